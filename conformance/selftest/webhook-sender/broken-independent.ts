import { type Faulty, faultOf, faultsOf } from '../bend.ts';
import type { Body } from '../independent/webhook-sender/model.ts';
import type { IndependentSender } from '../independent/webhook-sender/service.ts';

export type BrokenIndependent = Faulty<IndependentSender>;

export const broken = faultOf<IndependentSender>();
export const faults = faultsOf<IndependentSender>();

/** What goes out under one name, or under any, sent otherwise; undefined is not sent. */
function sent(it: IndependentSender, change: (event: Body) => Body | undefined, only?: string): void {
  const send = it.send.bind(it);
  it.send = async (channel, event) => {
    const other = only === undefined || event['event_name'] === only ? change(event) : event;
    return other ? send(channel, other) : {};
  };
}

/** Faults of the kinds that programs have which were not made from this project. */
export const brokenIndependentSenders: readonly BrokenIndependent[] = [
  ...faults('HOOK-OUT-02', {
    'names the widget anew in each event': (it) => {
      let number = 0;
      sent(it, (event) => {
        number += 1;
        return { ...event, widget_id: `${event['widget_id']}-${number}` };
      });
    },
    'wraps the event': (it) => sent(it, ({ event_name, ...data }) => ({ event_name, data })),
    'says null for who the visitor is': { events: { visitor: () => null as unknown as Body } },
    'calls the name of the event its type': (it) =>
      sent(it, ({ event_name, ...event }) => ({ ...event, type: event_name })),
  }),
  broken('HOOK-OUT-10', 'tells twice that a chat was assigned', (it) => {
    const assign = it.assign.bind(it);
    it.assign = (...given) => {
      assign(...given);
      assign(...given);
    };
  }),
  broken('HOOK-OUT-10', 'says where a chat went by another name', (it) =>
    sent(it, ({ assign_to, ...event }) => ({ ...event, crm_link: assign_to }), 'chat_assigned'),
  ),
  broken('HOOK-OUT-13', 'takes every message for news of the visitor', (it) => {
    const learn = it.learn.bind(it);
    it.learn = (chat, known) => {
      learn(chat, known);
      if (chat.agents.length > 0) it.updated(chat);
    };
  }),
  broken('HOOK-OUT-04', 'names agents in two parts', (it) => {
    const agent = it.events.agent.bind(it.events);
    it.events.agent = (given) => {
      const { name, ...rest } = agent(given);
      return { ...rest, first_name: name, last_name: '' };
    };
  }),
  broken('HOOK-OUT-04', 'gives all agents one id', (it) => {
    const agent = it.events.agent.bind(it.events);
    it.events.agent = (given) => ({ ...agent(given), id: '1' });
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
  broken('HOOK-OUT-11', 'names no agent who did not write last', (it) => {
    const finished = it.events.finished.bind(it.events);
    it.events.finished = (chat) => finished({ ...chat, agents: chat.agents.slice(-1) });
  }),
  broken('HOOK-OUT-11', 'tells of the end twice', (it) => {
    const finish = it.finish.bind(it);
    it.finish = (chat) => {
      finish(chat);
      finish(chat);
    };
  }),
  broken('HOOK-OUT-12', 'calls visitors customers', (it) => {
    const message = it.events.message.bind(it.events);
    it.events.message = (given) => {
      const told = message(given);
      return told['type'] === 'visitor' ? { ...told, type: 'customer' } : told;
    };
  }),
  broken('HOOK-OUT-14', 'opens a chat for the form', {
    events: {
      offline: (number, message) => ({ offline_message_id: `f${number}`, chat_id: number, message }),
    },
  }),
  broken('HOOK-OUT-15', 'tells how a call begins and ends only', (it) =>
    sent(it, (event) => (/connected/.test(event['call'].status) ? undefined : event), 'call_event'),
  ),
  broken('HOOK-OUT-16', 'forgets who the visitor is once the chat is over', (it) =>
    sent(it, ({ visitor_id: _, ...event }) => event, 'chat_finished'),
  ),
];
