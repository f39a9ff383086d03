import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type InterfaceRow, interfaces } from '../../../generated/parties.ts';

const { exports } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, string>;
};

/** Adapters of other services are written for the desk. The visitor's interface belongs to the reference alone. */
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
