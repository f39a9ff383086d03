// Builds and runs the Go samples of the pages. This is a long test because a build takes too long for `npm test`.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../conformance/wire/http/stand-in.ts';
import { isInstalled } from '../src/workshop/testing/programs.ts';
import { answers, start, stopAll } from './examples/testing/programs.ts';
import { type OtherSide, openOtherSide } from './testing/samples/other-side.ts';
import { wrongWith } from './testing/samples/receiving.ts';
import { environment, printedBy } from './testing/samples/running.ts';
import { signedRequests } from './testing/samples/signatures.ts';
import {
  calls,
  emptyFolder,
  received,
  streams,
  writeCalls,
  writeReceiver,
} from './testing/samples/written.ts';

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
const folder = emptyFolder();
const module = join(folder, 'module');
const program = join(folder, 'samples');
// The Go proxy is off, because the samples need only the standard library.
const env = { ...environment, GOCACHE: join(folder, 'cache'), GOFLAGS: '-mod=mod', GOPROXY: 'off' };
let otherSide: OtherSide;

afterAll(async () => {
  stopAll();
  await otherSide?.close();
  rmSync(folder, { recursive: true, force: true });
});

if (!isInstalled('go')) test.skip('the Go samples were not run, because go is not installed');
else
  describe('the Go samples', () => {
    const ports = new Map<string, number>();
    let called: ReturnType<typeof writeCalls>;
    let streamed: typeof called;
    let refused: typeof called;
    const receivers = new Map<string, string>();

    beforeAll(async () => {
      otherSide = await openOtherSide();
      called = writeCalls('go', calls, join(folder, 'calls'), otherSide.at);
      streamed = writeCalls('go', streams, join(folder, 'streams'), otherSide.at);
      refused = writeCalls('go', calls, join(folder, 'refused'), () => otherSide.refusing);
      for (const exchange of received) {
        const { operationId } = exchange.operation;
        ports.set(operationId, await freePort());
        const { file } = writeReceiver('go', exchange, join(folder, 'receivers'), {
          port: ports.get(operationId)!,
          service: '',
        });
        receivers.set(operationId, file);
      }
      const files = [...called, ...streamed, ...refused].map(({ file }) => file);
      build([...files, ...receivers.values()]);
      await run('go', ['vet', './...'], { cwd: module, env });
      await run('go', ['build', '-o', program, '.'], { cwd: module, env });
    });

    const printed = async (file: string) => (await run(program, [nameOf(file)], { env })).stdout;

    test('the calls conform to the contract, and print the response', async () => {
      for (const { file, exchange } of called) {
        const { operationId, answers: all } = exchange.operation;
        const status = Number(all.find((answer) => answer.status.startsWith('2'))!.status);
        expect(await printed(file)).toContain(String(status));
        expect(otherSide.came()).toEqual([{ operationId, right: true, status }]);
      }
    });

    test('the calls report an error, and the time of the next attempt', async () => {
      for (const { file, code } of refused) {
        const said = await printed(file);
        expect(said).toContain('429');
        if (code.includes('Retry-After')) expect(said).toContain(otherSide.retryAfter);
      }
    });

    test('the calls print the events of a stream as they arrive', async () => {
      for (const { file } of streamed) await printedBy([program, nameOf(file)], 'data:');
    });

    test('the receivers accept valid events, and reject invalid ones', async () => {
      const wrong = received.map(async (exchange) => {
        const { operationId } = exchange.operation;
        const port = ports.get(operationId)!;
        await start(port, [program, nameOf(receivers.get(operationId)!)]);
        await answers(port);
        return wrongWith(exchange, port);
      });
      expect((await Promise.all(wrong)).flat()).toEqual([]);
    });

    test('the signature code on the page accepts valid signatures, and rejects invalid ones', async () => {
      const own = join(folder, 'signatures');
      mkdirSync(own);
      cpSync(`${here}examples/signatures/verify.go`, join(own, 'verify.go'));
      cpSync(`${here}testing/samples/signatures.go`, join(own, 'main.go'));
      writeFileSync(join(own, 'go.mod'), 'module signatures\n\ngo 1.18\n');
      const cases = join(folder, 'cases.json');
      writeFileSync(cases, JSON.stringify(signedRequests));
      const { stdout } = await run('go', ['run', '.', cases], { cwd: own, env });
      const verdicts = JSON.parse(stdout) as boolean[];
      expect(signedRequests.map(({ title }, index) => [title, verdicts[index]])).toEqual(
        signedRequests.map(({ title, isRight }) => [title, isRight]),
      );
    });
  });

/**
 * Builds all samples as one program, because linking takes most of the time. Each sample becomes a package whose `main` the program calls.
 */
function build(files: readonly string[]): void {
  for (const file of files) {
    const own = join(module, nameOf(file));
    mkdirSync(own, { recursive: true });
    const code = readFileSync(file, 'utf8')
      .replace('package main', `package ${nameOf(file)}`)
      .replace('func main()', 'func Main()');
    writeFileSync(join(own, 'sample.go'), code);
  }
  const names = files.map(nameOf);
  const main = [
    'package main',
    'import "os"',
    ...names.map((name) => `import "samples/${name}"`),
    'func main() {',
    '\tmap[string]func(){',
    ...names.map((name) => `\t\t"${name}": ${name}.Main,`),
    '\t}[os.Args[1]]()',
    '}',
  ];
  writeFileSync(join(module, 'main.go'), `${main.join('\n')}\n`);
  writeFileSync(join(module, 'go.mod'), 'module samples\n\ngo 1.18\n');
}

/** Returns the package name for a sample file such as `calls/003-sendUserMessage.go`. */
function nameOf(file: string): string {
  const [kind, name] = [file.split('/').at(-2)!, basename(file, '.go')];
  return `${kind}_${name.replace(/\W/g, '_')}`.toLowerCase();
}
