import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type InterfaceRow, interfaces } from '../../../generated/parties.ts';

const { exports } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, string>;
};

/**
 * The interfaces whose modules the package exports. Other services need the desk's interface for their adapters. Only the reference uses
 * the visitor's interface, so the package does not export it.
 */
const exported = interfaces.filter(({ name }) => name !== 'visitor');

test.each<InterfaceRow>(exported)(
  'the package exports every module of $name',
  ({ name, folder, modules }) => {
    const missing = modules
      .map((module) => [`./${name}/${module}`, `./generated/${folder}/${module}`] as const)
      .filter(([address, file]) => ![`${file}.ts`, `${file}.js`].includes(exports[address] ?? ''))
      .map(([address]) => address);
    expect(missing).toEqual([]);
  },
);
