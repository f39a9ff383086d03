import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { limits } from '../../generated/policies.ts';
import type { Manifest } from './manifest.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'parlance-package-'));
const out = join(folder, 'package');
const consumer = join(folder, 'consumer');
const installed = join(consumer, 'node_modules/@parlance/contract');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

const runFile = promisify(execFile);
/** What a project brings itself, linked from here for want of a registry. */
function bring(...names: string[]): void {
  for (const name of names) {
    const link = join(consumer, 'node_modules', name);
    rmSync(link, { force: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
}
/** Runs Node, and gives what it printed; a failure shows its output. */
async function node(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await runFile(process.execPath, args, { cwd }).catch((error) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  return stdout;
}
async function npm(cwd: string, ...args: string[]): Promise<string> {
  return (await runFile('npm', args, { cwd })).stdout;
}

beforeAll(async () => {
  await node(root, join(import.meta.dirname, 'build.ts'), '--out', out);
  const tarball = (await npm(folder, 'pack', out, '--silent')).trim();
  mkdirSync(consumer);
  writeFileSync(join(consumer, 'package.json'), '{"name": "consumer", "type": "module", "private": true}');
  await npm(consumer, 'install', '--offline', '--no-audit', '--no-fund', join(folder, tarball));
  cpSync(join(import.meta.dirname, 'consumers'), join(consumer, 'src'), { recursive: true });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the tarball', () => {
  test('brings nothing else along, and none of what development needs', () => {
    const published = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
    for (const field of ['private', 'dependencies', 'devDependencies', 'optionalDependencies', 'scripts'])
      expect(published).not.toHaveProperty(field);
    const lock = JSON.parse(readFileSync(join(consumer, 'package-lock.json'), 'utf8')) as Manifest;
    expect(Object.keys(lock['packages'] as object)).toEqual(['', 'node_modules/@parlance/contract']);
  });

  test('is sound to publint', async () => {
    const { messages } = await publint({ pkgDir: out, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  test('has types that every resolver of ES modules finds', async () => {
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    expect(await node(folder, attw, '--profile', 'esm-only', '--pack', out)).not.toContain('❌');
  });

  test('exports all that the sources export', async () => {
    const names = Object.keys(manifest.exports).filter((name) => !/\*|fastify|package\.json/.test(name));
    const code = names.map((name) => `await import('@parlance/contract${name.slice(1)}');`).join('\n');
    writeFileSync(join(consumer, 'all.js'), code);
    await node(consumer, 'all.js');
  });

  test('has types that tell limits, rules and choices in an editor', () => {
    const types = readFileSync(join(installed, 'generated/channel/types.d.ts'), 'utf8');
    expect(types).toContain(`${limits.UserTextBody.truncate} characters`);
    expect(types).toMatch(/@rule CHN-IN-16 MUST[\s\S]*@local CHN-IN-18[\s\S]*@openPoint OPEN-17/);
  });

  test('holds a command that works by itself, with the licences of what is in it', async () => {
    const command = join(consumer, 'node_modules/.bin/parlance');
    expect(await node(consumer, command, '--version')).toBe(`${manifest.version}\n`);
    expect(await node(consumer, command, 'conform', 'bot-provider', '--list')).toContain('BOT-PRV-01');
    const licences = readFileSync(join(installed, 'THIRD-PARTY.md'), 'utf8');
    for (const name of ['fastify', 'preact', '@preact/signals-core'])
      expect(licences).toContain(`## ${name}\n`);
  });

  test('serves the console, built', async () => {
    const command = join(consumer, 'node_modules/.bin/parlance');
    const options = [
      '--desk',
      '--port',
      '0',
      '--data',
      join(folder, 'console.sqlite'),
      '--log-level',
      'silent',
    ];
    const service = spawn(process.execPath, [command, 'serve', ...options], { cwd: consumer });
    onTestFinished(() => void service.kill());
    let link: string | undefined;
    for await (const line of createInterface({ input: service.stderr })) {
      link = /^Console: (http\S+)#/.exec(line)?.[1];
      if (link !== undefined) break;
    }
    expect(await (await fetch(link!)).text()).toContain('<script type="module" src="console.js">');
    expect(await (await fetch(`${link}console.js`)).text()).toContain('Token of the desk');
  });
});

test('what an import costs a page stays below its limits', async () => {
  await node(join(consumer, 'src/size'), join(root, 'node_modules/size-limit/bin.js'));
});

describe('projects that installed it', () => {
  test('plain JavaScript runs validators and the conformance suite', async () => {
    const said = JSON.parse(await node(consumer, 'src/javascript/validate.js'));
    expect(said).toMatchObject({
      valid: true,
      invalid: false,
      complaint: "must have required property 'text'",
      documents: ['3.1.0', '3.1.0'],
      contract: manifest.version,
      unsigned: 'the request is not signed',
    });
    expect(said.failed).toBeGreaterThan(0);
  });

  test('handlers that are mounted on Fastify answer', async () => {
    bring('fastify');
    expect(JSON.parse(await node(consumer, 'src/javascript/serve.js'))).toMatchObject({
      status: 200,
      body: { result: 'ok' },
    });
  });

  test('with Prism beside it, the command mocks', async () => {
    bring('@stoplight');
    const command = join(consumer, 'node_modules/.bin/parlance');
    const mock = spawn(process.execPath, [command, 'mock', '--only', 'bot-service', '--port', '0'], {
      cwd: consumer,
    });
    onTestFinished(() => void mock.kill());
    const [line] = await once(createInterface({ input: mock.stdout }), 'line');
    expect(line).toMatch(/^bot-service +http:/);
  });

  test('in a test runner, the suite gives a test for each verdict', async () => {
    bring('vitest');
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const run = (env: NodeJS.ProcessEnv) =>
      runFile(process.execPath, [vitest, 'run', '--root', 'src/vitest'], {
        cwd: consumer,
        env: { ...process.env, NO_COLOR: '1', ...env },
      });
    expect((await run({})).stdout).toMatch(/Tests +\d+ passed/);
    await expect(run({ ANSWER: '{}' })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('HOOK-RCV-04'),
    });
  });

  const ofCheckers = createRequire(join(root, 'node_modules/@arethetypeswrong/cli/package.json'));
  test.each([
    ['7', join(root, 'node_modules/typescript-next/bin/tsc'), ['typescript', 'vitest']],
    ['6', join(root, 'node_modules/typescript/bin/tsc'), ['typescript', 'vitest']],
    ['5', ofCheckers.resolve('typescript/lib/tsc.js'), ['typescript']],
  ])(
    'TypeScript %s compiles handlers, clients, the script API and tests',
    async (_version, tsc, projects) => {
      bring('fastify', '@types', 'vitest');
      for (const project of projects) await node(consumer, tsc, '-p', `src/${project}`);
    },
  );
});
