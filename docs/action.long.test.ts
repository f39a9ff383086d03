// Runs the steps of action.yml in the shell that GitHub Actions uses.
import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../conformance/wire/http/stand-in.ts';
import { isInstalled } from '../src/workshop/testing/programs.ts';
import { pythonPath } from './examples/testing/programs.ts';

interface Step {
  id?: string;
  uses?: string;
  with?: Record<string, unknown>;
  shell: string;
  run: string;
  env?: Record<string, string>;
}
interface Action {
  inputs: Record<string, { default: string }>;
  runs: { steps: Step[] };
}

const root = fileURLToPath(new URL('..', import.meta.url));
const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Action;
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  devEngines: { runtime: { version: string } };
};
const folder = mkdtempSync(join(tmpdir(), 'parlance-action-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = readFileSync(join(root, 'docs/src/content/docs/conformance/build-machines.mdx'), 'utf8');
const printed = (language: string) => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)![1]!;
const sampleIn = (text: string) => {
  const { jobs } = parse(text) as {
    jobs: { conformance: { steps: { uses: string; with: Record<string, string> }[] } };
  };
  return jobs.conformance.steps.find(({ uses }) => uses.startsWith('OWNER/'))!.with;
};

/** Packs the package that the sample workflow installs. The command of this package runs the sources of this project. */
beforeAll(async () => {
  const source = join(folder, 'package');
  mkdirSync(source);
  const manifest = { name: '@parlance/contract', version: '1.0.0', bin: { parlance: 'parlance.cjs' } };
  writeFileSync(join(source, 'package.json'), JSON.stringify(manifest));
  const main = JSON.stringify(join(root, 'src/cli/main.ts'));
  writeFileSync(join(source, 'parlance.cjs'), `#!/usr/bin/env node\nvoid import(${main});\n`, {
    mode: 0o755,
  });
  const sample = sampleIn(printed('yaml'));
  execFileSync('tar', ['-czf', sample['package']!, 'package'], { cwd: folder });
  const { code, said } = await runStep('install', sample);
  expect(code, said).toBe(0);
});

/** Runs a step of the action in the workspace, with the inputs that a workflow sets. Inputs that are not set have their defaults. */
async function runStep(step: string, given: Record<string, string>, more: Record<string, string> = {}) {
  const inputs = Object.fromEntries(
    Object.entries(action.inputs).map(([name, { default: value }]) => [name, given[name] ?? value]),
  );
  const filled = (text: string) =>
    text
      .replaceAll(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => inputs[name] ?? `no input ${name}`)
      // biome-ignore lint/suspicious/noTemplateCurlyInString: The action has it so.
      .replaceAll('${{ github.action_path }}', root.replace(/\/$/, ''));
  const { env = {}, run, shell } = action.runs.steps.find(({ id }) => id === step)!;
  expect(shell).toBe('bash');
  const [output, summary] = ['output', 'summary'].map((name) => join(folder, name)) as [string, string];
  for (const file of [output, summary]) writeFileSync(file, '');
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', filled(run)], {
    cwd: folder,
    env: {
      ...process.env,
      ...more,
      NO_COLOR: '1',
      RUNNER_TEMP: folder,
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

test.runIf(isInstalled('python3'))(
  'the sample workflow on the page starts the bot, checks the bot, writes all reports and stops the bot',
  async () => {
    const [port, other] = [await freePort(), await freePort()];
    const onPorts = (text: string) => text.replaceAll('8789', `${port}`).replaceAll('8799', `${other}`);
    writeFileSync(join(folder, 'parlance.conform.json'), onPorts(printed('json')));
    copyFileSync(join(root, 'docs/examples/python/bot.py'), join(folder, 'bot.py'));
    const secrets = { BOT_TOKEN: 'a-token-of-the-sample', ...pythonPath };
    const { code, said, output, summary } = await runStep(
      'conform',
      sampleIn(onPorts(printed('yaml'))),
      secrets,
    );
    expect([code, output], said).toEqual([0, 'status=0\n']);
    expect(summary).toMatch(/## Conformance\n```\n[\s\S]*bot-provider: \d+ passed, [\s\S]*Conforms: all/);
    expect(said).toMatch(/^::stop-commands::(parlance-\w{32})\n[\s\S]*^::\1::$/m);
    for (const name of ['html', 'json', 'xml'])
      expect(existsSync(join(folder, `conformance/conformance.${name}`))).toBe(true);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  },
);

test('a broken rule fails the step, and the summary of the step names the remedy', async () => {
  const port = await freePort();
  writeFileSync(
    join(folder, 'receiver.mjs'),
    `import { createServer } from 'node:http';
createServer((request, response) => request.resume().on('end', () => response.end('{"result": "never"}'))).listen(${port}, '127.0.0.1');`,
  );
  const { code, output, summary } = await runStep('conform', {
    targets: 'webhook-receiver',
    url: `http://127.0.0.1:${port}/hooks`,
    arguments: '--only HOOK-RCV-01,HOOK-RCV-02\n--strict\n',
    start: `"${process.execPath}" receiver.mjs`,
    'wait-for': `http://127.0.0.1:${port}/`,
  });
  expect([code, output]).toEqual([1, 'status=1\n']);
  expect(summary).toMatch(
    /1\. failed HOOK-RCV-0\d \(section[\s\S]*Does not conform: 1 of 2 MUST rules broken/,
  );
});

test('a program that ends before it responds fails the step, and the summary has the output of the program', async () => {
  const { code, output, summary } = await runStep('conform', {
    targets: 'webhook-receiver',
    url: 'http://127.0.0.1:9/',
    start: 'echo no database >&2; exit 1',
    'wait-for': 'http://127.0.0.1:9/',
  });
  expect([code, output]).toEqual([3, 'status=3\n']);
  expect(summary).toContain('The command of start has ended.\nno database');
});

test('the summary of the step contains a usage error', async () => {
  const { code, summary } = await runStep('conform', { targets: 'webhook-receiver' });
  expect([code, summary]).toEqual([2, expect.stringContaining('webhook-receiver needs --url')]);
});

test("the action declares exactly the inputs that it uses, and installs the project's version of Node", () => {
  const used = new Set(JSON.stringify(action.runs).match(/inputs\.[\w-]+/g));
  expect([...used].map((name) => name.slice('inputs.'.length)).toSorted()).toEqual(
    Object.keys(action.inputs).toSorted(),
  );
  const node = action.runs.steps.find(({ uses }) => uses?.startsWith('actions/setup-node'));
  expect(`>=${String(node?.with?.['node-version'])}`).toBe(manifest.devEngines.runtime.version);
});
