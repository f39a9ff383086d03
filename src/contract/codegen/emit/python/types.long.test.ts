// Checks the Python package, its starters and a program that uses it with mypy.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isInstalled } from '../../../../workshop/testing/programs.ts';
import { generated } from '../testing/programs.ts';

const typed = fileURLToPath(new URL('../testing/typed.py', import.meta.url));
const examples = fileURLToPath(new URL('../../../../../docs/examples', import.meta.url));

if (!isInstalled('mypy')) test.skip('the types are not checked: mypy is not installed');
else {
  const mypy = (...args: string[]) =>
    spawnSync('mypy', ['--strict', '--python-version', '3.10', '--cache-dir', '/dev/null', ...args], {
      encoding: 'utf8',
      cwd: `${generated}/python`,
    }).stdout;

  test('the Python package and its starters pass mypy --strict', () => {
    const starters = globSync(`${examples}/python/*.py`);
    expect(starters.length).toBeGreaterThan(4);
    expect(mypy('parlance', ...starters, `${examples}/frameworks/http_server.py`)).toMatch(
      /^Success: no issues found in \d+ source files/,
    );
  });

  test('mypy reports exactly the errors that comments in the test program announce', () => {
    const found = [...mypy(typed).matchAll(/typed\.py:(\d+): error: .*\[([\w-]+)\]/g)];
    const expected = readFileSync(typed, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const kind = /# error: ([\w-]+)$/.exec(line)?.[1];
        return kind === undefined ? [] : [`${index + 1} ${kind}`];
      });
    expect([...new Set(found.map(([, line, kind]) => `${line} ${kind}`))]).toEqual(expected);
  });
}
