import type { ServerResponse } from 'node:http';
import { examples as botExamples } from '../../../generated/bot/examples.ts';
import { botProviderEventKinds } from '../../../generated/bot/kinds.ts';
import * as bot from '../../../generated/bot/schemas.ts';
import { examples as channelExamples } from '../../../generated/channel/examples.ts';
import * as channel from '../../../generated/channel/schemas.ts';
import { examples as developerExamples } from '../../../generated/developer/examples.ts';
import { webhookReceiverEventKinds } from '../../../generated/developer/kinds.ts';
import * as developer from '../../../generated/developer/schemas.ts';
import type { Schema } from '../../../src/contract/schema-fields.ts';
import type { TargetOptions } from '../../run/options.ts';
import { byName, cases, type Target } from '../../targets/index.ts';
import { jsonOf } from '../../wire/http/wire-message.ts';
import { type Change, wrap } from '../bend.ts';
import type { IndependentBot } from '../bot-provider/independent.ts';
import { runOf as provider } from '../bot-provider/selftest.ts';
import type { IndependentBotService } from '../bot-service/independent.ts';
import { runOf as botService, withRichContents } from '../bot-service/selftest.ts';
import { runOf as integrator } from '../channel-integrator/selftest.ts';
import { runOf as service } from '../channel-service/selftest.ts';
import { type Body, json, type Party } from '../independent/party.ts';
import type { Run } from '../selftest.ts';
import type { IndependentReceiver } from '../webhook-receiver/independent.ts';
import { runOf as receiver } from '../webhook-receiver/selftest.ts';
import type { IndependentSender } from '../webhook-sender/independent.ts';
import { runOf as sender, withAllFields } from '../webhook-sender/selftest.ts';
import { discriminators, type Mutant, type Way } from './mutants.ts';
import type { Messages, Tap } from './traffic.ts';

/**
 * An outlet is a point at which a correct implementation sends or reads one kind of message. Each run tries one mutant of the message's schema
 * there. No outlet depends on another one, or on the order of the table.
 */
export interface Outlet extends Messages {
  target: Target;
  way: Way;
  name: string;
  schema: Schema;
  /** The ids of the cases or rules that examine these messages. An empty list means all cases of the target. */
  only: readonly string[];
  /** Matches the kinds of mutants that are tried. By default, all kinds are tried. */
  kinds?: RegExp;
  /** Matches the mutants whose value another outlet tests. Of these, this outlet tries only the kind `lost`. */
  shared?: RegExp;
  /** Returns a run in which `tap` intercepts each message. A widget's messages stay in the browser: its page applies `mutant`. */
  run(tap: Tap, mutant?: Mutant): Run;
}

const schemas = { ...channel, ...bot, ...developer };
const examples: Readonly<Record<string, Messages['examples']>> = {
  ...channelExamples,
  ...botExamples,
  ...developerExamples,
};

type SchemaName = keyof typeof schemas;
type EventName = Extract<SchemaName, `${string}Event`>;

interface Place<Party> extends Omit<Outlet, 'target' | 'run'> {
  /** Returns the change of a correct party by which `tap` intercepts each message. */
  bend(tap: Tap): Change<NoInfer<Party>>;
}

type Entry<Party> = Pick<Place<Party>, 'only' | 'bend'> & Partial<Place<Party>>;

/** The mutants that make a reader reject a valid message. The suite cannot see how most readers use a value. */
const rejections = /^rejected/;

/**
 * Matches the objects that all webhooks have. Of the mutants that change values in these objects, only those of ChatAcceptedEvent are run.
 */
const inAllWebhooks = / \/(visitor|session|page|department)\b/;

/** The id of the case that examines a webhook. The default is `a-chat-from-reply-to-close`. */
const caseOfWebhook: Partial<Record<EventName, string>> = {
  ChatAssignedEvent: 'data-for-the-agent',
  OfflineMessageEvent: 'offline-form',
  CallEvent: 'a-call-that-ends-and-one-that-fails',
};

/** The outlets of all targets but the widget. Its outlets are in widget.ts, since their runs need a browser. */
const outletsByTarget: Readonly<Record<Exclude<Target, 'widget'>, readonly Outlet[]>> = {
  'channel-service': outletsOf('channel-service', service, [
    at('sends', 'AgentMessage', {
      chat: ['recipient', 'id'],
      agent: ['sender', 'name'],
      only: [
        ...['CHN-OUT-02', 'CHN-OUT-03', 'CHN-OUT-04', 'CHN-OUT-05', 'CHN-OUT-06', 'CHN-OUT-19'],
        'success-ends-the-repeating',
      ],
      bend: (tap) => ({
        delivery: {
          run: wrap((run, chat, body, entry) =>
            sending(tap, body, { verdict: 'taken', attempted: undefined }, (each) => run(chat, each, entry)),
          ),
        },
      }),
    }),
    at('hears', 'AgentMessageReply', {
      only: ['CHN-OUT-10', 'CHN-OUT-11', 'CHN-OUT-14'],
      bend: (tap) => ({
        delivery: {
          attempt: wrap(async (attempt, ...given) => {
            const attempted = await attempt(...given);
            return attempted && { ...attempted, body: one(tap, attempted.body) };
          }),
        },
      }),
    }),
    at('answers', 'ChannelStatus', {
      only: ['CHN-IN-01', 'CHN-IN-02'],
      bend: (tap) => ({
        statusBody: wrap((statusBody, given) => JSON.stringify(one(tap, JSON.parse(statusBody(given))))),
      }),
    }),
    at('reads', 'UserMessage', {
      chat: ['sender', 'id'],
      only: casesOf('channel-service', 'CHN-IN'),
      bend: (tap) => (it) => ({
        receive: wrap(
          (receive, to, text, response) =>
            void reading(it, textsOf(tap, text), response, (read, answer) => receive(to, read, answer)),
        ),
      }),
    }),
  ]),
  'channel-integrator': outletsOf('channel-integrator', integrator, [
    at('answers', 'AgentMessageReply', {
      only: ['CHN-RCV-01', 'CHN-RCV-02', 'CHN-RCV-03', 'CHN-RCV-08'],
      bend: (tap) => ({
        answer: (response, status, body) => json(response, status, status === 200 ? one(tap, body) : body),
      }),
    }),
    at('reads', 'AgentMessage', {
      kinds: rejections,
      only: ['CHN-RCV-01', 'CHN-RCV-02', 'CHN-RCV-03', 'CHN-RCV-07', 'CHN-RCV-09'],
      bend: (tap) => ({
        receive: wrap((receive, text, response) => receive(textsOf(tap, text)[0]!, response)),
      }),
    }),
    at('answers', 'UserMessage', {
      only: ['CHN-RCV-10', 'CHN-RCV-12'],
      bend: (tap) => ({ posts: fullUserMessages().map((body) => one(tap, body)) }),
    }),
  ]),
  'bot-service': outletsOf('bot-service', botService, [
    ...atEvents<IndependentBotService>('sends', bot, botProviderEventKinds, () => ({
      chat: ['chat_id'],
      only: [
        'event-on-the-wire',
        'ids-name-one-thing',
        'bot-invites-an-agent',
        'bot-invites-nobody',
        'chat-is-closed',
        'files-of-a-client',
      ],
      bend: (tap) => ({
        // A mutant can only change a value that is sent, so the service sends all types of messages.
        ...withRichContents,
        outgoing: {
          tell: wrap((tell, to, body) => sending(tap, body, true, (each) => tell(to, each))),
        },
      }),
    })),
    at('answers', 'ErrorBody', {
      only: ['BOT-IN-15', 'BOT-IN-18'],
      bend: (tap) => ({ refuse: botErrors(tap) }),
    }),
    at('reads', 'ProviderEvent', {
      chat: ['chat_id'],
      only: casesOf('bot-service', 'BOT-IN'),
      bend: (tap) => (it) => ({
        event: wrap((event, from, text, response) =>
          reading(it, textsOf(tap, text), response, (read, answer) => event(from, read, answer)),
        ),
      }),
    }),
  ]),
  'bot-provider': outletsOf('bot-provider', provider, [
    at('sends', 'ProviderEvent', {
      chat: ['chat_id'],
      only: ['02', '08', '09', '10', '13', '15', '16', '17'].map((number) => `BOT-PRV-${number}`),
      bend: (tap) => () => {
        let number = 0;
        return {
          send: wrap(async (send, { message, ...event }) => {
            number += 1;
            const timed = message && { message: { timestamp: Math.floor(Date.now() / 1000), ...message } };
            // The event gets its id here. If `send` set it after the tap, it would undo a mutant of the id.
            for (const each of tap({ id: `e${number}`, ...event, ...timed }))
              await send({ id: undefined, ...(each as Body) });
          }),
        };
      },
    }),
    at('answers', 'ErrorBody', { only: ['BOT-PRV-05'], bend: (tap) => ({ refuse: botErrors(tap) }) }),
    ...atEvents<IndependentBot>('reads', bot, botProviderEventKinds, (name) => ({
      // The contract requires only that a provider accepts the other events.
      ...(name !== 'ClientMessageEvent' && { kinds: rejections }),
      only: casesOf('bot-provider'),
      bend: (tap) => (it) => ({
        receive: wrap((receive, body, response) =>
          reading(it, tap(body), response, (each, answer) =>
            each === undefined ? it.malformed(answer, 'Not read.') : receive(each as Body, answer),
          ),
        ),
      }),
    })),
  ]),
  'webhook-sender': outletsOf('webhook-sender', sender, [
    ...atEvents<IndependentSender>('sends', developer, webhookReceiverEventKinds, (name) => ({
      chat: ['chat_id'],
      agent: name === 'ChatFinishedEvent' ? ['agents', '0', 'id'] : ['agent', 'id'],
      ...(name !== 'ChatAcceptedEvent' && { shared: inAllWebhooks }),
      only: [
        caseOfWebhook[name] ?? 'a-chat-from-reply-to-close',
        'token-of-the-visitor',
        'two-agents-and-two-chats',
      ],
      bend: (tap) => ({
        ...withAllFields,
        send: wrap((send, to, body) => sending(tap, body, {} as Body, (each) => send(to, each))),
      }),
    })),
    at('hears', 'ChatAcceptedReply', {
      only: ['data-for-the-agent', 'data-in-part', 'data-without-ok'],
      bend: (tap) => ({ answered: wrap((answered, chat, answer) => answered(chat, one(tap, answer))) }),
    }),
  ]),
  'webhook-receiver': outletsOf('webhook-receiver', receiver, [
    at('answers', 'ChatAcceptedReply', {
      only: [],
      bend: (tap) => ({ accepted: () => ({ status: 200, body: one(tap, fullReply()) }) }),
    }),
    at('answers', 'WebhookReply', {
      only: [],
      bend: (tap) => ({
        accepted: () => ({ status: 200, body: fullReply() }),
        plain: wrap((plain, event) => {
          const { status, body } = plain(event);
          return { status, body: one(tap, body) };
        }),
      }),
    }),
    ...atEvents<IndependentReceiver>('reads', developer, webhookReceiverEventKinds, (name) => ({
      kinds: rejections,
      ...(name !== 'ChatAcceptedEvent' && { shared: inAllWebhooks }),
      only: [],
      bend: (tap) => ({ answer: wrap((answer, text) => answer(textsOf(tap, text)[0]!)) }),
    })),
  ]),
};

export const outlets: readonly Outlet[] = Object.values(outletsByTarget).flat();

/** Returns the outlets of a target. Runs against services have little patience, since a mutant may suppress an awaited message. */
function outletsOf<Party>(
  target: Target,
  runOf: (change: Change<Party>, options?: TargetOptions) => Run,
  places: readonly Place<Party>[],
): Outlet[] {
  const options = 'desk' in byName[target].options ? { patience: 4 } : {};
  return places.map(({ bend, ...place }) => ({
    ...place,
    target,
    run: (tap) => runOf(bend(tap), options),
  }));
}

function at<Party>(way: Way, name: SchemaName, entry: Entry<Party>): Place<Party> {
  return { way, name, schema: schemas[name], examples: examples[name] ?? {}, ...entry };
}

function atEvents<Party>(
  way: Way,
  all: Readonly<Record<string, Schema>>,
  kinds: readonly string[],
  entryOf: (name: EventName) => Entry<Party>,
): Place<Party>[] {
  return Object.entries(all).flatMap(([key, schema]) => {
    const name = key as EventName;
    const event = discriminators(schema, []).find(({ oneOf }) => kinds.includes(String(oneOf[0])));
    return event?.at.length === 1 ? [at(way, name, { event, ...entryOf(name) })] : [];
  });
}

/** Returns the ids of the cases of `target` whose first rule has an id that begins with `prefix`. */
function casesOf(target: Target, prefix = ''): string[] {
  return cases
    .filter((each) => each.target === target && each.rules[0]?.startsWith(prefix))
    .map(({ id }) => id);
}

function one(tap: Tap, body: unknown): Body {
  return tap(body)[0] as Body;
}

/** Sends the messages that the interceptor `tap` makes from `body`. Returns the result of the last one, or `none` if there is none. */
async function sending<Result>(
  tap: Tap,
  body: unknown,
  none: Result,
  send: (body: Body) => Promise<Result>,
): Promise<Result> {
  let result = none;
  for (const each of tap(body)) result = await send(each as Body);
  return result;
}

/** Passes each message to `read`. Only the last call writes to `response`. If there is no message, the party accepts the request. */
async function reading<Read>(
  party: Party,
  all: readonly Read[],
  response: ServerResponse,
  read: (each: Read, response: ServerResponse) => unknown,
): Promise<void> {
  const unheard: unknown = { writeHead: () => unheard, end: () => unheard };
  if (all.length === 0) party.accept(response);
  for (const [index, each] of all.entries())
    await read(each, index === all.length - 1 ? response : (unheard as ServerResponse));
}

/**
 * Returns the JSON texts of the bodies that a tap (a message interceptor) returns for one body. For an unchanged body, that is the text as
 * received, because parsing would lose a duplicate key.
 */
function textsOf(tap: Tap, text: string): string[] {
  const body = jsonOf(text);
  if (body === undefined) return [text];
  return tap(body).map((each) => (each === body ? text : (JSON.stringify(each) ?? '')));
}

function botErrors(tap: Tap) {
  return (response: ServerResponse, status: number, code: string, message: string) =>
    json(response, status, one(tap, { error: { code, message } }));
}

function fullUserMessages(): Body[] {
  return Object.values(channelExamples.UserMessage).map((body: Body) => {
    const { sender, message } = body as { sender: Body; message: Body };
    if (/^type(in|out)$/.test(message['type'])) return body;
    const known = { phone: '+43 1', email: 'a@b.example', photo: 'https://a.example/a.png', invite: 'Hello' };
    return {
      ...body,
      sender: { ...known, ...sender },
      message: { id: 'm', text: 'words', title: 'A title', ...message },
    };
  });
}

function fullReply(): Body {
  const whole = developerExamples.ChatAcceptedReply['all-fields'];
  const link = { content: 'Gold', title: 'Plan', link: 'https://crm.example', key: 'Plan' };
  return { ...whole, custom_data: [...whole.custom_data, link] };
}
