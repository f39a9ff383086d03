import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  link?: true;
  resolved?: string;
  integrity?: string;
  /** True if the package is part of another package's tarball. The integrity hash of that tarball then covers it. */
  inBundle?: true;
}

const root = join(import.meta.dirname, '../../..');

test.each(['package-lock.json', 'src/workshop/generators/package-lock.json'])(
  'every package in %s has an integrity hash, even packages for other platforms',
  (file) => {
    const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      packages: Record<string, Locked>;
    };
    const fetched = Object.entries(packages).filter(
      ([path, { link, inBundle }]) => /(^|\/)node_modules\//.test(path) && !link && !inBundle,
    );
    expect(fetched.length).toBeGreaterThan(100);
    expect(fetched.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  },
);
