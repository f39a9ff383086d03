import type { ServerResponse } from 'node:http';
import { examples as botExamples } from '../../../generated/bot/examples.ts';
import * as bot from '../../../generated/bot/schemas.ts';
import { examples } from '../../../generated/channel/examples.ts';
import * as channel from '../../../generated/channel/schemas.ts';
import { examples as developerExamples } from '../../../generated/developer/examples.ts';
import * as developer from '../../../generated/developer/schemas.ts';
import { cases, type Target } from '../../targets/index.ts';
import { bend, type Change } from '../bend.ts';
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
import type { Schema } from './places.ts';
import type { Identities, Tap } from './traffic.ts';

/** A place where a right implementation sends or reads messages of one schema. */
export interface Outlet extends Identities {
  target: Target;
  name: string;
  schema: Schema;
  way: Way;
  /** The cases or rules that look at such messages. */
  only: readonly string[];
  /** Only the kinds that match: what a party does with what it reads may be its own affair. */
  kinds?: RegExp;
  /** Places that another outlet has too, and that are only lost here. */
  shared?: RegExp;
  /** A run in which all messages of the schema pass the tap; where that cannot be, the mutant makes the change elsewhere. */
  run(tap: Tap, mutant?: Mutant): Run;
}

/** Of most readers it is seen what they reject, and nothing else. */
const rejections = /^rejected/;

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** The one message that an answer is. */
const one = (tap: Tap, body: unknown): Body => tap(body)[0] as Body;

/** Lets a reader read what comes through the tap: all but the last of several without an answer, and nothing with this one. */
async function reading(
  tap: Tap,
  text: string,
  response: ServerResponse,
  read: (text: string, response: ServerResponse) => unknown,
  ignored: (response: ServerResponse) => unknown,
): Promise<void> {
  const texts = textsOf(tap, text);
  if (texts.length === 0) await ignored(response);
  for (const [index, each] of texts.entries())
    await read(each, index === texts.length - 1 ? response : (unheard as ServerResponse));
}

function textsOf(tap: Tap, text: string): string[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [text];
  }
  const read = tap(body);
  // A key may stand in a body twice: that is not seen in the parsed one.
  return read.map((each) => (each === body ? text : (JSON.stringify(each) ?? '')));
}

const unheard: unknown = { writeHead: () => unheard, end: () => unheard };

/** What is not sent cannot be changed: a place may have words and a title too. */
function withWords({ message, ...body }: Body): Body {
  if (message?.['type'] !== 'location') return { ...body, message };
  return { ...body, message: { ...message, text: 'The office', title: 'Here' } };
}

const service = (change: Change<IndependentService>) =>
  runOfService(() => bend(new IndependentService(), change), { patience: 4 });

const ofChannelService: readonly Outlet[] = [
  {
    target: 'channel-service',
    name: 'AgentMessage',
    schema: channel.AgentMessage,
    way: 'sends',
    chat: ['recipient', 'id'],
    agent: ['sender', 'name'],
    only: [
      'CHN-OUT-02',
      'CHN-OUT-03',
      'CHN-OUT-04',
      'CHN-OUT-05',
      'CHN-OUT-06',
      'CHN-OUT-19',
      'success-ends-the-repeating',
    ],
    run: (tap) =>
      service(({ delivery }) => {
        const { run } = delivery;
        delivery.run = async (chat, body, entry) => {
          let ended: Awaited<ReturnType<typeof run>> = { verdict: 'taken', attempted: undefined };
          for (const each of tap(withWords(body)))
            ended = await run.call(delivery, chat, each as Body, entry);
          return ended;
        };
      }),
  },
  {
    target: 'channel-service',
    name: 'AgentMessageReply',
    schema: channel.AgentMessageReply,
    way: 'hears',
    examples: examples.AgentMessageReply,
    only: ['CHN-OUT-10', 'CHN-OUT-11', 'CHN-OUT-14'],
    run: (tap) =>
      service(({ delivery }) => {
        const { attempt } = delivery;
        delivery.attempt = async (...given) => {
          const attempted = await attempt.apply(delivery, given);
          return attempted && { ...attempted, body: one(tap, attempted.body) };
        };
      }),
  },
  {
    target: 'channel-service',
    name: 'ChannelStatus',
    schema: channel.ChannelStatus,
    way: 'answers',
    only: ['CHN-IN-01', 'CHN-IN-02'],
    run: (tap) =>
      service((it) => {
        const { statusBody } = it;
        it.statusBody = (given) => JSON.stringify(one(tap, JSON.parse(statusBody.call(it, given))));
      }),
  },
  {
    target: 'channel-service',
    name: 'UserMessage',
    schema: channel.UserMessage,
    way: 'reads',
    chat: ['sender', 'id'],
    examples: examples.UserMessage,
    only: cases.flatMap(({ target, id, rules: [rule = ''] }) =>
      target === 'channel-service' && rule.startsWith('CHN-IN') ? [id] : [],
    ),
    run: (tap) =>
      service((it) => {
        const { receive } = it;
        it.receive = (to, text, response) =>
          void reading(
            tap,
            text,
            response,
            (read, answer) => receive.call(it, to, read, answer),
            (answer) => it.accepted(answer),
          );
      }),
  },
];

/** Typing apart, with every field that a customer and a message may have. */
const userMessages = Object.values(examples.UserMessage).map((body: Body) => {
  const { sender, message } = body as { sender: Body; message: Body };
  if (/^type(in|out)$/.test(message['type'])) return body;
  const known = { phone: '+43 1', email: 'a@b.example', photo: 'https://a.example/a.png', invite: 'Hello' };
  return {
    ...body,
    sender: { ...known, ...sender },
    message: { id: 'm', text: 'words', title: 'A title', ...message },
  };
});

const ofChannelIntegrator: readonly Outlet[] = [
  {
    target: 'channel-integrator',
    name: 'AgentMessageReply',
    schema: channel.AgentMessageReply,
    way: 'answers',
    only: ['CHN-RCV-01', 'CHN-RCV-02', 'CHN-RCV-03', 'CHN-RCV-08'],
    run: (tap) =>
      runOfIntegrator(() =>
        bend(new IndependentIntegrator(), (it) => {
          it.answer = (response, status, body) =>
            json(response, status, status === 200 ? one(tap, body) : body);
        }),
      ),
  },
  {
    target: 'channel-integrator',
    name: 'AgentMessage',
    schema: channel.AgentMessage,
    way: 'reads',
    kinds: rejections,
    examples: examples.AgentMessage,
    only: ['CHN-RCV-01', 'CHN-RCV-02', 'CHN-RCV-03', 'CHN-RCV-07', 'CHN-RCV-09'],
    run: (tap) =>
      runOfIntegrator(() =>
        bend(new IndependentIntegrator(), (it) => {
          const receive = it.receive.bind(it);
          it.receive = (text, response) => receive(textsOf(tap, text)[0]!, response);
        }),
      ),
  },
  {
    target: 'channel-integrator',
    name: 'UserMessage',
    schema: channel.UserMessage,
    way: 'answers',
    only: ['CHN-RCV-10', 'CHN-RCV-12'],
    run: (tap) => runPosting(userMessages.map((body) => one(tap, body))),
  },
];

const botEvents: readonly [name: string, schema: Schema, event: string, examples: object][] = [
  ['ClientMessageEvent', bot.ClientMessageEvent, 'CLIENT_MESSAGE', botExamples.ClientMessageEvent],
  ['AgentJoinedEvent', bot.AgentJoinedEvent, 'AGENT_JOINED', botExamples.AgentJoinedEvent],
  [
    'AgentUnavailableEvent',
    bot.AgentUnavailableEvent,
    'AGENT_UNAVAILABLE',
    botExamples.AgentUnavailableEvent,
  ],
  ['ChatClosedEvent', bot.ChatClosedEvent, 'CHAT_CLOSED', botExamples.ChatClosedEvent],
];

const botService = (change: Change<IndependentBotService>) =>
  runOfBotService(() => bend(new IndependentBotService(), change), { patience: 4 });

const botErrors = (tap: Tap) => (response: ServerResponse, status: number, code: string, message: string) =>
  json(response, status, one(tap, { error: { code, message } }));

const ofBotService: readonly Outlet[] = [
  ...botEvents.map(
    ([name, schema, event]): Outlet => ({
      target: 'bot-service',
      name,
      schema,
      way: 'sends',
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
          // What is not sent cannot be changed: all types of messages that there are.
          withRichContents(it);
          const tell = it.outgoing.tell.bind(it.outgoing);
          it.outgoing.tell = async (to, body) => {
            let isTaken = true;
            for (const each of body['event'] === event ? tap(body) : [body])
              isTaken = await tell(to, each as Body);
            return isTaken;
          };
        }),
    }),
  ),
  {
    target: 'bot-service',
    name: 'ErrorBody',
    schema: bot.ErrorBody,
    way: 'answers',
    only: ['BOT-IN-15', 'BOT-IN-18'],
    run: (tap) => botService({ refuse: botErrors(tap) }),
  },
  {
    target: 'bot-service',
    name: 'ProviderEvent',
    schema: bot.ProviderEvent,
    way: 'reads',
    chat: ['chat_id'],
    examples: botExamples.ProviderEvent,
    only: cases.flatMap(({ target, id, rules: [rule = ''] }) =>
      target === 'bot-service' && rule.startsWith('BOT-IN') ? [id] : [],
    ),
    run: (tap) =>
      botService((it) => {
        const event = it.event.bind(it);
        it.event = (from, text, response) =>
          reading(
            tap,
            text,
            response,
            (read, answer) => event(from, read, answer),
            (answer) => it.accept(answer),
          );
      }),
  },
];

function withTime({ message, ...event }: Body): Body {
  return message ? { ...event, message: { timestamp: Math.floor(Date.now() / 1000), ...message } } : event;
}

const provider = (change: Change<IndependentBot>) =>
  runOfProvider((url) => bend(new IndependentBot(url), change));

const ofBotProvider: readonly Outlet[] = [
  {
    target: 'bot-provider',
    name: 'ProviderEvent',
    schema: bot.ProviderEvent,
    way: 'sends',
    chat: ['chat_id'],
    only: [
      'BOT-PRV-02',
      'BOT-PRV-08',
      'BOT-PRV-09',
      'BOT-PRV-10',
      'BOT-PRV-13',
      'BOT-PRV-15',
      'BOT-PRV-16',
      'BOT-PRV-17',
    ],
    run: (tap) =>
      provider((it) => {
        let number = 0;
        // With its id, which the good one would add behind the mutant.
        const send = it.send.bind(it);
        it.send = async (event) => {
          number += 1;
          for (const each of tap({ id: `e${number}`, ...withTime(event) }))
            await send({ id: undefined, ...(each as Body) });
        };
      }),
  },
  {
    target: 'bot-provider',
    name: 'ErrorBody',
    schema: bot.ErrorBody,
    way: 'answers',
    only: ['BOT-PRV-05'],
    run: (tap) => provider({ refuse: botErrors(tap) }),
  },
  ...botEvents.map(
    ([name, schema, event, all]): Outlet => ({
      target: 'bot-provider',
      name,
      schema,
      way: 'reads',
      // Of news nothing is stated but that it is taken.
      ...(event !== 'CLIENT_MESSAGE' && { kinds: rejections }),
      examples: { ...all },
      only: cases.flatMap(({ target, id }) => (target === 'bot-provider' ? [id] : [])),
      run: (tap) =>
        provider((it) => {
          const { receive } = it;
          it.receive = async (body, response) => {
            const all = body['event'] === event || body['event'] === undefined ? tap(body) : [body];
            if (all.length === 0) it.accept(response);
            for (const [index, each] of all.entries()) {
              const answer = index === all.length - 1 ? response : (unheard as ServerResponse);
              if (each === undefined) it.malformed(answer, 'Not read.');
              else await receive.call(it, each as Body, answer);
            }
          };
        }),
    }),
  ),
];

const webhooks: readonly [name: string, schema: Schema, event: string, case_: string][] = [
  ['ChatAcceptedEvent', developer.ChatAcceptedEvent, 'chat_accepted', 'a-chat-from-reply-to-close'],
  ['ChatAssignedEvent', developer.ChatAssignedEvent, 'chat_assigned', 'data-for-the-agent'],
  ['ChatFinishedEvent', developer.ChatFinishedEvent, 'chat_finished', 'a-chat-from-reply-to-close'],
  ['ChatUpdatedEvent', developer.ChatUpdatedEvent, 'chat_updated', 'a-chat-from-reply-to-close'],
  ['OfflineMessageEvent', developer.OfflineMessageEvent, 'offline_message', 'offline-form'],
  ['CallEvent', developer.CallEvent, 'call_event', 'a-call-that-ends-and-one-that-fails'],
];

/** The parts that all events have are changed in one of them, and lost in each. */
const inAllEvents = / \/(visitor|session|page|department)\b/;

/** Lets a sender tell all that the schemas have: what is not sent cannot be changed. */
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

const ofWebhookSender: readonly Outlet[] = [
  ...webhooks.map(
    ([name, schema, event, case_]): Outlet => ({
      target: 'webhook-sender',
      name,
      schema,
      way: 'sends',
      chat: ['chat_id'],
      agent: event === 'chat_finished' ? ['agents', '0', 'id'] : ['agent', 'id'],
      ...(event !== 'chat_accepted' && { shared: inAllEvents }),
      only: [...new Set([case_, 'token-of-the-visitor', 'two-agents-and-two-chats'])],
      run: (tap) =>
        runOfIndependent(
          (it) => {
            sayAll(it);
            const send = it.send.bind(it);
            it.send = async (to, body) => {
              let answer: Body = {};
              for (const each of body['event_name'] === event ? tap(body) : [body])
                answer = await send(to, each as Body);
              return answer;
            };
          },
          { patience: 4 },
        ),
    }),
  ),
  {
    target: 'webhook-sender',
    name: 'ChatAcceptedReply',
    schema: developer.ChatAcceptedReply,
    way: 'hears',
    examples: developerExamples.ChatAcceptedReply,
    only: ['data-for-the-agent', 'data-in-part', 'data-without-ok'],
    run: (tap) =>
      runOfIndependent(
        (it) => {
          const answered = it.answered.bind(it);
          it.answered = (chat, answer) => answered(chat, one(tap, answer));
        },
        { patience: 4 },
      ),
  },
];

/** With every field that a schema has: what is not sent cannot be changed. */
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

const replies = [
  ['ChatAcceptedReply', developer.ChatAcceptedReply, 'accepted'],
  ['WebhookReply', developer.WebhookReply, 'plain'],
  ['CallEventReply', developer.CallEventReply, 'call'],
] as const;

const ofWebhookReceiver: readonly Outlet[] = [
  ...replies.map(
    ([name, schema, method]): Outlet => ({
      target: 'webhook-receiver',
      name,
      schema,
      way: 'answers',
      only: [],
      run: (tap) =>
        receiver((it) => {
          it.accepted = () => ({ status: 200, body: fullest });
          it.call = () => ({ status: 200, body: { result: 'OK' } });
          const good = it[method].bind(it);
          it[method] = (event) => {
            const { status, body } = good(event);
            return { status, body: one(tap, body) };
          };
        }),
    }),
  ),
  ...webhooks.map(
    ([name, schema, event]): Outlet => ({
      target: 'webhook-receiver',
      name,
      schema,
      way: 'reads',
      kinds: rejections,
      ...(event !== 'chat_accepted' && { shared: inAllEvents }),
      only: [],
      run: (tap) =>
        receiver((it) => {
          const { answer } = it;
          it.answer = (text) => answer.call(it, text.includes(`"${event}"`) ? textsOf(tap, text)[0]! : text);
        }),
    }),
  ),
];

/** The widget's outlets need a browser, and stand in widget.ts. */
const byTarget: Readonly<Record<Exclude<Target, 'widget'>, readonly Outlet[]>> = {
  'channel-service': ofChannelService,
  'channel-integrator': ofChannelIntegrator,
  'bot-service': ofBotService,
  'bot-provider': ofBotProvider,
  'webhook-sender': ofWebhookSender,
  'webhook-receiver': ofWebhookReceiver,
};

export const outlets: readonly Outlet[] = Object.values(byTarget).flat();
