import { styleText } from 'node:util';
import type { Command } from 'commander';
import { printable } from '../../conformance/report/printable.ts';
import { eventOf, firstPort, type Judged, type Side, sides } from '../contract/mock/judged.ts';
import type { MockedSide, MockOptions, RunningMock } from '../contract/mock/mock.ts';
import { oneOf } from './shared/arguments.ts';
import { fail, failToListen, stopOnSignal } from './shared/fail.ts';
import { count, port } from './shared/options.ts';
import { openRecordOrFail, textOfRequest } from './shared/requests.ts';

interface Options {
  host: string;
  port: number;
  only?: Side[];
  dynamic?: boolean;
  delay?: number;
  fail?: number;
  silent?: boolean;
  record?: string;
  json?: boolean;
  quiet?: boolean;
}

const parties = sides.map(({ party }) => party);
const partyNamed = oneOf('parties', parties);

export function register(program: Command): void {
  program
    .command('mock')
    .description('Respond as any side of the contract, with the examples of its documents.')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(
      '--port <number>',
      'port of the first party, the others follow; 0 takes free ports',
      port,
      firstPort,
    )
    .option(
      '--only <parties>',
      `parties to mock, separated by commas; default all: ${parties.join(', ')}`,
      chosen,
    )
    .option('--dynamic', 'generate responses from their schemas in place of the examples')
    .option('--delay <ms>', 'wait this many milliseconds before each response', count)
    .option(
      '--fail <times>',
      'respond to each request with 503 this many times, then as the contract says',
      count,
    )
    .option('--silent', 'accept requests and never respond')
    .option('--record <file>', 'append requests to this file as JSON lines, without secrets')
    .option('--json', 'print a JSON line for each request')
    .option('--quiet', 'do not print requests')
    .addHelpText(
      'after',
      `
The mock checks requests: an invalid request gets the contract's error, and the mock prints each fault with its place. The header
field Prefer chooses the response:
  Prefer: code=404               an error
  Prefer: example=result-alone   an example, by its name in the document
  Prefer: dynamic=true           a response generated from its schema

Examples:
  $ parlance mock
  $ parlance mock --only channel-service,channel-integrator --port 5000
  $ parlance mock --only desk --dynamic
  $ parlance mock --only webhook-receiver --fail 2 --delay 500   # to test how you retry
  $ curl http://127.0.0.1:${firstPort}/random/shop-app/status
  $ curl -H 'Prefer: code=503' http://127.0.0.1:${firstPort}/random/shop-app/status

The mock only responds. To send an event, use parlance trigger; to see the requests of your side, parlance watch.`,
    )
    .action(run);
}

async function run({
  only = [...sides],
  delay = 0,
  record,
  json,
  quiet,
  ...options
}: Options): Promise<void> {
  const save = record === undefined ? undefined : openRecordOrFail(record);
  const judged: NonNullable<MockOptions['judged']> = (request, answered) => {
    save?.(request);
    if (!quiet) console.log((json ? asJson : asText)(request, answered));
  };
  const mock = await startMockOrFail(only, { ...options, judged, delayMs: delay });
  stopOnSignal(mock.close);
  for (const served of mock.sides)
    console.log(json ? JSON.stringify({ party: served.side.party, listening: served.url }) : lineOf(served));
}

function lineOf({ side, url }: MockedSide): string {
  const [path = ''] = side.operations
    .map((operation) => operation.path)
    .toSorted((a, b) => a.length - b.length);
  const below = side.party === 'desk' ? '' : path;
  return `${styleText('bold', side.party.padEnd(20))}${`${url}${below}`.padEnd(62)}${styleText('dim', `for ${side.for}`)}`;
}

async function startMockOrFail(only: Side[], options: MockOptions): Promise<RunningMock> {
  const { port } = options;
  const last = port + only.length - 1;
  // Prism is loaded only here, because usage errors, help and completion do not need it.
  const { startMock } = await import('../contract/mock/mock.ts');
  try {
    return await startMock(only, options);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      fail(
        `One of the ports ${port} to ${last} is in use. Choose another first port with --port; 0 takes free ports.`,
      );
    if (code === 'ERR_SOCKET_BAD_PORT')
      fail(`${only.length} ports from ${port} on go beyond 65535. Choose a lower first port with --port.`);
    if (code === 'ERR_MODULE_NOT_FOUND')
      fail(
        'The mock needs Prism. Run: npm install @stoplight/prism-http, or add it to npx: npx -y -p FILE.tgz -p @stoplight/prism-http parlance mock',
      );
    failToListen(error, options, '--host and --port');
  }
}

function chosen(text: string): Side[] {
  return text.split(',').map((name) => {
    const party = partyNamed(name.trim());
    return sides.find((side) => side.party === party)!;
  });
}

function asText(judged: Judged, answered: number | undefined): string {
  const { side, method, url, right, status, body } = judged;
  const name = printable(eventOf(judged) ?? judged.operation?.operationId ?? '');
  const asked = styleText('bold', `${method} ${printable(url)}`);
  const line = `${side.party.padEnd(19)}${asked} → ${answered ?? 'no response'} ${name}`.trimEnd();
  const replaced = answered === status ? [] : [`  The contract's response is ${status}.`];
  const shownBody = right || body === '' ? '' : `\n    the body is ${printable(body.slice(0, 200))}`;
  return textOfRequest(judged, line, replaced) + shownBody;
}

function asJson(judged: Judged, answered: number | undefined): string {
  const { side, operation, ...rest } = judged;
  const event = eventOf(judged);
  return JSON.stringify({
    party: side.party,
    ...(operation && { operation: operation.operationId }),
    ...(event !== undefined && { event }),
    ...rest,
    answered,
  });
}
