import { styleText } from 'node:util';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { FastifyRequest } from 'fastify';
import { printable } from '../../conformance/report/printable.ts';
import { type BotServiceHandlers, botServiceOperations } from '../../generated/bot/operations.ts';
import { type ChannelServiceHandlers, channelServiceOperations } from '../../generated/channel/operations.ts';
import { fits } from '../../generated/fits.ts';
import type { Operation } from '../../generated/operation.ts';
import type { Party } from '../../generated/parties.ts';
import { parsedJson } from '../contract/documents/json.ts';
import { AcceptedFaults } from '../contract/judgement/accepted-faults.ts';
import { answerHints } from '../contract/judgement/answer-hints.ts';
import { judge, sampleEvents, validatorsByName } from '../contract/judgement/trial.ts';
import { type Judged, judgedOf, type Side, sides } from '../contract/mock/judged.ts';
import { outcomeOf } from '../contract/send/send.ts';
import { parseUniqueJson } from '../contract/serve/body.ts';
import type { Handlers, HandlersFor } from '../contract/serve/service.ts';
import { failToListen, failureReason, stopOnSignal } from './shared/fail.ts';
import { address, hostAndPort, wholeNumber } from './shared/options.ts';
import { openRecordOrFail, textOfRequest } from './shared/requests.ts';

interface Options {
  listen: { host: string; port: number };
  offline?: boolean;
  answer?: number;
  save?: string;
  json?: boolean;
  forwardTo?: Target[];
}

/** A real party to which requests are forwarded: its name and address. Without a name, the party is the service. */
interface Target {
  party: Party | undefined;
  url: string;
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
      'respond to every POST with this HTTP status, to see how the other side reacts',
      wholeNumber(200, 599, 'An HTTP status is a number from 200 to 599.'),
    )
    .addOption(
      new Option(
        '--forward-to <[party=]url>',
        'pass each request on to this service, or to this party, and judge the response too; can be repeated',
      )
        .argParser((text: string, former: Target[] = []) => [...former, targetReader(text)])
        .conflicts(['offline', 'answer']),
    )
    .option('--save <file>', 'append each POST to this file as a JSON line, for trigger --from')
    .option('--json', 'print a JSON line for each request')
    .addHelpText(
      'after',
      `
The command compares every POST with the contract. A valid request gets 200, and an invalid request gets the error response of the
service.

With --forward-to the command is a proxy between two real parties. Each request goes to the other party unchanged, also an invalid
one, and the response comes back. Name both parties to see both directions: each then posts to an address that the command prints.

Examples:
  $ parlance watch
  $ parlance watch --listen 127.0.0.1:9000 --answer 503
  $ parlance watch --save caught.jsonl
  $ parlance watch --forward-to https://chat.example.com --forward-to channel-integrator=http://127.0.0.1:8788/chat
  $ curl http://127.0.0.1:8787/any-random-string/my-channel -d '{"sender": {"id": 1}, "message": {"type": "text"}}'`,
    )
    .action(run);
}

async function run({ listen, offline, answer, json, save, forwardTo = [] }: Options): Promise<void> {
  const record = save === undefined ? undefined : openRecordOrFail(save);
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
  const receivers = forwardTo.flatMap(receiverOf);
  for (const { operations } of receivers)
    mount(app, operations, handlersFor(operations) as HandlersFor<readonly Operation[]>, { readsAll: true });
  const print = (...shown: Parameters<typeof asText>) => console.log((json ? asJson : asText)(...shown));
  app.addHook('onSend', async (request, reply, payload) => {
    const judged = judgedBy([...services, ...receivers], request, reply.statusCode, payload);
    if (judged.operation?.body) record?.(judged);
    const forwarded = targetOf(judged, request, forwardTo);
    if (forwarded !== undefined) {
      const returned = await forward(request, forwarded);
      reply.removeHeader('content-type').code(returned.status).headers(returned.headers);
      const faults = [...judged.faults, ...faultsOfAnswer(judged, returned)];
      print(request, { ...judged, faults }, returned.status);
      return returned.text;
    }
    // The verdict on the request does not depend on the status that --answer sets.
    const isReplaced = answer !== undefined && request.method === 'POST';
    if (isReplaced) reply.code(answer).removeHeader('content-type');
    print(request, judged, reply.statusCode);
    return isReplaced ? '' : payload;
  });
  const url = await app
    .listen(listen)
    .catch((error) => failToListen(error, listen, `--listen, for instance --listen ${listen.host}:0`));
  stopOnSignal(() => app.close());
  // With --json, the address goes to standard error. Standard output then has only JSON lines.
  if (json) console.error(`Watching at ${url}`);
  else {
    const passedOn = forwardTo.map((to) => `\n  ${to.party ?? 'the service'} is at ${to.url}`).join('');
    console.log(`${styleText('bold', 'Watching.')} The other side posts to

  channel API   ${url}/<any random string>/<channel id>
  bot API       ${url}/webhooks/<provider id>/<token>
${receivers.map(({ party }) => `  ${party}   ${url}/${party}\n`).join('')}${passedOn && `\nEach request is passed on:${passedOn}\n`}`);
  }
}

const accepted = new AcceptedFaults();
const services = sides.filter(({ party }) => party === 'channel-service' || party === 'bot-service');

/** Returns the named party as a side whose paths begin with the party's name. Several parties can thus share the port. */
function receiverOf({ party }: Target): Side[] {
  return sides
    .filter((side) => side.party === party && !services.includes(side))
    .map((side) => ({
      ...side,
      operations: side.operations.map((each) => ({ ...each, path: `/${side.party}${each.path}` })),
    }));
}

/** Returns handlers that accept every valid request. The response of the real party replaces the response of the handler. */
function handlersFor(operations: readonly Operation[]): Handlers {
  return Object.fromEntries(
    operations.map(({ operationId }) => [operationId, () => ({ status: 200, body: {} })]),
  );
}

/** Returns the address to which a request is forwarded, or undefined if the user named no party for this request. */
function targetOf(
  { operation, side }: Judged,
  { url }: FastifyRequest,
  targets: readonly Target[],
): string | undefined {
  const own = targets.find(({ party }) => party !== undefined && party === side.party && operation);
  if (own) return own.url + (services.includes(side) ? url : url.slice(side.party.length + 1));
  const service = services.includes(side) ? targets.find(({ party }) => party === undefined) : undefined;
  return service && service.url + url;
}

function targetReader(text: string): Target {
  const [, party, url = ''] = /^(?:([a-z-]+)=)?(.*)$/.exec(text) ?? [];
  const named = sides.find((side) => side.party === party && side.party !== 'desk')?.party;
  if (party !== undefined && named === undefined)
    throw new InvalidArgumentError(
      `Write PARTY=URL with one of ${sides.flatMap((side) => (side.party === 'desk' ? [] : side.party)).join(', ')}.`,
    );
  return { party: named, url: address(url) };
}

/** Returns the request with a verdict. The side that serves the address judges it; if none does, the first side judges it. */
function judgedBy(all: readonly Side[], request: FastifyRequest, status: number, payload: unknown): Judged {
  const answer = { status, payload, right: status < 400 };
  const verdicts = all.map((side) => judgedOf(side, request, answer, accepted));
  return verdicts.find(({ operation }) => operation) ?? verdicts[0]!;
}

function asText({ url }: FastifyRequest, judged: Judged, answered: number): string {
  const { method, body } = judged;
  const details = body === '' ? [] : [styleText('dim', printable(indented(body)))];
  return textOfRequest(judged, `${styleText('bold', method)} ${printable(url)} → ${answered}`, details);
}

function asJson(request: FastifyRequest, judged: Judged, status: number): string {
  const { at, method, body, right, error, faults } = judged;
  // Control characters are escaped, so a terminal does not interpret them. In JSON, the escaped characters have the same meaning.
  const { url, raw } = request;
  return printable(
    JSON.stringify({ at, method, url, headers: raw.headers, body, right, status, error, faults }),
  );
}

function indented(body: string): string {
  let text = body;
  try {
    const lines = JSON.stringify(JSON.parse(body), null, 2);
    // A deeply nested body of 9 kB would fill 9 MB with its indentation, so such a body is not indented.
    if (lines.length < 10 * body.length + 1000) text = lines;
  } catch {
    // A body that is not JSON is shown as it arrived.
  }
  return text.replaceAll(/^/gm, '  ');
}

/** The response of the other party, or the reason why the other party gave none. */
interface Returned {
  status: number;
  headers: Record<string, string>;
  text: string;
  why?: string;
}

/** The maximum time to wait for a response, in milliseconds. This time is longer than the timeouts of all parties in the contract. */
const longestMs = 60_000;

/** The header fields that a proxy does not forward: fields about one connection, and fields about a compression that the proxy removes. */
const ownFields = new Set(
  (
    'connection keep-alive proxy-authenticate proxy-authorization te trailer transfer-encoding upgrade host ' +
    'content-length expect accept-encoding content-encoding'
  ).split(' '),
);

/** Sends a request to `url`, and resolves with the response. Never rejects: a missing response has the status 502 and the reason. */
async function forward({ method, headers, body }: FastifyRequest, url: string): Promise<Returned> {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || ownFields.has(name) ? [] : [[name, [value].flat().join(', ')]],
  );
  try {
    const response = await fetch(url, {
      method,
      headers: kept,
      redirect: 'manual',
      signal: AbortSignal.timeout(longestMs),
      ...(Buffer.isBuffer(body) && body.length > 0 && { body: new Uint8Array(body) }),
    });
    const fields = [...response.headers].filter(([name]) => !ownFields.has(name));
    return { status: response.status, headers: Object.fromEntries(fields), text: await response.text() };
  } catch (error) {
    return { status: 502, headers: {}, text: '', why: failureReason(error) };
  }
}

/**
 * Returns the faults of a response. The response to an event is judged by the delivery policy of the event, as in `parlance trigger`. The
 * response of a service is judged by the responses of its operation.
 */
function faultsOfAnswer({ operation, right: isValid, body: sent }: Judged, answer: Returned): string[] {
  const { status, text, headers, why } = answer;
  if (!operation) return [];
  if (why !== undefined) return [`The other side gave no response: ${why}`];
  const location = headers['location'];
  const event = sampleEvents.find((each) => each.operation.operationId === operation.operationId);
  if (event && isValid) {
    const outcome = outcomeOf({ status, text }, event.policy, validatorsByName);
    const verdict = judge(event, { ...outcome, status, text, ...(location !== undefined && { location }) });
    return verdict.right ? [] : [`Response ${status}: ${verdict.says}`, ...verdict.odd];
  }
  const isSuccess = status >= 200 && status < 300;
  if (!isValid) return isSuccess ? [`Response ${status}: the invalid request was accepted.`] : [];
  const expected = operation.responses[status]?.validate;
  const fault = !isSuccess
    ? 'a valid request was rejected'
    : expected && !fits(expected, parsedJson(text)) && 'the body does not have the agreed form';
  const hints = () => answerHints({ status, text, location, sent }, operation);
  return fault ? [`Response ${status}: ${fault}.`, ...hints()] : [];
}
