import { randomUUID } from 'node:crypto';
import { styleText } from 'node:util';
import { Argument, type Command } from 'commander';
import { printable } from '../../conformance/report/printable.ts';
import { Usage } from '../../conformance/run/target.ts';
import { ofSignature } from '../../conformance/targets/webhook-receiver/context.ts';
import { botServiceOperations } from '../../generated/bot/operations.ts';
import * as botSchemas from '../../generated/bot/schemas.ts';
import { channelServiceOperations } from '../../generated/channel/operations.ts';
import * as channelSchemas from '../../generated/channel/schemas.ts';
import * as developerSchemas from '../../generated/developer/schemas.ts';
import { faultsOf } from '../../generated/faults.ts';
import { type DeliveryPolicy, policies } from '../../generated/policies.ts';
import { bodyOf, type Captured, readCaptured } from '../contract/judgement/captured.ts';
import {
  addressOf,
  choicesOf,
  judge,
  type SampleEvent,
  sampleEvents,
  type Verdict,
  validatorsByName,
} from '../contract/judgement/trial.ts';
import type { Schema } from '../contract/schema-fields.ts';
import type { AttemptResult, OutgoingRequest } from '../contract/send/send.ts';
import { nextStep } from '../reference/service/delivery/policy.ts';
import type { Attempt } from '../reference/service/store/records.ts';
import { type Assignment, assignment, didYouMean, oneOf, withValues } from './shared/arguments.ts';
import { alsoByVariable, endpoint, isSignable, signingSecretOf } from './shared/options.ts';

interface Options {
  /** The address of the endpoint. With --from, messages are posted to this address itself, and an event's path is appended. */
  to?: string;
  from?: string;
  channelId: string;
  token: string;
  example?: string;
  set?: Assignment[];
  signingSecret?: string;
  chunked?: boolean;
  repeatPolicy?: boolean;
  list?: boolean;
  json?: boolean;
}

const names = sampleEvents.map(({ name }) => name);

export function register(program: Command): void {
  program
    .command('trigger')
    .description(
      "Send a sample event to an integrator's endpoint, as the service would, and judge the response.",
    )
    .addArgument(new Argument('[event]', 'event to send').choices(names).argParser(oneOf('events', names)))
    .option(
      '--to <url>',
      'endpoint, without the channel id or token that is appended, or with {channel_id} or {token} in its place; default: the example of parlance start',
      endpoint,
    )
    .option(
      '--from <file>',
      'resend the requests that watch --save or mock --record wrote; --to is then the complete address of the channel or bot',
    )
    .option('--example <name>', 'payload to send; --list shows all payloads')
    .option(
      '--set <path=value>',
      'change a field, for instance message.text=Hello or chat_id=7; may be given several times',
      assignment,
    )
    .option('--channel-id <id>', 'public identifier of the channel, for agent_message', 'example')
    .option('--token <token>', 'token of the bot, for the events of the bot API', 'example')
    .option(
      '--signing-secret <secret>',
      `sign developer webhooks (Standard Webhooks) for a receiver that verifies signatures; ${alsoByVariable}`,
    )
    .option('--chunked', 'send the body chunked')
    .option('--repeat-policy', 'retry as the contract says until a valid positive response comes')
    .option('--list', 'list the events with their payloads')
    .option('--json', 'print the attempts, or the list, as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ parlance trigger chat_accepted --to http://127.0.0.1:8790/hooks
  $ parlance trigger chat_accepted --to http://127.0.0.1:8790/hooks --signing-secret whsec_…
  $ parlance trigger agent_message --to https://shop.example.com/chat --channel-id shop-app --set message.text=Hello
  $ parlance trigger CLIENT_MESSAGE --to http://127.0.0.1:8789/bot --token secret --repeat-policy
  $ parlance trigger --from caught.jsonl --to http://127.0.0.1:8787/q7Zr2mXc9LtB/shop-app
  $ parlance trigger --list

Exit status: 0 the response is valid, 1 it is not, 2 usage, 3 the endpoint cannot be reached.`,
    )
    .action((name, options, command) => run(name, options).catch((error) => rejectUsage(error, command)));
}

function rejectUsage(error: unknown, command: Command): never {
  if (!(error instanceof Usage)) throw error;
  command.error(`error: ${error.message}`, { exitCode: 2 });
}

async function run(name: string | undefined, options: Options): Promise<void> {
  if (options.list) return printEvents(options.json);
  if (options.from !== undefined) return resend(options.from, options);
  const event = sampleEvents.find((candidate) => candidate.name === name);
  if (!event) throw new Usage(`name an event. The events are ${names.join(', ')}.`);
  const story = options.example ?? Object.keys(event.examples)[0]!;
  const payload = event.examples[story];
  if (payload === undefined) {
    const known = Object.keys(event.examples).join(', ');
    throw new Usage(`${event.name} has no payload ${story}. The payloads are ${known}.`);
  }
  if (options.signingSecret !== undefined && !isSignable(event))
    throw new Usage(`${event.name} is never signed. Leave out --signing-secret.`);
  const secret = isSignable(event) ? signingSecretOf(options.signingSecret) : undefined;
  const { set = [], chunked = false } = options;
  const sent: unknown = JSON.parse(JSON.stringify(withValues(payload, set)));
  const url = addressOf(event, options.to ?? event.defaultTo, options);
  const { validate } = event.operation.body!;
  const unfit = validate(sent) ? undefined : faultsOf(sent, validate.errors);
  const unknown = set.flatMap(([path]) => unknownField(event, path) ?? []);
  if (!options.json)
    showRequest(url, sent, story, [
      ...unknown,
      ...(unfit === undefined ? [] : [`The service would not send this event: ${unfit}.`]),
    ]);
  if (!options.json && options.repeatPolicy) for (const line of choicesOf(event.policy)) console.log(line);
  const request = { url, body: JSON.stringify(sent), chunked, ...signingOf(event, secret) };
  const attempts = await sendAttempts(event, request, options);
  const last = attempts.at(-1)!;
  const judged = judge(event, last);
  const tip = isSignable(event) ? ofSignature(last, secret !== undefined) : undefined;
  const verdict = { ...judged, odd: [...judged.odd, ...(tip === undefined ? [] : [tip])] };
  if (options.json)
    console.log(
      JSON.stringify(
        {
          event: event.name,
          example: story,
          url,
          request: sent,
          unfit,
          ...(unknown.length > 0 && { unknown }),
          attempts: attempts.map(({ text: _, ...attempt }) => attempt),
          verdict,
        },
        null,
        2,
      ),
    );
  else showVerdict(verdict);
  exitWith(verdict.right ? 0 : last.outcome === 'unreachable' ? 3 : 1);
}

/** Exits once the output is written, without waiting for open connections. An unaccepted connection would never close. */
function exitWith(status: number): void {
  process.stdout.write('', () => process.exit(status));
}

function signingOf(event: SampleEvent, secret: string | undefined): Pick<OutgoingRequest, 'signing'> {
  return isSignable(event) && secret !== undefined ? { signing: { id: randomUUID(), secret } } : {};
}

async function openSender() {
  // The sender is loaded only here, because usage errors, lists and completion send nothing.
  const { createSender } = await import('../contract/send/send.ts');
  return createSender({ allowLoopback: true, validators: validatorsByName });
}

async function sendAttempts(
  event: SampleEvent,
  request: OutgoingRequest,
  options: Options,
): Promise<AttemptResult[]> {
  const sender = await openSender();
  const results: AttemptResult[] = [];
  const policy = options.repeatPolicy ? event.policy : { ...event.policy, attempts: 1 };
  for (;;) {
    const made = results.map((result, index): Attempt => ({ number: index + 1, ...result }));
    const step = nextStep(policy, made, Date.now());
    if (step.kind !== 'attempt') break;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, step.at - Date.now())));
    const result = await sender.send(request, event.policy);
    results.push(result);
    if (!options.json) showAttempt(result, results[0]!.startedAt, results.length);
  }
  await sender.close();
  return results;
}

function printEvents(json = false): void {
  const events = sampleEvents.map(({ name, examples }) => ({ event: name, examples: Object.keys(examples) }));
  if (json) console.log(JSON.stringify(events, null, 2));
  else
    for (const { event, examples } of events)
      console.log([styleText('bold', event), ...examples.map((story) => `  ${story}`)].join('\n'));
}

function showRequest(url: string, sent: unknown, story: string, odd: readonly string[]): void {
  console.log(`${styleText('bold', 'POST')} ${url}   ${styleText('dim', story)}`);
  console.log(styleText('dim', JSON.stringify(sent, null, 2)));
  for (const sentence of odd) console.log(styleText('yellow', printable(sentence)));
}

/** The most characters of a response that is not JSON. */
const mostShown = 200;

function showAttempt(
  { outcome, startedAt, endedAt, status, body, text = '' }: AttemptResult,
  first: number,
  number: number,
): void {
  const at = `+${((startedAt - first) / 1000).toFixed(3)} s`;
  const said = text.trim().replaceAll(/\s+/g, ' ').slice(0, mostShown);
  const answer =
    status === undefined
      ? outcome
      : `${status} ${body === undefined ? `(no JSON) ${said}` : JSON.stringify(body)}`;
  console.log(
    `${styleText('bold', `attempt ${number}`)}  ${at}  ${endedAt - startedAt} ms  ${printable(answer)}`,
  );
}

function showVerdict({ right, says, odd }: Verdict): void {
  console.log(right ? styleText('green', `✓ ${printable(says)}`) : styleText('red', `✗ ${printable(says)}`));
  for (const sentence of odd) console.log(styleText('yellow', `! ${printable(sentence)}`));
}

const schemas: Record<string, Schema> = { ...channelSchemas, ...botSchemas, ...developerSchemas };

/** Returns a sentence if the contract declares no field at this path of the event's body, else undefined. */
export function unknownField({ operation }: SampleEvent, path: string): string | undefined {
  const [name = ''] =
    Object.entries(validatorsByName).find(([, each]) => each === operation.body?.validate) ?? [];
  const known = new Set(pathsIn(schemas[name] ?? {}));
  const steps = path.split('.');
  const prefixes = steps.map((_, index) =>
    steps
      .slice(0, index + 1)
      .join('.')
      .replaceAll(/\b\d+\b/g, '0'),
  );
  const unknown = prefixes.findIndex((prefix) => !known.has(prefix));
  if (unknown === -1 || known.has(`${prefixes[unknown - 1] ?? ''}.*`)) return undefined;
  const hint = didYouMean(prefixes[unknown]!, [...known]);
  return `The contract has no field ${prefixes[unknown]} here. ${hint}`.trimEnd();
}

/** Returns the dotted paths of all fields in a schema. `0` is the index of any list item, and `*` is a field of any name. */
function pathsIn(schema: Schema, at = ''): string[] {
  const { type = 'object', properties, items, oneOf = [], anyOf = [], allOf = [] } = schema;
  const inner = Object.entries({ ...properties, ...(items && { 0: items }) });
  const branches = [...oneOf, ...anyOf, ...allOf];
  const isFree = type === 'object' && !properties && branches.length === 0;
  return [
    ...(isFree ? [`${at}.*`] : []),
    ...inner.flatMap(([name, each]) => {
      const path = at === '' ? name : `${at}.${name}`;
      return [path, ...pathsIn(each, path)];
    }),
    ...branches.flatMap((branch) => pathsIn(branch, at)),
  ];
}

/** The policy by which messages to a service are resent. */
const policyOfMessages: DeliveryPolicy = {
  ...policies.sendAgentMessage,
  attempts: 1,
  timeoutMs: 10_000,
  success: { status: '2xx' },
};

/**
 * Sends the saved requests of a file again, one after the other. The exit status is 0 if all responses are correct. It is 3 if no request
 * reached its endpoint, else 1.
 */
async function resend(file: string, { to, signingSecret, ...options }: Options): Promise<void> {
  if (to === undefined) throw new Usage('--from needs --to, the address to send to.');
  const secret = signingSecretOf(signingSecret);
  const sender = await openSender();
  const say = (result: object, words: string) =>
    console.log(options.json ? JSON.stringify(result) : printable(words));
  const ends: ('right' | 'wrong' | 'unreachable')[] = [];
  for await (const one of requestsIn(file)) {
    const event = sampleEvents.find(({ name }) => name === one.event);
    if (one.event !== undefined && !event)
      throw new Usage(`No event is called ${one.event}. parlance trigger --list shows all events.`);
    const { operation = '', parameters = {}, right: isValid = true } = one;
    if (!event && !posted.includes(operation)) {
      const says = 'Not sent: only messages and events are resent.';
      say({ what: operation, says }, `– ${operation}\n  ${says}`);
      continue;
    }
    const channelId = parameters['channel_public_id'] ?? options.channelId;
    const request = event
      ? { url: addressOf(event, to, { ...options, channelId }), ...signingOf(event, secret) }
      : { url: to };
    const policy = event ? { ...event.policy, attempts: 1 } : policyOfMessages;
    const result = await sender.send({ ...request, body: bodyOf(one) }, policy);
    const { status, body, outcome, startedAt, endedAt } = result;
    const { right, says, odd } = event && isValid ? judge(event, result) : acceptance(isValid, result);
    const [what, ms] = [one.event ?? operation, endedAt - startedAt];
    say(
      { what, url: event ? request.url : undefined, status, outcome, ms, right, says, odd },
      `${right ? '✓' : '✗'} ${what}  ${status ?? outcome}  ${ms} ms  ${body === undefined ? '' : JSON.stringify(body).slice(0, 200)}\n  ${[says, ...odd].join(' ')}`,
    );
    ends.push(outcome === 'unreachable' ? 'unreachable' : right ? 'right' : 'wrong');
  }
  await sender.close();
  if (!options.json)
    console.log(`${ends.length} sent, ${ends.filter((end) => end === 'right').length} answered correctly`);
  const isUnreachable = ends.length > 0 && ends.every((end) => end === 'unreachable');
  exitWith(isUnreachable ? 3 : ends.every((end) => end === 'right') ? 0 : 1);
}

/** Yields the saved requests of a file. Throws Usage if the file cannot be read or does not contain saved requests. */
async function* requestsIn(file: string): AsyncGenerator<Captured> {
  try {
    yield* readCaptured(file);
  } catch (error) {
    throw new Usage((error as Error).message);
  }
}

/** The ids of the operations with which integrators post messages to a service. Only these and the events are resent. */
const posted = [...channelServiceOperations, ...botServiceOperations]
  .filter((operation) => 'body' in operation)
  .map(({ operationId }): string => operationId);

/** Judges a response only by its status. Valid requests must be accepted, and invalid requests rejected. */
function acceptance(isValid: boolean, { status, outcome }: AttemptResult): Verdict {
  if (status === undefined) return { right: false, says: `No response: ${outcome}.`, odd: [] };
  const [kind, end, hundreds] = isValid ? ['valid', 'accepted', 2] : ['invalid', 'rejected', 4];
  const right = Math.floor(status / 100) === hundreds;
  return {
    right,
    says: `The request is ${kind}, ${right ? 'and it was' : 'but it was not'} ${end}.`,
    odd: [],
  };
}
