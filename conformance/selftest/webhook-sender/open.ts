import type { RuleId } from '../../../generated/rules.ts';
import type { ServiceParts } from '../../../src/reference/service/index.ts';
import { formRules } from '../../targets/webhook-sender/cases/forms.ts';
import type { Changed } from '../bend.ts';
import type { Body } from '../independent/webhook-sender/model.ts';
import type { IndependentSender } from '../independent/webhook-sender/service.ts';
import type { Variant } from '../selftest.ts';
import { altered, messages, read } from './faults.ts';

const told = (rule: RuleId, by: string, words: RegExp) => ({ rule, by, words });

/** The reference, which does otherwise where the source leaves room. */
export const openSenders: readonly (Omit<Variant, 'run'> & { parts: ServiceParts })[] = [
  {
    manner: 'has the words of a finished chat in another field',
    told: told('HOOK-OUT-12', 'a-chat-from-reply-to-close', /further fields are text.*OPEN-23/),
    parts: messages((all) => all.map(({ message: _, ...rest }) => ({ ...rest, text: 'Hi' }))),
  },
  {
    manner: 'leaves out the words of a finished chat',
    told: told('HOOK-OUT-12', 'a-chat-from-reply-to-close', /further fields are none.*OPEN-23/),
    parts: messages((all) => all.map(({ message: _, ...rest }) => rest)),
  },
  {
    manner: 'writes null for the agent of a visitor’s message',
    told: told('HOOK-OUT-12', 'a-chat-from-reply-to-close', /null in chat\/messages\/0\/agent_id.*OPEN-35/),
    parts: messages((all) => all.map((each) => ({ agent_id: null, ...each }))),
  },
  {
    manner: 'writes null for the visitor’s networks',
    told: told('HOOK-OUT-03', 'a-chat-from-reply-to-close', /null in visitor\/social.*OPEN-35/),
    parts: altered(undefined, { visitor: { social: null } }),
  },
  {
    manner: 'sends no utm_json',
    told: told('HOOK-OUT-05', 'offline-form', /no session.utm_json.*OPEN-21/),
    parts: altered(undefined, { session: { utm_json: undefined } }),
  },
  {
    manner: 'knows no places',
    told: told('HOOK-OUT-05', 'offline-form', /no session.geoip.region_code.*OPEN-21/),
    parts: altered(undefined, { session: { geoip: {} } }),
  },
  {
    manner: 'writes null for the chat of an offline form',
    told: told('HOOK-OUT-14', 'offline-form', /chat_id or agent is null.*OPEN-35/),
    parts: altered('offline_message', { chat_id: null, agent: null }),
  },
  {
    manner: 'reads OK in capitals only',
    told: told('HOOK-OUT-08', 'data-with-ok-in-small-letters', /data are not shown.*OPEN-19/),
    parts: read((answer) => ({ ...answer, result: answer['result'] === 'OK' ? 'OK' : 'no' })),
  },
  {
    manner: 'reads OK in any letters',
    told: told('HOOK-OUT-08', 'data-with-ok-in-small-letters', /data are shown.*OPEN-19/),
    parts: read((answer) => ({ ...answer, result: String(answer['result']).toUpperCase() })),
  },
];

/** Independent senders that do otherwise where the source leaves room. */
export const openIndependentSenders: readonly Changed<IndependentSender>[] = [
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
