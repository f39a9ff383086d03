import { formRules } from '../../targets/webhook-sender/forms.ts';
import {
  bend,
  type Change,
  type Faults,
  type Replacements,
  runsOf,
  selfTestOf,
  told,
  type Variants,
  wrap,
} from '../bend.ts';
import { type Body, postJson } from '../independent/party.ts';
import { IndependentSender } from './independent.ts';

/** Returns a change of a sender: after a failed event, it sends no event with the same key. */
const silentAfterFailure =
  (
    keyOf: (channel: IndependentSender['channels'][number], event: Body) => unknown,
  ): Change<IndependentSender> =>
  (it) => {
    const failed = new Set<unknown>();
    it.send = async (channel, event) => {
      const key = keyOf(channel, event);
      if (channel.receiver === undefined || failed.has(key)) return {};
      const answer = await postJson(channel.receiver, event, it.headers());
      if (answer?.status !== 200) failed.add(key);
      return (answer?.body ?? {}) as Body;
    };
  };

const brokenSenders: Faults<IndependentSender> = {
  'HOOK-OUT-01: sends JSON as text/plain': { headers: () => ({ 'content-type': 'text/plain' }) },
  'HOOK-OUT-06: sends chat_accepted only for the first chat of a visitor': {
    taken: wrap((taken, chat, agent) => void (chat.visitor.chats === 1 && taken(chat, agent))),
  },
  'HOOK-OUT-02: writes the first widget_id into all events': () => {
    let widget_id: unknown;
    return {
      send: wrap((send, channel, event) => {
        widget_id ??= event['widget_id'];
        return send(channel, { ...event, widget_id });
      }),
    };
  },
  'HOOK-OUT-07: shows the data of the first answer only': (it) => ({
    answered: wrap((shown, chat, answer) => {
      const isFirst = it.chats.every(({ channel, data }) => channel !== chat.channel || !data['crm_link']);
      if (isFirst) shown(chat, answer);
    }),
  }),
  'HOOK-OUT-13: sends chat_updated after every message of a visitor': (it) => ({
    learn: wrap((learn, chat, known) => {
      learn(chat, known);
      if (chat.agents.length > 0) it.updated(chat);
    }),
  }),
  'HOOK-OUT-16 token-of-the-visitor: omits the id in the second chat of a visitor': {
    events: {
      common: wrap((common, widget, { known, ...visitor }) =>
        common(widget, {
          ...visitor,
          known: visitor.chats > 1 ? { ...known, user_token: undefined } : known,
        }),
      ),
    },
  },
  'HOOK-OUT-11: sends no chat_finished for a chat without Reply': {
    finish: wrap((finish, chat) => void (chat.agents.length > 0 && finish(chat))),
  },
  'HOOK-OUT-06 receiver-that-fails: sends nothing on a channel after a failure': silentAfterFailure(
    ({ id }) => id,
  ),
  'HOOK-OUT-11 receiver-that-fails: sends nothing in a chat after a failure': silentAfterFailure(
    (_, event) => event['chat_id'],
  ),
  'HOOK-OUT-09: deletes contact data that contact_info omits': {
    answered: wrap((shown, chat, answer) => {
      const { contact_info: contact } = answer;
      shown(chat, contact ? { ...answer, contact_info: { email: '', phone: '', ...contact } } : answer);
    }),
  },
};

const openIndependentSenders: Variants<IndependentSender> = {
  'HOOK-OUT-06 two-agents-and-two-chats: sends chat_accepted again when another agent presses Reply': told(
    /more when Reply is pressed again.*OPEN-43/,
    (it) => ({
      join: wrap((join, chat, agent) => {
        if (chat.agents.length === 0 || chat.agents.includes(agent)) join(chat, agent);
        else it.taken(chat, agent);
      }),
    }),
  ),
  'HOOK-OUT-18 receiver-that-fails: shows the data of a 500 response': told(
    /500 with the result OK: its data are shown/,
    () => undefined,
  ),
  'HOOK-OUT-05 a-chat-from-reply-to-close: keeps the first page of a visitor': told(
    /page\.url is an earlier one of this visitor/,
    {
      learn: wrap((learn, chat, { page = undefined, ...known }) =>
        learn(chat, { ...known, ...(page && { page: chat.visitor.known['page'] ?? page }) }),
      ),
    },
  ),
  'HOOK-OUT-04 two-agents-and-two-chats: keeps the e-mails of agents in lower case': told(
    /agent\.email is "ada\.zoe@.*in other letters/,
    {
      agents: {
        set: wrap((set, id, { email, ...agent }) =>
          set(id, { ...agent, ...(email !== undefined && { email: email.toLowerCase() }) }),
        ),
      },
    },
  ),
  'HOOK-OUT-03 offline-form: omits the contact data of an offline form': told(
    /no visitor\.name, visitor\.email, visitor\.phone/,
    sent(({ visitor: { name: _, email: __, phone: ___, ...visitor }, ...form }) => {
      return { ...form, visitor };
    }, 'offline_message'),
  ),
  'HOOK-OUT-03 offline-form: keeps the e-mails of visitors in lower case': told(
    /visitor\.email is in other letters/,
    sent(
      ({ visitor, ...event }) => ({ ...event, visitor: { ...visitor, email: visitor.email?.toLowerCase() } }),
      'offline_message',
    ),
  ),
  'HOOK-OUT-03 data-for-the-agent: sends chat_assigned with the visitor of chat_accepted': told(
    /chat_assigned: visitor\.name is an earlier one/,
    () => {
      const before = new Map<unknown, Body>();
      return {
        send: wrap((send, channel, event) => {
          const { event_name: name, chat_id: chat, visitor } = event;
          if (name === 'chat_accepted') before.set(chat, visitor);
          return send(channel, name === 'chat_assigned' ? { ...event, visitor: before.get(chat) } : event);
        }),
      };
    },
  ),
  'HOOK-OUT-04 two-agents-and-two-chats: sends one department for all agents': told(
    /the department of .*, who is not its agent/,
    (it) => ({
      events: {
        inChat: wrap((inChat, chat, agent) => {
          const department = [...it.agents.values()].find((each) => each.department)?.department;
          return { ...inChat(chat, agent), ...(department && { department }) };
        }),
      },
    }),
  ),
  'HOOK-OUT-12 a-chat-from-reply-to-close: sends null for the agent of a visitor’s message': told(
    /null in chat\/messages\/0\/agent_id.*OPEN-35/,
    inMessages((message) => ({ agent_id: null, ...message })),
  ),
  'HOOK-OUT-14 offline-form: sends null for the chat of an offline form': told(
    /null in chat_id, agent.*OPEN-35/,
    sent((event) => ({ ...event, chat_id: null, agent: null }), 'offline_message'),
  ),
  'HOOK-OUT-08 data-with-ok-in-small-letters: accepts OK only in capitals': told(
    /data are not shown.*OPEN-19/,
    () => undefined,
  ),
  'HOOK-OUT-08 data-with-ok-in-small-letters: accepts OK in any case': told(/data are shown.*OPEN-19/, {
    answered: wrap((shown, chat, answer) =>
      shown(chat, { ...answer, result: String(answer['result']).toUpperCase() }),
    ),
  }),
  'lists messages in reverse order, and has a desk without calls': {
    unseen: ['HOOK-OUT-15', ...formRules],
    change: {
      desk: { missing: ['POST chats calls'] },
      events: {
        finished: wrap((finished, chat) => finished({ ...chat, transcript: chat.transcript.toReversed() })),
      },
    },
  },
  'HOOK-OUT-17 offline-form: uses the other name of the offline form': told(/is called offline_messages/, {
    formName: 'offline_messages',
  }),
  'HOOK-OUT-17 token-of-the-visitor: sends the visitor’s id in a field of its own': told(
    /the field with the id: external_id/,
    { events: { token: (external_id) => ({ external_id }) } },
  ),
  'HOOK-OUT-03 a-chat-from-reply-to-close: does not recognise a visitor who comes back': told(
    /chats_count 1, after number "\d+"/,
    {
      finish: wrap((finish, chat) => {
        finish(chat);
        chat.visitor.senderId = undefined;
      }),
    },
  ),
  'HOOK-OUT-11 a-chat-from-reply-to-close: lists all agents of a channel in chat_finished': told(
    /who took no part in the chat/,
    (it) => ({
      events: {
        finished: wrap((finished, chat) => finished({ ...chat, agents: [...it.agents.values()] })),
      },
    }),
  ),
  'HOOK-OUT-11 two-agents-and-two-chats: lists only the agent who accepted the chat': told(
    /agents without Ada.*, who wrote/,
    {
      events: {
        finished: wrap((finished, chat) => finished({ ...chat, agents: chat.agents.slice(0, 1) })),
      },
    },
  ),
  'has a desk that cannot close a chat': {
    unseen: ['HOOK-OUT-09', 'HOOK-OUT-11', 'HOOK-OUT-12'],
    change: { desk: { missing: ['POST chats close'] } },
  },
  'HOOK-OUT-12 two-agents-and-two-chats: sends timestamps in milliseconds': told(
    /timestamp in milliseconds/,
    inMessages((message) => ({ ...message, timestamp: message['timestamp'] * 1000 })),
  ),
  'sends an event for each changed field of a visitor': {
    learn: wrap((learn, chat, known) => {
      for (const [key, value] of Object.entries(known)) learn(chat, { [key]: value });
    }),
  },
  'HOOK-OUT-12 a-chat-from-reply-to-close: signs its events, omits agent_id, and sends further fields': told(
    /1 of 1 messages of agents have no agent_id/,
    (it) => {
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
  ),
  'sends each event after one second': {
    send: wrap(async (send, channel, event) => {
      await new Promise((over) => setTimeout(over, 1000));
      return send(channel, event);
    }),
  },
};

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
export const withAllFields: Replacements<IndependentSender> = {
  events: {
    token: (user_token) => ({ user_token }),
    visitor: wrap((visitor, given) => ({
      social: { example: 'https://social.example/zoe' },
      ...{ name: 'Zoë', email: 'zoe@conformance.example', phone: '+4930555' },
      ...visitor(given),
    })),
    session: wrap((session, given) => ({ utm: 'utm_source=letter', ...session(given) })),
    message: wrap((message, given) => {
      const { text, ...said } = message(given);
      return { ...said, message: text, blacklisted: false };
    }),
    call: wrap((call, ...given) => {
      const { call: made } = call(...given) as { call: Body };
      const isOver = ['end', 'error'].includes(made['status']);
      return { call: { ...(isOver && { record_url: 'https://files.conformance.example/a.mp3' }), ...made } };
    }),
  },
};

export const runOf = runsOf('webhook-sender', () => new IndependentSender());

export const webhookSenderSelfTest = selfTestOf(
  'webhook-sender',
  runOf,
  brokenSenders,
  openIndependentSenders,
);
