import type { Changed } from '../bend.ts';
import type { Body } from '../independent/webhook-sender/model.ts';
import type { IndependentSender } from '../independent/webhook-sender/service.ts';
import { altering, chat, type Event, inside, reading } from './faults.ts';

const messages = (change: (message: Event) => Event) => (event: Event) =>
  inside(event, 'chat', { messages: chat(event).messages.map(change) });

const isFromNowhere = (event: Event) => (event['session'] as Event)['ip_addr'] === '';
const isNowhere = (event: Event) => (event['page'] as Event)['url'] === '';

/** Senders that do otherwise where the source leaves room. */
export const openSenders = [
  {
    ...altering(
      'HOOK-OUT-12',
      '',
      messages(({ message: _, ...rest }) => ({ ...rest, text: 'Hi' })),
      'chat_finished',
    ),
    manner: 'has the words of a finished chat in another field',
    by: 'a-chat-from-reply-to-close',
    words: /further fields are text.*OPEN-23/,
  },
  {
    ...altering(
      'HOOK-OUT-12',
      '',
      messages(({ message: _, ...rest }) => rest),
      'chat_finished',
    ),
    manner: 'leaves out the words of a finished chat',
    by: 'a-chat-from-reply-to-close',
    words: /further fields are none.*OPEN-23/,
  },
  {
    ...altering(
      'HOOK-OUT-12',
      '',
      messages((each) => ({ agent_id: null, ...each })),
      'chat_finished',
    ),
    manner: 'writes null for the agent of a visitor’s message',
    by: 'a-chat-from-reply-to-close',
    words: /null in chat\/messages\/0\/agent_id.*OPEN-35/,
  },
  {
    ...altering('HOOK-OUT-03', '', (event) => inside(event, 'visitor', { social: null })),
    manner: 'writes null for the visitor’s networks',
    by: 'a-chat-from-reply-to-close',
    words: /null in visitor\/social.*OPEN-35/,
  },
  {
    ...altering('HOOK-OUT-05', '', (event) => inside(event, 'session', { utm_json: undefined })),
    manner: 'sends no utm_json',
    by: 'offline-form',
    words: /no session.utm_json.*OPEN-21/,
  },
  {
    ...altering('HOOK-OUT-05', '', (event) => inside(event, 'session', { geoip: {} })),
    manner: 'knows no places',
    by: 'offline-form',
    words: /no session.geoip.region_code.*OPEN-21/,
  },
  {
    ...altering('HOOK-OUT-05', '', (event) => (isFromNowhere(event) ? { session: {} } : {})),
    manner: 'leaves the session empty where it knows none',
    by: 'two-agents-and-two-chats',
    words: /nothing in session.*OPEN-21/,
  },
  {
    ...altering('HOOK-OUT-05', '', (event) => (isNowhere(event) ? { page: {} } : {})),
    manner: 'leaves the page empty where it knows none',
    by: 'two-agents-and-two-chats',
    words: /nothing in page.*OPEN-21/,
  },
  {
    ...altering('HOOK-OUT-14', '', () => ({ chat_id: null, agent: null }), 'offline_message'),
    manner: 'writes null for the chat of an offline form',
    by: 'offline-form',
    words: /chat_id or agent is null.*OPEN-35/,
  },
  {
    ...reading('HOOK-OUT-08', '', (answer) => ({
      ...answer,
      result: answer['result'] === 'OK' ? 'OK' : 'no',
    })),
    manner: 'reads OK in capitals only',
    by: 'data-with-ok-in-small-letters',
    words: /data are not shown.*OPEN-19/,
  },
  {
    ...reading('HOOK-OUT-08', '', (answer) => ({
      ...answer,
      result: String(answer['result']).toUpperCase(),
    })),
    manner: 'reads OK in any letters',
    by: 'data-with-ok-in-small-letters',
    words: /data are shown.*OPEN-19/,
  },
];

/** Independent senders that do otherwise where the source leaves room. */
export const openIndependentSenders: readonly Changed<IndependentSender>[] = [
  {
    manner: 'calls the offline form by its other name',
    told: { rule: 'HOOK-OUT-17', by: 'offline-form', words: /is called offline_messages/ },
    change: { formName: () => 'offline_messages' },
  },
  {
    manner: 'says who the visitor is in a field of its own',
    told: { rule: 'HOOK-OUT-17', by: 'token-of-the-visitor', words: /the field with the id: external_id/ },
    change: { events: { token: (external_id) => ({ external_id }) } },
  },
  {
    manner: 'knows a visitor of the form by name only',
    told: { rule: 'HOOK-OUT-14', by: 'offline-form', words: /no visitor.email, visitor.phone/ },
    change: (it) => {
      const form = it.form.bind(it);
      it.form = (channel, { email: _, phone: __, ...rest }) => form(channel, rest);
    },
  },
  {
    manner: 'tells no phone number of a visitor',
    told: { rule: 'HOOK-OUT-13', by: 'a-chat-from-reply-to-close', words: /no visitor.phone, which changed/ },
    change: (it) => {
      const visitor = it.events.visitor.bind(it.events);
      it.events.visitor = (given) => ({ ...visitor(given), phone: undefined });
    },
  },
  {
    manner: 'does not know visitors again who come back',
    told: {
      rule: 'HOOK-OUT-03',
      by: 'a-chat-from-reply-to-close',
      words: /chats_count 1, after number "\d+"/,
    },
    change: (it) => {
      const finish = it.finish.bind(it);
      it.finish = (chat) => {
        finish(chat);
        chat.visitor.senderId = undefined;
      };
    },
  },
  {
    manner: 'names all agents of a channel where a chat is over',
    told: { rule: 'HOOK-OUT-11', by: 'a-chat-from-reply-to-close', words: /who took no part in the chat/ },
    change: (it) => {
      const finished = it.events.finished.bind(it.events);
      it.events.finished = (chat) => finished({ ...chat, agents: [...it.agents.values()] });
    },
  },
  {
    manner: 'says which department an offline form is for',
    change: (it) => {
      const form = it.events.offline.bind(it.events);
      it.events.offline = (...given) => ({ ...form(...given), department: { id: 3, name: 'Sales' } });
    },
  },
  {
    manner: 'has a desk by which no chat is closed',
    unseen: ['HOOK-OUT-09', 'HOOK-OUT-11', 'HOOK-OUT-12'],
    change: { desk: { missing: ['POST chats close'] } },
  },
  {
    manner: 'has one number for the messages of all agents',
    told: { rule: 'HOOK-OUT-12', by: 'two-agents-and-two-chats', words: /one agent_id.*OPEN-20/ },
    change: { events: { agentNumber: () => 1 } },
  },
  {
    manner: 'names the agent who took the chat, and nobody who came later',
    told: { rule: 'HOOK-OUT-11', by: 'two-agents-and-two-chats', words: /agents without Ada/ },
    change: (it) => {
      const finished = it.events.finished.bind(it.events);
      it.events.finished = (chat) => finished({ ...chat, agents: chat.agents.slice(0, 1) });
    },
  },
  {
    manner: 'has instants in milliseconds',
    change: (it) => {
      const message = it.events.message.bind(it.events);
      it.events.message = (given) => ({ ...message(given), timestamp: given.at * 1000 });
    },
  },
  {
    manner: 'has no numbers for agents',
    change: (it) => {
      const message = it.events.message.bind(it.events);
      it.events.message = (given) => ({ ...message(given), agent_id: undefined });
    },
  },
  {
    manner: 'tells more than it has to',
    change: (it) => {
      const common = it.events.common.bind(it.events);
      it.events.common = (id, visitor) => ({
        version: 3,
        sent_at: new Date().toISOString(),
        ...common(id, visitor),
      });
    },
  },
  {
    manner: 'says of each message whether its writer is blacklisted',
    change: (it) => {
      const message = it.events.message.bind(it.events);
      it.events.message = (given) => ({ ...message(given), blacklisted: false });
    },
  },
  {
    manner: 'signs its events and says which alphabet they have',
    change: {
      send: async ({ receiver = '' }, event) => {
        const headers = { 'content-type': 'application/json; charset=utf-8', 'webhook-signature': 'v1,abc' };
        const answer = await fetch(receiver, { method: 'POST', headers, body: JSON.stringify(event) }).catch(
          () => undefined,
        );
        return ((await answer?.json().catch(() => undefined)) ?? {}) as Body;
      },
    },
  },
  {
    manner: 'takes its time',
    change: (it) => {
      const send = it.send.bind(it);
      it.send = async (channel, event) => {
        await new Promise((over) => setTimeout(over, 1000));
        return send(channel, event);
      };
    },
  },
];
