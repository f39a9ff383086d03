import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Which rooms a file of a room may import from. Packages are free; a room may always import itself. */
const allowed: Record<string, string[]> = {
  generated: [],
  'src/codegen': ['specs', 'src/scripts'],
  'src/http': ['generated'],
  // What the scripts of package.json share.
  'src/scripts': [],
  'src/service': ['generated', 'src/http', 'src/widget'],
  // What the scripts of the widget and the console share.
  'src/browser': [],
  'src/console': ['generated', 'src/browser'],
  'src/widget': ['generated', 'src/browser'],
  // What tests share: the parts of the whole, and what is done with them.
  'src/testing': ['generated', 'src/service', 'src/cli', 'src/demo', 'docs/examples', 'conformance'],
  'src/widget/testing': ['generated', 'src/service', 'src/testing'],
  'src/demo': ['generated', 'src/http'],
  // Scripts of pages.
  'src/demo/pages': [],
  'src/mock': ['generated', 'src/http', 'src/codegen'],
  'src/cli': [
    'generated',
    'src/http',
    'src/service',
    'src/console',
    'src/mock',
    'src/codegen',
    'conformance',
    'docs/examples',
    'src/demo',
    'src/integrator',
  ],
  'src/chaos': ['generated', 'src/scripts', 'src/service', 'src/cli'],
  'src/bench': ['generated', 'src/scripts', 'src/http', 'src/service'],
  'src/diff': ['src/scripts', 'src/codegen'],
  'src/release': ['src/scripts', 'src/service', 'src/console', 'src/demo'],
  'src/integrator': ['generated', 'src/http'],
  conformance: ['generated'],
  // The self-test composes broken implementations; it may take the good parts from anywhere.
  'conformance/selftest': ['generated', 'conformance', 'src/http', 'src/service', 'docs/examples'],
  'docs/examples': ['generated', 'src/http', 'src/integrator'],
  'docs/examples/testing': ['conformance'],
  specs: [],
};
const rooms = Object.keys(allowed).toSorted((a, b) => b.length - a.length);

describe('imports go one way', () => {
  test.each(Object.keys(allowed))('%s', (room) => {
    const wrong = imports(room).filter(({ to }) => to !== room && !allowed[room]!.includes(to));
    expect(wrong).toEqual([]);
  });
});

test.each(['src', 'conformance', 'specs', 'docs'])(
  '%s has no circle of imports, not of types either',
  (folder) => {
    const files = sources(join(root, folder));
    const next = new Map(
      files.map((file) => [
        file,
        importsOf(file)
          .map((path) => resolve(dirname(file), path))
          .filter((path) => files.includes(path)),
      ]),
    );
    const circles: string[] = [];
    const done = new Set<string>();
    const walk = (file: string, way: string[]): void => {
      if (way.includes(file)) {
        circles.push(
          [...way.slice(way.indexOf(file)), file].map((each) => relative(root, each)).join(' -> '),
        );
        return;
      }
      if (done.has(file)) return;
      for (const to of next.get(file) ?? []) walk(to, [...way, file]);
      done.add(file);
    };
    for (const file of files) walk(file, []);
    expect(circles).toEqual([]);
  },
);

function imports(room: string): { from: string; to: string }[] {
  return sources(join(root, room))
    .filter((file) => roomOf(file) === room)
    .flatMap((file) =>
      importsOf(file).map((path) => ({
        from: relative(root, file),
        to: roomOf(resolve(dirname(file), path)),
      })),
    );
}

/** What a file imports from other files, as it is written there. */
function importsOf(file: string): string[] {
  const written = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?['"](\.{1,2}\/[^'"]+)['"]/g);
  return [...written].map(([, path]) => path!);
}

function roomOf(file: string): string {
  const path = relative(root, file).split(sep).join('/');
  return rooms.find((room) => path === room || path.startsWith(`${room}/`)) ?? path;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    if (entry.isDirectory()) return sources(path);
    return /\.(tsx?|js|mjs)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [path] : [];
  });
}
