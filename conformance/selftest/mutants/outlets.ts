import type { ServerResponse } from 'node:http';
import { examples as botExamples } from '../../../generated/bot/examples.ts';
import { botProviderEventKinds } from '../../../generated/bot/kinds.ts';
import * as bot from '../../../generated/bot/schemas.ts';
import { examples as channelExamples } from '../../../generated/channel/examples.ts';
import * as channel from '../../../generated/channel/schemas.ts';
import { examples as developerExamples } from '../../../generated/developer/examples.ts';
import { webhookReceiverEventKinds } from '../../../generated/developer/kinds.ts';
import * as developer from '../../../generated/developer/schemas.ts';
import { cases, type Target } from '../../targets/index.ts';
import { wrap } from '../bend.ts';
import { runOf as provider } from '../bot-provider/selftest.ts';
import { runOf as botService, withRichContents } from '../bot-service/selftest.ts';
import { runOf as integrator, runPosting } from '../channel-integrator/selftest.ts';
import { runOf as service } from '../channel-service/selftest.ts';
import type { Body } from '../independent/party.ts';
import type { Run } from '../selftest.ts';
import { runOf as receiver } from '../webhook-receiver/selftest.ts';
import { runOfIndependent as sender, withAllFields } from '../webhook-sender/selftest.ts';
import { discriminators, type Mutant, type Schema, type Way } from './mutants.ts';
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
type Place = Omit<Outlet, 'target'>;
type Entry = Pick<Place, 'only' | 'run'> & Partial<Place>;

/** The mutants that make a reader reject a valid message. The suite cannot see how most readers use a value. */
const rejections = /^rejected/;

/** Matches the objects that all webhooks have. Only the mutants of ChatAcceptedEvent change their values. */
const inAllWebhooks = / \/(visitor|session|page|department)\b/;

/** The options of runs against services. The patience is short, since a mutant may suppress a message for which the suite waits. */
const hasty = { patience: 4 };

/** The id of the case that examines a webhook. The default is `a-chat-from-reply-to-close`. */
const caseOfWebhook: Partial<Record<EventName, string>> = {
  ChatAssignedEvent: 'data-for-the-agent',
  OfflineMessageEvent: 'offline-form',
  CallEvent: 'a-call-that-ends-and-one-that-fails',
};

/** The outlets of each target. The widget's outlets are in widget.ts, since their runs need a browser. */
const places: Readonly<Record<Exclude<Target, 'widget'>, readonly Place[]>> = {
  'channel-service': [
    at('sends', 'AgentMessage', {
      chat: ['recipient', 'id'],
      agent: ['sender', 'name'],
      only: [
        ...['CHN-OUT-02', 'CHN-OUT-03', 'CHN-OUT-04', 'CHN-OUT-05', 'CHN-OUT-06', 'CHN-OUT-19'],
        'success-ends-the-repeating',
      ],
      run: (tap) =>
        service(
          {
            delivery: {
              run: wrap((run, chat, body, entry) =>
                sending(tap, body, { verdict: 'taken', attempted: undefined }, (each) =>
                  run(chat, each, entry),
                ),
              ),
            },
          },
          hasty,
        ),
    }),
    at('hears', 'AgentMessageReply', {
      only: ['CHN-OUT-10', 'CHN-OUT-11', 'CHN-OUT-14'],
      run: (tap) =>
        service(
          {
            delivery: {
              attempt: wrap(async (attempt, ...given) => {
                const attempted = await attempt(...given);
                return attempted && { ...attempted, body: one(tap, attempted.body) };
              }),
            },
          },
          hasty,
        ),
    }),
    at('answers', 'ChannelStatus', {
      only: ['CHN-IN-01', 'CHN-IN-02'],
      run: (tap) =>
        service(
          {
            statusBody: wrap((statusBody, given) => JSON.stringify(one(tap, JSON.parse(statusBody(given))))),
          },
          hasty,
        ),
    }),
    at('reads', 'UserMessage', {
      chat: ['sender', 'id'],
      only: casesOf('channel-service', 'CHN-IN'),
      run: (tap) =>
        service(
          (it) => ({
            receive: wrap(
              (receive, to, text, response) =>
                void reading(
                  textsOf(tap, text),
                  response,
                  (read, answer) => receive(to, read, answer),
                  (answer) => it.accepted(answer),
                ),
            ),
          }),
          hasty,
        ),
    }),
  ],
  'channel-integrator': [
    at('answers', 'AgentMessageReply', {
      only: ['CHN-RCV-01', 'CHN-RCV-02', 'CHN-RCV-03', 'CHN-RCV-08'],
      run: (tap) =>
        integrator({
          answer: (response, status, body) => json(response, status, status === 200 ? one(tap, body) : body),
        }),
    }),
    at('reads', 'AgentMessage', {
      kinds: rejections,
      only: ['CHN-RCV-01', 'CHN-RCV-02', 'CHN-RCV-03', 'CHN-RCV-07', 'CHN-RCV-09'],
      run: (tap) =>
        integrator({ receive: wrap((receive, text, response) => receive(textsOf(tap, text)[0]!, response)) }),
    }),
    at('answers', 'UserMessage', {
      only: ['CHN-RCV-10', 'CHN-RCV-12'],
      run: (tap) => runPosting(fullUserMessages().map((body) => one(tap, body))),
    }),
  ],
  'bot-service': [
    ...atEvents('sends', bot, botProviderEventKinds, () => ({
      chat: ['chat_id'],
      only: [
        'event-on-the-wire',
        'ids-name-one-thing',
        'bot-invites-an-agent',
        'bot-invites-nobody',
        'chat-is-closed',
        'files-of-a-client',
      ],
      run: (tap) =>
        botService((it) => {
          // A mutant can only change a value that is sent, so the service sends all types of messages.
          withRichContents(it);
          const tell = it.outgoing.tell.bind(it.outgoing);
          it.outgoing.tell = (to, body) => sending(tap, body, true, (each) => tell(to, each));
        }, hasty),
    })),
    at('answers', 'ErrorBody', {
      only: ['BOT-IN-15', 'BOT-IN-18'],
      run: (tap) => botService({ refuse: botErrors(tap) }, hasty),
    }),
    at('reads', 'ProviderEvent', {
      chat: ['chat_id'],
      only: casesOf('bot-service', 'BOT-IN'),
      run: (tap) =>
        botService(
          (it) => ({
            event: wrap((event, from, text, response) =>
              reading(
                textsOf(tap, text),
                response,
                (read, answer) => event(from, read, answer),
                (answer) => it.accept(answer),
              ),
            ),
          }),
          hasty,
        ),
    }),
  ],
  'bot-provider': [
    at('sends', 'ProviderEvent', {
      chat: ['chat_id'],
      only: ['02', '08', '09', '10', '13', '15', '16', '17'].map((number) => `BOT-PRV-${number}`),
      run: (tap) =>
        provider((it) => {
          let number = 0;
          const send = it.send.bind(it);
          it.send = async (event) => {
            number += 1;
            // The event gets its id here. If `send` set it after the tap, it would undo a mutant of the id.
            for (const each of tap({ id: `e${number}`, ...withTime(event) }))
              await send({ id: undefined, ...(each as Body) });
          };
        }),
    }),
    at('answers', 'ErrorBody', {
      only: ['BOT-PRV-05'],
      run: (tap) => provider({ refuse: botErrors(tap) }),
    }),
    ...atEvents('reads', bot, botProviderEventKinds, (name) => ({
      // The contract requires only that a provider accepts the other events.
      ...(name !== 'ClientMessageEvent' && { kinds: rejections }),
      only: casesOf('bot-provider'),
      run: (tap) =>
        provider((it) => ({
          receive: wrap((receive, body, response) =>
            reading(
              tap(body),
              response,
              (each, answer) =>
                each === undefined ? it.malformed(answer, 'Not read.') : receive(each as Body, answer),
              (answer) => it.accept(answer),
            ),
          ),
        })),
    })),
  ],
  'webhook-sender': [
    ...atEvents('sends', developer, webhookReceiverEventKinds, (name) => ({
      chat: ['chat_id'],
      agent: name === 'ChatFinishedEvent' ? ['agents', '0', 'id'] : ['agent', 'id'],
      ...(name !== 'ChatAcceptedEvent' && { shared: inAllWebhooks }),
      only: [
        caseOfWebhook[name] ?? 'a-chat-from-reply-to-close',
        'token-of-the-visitor',
        'two-agents-and-two-chats',
      ],
      run: (tap) =>
        sender((it) => {
          withAllFields(it);
          const send = it.send.bind(it);
          it.send = (to, body) => sending(tap, body, {} as Body, (each) => send(to, each));
        }, hasty),
    })),
    at('hears', 'ChatAcceptedReply', {
      only: ['data-for-the-agent', 'data-in-part', 'data-without-ok'],
      run: (tap) =>
        sender({ answered: wrap((answered, chat, answer) => answered(chat, one(tap, answer))) }, hasty),
    }),
  ],
  'webhook-receiver': [
    at('answers', 'ChatAcceptedReply', {
      only: [],
      run: (tap) => receiver({ accepted: () => ({ status: 200, body: one(tap, fullReply()) }) }),
    }),
    at('answers', 'WebhookReply', {
      only: [],
      run: (tap) =>
        receiver({
          accepted: () => ({ status: 200, body: fullReply() }),
          plain: wrap((plain, event) => {
            const { status, body } = plain(event);
            return { status, body: one(tap, body) };
          }),
        }),
    }),
    ...atEvents('reads', developer, webhookReceiverEventKinds, (name) => ({
      kinds: rejections,
      ...(name !== 'ChatAcceptedEvent' && { shared: inAllWebhooks }),
      only: [],
      run: (tap) => receiver({ answer: wrap((answer, text) => answer(textsOf(tap, text)[0]!)) }),
    })),
  ],
};

export const outlets: readonly Outlet[] = Object.entries(places).flatMap(([target, own]) =>
  own.map((place) => ({ target: target as Target, ...place })),
);

function at(way: Way, name: SchemaName, entry: Entry): Place {
  return { way, name, schema: schemas[name], examples: examples[name] ?? {}, ...entry };
}

function atEvents(
  way: Way,
  all: Readonly<Record<string, Schema>>,
  kinds: readonly string[],
  entryOf: (name: EventName) => Entry,
): Place[] {
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

/** Passes each message to `read`. Only the last one is answered by `response`. Without a message, `accept` responds. */
async function reading<Read>(
  all: readonly Read[],
  response: ServerResponse,
  read: (each: Read, response: ServerResponse) => unknown,
  accept: (response: ServerResponse) => unknown,
): Promise<void> {
  const unheard: unknown = { writeHead: () => unheard, end: () => unheard };
  if (all.length === 0) await accept(response);
  for (const [index, each] of all.entries())
    await read(each, index === all.length - 1 ? response : (unheard as ServerResponse));
}

/** Returns the JSON texts that a tap makes from a body. An unchanged body keeps its own text, which may have a duplicate key. */
function textsOf(tap: Tap, text: string): string[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [text];
  }
  return tap(body).map((each) => (each === body ? text : (JSON.stringify(each) ?? '')));
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function botErrors(tap: Tap) {
  return (response: ServerResponse, status: number, code: string, message: string) =>
    json(response, status, one(tap, { error: { code, message } }));
}

function withTime({ message, ...event }: Body): Body {
  return message ? { ...event, message: { timestamp: Math.floor(Date.now() / 1000), ...message } } : event;
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
