// The steps of action.yml, run as a build machine's shell would run them.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../conformance/wire/http/free-port.ts';

interface Action {
  inputs: Record<string, { default: string }>;
  runs: { steps: { id?: string; if?: string; shell: string; run: string; env?: Record<string, string> }[] };
}

const root = fileURLToPath(new URL('..', import.meta.url));
const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Action;
const folder = mkdtempSync(join(tmpdir(), 'parlance-action-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A receiver of webhooks that answers all alike. */
const receiver = (port: number, result: string) => {
  writeFileSync(
    join(folder, `${result}.mjs`),
    `import { createServer } from 'node:http';
createServer((request, response) => request.resume().on('end', () => response.end('{"result": "${result}"}'))).listen(${port}, '127.0.0.1');`,
  );
  return `"${process.execPath}" ${result}.mjs`;
};

/** Runs the steps in a workspace, with inputs as a workflow gives them; installing is left out, for it is done. */
async function runAction(given: Record<string, string>) {
  const inputs = Object.fromEntries(
    Object.entries(action.inputs).map(([name, { default: value }]) => [name, given[name] ?? value]),
  );
  const filled = (text: string) =>
    text
      .replaceAll(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => inputs[name] ?? `no input ${name}`)
      // biome-ignore lint/suspicious/noTemplateCurlyInString: The action has it so.
      .replaceAll('${{ github.action_path }}', root.replace(/\/$/, ''));
  const { env = {}, run, shell } = action.runs.steps.find(({ id }) => id === 'conform')!;
  expect(shell).toBe('bash');
  const [output, summary] = ['output', 'summary'].map((name) => join(folder, name)) as [string, string];
  for (const file of [output, summary]) writeFileSync(file, '');
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', filled(run)], {
    cwd: folder,
    env: {
      ...process.env,
      NO_COLOR: '1',
      ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(value)])),
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)));
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  return { code, said, output: readFileSync(output, 'utf8'), summary: readFileSync(summary, 'utf8') };
}

const inputsOf = (port: number, result: string) => ({
  targets: 'webhook-receiver',
  url: `http://127.0.0.1:${port}/hooks`,
  start: receiver(port, result),
  'wait-for': `http://127.0.0.1:${port}/`,
});

test('the action starts the endpoint, checks it, writes all reports and stops it', {
  timeout: 60_000,
}, async () => {
  const port = await freePort();
  const { code, said, output, summary } = await runAction({
    ...inputsOf(port, 'OK'),
    arguments: '--skip HOOK-RCV-05\n--strict\n',
  });
  expect([code, output], said).toEqual([0, 'status=0\n']);
  expect(summary).toContain('Conforms');
  expect(said).toMatch(/^::stop-commands::(parlance-\w{32})\n[\s\S]*^::\1::$/m);
  for (const name of ['html', 'json', 'xml'])
    expect(existsSync(join(folder, `conformance/conformance.${name}`))).toBe(true);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test('a failed rule fails the step, and the summary names it', { timeout: 60_000 }, async () => {
  const { code, output, summary } = await runAction(inputsOf(await freePort(), 'never'));
  expect([code, output]).toEqual([1, 'status=1\n']);
  expect(summary).toMatch(/failed HOOK-RCV-0\d: /);
  expect(summary).toContain('Does not conform');
});

test('the action declares every input that it uses, and uses all', () => {
  const used = new Set(JSON.stringify(action.runs).match(/inputs\.[\w-]+/g));
  expect([...used].map((name) => name.slice('inputs.'.length)).toSorted()).toEqual(
    Object.keys(action.inputs).toSorted(),
  );
});
