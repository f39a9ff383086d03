import { type Change, faultsOf, wrap } from '../bend.ts';
import type { Entry } from '../independent/delivery.ts';
import { type Body, postJson } from '../independent/party.ts';
import type { IndependentSender } from './independent.ts';

function changed(
  body: Body,
  [key = '', ...inner]: readonly string[],
  change: (value: unknown) => unknown,
): Body {
  const value: unknown = body[key];
  if (value === undefined) return body;
  return { ...body, [key]: inner.length === 0 ? change(value) : changed(value as Body, inner, change) };
}

const stuck =
  (path: string): Change<IndependentSender> =>
  () => {
    let first: unknown;
    const firstOf = (value: unknown) => (first ??= value);
    return {
      send: wrap((send, channel, event) => send(channel, changed(event, path.split('.'), firstOf))),
    };
  };

const escaped = (value: unknown) => String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const withMessages =
  (change: (transcript: Entry[], it: IndependentSender) => Entry[]) => (it: IndependentSender) => ({
    events: {
      finished: wrap(
        (
          finished: IndependentSender['events']['finished'],
          chat: Parameters<IndependentSender['finish']>[0],
        ) => finished({ ...chat, transcript: change(chat.transcript, it) }),
      ),
    },
  });

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

export const brokenSenders = faultsOf<IndependentSender>({
  ...Object.fromEntries(
    ['application/x-www-form-urlencoded', 'text/plain'].map(
      (type) =>
        [`HOOK-OUT-01: calls its JSON ${type}`, { headers: () => ({ 'content-type': type }) }] as const,
    ),
  ),
  'HOOK-OUT-06: tells of the first chat of a visitor only': {
    taken: wrap((taken, chat, agent) => void (chat.visitor.chats === 1 && taken(chat, agent))),
  },
  'HOOK-OUT-02: writes the first widget_id into all events': stuck('widget_id'),
  'HOOK-OUT-15: writes the first call.record_url into all events': stuck('call.record_url'),
  'HOOK-OUT-03: writes names as markup': {
    send: wrap((send, channel, event) => send(channel, changed(event, ['visitor', 'name'], escaped))),
  },
  'HOOK-OUT-07: shows the data of the first answer only': (it) => ({
    answered: wrap((shown, chat, answer) => {
      const isFirst = it.chats.every(({ channel, data }) => channel !== chat.channel || !data['crm_link']);
      if (isFirst) shown(chat, answer);
    }),
  }),
  'HOOK-OUT-07: writes the link to the CRM in small letters': {
    answered: wrap((shown, chat, answer) =>
      shown(
        chat,
        changed(answer, ['crm_link'], (link) => String(link).toLowerCase()),
      ),
    ),
  },
  'HOOK-OUT-16 token-of-the-visitor: writes the id of a visitor in small letters': {
    events: { token: (id) => ({ user_token: id.toLowerCase() }) },
  },
  'HOOK-OUT-16 token-of-the-visitor: reads + in the id of a visitor as a blank': {
    events: { token: (id) => ({ user_token: id.replaceAll('+', ' ') }) },
  },
  'HOOK-OUT-10 data-for-the-agent: reads the link to the CRM as markup': {
    assign: wrap((assign, chat, agent) => {
      const crm_link = String(chat.data['crm_link']).replace('&copy', '©');
      assign(Object.assign(Object.create(chat), { data: { ...chat.data, crm_link } }), agent);
    }),
  },
  'HOOK-OUT-09 data-for-the-agent: writes the name in contact_info as markup': {
    answered: wrap((shown, chat, answer) => shown(chat, changed(answer, ['contact_info', 'name'], escaped))),
  },
  'HOOK-OUT-05 a-call-that-ends-and-one-that-fails: writes addresses of pages in small letters': {
    send: wrap((send, channel, event) =>
      send(
        channel,
        changed(event, ['page', 'url'], (url) => String(url).toLowerCase()),
      ),
    ),
  },
  'HOOK-OUT-12: leaves files out': withMessages((all) => all.filter(({ text }) => text !== undefined)),
  'HOOK-OUT-04: writes the e-mails of agents in small letters': {
    events: {
      agent: wrap((agent, given) => changed(agent(given), ['email'], (email) => String(email).toLowerCase())),
    },
  },
  'HOOK-OUT-13: takes every message for news of the visitor': (it) => ({
    learn: wrap((learn, chat, known) => {
      learn(chat, known);
      if (chat.agents.length > 0) it.updated(chat);
    }),
  }),
  'HOOK-OUT-16: tells the last id there was': (it) => {
    const common = it.events.common.bind(it.events);
    let last: unknown;
    it.events.common = (widget, visitor) => {
      last = visitor.known['user_token'] ?? last;
      return common(widget, { ...visitor, known: { ...visitor.known, user_token: last } });
    };
  },
  'HOOK-OUT-16 token-of-the-visitor: leaves the id out when a visitor comes back': {
    events: {
      common: wrap((common, widget, { known, ...visitor }) =>
        common(widget, {
          ...visitor,
          known: visitor.chats > 1 ? { ...known, user_token: undefined } : known,
        }),
      ),
    },
  },
  'HOOK-OUT-16 token-of-the-visitor: leaves the id out of a second change': () => {
    const changed = new Set<unknown>();
    return {
      send: wrap((send, channel, event) => {
        const isAgain = changed.has(event['chat_id']);
        if (event['event_name'] !== 'chat_updated') return send(channel, event);
        changed.add(event['chat_id']);
        return send(channel, isAgain ? { ...event, visitor_id: undefined } : event);
      }),
    };
  },
  'HOOK-OUT-11 a-chat-from-reply-to-close: names the agent who closed the chat, and nobody else': {
    finish: wrap((finish, chat, by) => {
      if (by) chat.agents = [by];
      finish(chat, by);
    }),
  },
  'HOOK-OUT-11: tells no end where nobody pressed Reply': {
    finish: wrap((finish, chat) => void (chat.agents.length > 0 && finish(chat))),
  },
  'HOOK-OUT-06 receiver-that-fails: sends nothing on a channel after a failure': silentAfterFailure(
    ({ id }) => id,
  ),
  'HOOK-OUT-11 receiver-that-fails: sends nothing in a chat after a failure': silentAfterFailure(
    (_, event) => event['chat_id'],
  ),
  'HOOK-OUT-08: finds OK anywhere in the result': {
    answered: wrap((shown, chat, { result, ...answer }) =>
      shown(chat, { ...answer, result: String(result).includes('OK') ? 'OK' : result }),
    ),
  },
  'HOOK-OUT-14: writes the words of a form as markup': {
    events: { offline: wrap((form, number, words) => form(number, words.replaceAll('<', '&lt;'))) },
  },
  'HOOK-OUT-09: takes away what contact_info leaves out': {
    answered: wrap((shown, chat, answer) => {
      const { contact_info: contact } = answer;
      shown(chat, contact ? { ...answer, contact_info: { email: '', phone: '', ...contact } } : answer);
    }),
  },
});
