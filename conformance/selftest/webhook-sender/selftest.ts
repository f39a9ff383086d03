import { openService } from '../../../src/reference/service/testing/site.ts';
import { runTarget } from '../../targets/index.ts';
import { formRules } from '../../targets/webhook-sender/forms.ts';
import { bend, type Replacements, runsOf, selfTestOf, variantsOf, wrap } from '../bend.ts';
import type { Body } from '../independent/party.ts';
import { type Run, type SelfTest, told } from '../selftest.ts';
import { brokenSenders } from './broken-sender.ts';
import { IndependentSender } from './independent.ts';

const openIndependentSenders = variantsOf<IndependentSender>({
  'sends chat_accepted again when another agent presses Reply': {
    told: told('HOOK-OUT-06 two-agents-and-two-chats', /more when Reply is pressed again.*OPEN-43/),
    change: (it) => {
      const accept = it.accept.bind(it);
      it.accept = (chat, agent) => {
        if (chat.agents.length === 0 || chat.agents.includes(agent)) accept(chat, agent);
        else it.accepted(chat, agent);
      };
    },
  },
  'shows the data of an answer 500': {
    told: told('HOOK-OUT-18 receiver-that-fails', /500 with the result OK: its data are shown/),
    change: () => undefined,
  },
  'keeps the page on which a visitor began': {
    told: told('HOOK-OUT-05 a-chat-from-reply-to-close', /page\.url is an earlier one of this visitor/),
    change: {
      learn: wrap((learn, chat, { page = undefined, ...known }) =>
        learn(chat, { ...known, ...(page && { page: chat.visitor.known['page'] ?? page }) }),
      ),
    },
  },
  'keeps the e-mails of agents in small letters': {
    told: told('HOOK-OUT-04 two-agents-and-two-chats', /agent\.email is "ada\.zoe@.*in other letters/),
    change: ({ agents }) => {
      const set = agents.set.bind(agents);
      agents.set = (id, { email, ...agent }) =>
        set(id, { ...agent, ...(email !== undefined && { email: email.toLowerCase() }) });
    },
  },
  'leaves the contact data out of the event of an offline form': {
    told: told('HOOK-OUT-03 offline-form', /no visitor\.name, visitor\.email, visitor\.phone/),
    change: sent(({ visitor: { name: _, email: __, phone: ___, ...visitor }, ...form }) => {
      return { ...form, visitor };
    }, 'offline_message'),
  },
  'keeps the e-mails of visitors in small letters': {
    told: told('HOOK-OUT-03 offline-form', /visitor\.email is in other letters/),
    change: sent(
      ({ visitor, ...event }) => ({ ...event, visitor: { ...visitor, email: visitor.email?.toLowerCase() } }),
      'offline_message',
    ),
  },
  'sends chat_assigned with the visitor as in chat_accepted': {
    told: told('HOOK-OUT-03 data-for-the-agent', /chat_assigned: visitor\.name is an earlier one/),
    change: () => {
      const before = new Map<unknown, Body>();
      return {
        send: wrap((send, channel, event) => {
          const { event_name: name, chat_id: chat, visitor } = event;
          if (name === 'chat_accepted') before.set(chat, visitor);
          return send(channel, name === 'chat_assigned' ? { ...event, visitor: before.get(chat) } : event);
        }),
      };
    },
  },
  'has one department, whoever takes the chat': {
    told: told('HOOK-OUT-04 two-agents-and-two-chats', /the department of .*, who is not its agent/),
    change: (it) => ({
      events: {
        inChat: wrap((inChat, chat, agent) => {
          const department = [...it.agents.values()].find((each) => each.department)?.department;
          return { ...inChat(chat, agent), ...(department && { department }) };
        }),
      },
    }),
  },
  'writes null for the agent of a visitor’s message': {
    told: told('HOOK-OUT-12 a-chat-from-reply-to-close', /null in chat\/messages\/0\/agent_id.*OPEN-35/),
    change: inMessages((message) => ({ agent_id: null, ...message })),
  },
  'writes null for the visitor’s networks': {
    told: told('HOOK-OUT-03 a-chat-from-reply-to-close', /null in visitor\/social.*OPEN-35/),
    change: sent((event) => ({ ...event, visitor: { ...event['visitor'], social: null } })),
  },
  'writes null for the chat of an offline form': {
    told: told('HOOK-OUT-14 offline-form', /chat_id or agent is null.*OPEN-35/),
    change: sent((event) => ({ ...event, chat_id: null, agent: null }), 'offline_message'),
  },
  'reads OK in capitals only': {
    told: told('HOOK-OUT-08 data-with-ok-in-small-letters', /data are not shown.*OPEN-19/),
    change: () => undefined,
  },
  'reads OK in any letters': {
    told: told('HOOK-OUT-08 data-with-ok-in-small-letters', /data are shown.*OPEN-19/),
    change: {
      answered: wrap((shown, chat, answer) =>
        shown(chat, { ...answer, result: String(answer['result']).toUpperCase() }),
      ),
    },
  },
  'tells the last message of a chat first, and has a desk that makes no calls': {
    unseen: ['HOOK-OUT-15', ...formRules],
    change: {
      desk: { missing: ['POST chats calls'] },
      events: {
        finished: wrap((finished, chat) => finished({ ...chat, messages: chat.messages.toReversed() })),
      },
    },
  },
  'calls the offline form by its other name': {
    told: told('HOOK-OUT-17 offline-form', /is called offline_messages/),
    change: { formName: 'offline_messages' },
  },
  'says who the visitor is in a field of its own': {
    told: told('HOOK-OUT-17 token-of-the-visitor', /the field with the id: external_id/),
    change: { events: { token: (external_id) => ({ external_id }) } },
  },
  'does not know visitors again who come back': {
    told: told('HOOK-OUT-03 a-chat-from-reply-to-close', /chats_count 1, after number "\d+"/),
    change: {
      finish: wrap((finish, chat) => {
        finish(chat);
        chat.visitor.senderId = undefined;
      }),
    },
  },
  'names all agents of a channel where a chat is over': {
    told: told('HOOK-OUT-11 a-chat-from-reply-to-close', /who took no part in the chat/),
    change: (it) => ({
      events: {
        finished: wrap((finished, chat) => finished({ ...chat, agents: [...it.agents.values()] })),
      },
    }),
  },
  'names the agent who took the chat, and nobody who came later': {
    told: told('HOOK-OUT-11 two-agents-and-two-chats', /agents without Ada.*, who wrote/),
    change: {
      events: {
        finished: wrap((finished, chat) => finished({ ...chat, agents: chat.agents.slice(0, 1) })),
      },
    },
  },
  'has a desk by which no chat is closed': {
    unseen: ['HOOK-OUT-09', 'HOOK-OUT-11', 'HOOK-OUT-12'],
    change: { desk: { missing: ['POST chats close'] } },
  },
  'has instants in milliseconds': {
    told: told('HOOK-OUT-12 two-agents-and-two-chats', /timestamp in milliseconds/),
    change: inMessages((message) => ({ ...message, timestamp: message['timestamp'] * 1000 })),
  },
  'tells each field that is new of a visitor by itself': {
    learn: wrap((learn, chat, known) => {
      for (const [key, value] of Object.entries(known)) learn(chat, { [key]: value });
    }),
  },
  'signs its events, has no numbers for agents, and tells more than it has to': {
    told: told('HOOK-OUT-12 a-chat-from-reply-to-close', /1 of 1 messages of agents have no agent_id/),
    change: (it) => {
      bend(
        it,
        inMessages(({ agent_id: _, ...message }) => ({ ...message, blacklisted: false })),
      );
      bend(
        it,
        sent((event) => ({ version: 3, sent_at: new Date().toISOString(), ...event })),
      );
      bend(
        it,
        sent((form) => ({ ...form, department: { id: 3, name: 'Sales' } }), 'offline_message'),
      );
      it.headers = () => ({
        'content-type': 'application/json; charset=utf-8',
        'webhook-signature': 'v1,abc',
      });
    },
  },
  'takes its time': {
    send: wrap(async (send, channel, event) => {
      await new Promise((over) => setTimeout(over, 1000));
      return send(channel, event);
    }),
  },
});

function inMessages(change: (message: Body) => Body): Replacements<IndependentSender> {
  return { events: { message: wrap((message, given) => change(message(given))) } };
}

function sent(change: (event: Body) => Body, only?: string): Replacements<IndependentSender> {
  return {
    send: wrap((send, channel, event) =>
      send(channel, only === undefined || event['event_name'] === only ? change(event) : event),
    ),
  };
}

/** Makes the sender send every field, since a mutant can only change a value that is sent. */
export function withAllFields({ events }: IndependentSender): void {
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

const ofReference: Run = async (only = []) => {
  await using service = await openService({});
  return await runTarget('webhook-sender', { desk: service.deskUrl, deskToken: service.deskToken, only });
};

export const runOfIndependent = runsOf(
  'webhook-sender',
  () => new IndependentSender(),
  ({ url }) => ({ desk: `${url}/desk` }),
);

const own = selfTestOf('webhook-sender', 16, runOfIndependent, brokenSenders, openIndependentSenders);

export const webhookSenderSelfTest: SelfTest = {
  ...own,
  variants: [{ manner: 'is the reference', run: ofReference }, ...own.variants],
};
