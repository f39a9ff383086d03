// Checks the Python service with its desk over HTTP. The tests of the quickstarts run the other Python examples, and the desk as a command.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../conformance/wire/http/stand-in.ts';
import { isInstalled } from '../../../src/workshop/testing/programs.ts';
import { host, pythonPath, start, stopAll, wrong } from '../testing/programs.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const python = isInstalled('python3');
afterAll(stopAll);

if (python) {
  test('service.py passes the suite', async () => {
    const port = await freePort();
    await start(port, ['python3', `${here}service.py`, String(port), 'desk-token'], pythonPath);
    const desk = { desk: `http://${host}:${port}/desk`, deskToken: 'desk-token' };
    expect(await wrong('channel-service', desk)).toEqual([]);
  });

  test('frontend.py prints a message of an unknown kind', async () => {
    const show = `import frontend; print(frontend.shown({'type': 'poll', 'question': 'Tea or coffee?'}))`;
    const env = { ...process.env, ...pythonPath };
    const { stdout } = await promisify(execFile)('python3', ['-B', '-c', show], { cwd: here, env });
    expect(stdout.trim()).toBe('a message of the kind poll');
  });
} else test.skip('the Python programs were not run, because python3 is not installed');

test.each([
  ['frontend.py', 80],
  ['bot.py', 80],
  ['crm.py', 80],
  ['desk_command.py', 80],
  ['service.py', 270],
])('the program %s is shorter than %d lines', async (name, most) => {
  const text = await readFile(`${here}${name}`, 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThan(most);
});
