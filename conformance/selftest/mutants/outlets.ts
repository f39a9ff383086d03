import type { ServerResponse } from 'node:http';
import * as bot from '../../../generated/bot/schemas.ts';
import { examples } from '../../../generated/channel/examples.ts';
import * as channel from '../../../generated/channel/schemas.ts';
import { examples as developerExamples } from '../../../generated/developer/examples.ts';
import * as developer from '../../../generated/developer/schemas.ts';
import type { Target } from '../../targets/index.ts';
import { bend } from '../bend.ts';
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
import type { Mutant, Schema } from './mutants.ts';

/** Puts a mutant into a body that a right implementation sends; a body that it is not for stays as it is. */
export type Mutate = (body: unknown) => unknown;

/** A place where a right implementation sends bodies of one schema. */
export interface Outlet {
  target: Target;
  name: string;
  schema: Schema;
  /** The cases or rules that look at such bodies. */
  only: readonly string[];
  /** A run in which all bodies of the schema pass the function; where that cannot be, the mutant makes the change elsewhere. */
  run(mutate: Mutate, mutant?: Mutant): Run;
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** What is not sent cannot be changed: a place may have words and a title too. */
function withWords({ message, ...body }: Body): Body {
  if (message?.['type'] !== 'location') return { ...body, message };
  return { ...body, message: { ...message, text: 'The office', title: 'Here' } };
}

const ofChannelService: readonly Outlet[] = [
  {
    target: 'channel-service',
    name: 'AgentMessage',
    schema: channel.AgentMessage,
    only: ['CHN-OUT-01', 'CHN-OUT-02', 'CHN-OUT-03', 'CHN-OUT-05', 'CHN-OUT-06', 'CHN-OUT-19'],
    run: (mutate) =>
      runOfService(() =>
        bend(new IndependentService(), ({ delivery }) => {
          delivery.payload = (body) => mutate(withWords(body)) as Body;
        }),
      ),
  },
  {
    target: 'channel-service',
    name: 'ChannelStatus',
    schema: channel.ChannelStatus,
    only: ['CHN-IN-01', 'CHN-IN-02'],
    run: (mutate) =>
      runOfService(() =>
        bend(new IndependentService(), (it) => {
          const { statusBody } = it;
          it.statusBody = (given) => JSON.stringify(mutate(JSON.parse(statusBody.call(it, given))));
        }),
      ),
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
    only: ['CHN-RCV-01', 'CHN-RCV-02', 'CHN-RCV-03', 'CHN-RCV-08'],
    run: (mutate) =>
      runOfIntegrator(() =>
        bend(new IndependentIntegrator(), (it) => {
          it.answer = (response, status, body) =>
            json(response, status, status === 200 ? mutate(body) : body);
        }),
      ),
  },
  {
    target: 'channel-integrator',
    name: 'UserMessage',
    schema: channel.UserMessage,
    only: ['CHN-RCV-10', 'CHN-RCV-12'],
    run: (mutate) => runPosting(userMessages.map((body) => mutate(body))),
  },
];

const botEvents: readonly [name: string, schema: Schema, event: string][] = [
  ['ClientMessageEvent', bot.ClientMessageEvent, 'CLIENT_MESSAGE'],
  ['AgentJoinedEvent', bot.AgentJoinedEvent, 'AGENT_JOINED'],
  ['AgentUnavailableEvent', bot.AgentUnavailableEvent, 'AGENT_UNAVAILABLE'],
  ['ChatClosedEvent', bot.ChatClosedEvent, 'CHAT_CLOSED'],
];

const ofBotService: readonly Outlet[] = [
  ...botEvents.map(
    ([name, schema, event]): Outlet => ({
      target: 'bot-service',
      name,
      schema,
      only: [
        'event-on-the-wire',
        'ids-name-one-thing',
        'bot-invites-an-agent',
        'bot-invites-nobody',
        'chat-is-closed',
        'files-of-a-client',
      ],
      run: (mutate) =>
        runOfBotService(() =>
          bend(new IndependentBotService(), (it) => {
            // What is not sent cannot be changed: all types of messages that there are.
            withRichContents(it);
            it.outgoing.body = (body) => (body['event'] === event ? (mutate(body) as Body) : body);
          }),
        ),
    }),
  ),
  {
    target: 'bot-service',
    name: 'ErrorBody',
    schema: bot.ErrorBody,
    only: ['BOT-IN-15', 'BOT-IN-18'],
    run: (mutate) =>
      runOfBotService(() =>
        bend(new IndependentBotService(), (it) => {
          it.refuse = (response, status, code, message) =>
            json(response, status, mutate({ error: { code, message } }));
        }),
      ),
  },
];

function withTime({ message, ...event }: Body): Body {
  return message ? { ...event, message: { timestamp: Math.floor(Date.now() / 1000), ...message } } : event;
}

const ofBotProvider: readonly Outlet[] = [
  {
    target: 'bot-provider',
    name: 'ProviderEvent',
    schema: bot.ProviderEvent,
    only: ['BOT-PRV-02', 'BOT-PRV-09', 'BOT-PRV-10', 'BOT-PRV-13', 'BOT-PRV-16', 'BOT-PRV-17'],
    run: (mutate) =>
      runOfProvider((service) =>
        bend(new IndependentBot(service), (it) => {
          let number = 0;
          // With its id, which the good one would add behind the mutant.
          const send = it.send.bind(it);
          it.send = (event) => {
            number += 1;
            return send({ id: undefined, ...(mutate({ id: `e${number}`, ...withTime(event) }) as Body) });
          };
        }),
      ),
  },
  {
    target: 'bot-provider',
    name: 'ErrorBody',
    schema: bot.ErrorBody,
    only: ['BOT-PRV-05'],
    run: (mutate) =>
      runOfProvider((service) =>
        bend(new IndependentBot(service), (it) => {
          it.refuse = (response, status, code, message) =>
            json(response, status, mutate({ error: { code, message } }));
        }),
      ),
  },
];

const webhooks: readonly [name: string, schema: Schema, event: string, case_: string][] = [
  ['ChatAcceptedEvent', developer.ChatAcceptedEvent, 'chat_accepted', 'a-chat-from-reply-to-close'],
  ['ChatAssignedEvent', developer.ChatAssignedEvent, 'chat_assigned', 'data-for-the-agent'],
  ['ChatFinishedEvent', developer.ChatFinishedEvent, 'chat_finished', 'a-chat-from-reply-to-close'],
  ['ChatUpdatedEvent', developer.ChatUpdatedEvent, 'chat_updated', 'a-chat-from-reply-to-close'],
  ['OfflineMessageEvent', developer.OfflineMessageEvent, 'offline_message', 'offline-form'],
  ['CallEvent', developer.CallEvent, 'call_event', 'a-call-that-ends-and-one-that-fails'],
];

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

const ofWebhookSender: readonly Outlet[] = webhooks.map(([name, schema, event, case_]) => ({
  target: 'webhook-sender',
  name,
  schema,
  only: [case_, 'token-of-the-visitor'],
  run: (mutate) =>
    runOfIndependent((it) => {
      sayAll(it);
      const send = it.send.bind(it);
      it.send = (to, body) => send(to, body['event_name'] === event ? (mutate(body) as Body) : body);
    }),
}));

/** With every field that a schema has: what is not sent cannot be changed. */
const whole = developerExamples.ChatAcceptedReply['all-fields'];
const fullest = {
  ...whole,
  custom_data: [
    ...whole.custom_data,
    { content: 'Gold', title: 'Plan', link: 'https://crm.example', key: 'Plan' },
  ],
};

const ofWebhookReceiver: readonly Outlet[] = [
  ['ChatAcceptedReply', developer.ChatAcceptedReply, 'accepted'] as const,
  ['WebhookReply', developer.WebhookReply, 'plain'] as const,
  ['CallEventReply', developer.CallEventReply, 'call'] as const,
].map(([name, schema, method]) => ({
  target: 'webhook-receiver',
  name,
  schema,
  only: [],
  run: (mutate) =>
    runOfReceiver(() =>
      bend(new IndependentReceiver(), (it) => {
        it.accepted = () => ({ status: 200, body: fullest });
        it.call = () => ({ status: 200, body: { result: 'OK' } });
        const good = it[method].bind(it);
        it[method] = (event) => {
          const { status, body } = good(event);
          return { status, body: mutate(body) };
        };
      }),
    ),
}));

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
