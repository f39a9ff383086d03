// Runs the code on the pages as it is printed. If a program is not installed, its samples are skipped, and the run reports this.
import { execFile, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../conformance/wire/http/stand-in.ts';
import { verifySignature } from '../src/contract/send/signature.ts';
import { hostileStrings } from '../src/workshop/testing/odd.ts';
import { isInstalled } from '../src/workshop/testing/programs.ts';
import { answers, host, start, stopAll } from './examples/testing/programs.ts';
import { literal } from './src/contract/samples/literal.ts';
import { callOf } from './src/contract/samples/model.ts';
import { php } from './src/contract/samples/php.ts';
import { python } from './src/contract/samples/python.ts';
import { typescript } from './src/contract/samples/typescript.ts';
import { type OtherSide, openOtherSide } from './testing/samples/other-side.ts';
import { wrongWith } from './testing/samples/receiving.ts';
import { printedBy, programs, runCalls } from './testing/samples/running.ts';
import { signedRequests } from './testing/samples/signatures.ts';
import { verdictsOn } from './testing/samples/signed.ts';
import { complaintsAbout } from './testing/samples/typed.ts';
import {
  calls,
  emptyFolder,
  endings,
  received,
  streams,
  titleOf,
  writeCalls,
  writeReceiver,
} from './testing/samples/written.ts';

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
const folder = emptyFolder();
let otherSide: OtherSide;

beforeAll(async () => {
  otherSide = await openOtherSide();
});
afterAll(async () => {
  stopAll();
  await otherSide.close();
  rmSync(folder, { recursive: true, force: true });
});

/** For each interface, the first call with a body and the first call without a body. */
const firstOfEach = calls.filter(
  ({ operation }, index) =>
    index ===
    calls.findIndex(
      (other) => other.operation.of === operation.of && !other.operation.body === !operation.body,
    ),
);

const ran = ['curl', 'typescript', 'python', 'php'] as const;
const missing = ran.filter((language) => !isInstalled(language === 'curl' ? 'curl' : programs[language][0]!));
const there = ran.filter((language) => !missing.includes(language));
if (missing.length > 0)
  test.skip(
    `samples were not run, because their program is not installed: ${missing.map(titleOf).join(', ')}`,
  );

describe.each(there)('the calls in %s', (language) => {
  test('the calls conform to the contract, and print the response', async () => {
    const own = join(folder, `calls-${language}`);
    const written = writeCalls(language, calls, own, otherSide.at);
    const printed = await runCalls(language, own);
    const expected = written.map(({ exchange: { operation } }) => {
      const { status } = operation.answers.find((answer) => answer.status.startsWith('2'))!;
      return { operationId: operation.operationId, right: true, status: Number(status.replace('XX', '00')) };
    });
    expect(otherSide.came()).toEqual(expected);
    for (const [index, { status }] of expected.entries()) expect(printed[index]).toContain(String(status));
  });

  test('the calls report an error, and the time of the next attempt', async () => {
    const own = join(folder, `errors-${language}`);
    const written = writeCalls(language, [...firstOfEach, ...streams], own, () => otherSide.refusing);
    const printed = await runCalls(language, own);
    expect(printed).toHaveLength(written.length);
    for (const [index, { exchange }] of written.entries()) {
      expect(printed[index]).toContain('429');
      if (callOf(exchange.operation).hasRetryAfter) expect(printed[index]).toContain(otherSide.retryAfter);
    }
  });

  test('the calls print the events of a stream as they arrive', async () => {
    const written = writeCalls(language, streams, join(folder, `streams-${language}`), otherSide.at);
    expect(written.length).toBeGreaterThan(0);
    await Promise.all(written.map(({ file }) => printedBy([...programs[language], file], 'data:')));
  });
});

const serving = there.filter((language) => language !== 'curl');
describe.each(serving)('the receivers in the language %s', (language) => {
  test('the receivers accept valid events, and reject invalid ones', async () => {
    const own = join(folder, `receivers-${language}`);
    const ports = await Promise.all(received.map(freePort));
    const service = otherSide.at('bot-service');
    const files = received.map(
      (exchange, index) => writeReceiver(language, exchange, own, { port: ports[index]!, service }).file,
    );
    if (language === 'php')
      for (const [index, file] of files.entries())
        await start(ports[index]!, ['php', '-S', `${host}:${ports[index]}`, file]);
    else await start(ports[0]!, [...programs[language], serverOf(language), own]);
    await Promise.all(ports.map(answers));
    const wrong = await Promise.all(received.map((exchange, index) => wrongWith(exchange, ports[index]!)));
    expect(wrong.flat()).toEqual([]);
  });
});

test('the literal of a value has the same meaning in every language', async () => {
  // Texts with half a surrogate pair are left out, because samples never send such a text.
  const value = {
    texts: hostileStrings.filter((text) => text.isWellFormed()),
    values: [{}, [], null, true, 1.5],
  };
  const inPython = `import json; print(json.dumps(${literal(value, python)}))`;
  const inPhp = `echo json_encode(${literal(value, php)}, JSON_THROW_ON_ERROR);`;
  const printed = [
    ['typescript', JSON.stringify(runInNewContext(`(${literal(value, typescript)})`))],
    ...(there.includes('python') ? [['python', (await run('python3', ['-c', inPython])).stdout]] : []),
    ...(there.includes('php') ? [['php', (await run('php', ['-r', inPhp])).stdout]] : []),
  ];
  for (const [language, text] of printed) expect(JSON.parse(text!), language).toEqual(value);
});

test('the TypeScript samples compile with the types of the package', () => {
  const own = join(folder, 'typed');
  const at = { port: 1, service: 'http://127.0.0.1' };
  writeCalls('typescript', [...calls, ...streams], join(own, 'calls'), () => 'http://127.0.0.1');
  for (const exchange of received) writeReceiver('typescript', exchange, join(own, 'receivers'), at);
  expect(complaintsAbout(own)).toEqual([]);
});

test.skipIf(!isInstalled('gofmt'))('the Go samples have the format of gofmt; skipped without Go', () => {
  const own = join(folder, 'go');
  writeCalls('go', [...calls, ...streams], own, () => 'http://127.0.0.1');
  for (const exchange of received) writeReceiver('go', exchange, own, { port: 1, service: '' });
  const { stdout, status } = spawnSync('gofmt', ['-l', own, `${here}examples/signatures`], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

describe('the signature code on the pages', () => {
  const cases = join(folder, 'cases.json');
  writeFileSync(cases, JSON.stringify(signedRequests));
  const expected = signedRequests.map(({ title, isRight }) => [title, isRight]);

  test('the TypeScript code accepts valid signatures, and rejects invalid ones', () => {
    const verdicts = signedRequests.map(({ title, headers, body, secret, now }) => [
      title,
      verifySignature(headers, body, secret, now * 1000) === undefined,
    ]);
    expect(verdicts).toEqual(expected);
  });

  const others = (['python', 'php'] as const).filter((language) => there.includes(language));
  test.each(others)('the code in %s accepts valid signatures, and rejects invalid ones', async (language) => {
    const printed = `${here}examples/signatures/verify.${endings[language]}`;
    const driver = `${here}testing/samples/signatures.${endings[language]}`;
    const { stdout } = await run(programs[language][0]!, [driver, printed, cases]);
    const verdicts = JSON.parse(stdout) as boolean[];
    expect(signedRequests.map(({ title }, index) => [title, verdicts[index]])).toEqual(expected);
  });

  test.skipIf(!isInstalled('openssl') || !there.includes('curl'))(
    'the openssl script makes valid signatures; skipped without openssl',
    async () => {
      const { secret } = signedRequests[0]!;
      const verdicts = await verdictsOn(`${here}examples/signatures/send.sh`, secret);
      expect(verdicts).toEqual([undefined]);
    },
  );
});

/** Returns the path of the script that runs all receivers of a folder. */
const serverOf = (language: 'typescript' | 'python') =>
  `${here}testing/samples/${language === 'python' ? 'receivers.py' : 'calls.ts'}`;
