import { type Faulty, faultOf, faultsOf, wrap } from '../bend.ts';
import type { IndependentSender } from '../independent/webhook-sender/service.ts';

const broken = faultOf<IndependentSender>();
const faults = faultsOf<IndependentSender>();

/**
 * Senders with one fault each. For example, they confuse the data of two chats or visitors, keep old data, or report a wrong state. Mutants
 * of messages cannot cause these faults.
 */
export const brokenSenders: readonly Faulty<IndependentSender>[] = [
  ...['application/x-www-form-urlencoded', 'text/plain'].map((type) =>
    broken('HOOK-OUT-01', `calls its JSON ${type}`, { headers: () => ({ 'content-type': type }) }),
  ),
  ...faults('HOOK-OUT-06', {
    'tells of the first chat of a visitor only': {
      accepted: wrap((accepted, chat, agent) => void (chat.visitor.chats === 1 && accepted(chat, agent))),
    },
  }),
  broken('HOOK-OUT-07', 'shows what an answer brought in all chats of its channel', (it) => ({
    answered: wrap((shown, chat, answer) => {
      shown(chat, answer);
      for (const other of it.chats) if (other.channel === chat.channel) other.data = chat.data;
    }),
  })),
  broken('HOOK-OUT-09', 'takes contact data for everybody’s', (it) => ({
    answered: wrap((shown, chat, answer) => {
      shown(chat, answer);
      if (answer['result'] === 'OK')
        for (const { known } of it.visitors) Object.assign(known, answer['contact_info']);
    }),
  })),
  broken('HOOK-OUT-12', 'leaves files out', {
    events: {
      finished: wrap((finished, chat) =>
        finished({ ...chat, messages: chat.messages.filter(({ text }) => text !== undefined) }),
      ),
    },
  }),
  broken('HOOK-OUT-13', 'takes every message for news of the visitor', (it) => ({
    learn: wrap((learn, chat, known) => {
      learn(chat, known);
      if (chat.agents.length > 0) it.updated(chat);
    }),
  })),
  broken('HOOK-OUT-16', 'tells the last id there was', (it) => {
    const common = it.events.common.bind(it.events);
    let last: unknown;
    it.events.common = (widget, visitor) => {
      last = visitor.known['user_token'] ?? last;
      return common(widget, { ...visitor, known: { ...visitor.known, user_token: last } });
    };
  }),
  broken('HOOK-OUT-11', 'tells no end where nobody pressed Reply', {
    finish: wrap((finish, chat) => void (chat.agents.length > 0 && finish(chat))),
  }),
  broken('HOOK-OUT-11', 'tells no end where the visitor is blacklisted', {
    finish: wrap(
      (finish, chat) => void (chat.blacklisted ? Object.assign(chat, { open: false }) : finish(chat)),
    ),
  }),
  broken('HOOK-OUT-08', 'finds OK anywhere in the result', {
    answered: wrap((shown, chat, { result, ...answer }) =>
      shown(chat, { ...answer, result: String(result).includes('OK') ? 'OK' : result }),
    ),
  }),
  broken('HOOK-OUT-14', 'writes the words of a form as markup', {
    events: { offline: wrap((form, number, words) => form(number, words.replaceAll('<', '&lt;'))) },
  }),
  broken('HOOK-OUT-15', 'tells how a call begins and ends only', {
    move: wrap((move, call, status) => void (/connected/.test(status['status']) || move(call, status))),
  }),
  broken('HOOK-OUT-15', 'names the agent of the chat in each call', {
    move: wrap((move, call, status) => move({ ...call, agent: call.chat.agents[0] }, status)),
  }),
  broken('HOOK-OUT-09', 'takes away what contact_info leaves out', {
    answered: wrap((shown, chat, answer) => {
      const { contact_info: contact } = answer;
      shown(chat, contact ? { ...answer, contact_info: { email: '', phone: '', ...contact } } : answer);
    }),
  }),
  broken('HOOK-OUT-13', 'tells no change of the description', {
    learn: wrap((learn, chat, { description, ...known }) => {
      if (description !== undefined) chat.visitor.known['description'] = description;
      learn(chat, known);
    }),
  }),
];
