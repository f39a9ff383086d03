import { formRules } from '../../targets/webhook-sender/cases/forms.ts';
import type { Changed } from '../bend.ts';
import type { Body } from '../independent/webhook-sender/model.ts';
import type { IndependentSender } from '../independent/webhook-sender/service.ts';
import { answered, sent } from './sent.ts';

/** Independent senders that do otherwise where the source leaves room. */
export const openIndependentSenders: readonly Changed<IndependentSender>[] = [
  {
    manner: 'leaves out the words of a finished chat',
    told: {
      rule: 'HOOK-OUT-12',
      by: 'a-chat-from-reply-to-close',
      words: /further fields are none.*OPEN-23/,
    },
    change: (it) => inMessages(it, ({ text: _, ...rest }) => rest),
  },
  {
    manner: 'writes null for the agent of a visitor’s message',
    told: {
      rule: 'HOOK-OUT-12',
      by: 'a-chat-from-reply-to-close',
      words: /null in chat\/messages\/0\/agent_id.*OPEN-35/,
    },
    change: (it) => inMessages(it, (message) => ({ agent_id: null, ...message })),
  },
  {
    manner: 'writes null for the visitor’s networks',
    told: {
      rule: 'HOOK-OUT-03',
      by: 'a-chat-from-reply-to-close',
      words: /null in visitor\/social.*OPEN-35/,
    },
    change: (it) => sent(it, (event) => ({ ...event, visitor: { ...event['visitor'], social: null } })),
  },
  {
    manner: 'sends no utm_json',
    told: { rule: 'HOOK-OUT-05', by: 'offline-form', words: /no session.utm_json.*OPEN-21/ },
    change: (it) => inSession(it, { utm_json: undefined }),
  },
  {
    manner: 'knows no places',
    told: { rule: 'HOOK-OUT-05', by: 'offline-form', words: /no session.geoip.region_code.*OPEN-21/ },
    change: (it) => inSession(it, { geoip: {} }),
  },
  {
    manner: 'writes null for the chat of an offline form',
    told: { rule: 'HOOK-OUT-14', by: 'offline-form', words: /chat_id or agent is null.*OPEN-35/ },
    change: (it) => sent(it, (event) => ({ ...event, chat_id: null, agent: null }), 'offline_message'),
  },
  {
    manner: 'reads OK in capitals only',
    told: {
      rule: 'HOOK-OUT-08',
      by: 'data-with-ok-in-small-letters',
      words: /data are not shown.*OPEN-19/,
    },
    change: () => undefined,
  },
  {
    manner: 'reads OK in any letters',
    told: { rule: 'HOOK-OUT-08', by: 'data-with-ok-in-small-letters', words: /data are shown.*OPEN-19/ },
    change: (it) => answered(it, (answer) => ({ ...answer, result: String(answer['result']).toUpperCase() })),
  },
  {
    manner: 'tells the last message of a chat first, and has a desk that makes no calls',
    unseen: ['HOOK-OUT-15', ...formRules],
    change: (it) => {
      it.desk.missing = ['POST chats calls'];
      const finished = it.events.finished.bind(it.events);
      it.events.finished = (chat) => finished({ ...chat, messages: chat.messages.toReversed() });
    },
  },
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
    change: (it) => sent(it, (event) => ({ ...event, visitor: { ...event['visitor'], phone: undefined } })),
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
    manner: 'has instants in milliseconds',
    told: { rule: 'HOOK-OUT-12', by: 'two-agents-and-two-chats', words: /timestamp in milliseconds/ },
    change: (it) => inMessages(it, (message) => ({ ...message, timestamp: message['timestamp'] * 1000 })),
  },
  {
    manner: 'tells each field that is new of a visitor by itself',
    change: (it) => {
      const learn = it.learn.bind(it);
      it.learn = (chat, known) => {
        for (const [key, value] of Object.entries(known)) learn(chat, { [key]: value });
      };
    },
  },
  {
    manner: 'has no numbers for agents',
    change: (it) => inMessages(it, (message) => ({ ...message, agent_id: undefined })),
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
    change: (it) => inMessages(it, (message) => ({ ...message, blacklisted: false })),
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

function inMessages({ events }: IndependentSender, change: (message: Body) => Body): void {
  const { message } = events;
  events.message = (given) => change(message.call(events, given));
}

function inSession(it: IndependentSender, more: Body): void {
  sent(it, (event) => ({ ...event, session: { ...event['session'], ...more } }));
}
