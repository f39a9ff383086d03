import { styleText } from 'node:util';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { FastifyRequest } from 'fastify';
import { printable } from '../../conformance/report/printable.ts';
import { type BotServiceHandlers, botServiceOperations } from '../../generated/bot/operations.ts';
import { type ChannelServiceHandlers, channelServiceOperations } from '../../generated/channel/operations.ts';
import { AcceptedFaults } from '../contract/judgement/accepted-faults.ts';
import { type Judged, judgedOf, sides } from '../contract/mock/judged.ts';
import { parseUniqueJson } from '../contract/serve/body.ts';
import { leaveUnlistening, stopOnSignal } from './shared/leave.ts';
import { hostAndPort } from './shared/options.ts';
import { openRecordOrLeave } from './shared/save-requests.ts';

interface Options {
  listen: { host: string; port: number };
  offline?: boolean;
  answer?: number;
  save?: string;
  json?: boolean;
}

export function register(program: Command): void {
  program
    .command('watch')
    .description(
      'Stand in for the service: show and check the requests of a chat front end or a bot provider.',
    )
    .addOption(
      new Option('--listen <host:port>', 'address to listen on; port 0 takes a free port')
        .argParser(hostAndPort)
        .default({ host: '127.0.0.1', port: 8787 }, '127.0.0.1:8787'),
    )
    .option('--offline', 'report that no agent is available (status 0)')
    .option(
      '--answer <status>',
      'answer every POST with this HTTP status, to see how the other side reacts',
      status,
    )
    .option('--save <file>', 'append each POST to this file as a JSON line, for trigger --from')
    .option('--json', 'print a JSON line for each request')
    .addHelpText(
      'after',
      `
The command compares every POST with the contract. A valid request is answered 200, an invalid request as the service would
answer it.

Examples:
  $ parlance watch
  $ parlance watch --listen 127.0.0.1:9000 --answer 503
  $ parlance watch --save caught.jsonl
  $ curl http://127.0.0.1:8787/any-random-string/my-channel -d '{"sender": {"id": 1}, "message": {"type": "text"}}'`,
    )
    .action(run);
}

async function run({ listen, offline, answer, json, save }: Options): Promise<void> {
  const record = save === undefined ? undefined : openRecordOrLeave(save);
  // The server is loaded only here, because usage errors, help and completion do not need it.
  const { createServer, mount } = await import('../contract/serve/fastify.ts');
  const app = createServer({ readsAll: true, maxConnections: 1000 });
  const channel: ChannelServiceHandlers = {
    getChannelStatus: () => ({ status: 200, body: offline ? 0 : 1 }),
    sendUserMessage: () => ({ status: 200, body: {} }),
  };
  const bot: BotServiceHandlers = { sendProviderEvent: () => ({ status: 200, body: {} }) };
  mount(app, channelServiceOperations, channel, { readsAll: true });
  mount(app, botServiceOperations, bot, { parse: parseUniqueJson, readsAll: true });
  app.addHook('onSend', async (request, reply, payload) => {
    const judged = judgedBy(request, reply.statusCode, payload);
    if (judged.operation?.body) record?.(judged);
    // The verdict is that of the contract, even if --answer replaces the status of the response.
    const isReplaced = answer !== undefined && request.method === 'POST';
    if (isReplaced) reply.code(answer).removeHeader('content-type');
    console.log((json ? asJson : asText)(request, judged, reply.statusCode));
    return isReplaced ? '' : payload;
  });
  const url = await app
    .listen(listen)
    .catch((error) => leaveUnlistening(error, listen, `--listen, for instance --listen ${listen.host}:0`));
  stopOnSignal(() => app.close());
  // With --json the address goes to stderr, so that standard output has only JSON lines.
  if (json) console.error(`Watching at ${url}`);
  else {
    console.log(`${styleText('bold', 'Watching.')} The other side posts to

  channel API   ${url}/<any random string>/<channel id>
  bot API       ${url}/webhooks/<provider id>/<token>
`);
  }
}

const accepted = new AcceptedFaults();
const services = sides.filter(({ party }) => party === 'channel-service' || party === 'bot-service');

/** Returns the request with its verdict. Of the channel API and the bot API, the one that serves the address of the request judges it. */
function judgedBy(request: FastifyRequest, status: number, payload: unknown): Judged {
  const answer = { status, payload, right: status < 400 };
  const all = services.map((side) => judgedOf(side, request, answer, accepted));
  return all.find(({ operation }) => operation) ?? all[0]!;
}

function asText(
  { url }: FastifyRequest,
  { at, method, right, body, error, faults }: Judged,
  answered: number,
): string {
  const mark = right && faults.length === 0 ? styleText('green', '✓') : styleText('red', '✗');
  const head = `${mark} ${at.slice(11, 23)} ${styleText('bold', method)} ${printable(url)} → ${answered}`;
  return [
    head,
    ...(body === '' ? [] : [styleText('dim', printable(indented(body)))]),
    ...[error ?? [], faults].flat().map((each) => styleText('red', `  ${printable(each)}`)),
  ].join('\n');
}

function asJson(request: FastifyRequest, judged: Judged, status: number): string {
  const { at, method, body, right, error, faults } = judged;
  // Control characters are escaped, so that a terminal does not interpret them. In JSON, the escaped characters have the same meaning.
  const { url, raw } = request;
  return printable(
    JSON.stringify({ at, method, url, headers: raw.headers, body, right, status, error, faults }),
  );
}

function indented(body: string): string {
  let text = body;
  try {
    const lines = JSON.stringify(JSON.parse(body), null, 2);
    // A deeply nested body is not indented: the blanks of a body of 9 kB would fill 9 MB.
    if (lines.length < 10 * body.length + 1000) text = lines;
  } catch {
    // A body that is not JSON is shown as it arrived.
  }
  return text.replaceAll(/^/gm, '  ');
}

function status(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 200 || number > 599)
    throw new InvalidArgumentError('An HTTP status is a number from 200 to 599.');
  return number;
}
