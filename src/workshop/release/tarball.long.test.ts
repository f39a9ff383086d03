import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../../generated/policies.ts';
import { type Consumer, installedPackage, node, root, shell, started } from '../testing/package.ts';
import type { Manifest } from './manifest.ts';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
let consumer: Consumer;

beforeAll(async () => {
  consumer = await installedPackage();
});
afterAll(() => consumer.remove());

describe('the tarball of the package', () => {
  test('the manifest in the tarball has no dependencies and no fields for development', () => {
    const published = JSON.parse(readFileSync(join(consumer.installed, 'package.json'), 'utf8')) as Manifest;
    for (const field of ['private', 'dependencies', 'devDependencies', 'optionalDependencies', 'scripts'])
      expect(published).not.toHaveProperty(field);
    const lock = JSON.parse(readFileSync(join(consumer.folder, 'package-lock.json'), 'utf8')) as Manifest;
    expect(Object.keys(lock['packages'] as object)).toEqual(['', 'node_modules/@parlance/contract']);
  });

  test('the tarball has less than 15 MB unpacked, because it excludes the tools for the mock and the docs', () => {
    const files = readdirSync(consumer.installed, { recursive: true, withFileTypes: true });
    const bytes = files.map((file) => statSync(join(file.parentPath, file.name)).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(15_000_000);
  });

  test.each(['channel/types', 'serve', 'developer/validators', ''])(
    'a TypeScript that ignores the field exports finds the types of %s',
    (path) => {
      const { resolvedModule } = ts.resolveModuleName(
        join('@parlance/contract', path),
        join(consumer.folder, 'src/own.ts'),
        { moduleResolution: ts.ModuleResolutionKind.Node10 },
        ts.sys,
      );
      expect(resolvedModule?.resolvedFileName).toMatch(/\.d\.ts$/);
    },
  );

  test('the package passes publint', async () => {
    const { messages } = await publint({ pkgDir: consumer.built, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  test('the package exports only modules that can be imported', async () => {
    const names = Object.keys(manifest.exports).filter((name) => !/\*|fastify|\.json$/.test(name));
    const code = names.map((name) => `await import('@parlance/contract${name.slice(1)}');`).join('\n');
    writeFileSync(join(consumer.folder, 'all.js'), code);
    await node(consumer.folder, 'all.js');
  });

  test('the types have comments about limits, rules and open points, which editors show', () => {
    const types = readFileSync(join(consumer.installed, 'generated/channel/types.d.ts'), 'utf8');
    expect(types).toContain(`${limits.UserTextBody.truncate} characters`);
    expect(types).toMatch(/@rule CHN-IN-16 MUST[\s\S]*@local CHN-IN-18[\s\S]*@openPoint OPEN-17/);
  });

  test('the command works without other packages, and the package has the licences of the bundled packages', async () => {
    expect(await node(consumer.folder, consumer.command, '--version')).toBe(`${manifest.version}\n`);
    const cases = await node(consumer.folder, consumer.command, 'conform', 'bot-provider', '--list');
    expect(cases).toContain('BOT-PRV-01');
    const licences = readFileSync(join(consumer.installed, 'THIRD-PARTY.md'), 'utf8');
    for (const name of ['fastify', 'pg', 'preact', '@preact/signals-core'])
      expect(licences).toContain(`## ${name}\n`);
  });

  test('on an old Node, the command prints the needed version in one line', async () => {
    const pretended = join(consumer.folder, 'old.cjs');
    writeFileSync(pretended, "Object.defineProperty(process.versions, 'node', { value: '20.19.0' });");
    const said = promisify(execFile)(process.execPath, ['-r', pretended, consumer.command, 'rules']);
    await expect(said).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^parlance needs Node 22\.19 or later; this is 20\.19\.0\. .*\n$/),
    });
  });

  test('the commands and programs in the package’s README run', async () => {
    const [, to] = await started(
      consumer.folder,
      /(http:\S+)/,
      process.execPath,
      join(consumer.folder, 'src/javascript/receiver.js'),
    );
    const readme = readFileSync(join(consumer.installed, 'README.md'), 'utf8');
    const commands = [...readme.matchAll(/^npx parlance .*$/gm)].map(([line]) => line);
    expect(commands.length).toBeGreaterThan(4);
    // Only the first command is run by npx, which is slow. The other commands run the file that npx would find.
    const said = commands.map((line, index) => {
      const program = index === 0 ? 'npx --no' : 'PATH=node_modules/.bin:$PATH';
      return shell(consumer.folder, line.replace('npx', program).replace(/http:\S+/, to!));
    });
    expect((await Promise.all(said)).join('\n')).toContain('The response is valid');
    const [, program] = /```js\n([\s\S]*?)```/.exec(readme)!;
    writeFileSync(join(consumer.folder, 'readme.js'), program!);
    expect(await node(consumer.folder, 'readme.js')).toContain(
      'true\n@parlance/contract/openapi/channel.json',
    );
  });

  test('the installed command serves the built console', async () => {
    const options = ['--desk', '--port', '0', '--data', 'console.sqlite', '--log-level', 'silent'];
    const link = /^Console: (http\S+)#/;
    const line = await started(
      consumer.folder,
      link,
      process.execPath,
      consumer.command,
      'serve',
      ...options,
    );
    expect(await (await fetch(line[1]!)).text()).toContain('<script type="module" src="console.js">');
    expect(await (await fetch(`${line[1]}console.js`)).text()).toContain('Desk token');
  });
});

describe('a project that installed the package', () => {
  test('a program in plain JavaScript can run validators and the conformance suite', async () => {
    const said = JSON.parse(await node(consumer.folder, 'src/javascript/validate.js'));
    expect(said).toMatchObject({
      valid: true,
      invalid: false,
      complaint: "must have required property 'text'",
      documents: ['3.1.0', '3.0.0'],
      contract: manifest.version,
      unsigned: 'the request is not signed',
    });
    expect(said.failed).toBeGreaterThan(0);
  });

  test('the main entry of the package exports rules, policies, errors, and documents that can be loaded', async () => {
    const said = JSON.parse(await node(consumer.folder, 'src/javascript/contract.js'));
    expect(said.documents.length).toBeGreaterThan(10);
    expect(said).toMatchObject({ rule: 'MUST', errorCodes: true, openPoints: true, policies: true });
    expect(new Set(said.documents)).toEqual(new Set([true]));
  });

  test('handlers that the package mounts on Fastify respond to requests', async () => {
    consumer.bring('fastify');
    expect(JSON.parse(await node(consumer.folder, 'src/javascript/serve.js'))).toMatchObject({
      status: 200,
      body: { result: 'ok' },
    });
  });

  test('parlance mock reports that Prism is missing, and works once Prism is installed', async () => {
    const mock = [consumer.command, 'mock', '--only', 'bot-service', '--port', '0'];
    await expect(node(consumer.folder, ...mock)).rejects.toThrow(
      /needs Prism.*npm install @stoplight\/prism-http/,
    );
    consumer.bring('@stoplight');
    await started(consumer.folder, /^bot-service +http:/, process.execPath, ...mock);
  });

  // `npm run test:long` also tests other versions of TypeScript, and the suite in a test runner.
  test('TypeScript compiles handlers, clients and the script API', async () => {
    consumer.bring('fastify', '@types');
    await node(consumer.folder, join(root, 'node_modules/typescript-next/bin/tsc'), '-p', 'src/typescript');
  });
});
