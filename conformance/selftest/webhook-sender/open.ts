import { formRules } from '../../targets/webhook-sender/cases/forms.ts';
import type { Changed } from '../bend.ts';
import type { Body } from '../independent/webhook-sender/model.ts';
import type { IndependentSender } from '../independent/webhook-sender/service.ts';
import { told } from '../selftest.ts';
import { answered, sent } from './sent.ts';

/** Independent senders that do otherwise where the source leaves room. */
export const openIndependentSenders: readonly Changed<IndependentSender>[] = [
  {
    manner: 'leaves out the words of a finished chat',
    told: told('HOOK-OUT-12 a-chat-from-reply-to-close', /further fields are none.*OPEN-23/),
    change: (it) => inMessages(it, ({ text: _, ...rest }) => rest),
  },
  {
    manner: 'writes null for the agent of a visitor’s message',
    told: told('HOOK-OUT-12 a-chat-from-reply-to-close', /null in chat\/messages\/0\/agent_id.*OPEN-35/),
    change: (it) => inMessages(it, (message) => ({ agent_id: null, ...message })),
  },
  {
    manner: 'writes null for the visitor’s networks',
    told: told('HOOK-OUT-03 a-chat-from-reply-to-close', /null in visitor\/social.*OPEN-35/),
    change: (it) => sent(it, (event) => ({ ...event, visitor: { ...event['visitor'], social: null } })),
  },
  {
    manner: 'sends no utm_json',
    told: told('HOOK-OUT-05 offline-form', /no session.utm_json.*OPEN-21/),
    change: (it) => inSession(it, { utm_json: undefined }),
  },
  {
    manner: 'knows no places',
    told: told('HOOK-OUT-05 offline-form', /no session.geoip.region_code.*OPEN-21/),
    change: (it) => inSession(it, { geoip: {} }),
  },
  {
    manner: 'writes null for the chat of an offline form',
    told: told('HOOK-OUT-14 offline-form', /chat_id or agent is null.*OPEN-35/),
    change: (it) => sent(it, (event) => ({ ...event, chat_id: null, agent: null }), 'offline_message'),
  },
  {
    manner: 'reads OK in capitals only',
    told: told('HOOK-OUT-08 data-with-ok-in-small-letters', /data are not shown.*OPEN-19/),
    change: () => undefined,
  },
  {
    manner: 'reads OK in any letters',
    told: told('HOOK-OUT-08 data-with-ok-in-small-letters', /data are shown.*OPEN-19/),
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
    told: told('HOOK-OUT-17 offline-form', /is called offline_messages/),
    change: { formName: () => 'offline_messages' },
  },
  {
    manner: 'says who the visitor is in a field of its own',
    told: told('HOOK-OUT-17 token-of-the-visitor', /the field with the id: external_id/),
    change: { events: { token: (external_id) => ({ external_id }) } },
  },
  {
    manner: 'knows a visitor of the form by name only',
    told: told('HOOK-OUT-14 offline-form', /no visitor.email, visitor.phone/),
    change: (it) => {
      const form = it.form.bind(it);
      it.form = (channel, { email: _, phone: __, ...rest }) => form(channel, rest);
    },
  },
  {
    manner: 'tells no phone number of a visitor',
    told: told('HOOK-OUT-13 a-chat-from-reply-to-close', /no visitor.phone, which changed/),
    change: (it) => sent(it, (event) => ({ ...event, visitor: { ...event['visitor'], phone: undefined } })),
  },
  {
    manner: 'does not know visitors again who come back',
    told: told('HOOK-OUT-03 a-chat-from-reply-to-close', /chats_count 1, after number "\d+"/),
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
    told: told('HOOK-OUT-11 a-chat-from-reply-to-close', /who took no part in the chat/),
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
    told: told('HOOK-OUT-12 two-agents-and-two-chats', /one agent_id.*OPEN-20/),
    change: { events: { agentNumber: () => 1 } },
  },
  {
    manner: 'names the agent who took the chat, and nobody who came later',
    told: told('HOOK-OUT-11 two-agents-and-two-chats', /agents without Ada/),
    change: (it) => {
      const finished = it.events.finished.bind(it.events);
      it.events.finished = (chat) => finished({ ...chat, agents: chat.agents.slice(0, 1) });
    },
  },
  {
    manner: 'has instants in milliseconds',
    change: (it) => inMessages(it, (message) => ({ ...message, timestamp: message['timestamp'] * 1000 })),
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
