import { altering, chat, type Event, inside, reading } from './faults.ts';

const messages = (change: (message: Event) => Event) => (event: Event) =>
  inside(event, 'chat', { messages: chat(event).messages.map(change) });

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
    toldBy: 'a-chat-from-reply-to-close',
    told: /further fields are text.*OPEN-23/,
  },
  {
    ...altering(
      'HOOK-OUT-12',
      '',
      messages(({ message: _, ...rest }) => rest),
      'chat_finished',
    ),
    manner: 'leaves out the words of a finished chat',
    toldBy: 'a-chat-from-reply-to-close',
    told: /further fields are none.*OPEN-23/,
  },
  {
    ...altering(
      'HOOK-OUT-12',
      '',
      messages((each) => ({ agent_id: null, ...each })),
      'chat_finished',
    ),
    manner: 'writes null for the agent of a visitor’s message',
    toldBy: 'a-chat-from-reply-to-close',
    told: /null in chat\/messages\/0\/agent_id.*OPEN-35/,
  },
  {
    ...altering('HOOK-OUT-03', '', (event) => inside(event, 'visitor', { social: null })),
    manner: 'writes null for the visitor’s networks',
    toldBy: 'a-chat-from-reply-to-close',
    told: /null in visitor\/social.*OPEN-35/,
  },
  {
    ...altering('HOOK-OUT-05', '', (event) => inside(event, 'session', { utm_json: undefined })),
    manner: 'sends no utm_json',
    toldBy: 'offline-form',
    told: /no session.utm_json.*OPEN-21/,
  },
  {
    ...altering('HOOK-OUT-05', '', (event) => inside(event, 'session', { geoip: {} })),
    manner: 'knows no places',
    toldBy: 'offline-form',
    told: /no session.geoip.region_code.*OPEN-21/,
  },
  {
    ...altering('HOOK-OUT-14', '', () => ({ chat_id: null, agent: null }), 'offline_message'),
    manner: 'writes null for the chat of an offline form',
    toldBy: 'offline-form',
    told: /chat_id or agent is null.*OPEN-35/,
  },
  {
    ...reading('HOOK-OUT-08', '', (answer) => ({
      ...answer,
      result: answer['result'] === 'OK' ? 'OK' : 'no',
    })),
    manner: 'reads OK in capitals only',
    toldBy: 'data-with-ok-in-small-letters',
    told: /data are not shown.*OPEN-19/,
  },
  {
    ...reading('HOOK-OUT-08', '', (answer) => ({
      ...answer,
      result: String(answer['result']).toUpperCase(),
    })),
    manner: 'reads OK in any letters',
    toldBy: 'data-with-ok-in-small-letters',
    told: /data are shown.*OPEN-19/,
  },
];
