// Tests the package with other tools and other versions of Node. Tools that are not in npm's cache are installed from the npm registry.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readers } from '../../../docs/src/contract/readers.ts';
import { story } from '../../../docs/testing/readers.ts';
import { startServer } from '../../reference/service/store/engines/postgres/testing/server.ts';
import { type Consumer, installedPackage, node, npm, root, shell, started } from '../testing/package.ts';

const runFile = promisify(execFile);
const tools = mkdtempSync(join(tmpdir(), 'parlance-tools-'));
let consumer: Consumer;
beforeAll(async () => {
  consumer = await installedPackage();
});
afterAll(() => {
  consumer.remove();
  rmSync(tools, { recursive: true });
});

test('TypeScript finds the types of the package with every resolution mode of ES modules', async () => {
  const attw = join(await fetched('@arethetypeswrong/cli@0.18.5'), 'dist/index.js');
  const said = await node(consumer.folder, attw, '--profile', 'esm-only', '--pack', consumer.built);
  expect(said).not.toContain('❌');
});

const kilobyte = 1000;

test.each([
  ["import type { UserMessage } from '@parlance/contract/channel/types';", 0],
  ["export { validateUserMessage } from '@parlance/contract/channel/validators';", 15],
  ["export * from '@parlance/contract/channel/validators';", 15],
  ["export * from '@parlance/contract/bot/validators';", 15],
  ["export * from '@parlance/contract/developer/validators';", 15],
  ["export * from '@parlance/contract/widget/validators';", 15],
  ["export { createChannelServiceClient } from '@parlance/contract/channel/client';", 15],
])('the import of %s adds at most %d kB to a page', async (contents, limit) => {
  const stdin = { contents, resolveDir: consumer.folder, loader: 'ts' } as const;
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: 'esm', write: false });
  const bytes = outputFiles[0]!.contents;
  expect(bytes.length === 0 ? 0 : gzipSync(bytes).length).toBeLessThanOrEqual(limit * kilobyte);
});

test.each([
  ['6', 'typescript', 'vitest'],
  ['5', 'typescript'],
])('TypeScript %s compiles handlers, clients and the script API', async (version, ...projects) => {
  consumer.bring('fastify', '@types', 'vitest');
  const tsc = join(await fetched(`typescript@${version}`), 'bin/tsc');
  for (const project of projects) await node(consumer.folder, tsc, '-p', `src/${project}`);
});

test('in a test runner, the suite reports a test for each verdict', async () => {
  consumer.bring('vitest');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const run = (env: NodeJS.ProcessEnv) =>
    runFile(process.execPath, [vitest, 'run', '--root', 'src/vitest'], {
      cwd: consumer.folder,
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
  expect((await run({})).stdout).toMatch(/Tests +\d+ passed/);
  await expect(run({ ANSWER: '{}' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('HOOK-RCV-01'),
  });
});

describe.each(['22.19.0', '22', '24'])('the package on Node %s', (version) => {
  let other: string;
  beforeAll(async () => {
    other = await nodeOf(version);
  });
  const run = (...args: string[]) => runFile(other, [consumer.command, ...args], { cwd: consumer.folder });

  test('validators and the suite run', async () => {
    const { stdout } = await runFile(other, ['src/javascript/validate.js'], { cwd: consumer.folder });
    expect(JSON.parse(stdout)).toMatchObject({ valid: true, invalid: false });
  });

  test.each(readers.map((reader) => [reader.title, reader] as const))(
    'the starter or program runs as its page shows: %s',
    async (_, reader) => {
      const { shown, printed } = await story(reader, consumer.folder, other);
      expect(printed).toEqual(shown);
    },
  );

  test('the help of every command writes nothing to standard error', async () => {
    for (const command of [
      'conform',
      'trigger',
      'watch',
      'rules',
      'serve',
      'start',
      'backup',
      'doctor',
      'mock',
    ])
      expect((await run(command, '--help')).stderr).toBe('');
  });

  test('parlance trigger sends an event and judges the response', async () => {
    const [, address] = await started(
      consumer.folder,
      /(http:\S+)/,
      other,
      join(consumer.folder, 'src/javascript/receiver.js'),
    );
    expect((await run('trigger', 'chat_accepted', '--to', address!)).stdout).toContain(
      'The response is valid',
    );
  });
});

test('on a Node without SQLite, commands that use the embedded store print the reason in one sentence', async () => {
  const without = ['--no-experimental-sqlite', consumer.command];
  for (const args of [
    ['serve', '--port', '0'],
    ['start', '--port', '0'],
    ['doctor', '--data', 'package.json'],
  ]) {
    const failed = runFile(process.execPath, [...without, ...args], { cwd: consumer.folder });
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The embedded store needs SQLite.*\n$/),
    });
  }
});

test('parlance serve runs on Node 22', async () => {
  const options = ['--port', '0', '--data', '22.sqlite'];
  const line = await started(
    consumer.folder,
    /"url":"(http[^"]+)".*"ready"/,
    await nodeOf('22'),
    consumer.command,
    'serve',
    ...options,
  );
  expect((await fetch(line[1]!)).status).toBeLessThan(500);
});

test('parlance serve can use PostgreSQL without further packages', async () => {
  await using server = await startServer({});
  const options = ['--port', '0', '--database-url', await server.database()];
  const ready = /"url":"(http[^"]+)".*"ready"/;
  const line = await started(consumer.folder, ready, process.execPath, consumer.command, 'serve', ...options);
  expect((await fetch(line[1]!)).status).toBeLessThan(500);
});

test.each(['12', '18', '20', '22.12'])(
  'on Node %s, the command prints the needed Node version in one line',
  async (version) => {
    const old = await nodeOf(version);
    const failed = shell(consumer.folder, 'node_modules/.bin/parlance rules', old);
    await expect(failed).rejects.toThrow(
      /\nparlance needs Node 22\.19 or later; this is \d+\.\S+\. [^\n]+\n\n?$/,
    );
  },
);

/** Installs a package in a new folder, from npm's cache or the registry. Resolves with the path of the package. */
async function fetched(spec: string): Promise<string> {
  const folder = mkdtempSync(join(tools, 'tool-'));
  await npm(folder, 'install', '--prefix', folder, '--prefer-offline', '--no-audit', '--no-fund', spec);
  return join(folder, 'node_modules', spec.slice(0, spec.lastIndexOf('@')));
}

const nodes = new Map<string, Promise<string>>();

/**
 * Installs a version of Node for this machine, from the npm package that also provides this project's Node. Resolves with the path of this
 * Node.
 */
function nodeOf(version: string): Promise<string> {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const name = Object.keys(optionalDependencies).find((each) => each.endsWith(platform))!;
  const known = nodes.get(version) ?? fetched(`${name}@${version}`).then((folder) => programIn(folder));
  nodes.set(version, known);
  return known;
}

function programIn(folder: string): string {
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: { node: string } };
  return join(folder, bin.node);
}
