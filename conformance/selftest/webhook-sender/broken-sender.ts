import { type Faulty, faultOf, faultsOf } from '../bend.ts';
import type { IndependentSender } from '../independent/webhook-sender/service.ts';
import { sent } from './sent.ts';

const broken = faultOf<IndependentSender>();
const faults = faultsOf<IndependentSender>();

/** Faults that lie in state, or in whose data are told and shown, which no mutant makes. */
export const brokenSenders: readonly Faulty<IndependentSender>[] = [
  broken('HOOK-OUT-02', 'names the widget anew in each event', (it) => {
    let number = 0;
    sent(it, (event) => {
      number += 1;
      return { ...event, widget_id: `${event['widget_id']}-${number}` };
    });
  }),
  broken('HOOK-OUT-07', 'shows what an answer brought in all chats of its channel', (it) => {
    const shown = it.answered.bind(it);
    it.answered = (chat, answer) => {
      shown(chat, answer);
      for (const other of it.chats) if (other.channel === chat.channel) other.data = chat.data;
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
  ...faults('HOOK-OUT-12', {
    'numbers all agents alike': { events: { agentNumber: () => 1 } },
    'has all messages of a visitor in each chat': (it) => {
      const finished = it.events.finished.bind(it.events);
      it.events.finished = (chat) => {
        const all = it.chats.filter(({ visitor }) => visitor === chat.visitor);
        return finished({ ...chat, messages: all.flatMap(({ messages }) => messages) });
      };
    },
    'leaves files out': (it) => {
      const finished = it.events.finished.bind(it.events);
      it.events.finished = (chat) =>
        finished({ ...chat, messages: chat.messages.filter(({ text }) => text !== undefined) });
    },
  }),
  broken('HOOK-OUT-13', 'takes every message for news of the visitor', (it) => {
    const learn = it.learn.bind(it);
    it.learn = (chat, known) => {
      learn(chat, known);
      if (chat.agents.length > 0) it.updated(chat);
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
  ...faults('HOOK-OUT-11', {
    'names the agent alone who took a chat': (it) => {
      const finished = it.events.finished.bind(it.events);
      it.events.finished = (chat) => finished({ ...chat, agents: chat.agents.slice(0, 1) });
    },
    'tells no end where nobody pressed Reply': (it) => {
      const finish = it.finish.bind(it);
      it.finish = (chat) => void (chat.agents.length > 0 && finish(chat));
    },
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
  ...faults('HOOK-OUT-13', {
    'tells each change twice': (it) => {
      const updated = it.updated.bind(it);
      it.updated = (chat) => [chat, chat].forEach(updated);
    },
    'tells no change of the description': (it) => {
      const learn = it.learn.bind(it);
      it.learn = (chat, { description, ...known }) => {
        if (description !== undefined) chat.visitor.known['description'] = description;
        learn(chat, known);
      };
    },
  }),
  broken('HOOK-OUT-14', 'tells each form twice', (it) => {
    const send = it.send.bind(it);
    it.send = async (channel, event) => {
      if (event['event_name'] === 'offline_message') void send(channel, event);
      return send(channel, event);
    };
  }),
];
