import { type Faulty, faultOf } from '../bend.ts';
import type { Body } from '../independent/webhook-sender/model.ts';
import type { IndependentSender } from '../independent/webhook-sender/service.ts';
import { sent } from './sent.ts';

type BrokenIndependent = Faulty<IndependentSender>;

const broken = faultOf<IndependentSender>();

/** Senders whose faults lie in state, order and times, or in values that no mutant makes. */
export const brokenSenders: readonly BrokenIndependent[] = [
  broken('HOOK-OUT-02', 'names the widget anew in each event', (it) => {
    let number = 0;
    sent(it, (event) => {
      number += 1;
      return { ...event, widget_id: `${event['widget_id']}-${number}` };
    });
  }),
  broken('HOOK-OUT-13', 'takes every message for news of the visitor', (it) => {
    const learn = it.learn.bind(it);
    it.learn = (chat, known) => {
      learn(chat, known);
      if (chat.agents.length > 0) it.updated(chat);
    };
  }),
  broken('HOOK-OUT-06', 'tells of Reply as often as it is pressed', (it) => {
    it.accept = (chat, agent) => {
      if (!chat.agents.includes(agent)) chat.agents.push(agent);
      it.accepted(chat, agent);
    };
  }),
  broken('HOOK-OUT-06', 'tells of the first chat of a visitor only', (it) => {
    const accepted = it.accepted.bind(it);
    it.accepted = (chat, agent) => void (chat.visitor.chats === 1 && accepted(chat, agent));
  }),
  broken('HOOK-OUT-14', 'opens a chat for the form', {
    events: {
      offline: (number, message) => ({ offline_message_id: `f${number}`, chat_id: number, message }),
    },
  }),
  broken('HOOK-OUT-15', 'tells how a call begins and ends only', (it) =>
    sent(it, (event) => (/connected/.test(event['call'].status) ? undefined : event), 'call_event'),
  ),
  ...['application/x-www-form-urlencoded', 'text/plain'].map((type) =>
    broken('HOOK-OUT-01', `calls its JSON ${type}`, {
      send: async ({ receiver = '' }, event) => {
        const request = { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(event) };
        const answer = await fetch(receiver, request).catch(() => undefined);
        return ((await answer?.json().catch(() => undefined)) ?? {}) as Body;
      },
    }),
  ),
  answered('HOOK-OUT-08', 'finds OK anywhere in the result', ({ result, ...answer }) => ({
    ...answer,
    result: String(result).includes('OK') ? 'OK' : result,
  })),
  answered('HOOK-OUT-07', 'shows one field for each title', ({ custom_data = [], ...answer }) => ({
    ...answer,
    custom_data: [...new Map(custom_data.map((field: Body) => [field['title'], field])).values()],
  })),
  broken('HOOK-OUT-09', 'takes away what an answer does not say of the visitor', (it) => {
    const shown = it.answered.bind(it);
    it.answered = (chat, answer) => {
      shown(chat, answer);
      if (answer['result'] === 'OK' && !answer['contact_info'])
        for (const key of ['name', 'email', 'phone']) delete chat.visitor.known[key];
    };
  }),
  broken('HOOK-OUT-09', 'takes contact data for everybody’s', (it) => {
    const shown = it.answered.bind(it);
    it.answered = (chat, answer) => {
      shown(chat, answer);
      if (answer['result'] === 'OK')
        for (const { known } of it.visitors) Object.assign(known, answer['contact_info']);
    };
  }),
  broken('HOOK-OUT-07', 'shows in a new chat what the last answer brought', (it) => {
    const shown = it.answered.bind(it);
    const heard = it.heard.bind(it);
    let last: Body = {};
    it.answered = (chat, answer) => {
      shown(chat, answer);
      if (answer['result'] === 'OK') last = chat.data;
    };
    it.heard = (channel, body) => {
      const before = it.chats.length;
      heard(channel, body);
      const opened = it.chats[before];
      if (opened) opened.data = last;
    };
  }),
  broken('HOOK-OUT-07', 'shows what an answer brought in all chats of its channel', (it) => {
    const shown = it.answered.bind(it);
    it.answered = (chat, answer) => {
      shown(chat, answer);
      for (const other of it.chats) if (other.channel === chat.channel) other.data = chat.data;
    };
  }),
  broken('HOOK-OUT-03', 'counts the chats of visitors, and gives a number to each chat', (it) => {
    const tell = it.tell.bind(it);
    it.tell = (chat, ...event) => {
      chat.visitor.number = 100 + chat.number;
      tell(chat, ...event);
    };
  }),
  broken('HOOK-OUT-11', 'tells no end where the visitor is blacklisted', (it) => {
    const finish = it.finish.bind(it);
    it.finish = (chat) => {
      if (!chat.blacklisted) finish(chat);
      else chat.open = false;
    };
  }),
  broken('HOOK-OUT-13', 'tells two changes of a visitor', (it) => {
    const updated = it.updated.bind(it);
    const times = new Map<object, number>();
    it.updated = (chat) => {
      const time = (times.get(chat) ?? 0) + 1;
      times.set(chat, time);
      if (time < 3) updated(chat);
    };
  }),
  broken('HOOK-OUT-16', 'tells the last id there was', (it) => {
    const common = it.events.common.bind(it.events);
    let last: unknown;
    it.events.common = (widget, visitor) => {
      last = visitor.known['user_token'] ?? last;
      return common(widget, { ...visitor, known: { ...visitor.known, user_token: last } });
    };
  }),
  broken('HOOK-OUT-12', 'has all messages of a visitor in each chat', (it) => {
    const finished = it.events.finished.bind(it.events);
    it.events.finished = (chat) => {
      const all = it.chats.filter(({ visitor }) => visitor === chat.visitor);
      return finished({ ...chat, messages: all.flatMap(({ messages }) => messages) });
    };
  }),
  broken('HOOK-OUT-12', 'numbers all agents alike', { events: { agentNumber: () => 1 } }),
  broken('HOOK-OUT-11', 'names the agent alone who took a chat', (it) => {
    const finished = it.events.finished.bind(it.events);
    it.events.finished = (chat) => finished({ ...chat, agents: chat.agents.slice(0, 1) });
  }),
  broken('HOOK-OUT-11', 'tells no end where nobody pressed Reply', (it) => {
    const finish = it.finish.bind(it);
    it.finish = (chat) => void (chat.agents.length > 0 && finish(chat));
  }),
  broken('HOOK-OUT-03', 'counts one chat of a visitor who comes back', (it) =>
    sent(it, (event) => ({ ...event, visitor: { ...event['visitor'], chats_count: 1 } })),
  ),
  broken('HOOK-OUT-15', 'names the agent of the chat in each call', (it) => {
    const move = it.move.bind(it);
    it.move = (call, status) => move({ ...call, agent: call.chat.agents[0] }, status);
  }),
  broken('HOOK-OUT-09', 'takes away what contact_info leaves out', (it) => {
    const shown = it.answered.bind(it);
    it.answered = (chat, answer) => {
      const { contact_info: contact } = answer;
      shown(chat, contact ? { ...answer, contact_info: { email: '', phone: '', ...contact } } : answer);
    };
  }),
  broken('HOOK-OUT-13', 'tells each change twice', (it) => {
    const updated = it.updated.bind(it);
    it.updated = (chat) => [chat, chat].forEach(updated);
  }),
  broken('HOOK-OUT-13', 'tells no change of the description', (it) => {
    const learn = it.learn.bind(it);
    it.learn = (chat, { description, ...known }) => {
      if (description !== undefined) chat.visitor.known['description'] = description;
      learn(chat, known);
    };
  }),
  broken('HOOK-OUT-14', 'tells each form twice', (it) => {
    const send = it.send.bind(it);
    it.send = async (channel, event) => {
      if (event['event_name'] === 'offline_message') void send(channel, event);
      return send(channel, event);
    };
  }),
  broken('HOOK-OUT-12', 'leaves files out', (it) => {
    const finished = it.events.finished.bind(it.events);
    it.events.finished = (chat) =>
      finished({ ...chat, messages: chat.messages.filter(({ text }) => text !== undefined) });
  }),
  offline('writes the words of a form as markup', (words) =>
    words.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  ),
];

/** Takes an answer to chat_accepted for another one. */
function answered(
  rule: BrokenIndependent['rule'],
  fault: string,
  change: (answer: Body) => Body,
): BrokenIndependent {
  return broken(rule, fault, (it) => {
    const shown = it.answered.bind(it);
    it.answered = (chat, answer) => shown(chat, change(answer));
  });
}

function offline(fault: string, change: (words: string) => string): BrokenIndependent {
  return broken('HOOK-OUT-14', fault, (it: IndependentSender) => {
    const form = it.events.offline.bind(it.events);
    it.events.offline = (number, words) => form(number, change(words));
  });
}
