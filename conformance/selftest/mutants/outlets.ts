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
import { bend, type Change, wrap } from '../bend.ts';
import { runOf as runOfProvider } from '../bot-provider/selftest.ts';
import { withRichContents } from '../bot-service/open.ts';
import { runOf as runOfBotService } from '../bot-service/selftest.ts';
import { runPosting } from '../channel-integrator/posting.ts';
import { runOf as runOfIntegrator } from '../channel-integrator/selftest.ts';
import { runOf as runOfService } from '../channel-service/selftest.ts';
import type { Body } from '../independent/body.ts';
import { IndependentBot } from '../independent/bot-provider/provider.ts';
import { IndependentBotService } from '../independent/bot-service/service.ts';
import { IndependentIntegrator } from '../independent/channel-integrator/integrator.ts';
import { IndependentService } from '../independent/channel-service/service.ts';
import { IndependentReceiver } from '../independent/webhook-receiver/receiver.ts';
import type { IndependentSender } from '../independent/webhook-sender/service.ts';
import type { Run } from '../selftest.ts';
import { runOf as runOfReceiver } from '../webhook-receiver/selftest.ts';
import { runOfIndependent } from '../webhook-sender/selftest.ts';
import type { Way } from './kinds.ts';
import type { Mutant } from './mutants.ts';
import { discriminators, type Schema } from './places.ts';
import type { Messages, Tap } from './traffic.ts';

/**
 * An injection point for faults: one kind of message that a correct implementation sends or reads. `run` runs the suite while an
 * interceptor, the tap (see traffic.ts), changes these messages.
 */
export interface Outlet extends Messages {
  target: Target;
  name: string;
  schema: Schema;
  way: Way;
  /** The ids of the cases or rules that examine these messages. If the list is empty, all cases of the target run. */
  only: readonly string[];
  /**
   * Matches the names of the kinds of faults that are tried. By default, all kinds are tried. For most readers, only rejections are tried:
   * the suite cannot observe how an endpoint uses a value that it reads.
   */
  kinds?: RegExp;
  /** Matches the names of mutants whose value another outlet already covers. In this outlet, such a value gets only the fault `lost`. */
  shared?: RegExp;
  /**
   * Returns a run in which all messages of the schema pass through `tap`. The messages of the widget cannot pass through it, since they
   * stay in the browser. There the page applies `mutant`.
   */
  run(tap: Tap, mutant?: Mutant): Run;
}

const schemas: Readonly<Record<string, Schema>> = { ...channel, ...bot, ...developer };
const examples: Readonly<Record<string, Messages['examples']>> = {
  ...channelExamples,
  ...botExamples,
  ...developerExamples,
};

/** Returns the outlets of a target. Each key consists of the use of the message (see `Way`), a blank and the name of a generated schema. */
const outletsOf = (
  target: Target,
  outlets: Readonly<Record<`${Way} ${string}`, Pick<Outlet, 'only' | 'run'> & Partial<Outlet>>>,
): Outlet[] =>
  Object.entries(outlets).map(([key, outlet]) => {
    const [way, name] = key.split(' ') as [Way, string];
    return { target, name, schema: schemas[name]!, way, examples: examples[name] ?? {}, ...outlet };
  });

/**
 * Returns the names of the schemas in `all` that describe an event of `kinds`. `event` is the field that identifies the event, with its
 * values.
 */
function eventsOf(all: Readonly<Record<string, Schema>>, kinds: readonly string[]) {
  return Object.entries(all).flatMap(([name, schema]) => {
    const event = discriminators(schema, []).find(({ oneOf }) => kinds.includes(String(oneOf[0])));
    return event?.at.length === 1 ? [{ name, event }] : [];
  });
}

const botEvents = eventsOf(bot, botProviderEventKinds);
const webhookEvents = eventsOf(developer, webhookReceiverEventKinds);

/** Returns one entry for `outletsOf` for each event. `outletOf` gets the name of the event's schema. */
const each = (
  way: Way,
  events: ReturnType<typeof eventsOf>,
  outletOf: (name: string) => Pick<Outlet, 'only' | 'run'> & Partial<Outlet>,
) => Object.fromEntries(events.map(({ name, event }) => [`${way} ${name}`, { event, ...outletOf(name) }]));

/** Returns the ids of the cases of `target` whose first rule has an id that begins with `prefix`. */
const casesOf = (target: Target, prefix = ''): string[] =>
  cases.filter((each) => each.target === target && each.rules[0]?.startsWith(prefix)).map(({ id }) => id);

/** Matches the kinds of faults in which a reader rejects a message. For most readers, the suite cannot observe any other fault. */
const rejections = /^rejected/;

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Returns the single message that a tap makes from a response. */
const one = (tap: Tap, body: unknown): Body => tap(body)[0] as Body;

/**
 * Passes `body` through the tap, and sends the resulting messages one after the other. Returns the result of the last message, or `none` if
 * the tap returns no message.
 */
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

/**
 * Passes each message in `all` to `read`. Only the answer to the last message is sent as the response. If the list is empty, `accept`
 * answers the request.
 */
async function reading<Read>(
  all: readonly Read[],
  response: ServerResponse,
  read: (each: Read, response: ServerResponse) => unknown,
  accept: (response: ServerResponse) => unknown,
): Promise<void> {
  if (all.length === 0) await accept(response);
  for (const [index, each] of all.entries())
    await read(each, index === all.length - 1 ? response : (unheard as ServerResponse));
}

const unheard: unknown = { writeHead: () => unheard, end: () => unheard };

function textsOf(tap: Tap, text: string): string[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [text];
  }
  // A body may contain the same key twice, and parsing drops one of the two values. So the text of an unchanged body is returned as it was
  // received.
  return tap(body).map((each) => (each === body ? text : (JSON.stringify(each) ?? '')));
}

const service = (change: Change<IndependentService>) =>
  runOfService(() => bend(new IndependentService(), change), { patience: 4 });

const ofChannelService = outletsOf('channel-service', {
  'sends AgentMessage': {
    chat: ['recipient', 'id'],
    agent: ['sender', 'name'],
    only: [
      ...['CHN-OUT-02', 'CHN-OUT-03', 'CHN-OUT-04', 'CHN-OUT-05', 'CHN-OUT-06', 'CHN-OUT-19'],
      'success-ends-the-repeating',
    ],
    run: (tap) =>
      service({
        delivery: {
          run: wrap((run, chat, body, entry) =>
            sending(tap, body, { verdict: 'taken', attempted: undefined }, (each) => run(chat, each, entry)),
          ),
        },
      }),
  },
  'hears AgentMessageReply': {
    only: ['CHN-OUT-10', 'CHN-OUT-11', 'CHN-OUT-14'],
    run: (tap) =>
      service({
        delivery: {
          attempt: wrap(async (attempt, ...given) => {
            const attempted = await attempt(...given);
            return attempted && { ...attempted, body: one(tap, attempted.body) };
          }),
        },
      }),
  },
  'answers ChannelStatus': {
    only: ['CHN-IN-01', 'CHN-IN-02'],
    run: (tap) =>
      service({
        statusBody: wrap((statusBody, given) => JSON.stringify(one(tap, JSON.parse(statusBody(given))))),
      }),
  },
  'reads UserMessage': {
    chat: ['sender', 'id'],
    only: casesOf('channel-service', 'CHN-IN'),
    run: (tap) =>
      service((it) => ({
        receive: wrap(
          (receive, to, text, response) =>
            void reading(
              textsOf(tap, text),
              response,
              (read, answer) => receive(to, read, answer),
              (answer) => it.accepted(answer),
            ),
        ),
      })),
  },
});

/**
 * The example messages of customers. All except typing notices have every optional field, since a mutant can only change a value that is
 * sent.
 */
const userMessages = Object.values(channelExamples.UserMessage).map((body: Body) => {
  const { sender, message } = body as { sender: Body; message: Body };
  if (/^type(in|out)$/.test(message['type'])) return body;
  const known = { phone: '+43 1', email: 'a@b.example', photo: 'https://a.example/a.png', invite: 'Hello' };
  return {
    ...body,
    sender: { ...known, ...sender },
    message: { id: 'm', text: 'words', title: 'A title', ...message },
  };
});

const integrator = (change: Change<IndependentIntegrator>) =>
  runOfIntegrator(() => bend(new IndependentIntegrator(), change));

const ofChannelIntegrator = outletsOf('channel-integrator', {
  'answers AgentMessageReply': {
    only: ['CHN-RCV-01', 'CHN-RCV-02', 'CHN-RCV-03', 'CHN-RCV-08'],
    run: (tap) =>
      integrator({
        answer: (response, status, body) => json(response, status, status === 200 ? one(tap, body) : body),
      }),
  },
  'reads AgentMessage': {
    kinds: rejections,
    only: ['CHN-RCV-01', 'CHN-RCV-02', 'CHN-RCV-03', 'CHN-RCV-07', 'CHN-RCV-09'],
    run: (tap) =>
      integrator({ receive: wrap((receive, text, response) => receive(textsOf(tap, text)[0]!, response)) }),
  },
  'answers UserMessage': {
    only: ['CHN-RCV-10', 'CHN-RCV-12'],
    run: (tap) => runPosting(userMessages.map((body) => one(tap, body))),
  },
});

const botService = (change: Change<IndependentBotService>) =>
  runOfBotService(() => bend(new IndependentBotService(), change), { patience: 4 });

const botErrors = (tap: Tap) => (response: ServerResponse, status: number, code: string, message: string) =>
  json(response, status, one(tap, { error: { code, message } }));

const ofBotService = outletsOf('bot-service', {
  ...each('sends', botEvents, () => ({
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
        // The service must send all types of messages, since a mutant can only change a value that is sent.
        withRichContents(it);
        const tell = it.outgoing.tell.bind(it.outgoing);
        it.outgoing.tell = (to, body) => sending(tap, body, true, (each) => tell(to, each));
      }),
  })),
  'answers ErrorBody': {
    only: ['BOT-IN-15', 'BOT-IN-18'],
    run: (tap) => botService({ refuse: botErrors(tap) }),
  },
  'reads ProviderEvent': {
    chat: ['chat_id'],
    only: casesOf('bot-service', 'BOT-IN'),
    run: (tap) =>
      botService((it) => ({
        event: wrap((event, from, text, response) =>
          reading(
            textsOf(tap, text),
            response,
            (read, answer) => event(from, read, answer),
            (answer) => it.accept(answer),
          ),
        ),
      })),
  },
});

function withTime({ message, ...event }: Body): Body {
  return message ? { ...event, message: { timestamp: Math.floor(Date.now() / 1000), ...message } } : event;
}

const provider = (change: Change<IndependentBot>) =>
  runOfProvider((url) => bend(new IndependentBot(url), change));

const ofBotProvider = outletsOf('bot-provider', {
  'sends ProviderEvent': {
    chat: ['chat_id'],
    only: ['02', '08', '09', '10', '13', '15', '16', '17'].map((number) => `BOT-PRV-${number}`),
    run: (tap) =>
      provider((it) => {
        let number = 0;
        // The id is set before the mutant changes the event. Otherwise `send` would replace the changed id by a correct one.
        const send = it.send.bind(it);
        it.send = async (event) => {
          number += 1;
          for (const each of tap({ id: `e${number}`, ...withTime(event) }))
            await send({ id: undefined, ...(each as Body) });
        };
      }),
  },
  'answers ErrorBody': { only: ['BOT-PRV-05'], run: (tap) => provider({ refuse: botErrors(tap) }) },
  ...each('reads', botEvents, (name) => ({
    // For events other than a client's message, the contract requires only that the provider accepts them.
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
});

/**
 * The id of the case that examines an event, by the name of its schema. All other events are examined by the case
 * `a-chat-from-reply-to-close`.
 */
const caseOfEvent: Readonly<Record<string, string>> = {
  ChatAssignedEvent: 'data-for-the-agent',
  OfflineMessageEvent: 'offline-form',
  CallEvent: 'a-call-that-ends-and-one-that-fails',
};

/**
 * Returns the `shared` setting for an event. Objects that all events contain get all faults in ChatAcceptedEvent, and only the fault `lost`
 * in the others.
 */
const inAllEvents = (name: string) =>
  name === 'ChatAcceptedEvent' ? {} : { shared: / \/(visitor|session|page|department)\b/ };

/** Changes a sender so that it sends every field of the schemas. A mutant can only change a value that is sent. */
function sayAll({ events }: IndependentSender): void {
  const { visitor, session, message, call } = events;
  const known = { name: 'Zoë', email: 'zoe@conformance.example', phone: '+4930555' };
  events.token = (user_token) => ({ user_token });
  events.visitor = (given) => ({
    social: { example: 'https://social.example/zoe' },
    ...known,
    ...visitor.call(events, given),
  });
  events.session = (given) => ({ utm: 'utm_source=letter', ...session.call(events, given) });
  events.message = (given) => {
    const { text, ...said } = message.call(events, given);
    return { ...said, message: text, blacklisted: false };
  };
  events.call = (...given) => {
    const { call: made } = call.apply(events, given) as { call: Body };
    const isOver = ['end', 'error'].includes(made['status']);
    return { call: { ...(isOver && { record_url: 'https://files.conformance.example/a.mp3' }), ...made } };
  };
}

const sender = (change: Change<IndependentSender>) => runOfIndependent(change, { patience: 4 });

const ofWebhookSender = outletsOf('webhook-sender', {
  ...each('sends', webhookEvents, (name) => ({
    chat: ['chat_id'],
    agent: name === 'ChatFinishedEvent' ? ['agents', '0', 'id'] : ['agent', 'id'],
    ...inAllEvents(name),
    only: [
      caseOfEvent[name] ?? 'a-chat-from-reply-to-close',
      'token-of-the-visitor',
      'two-agents-and-two-chats',
    ],
    run: (tap) =>
      sender((it) => {
        sayAll(it);
        const send = it.send.bind(it);
        it.send = (to, body) => sending(tap, body, {} as Body, (each) => send(to, each));
      }),
  })),
  'hears ChatAcceptedReply': {
    only: ['data-for-the-agent', 'data-in-part', 'data-without-ok'],
    run: (tap) => sender({ answered: wrap((answered, chat, answer) => answered(chat, one(tap, answer))) }),
  },
});

/** The example reply to chat_accepted with every field of the schema, since a mutant can only change a value that is sent. */
const whole = developerExamples.ChatAcceptedReply['all-fields'];
const fullest = {
  ...whole,
  custom_data: [
    ...whole.custom_data,
    { content: 'Gold', title: 'Plan', link: 'https://crm.example', key: 'Plan' },
  ],
};

const receiver = (change: Change<IndependentReceiver>) =>
  runOfReceiver(() => bend(new IndependentReceiver(), change));

/**
 * Returns the cases and the run of an outlet for the webhook receiver's replies. In the run, only the replies of `method` pass through the
 * tap.
 */
const replying = (method: 'accepted' | 'plain'): Pick<Outlet, 'only' | 'run'> => ({
  only: [],
  run: (tap) =>
    receiver((it) => {
      it.accepted = () => ({ status: 200, body: fullest });
      const good = it[method].bind(it);
      it[method] = (event) => {
        const { status, body } = good(event);
        return { status, body: one(tap, body) };
      };
    }),
});

const ofWebhookReceiver = outletsOf('webhook-receiver', {
  'answers ChatAcceptedReply': replying('accepted'),
  'answers WebhookReply': replying('plain'),
  ...each('reads', webhookEvents, (name) => ({
    kinds: rejections,
    ...inAllEvents(name),
    only: [],
    run: (tap) => receiver({ answer: wrap((answer, text) => answer(textsOf(tap, text)[0]!)) }),
  })),
});

/** The outlets of each target. The widget's outlets are in widget.ts, since their runs need a browser. */
const byTarget: Readonly<Record<Exclude<Target, 'widget'>, readonly Outlet[]>> = {
  'channel-service': ofChannelService,
  'channel-integrator': ofChannelIntegrator,
  'bot-service': ofBotService,
  'bot-provider': ofBotProvider,
  'webhook-sender': ofWebhookSender,
  'webhook-receiver': ofWebhookReceiver,
};

export const outlets: readonly Outlet[] = Object.values(byTarget).flat();
