import { setTimeout as pause } from 'node:timers/promises';
import { codes } from '../../../generated/errors.ts';
import { policies } from '../../../generated/policies.ts';
import { faultsOf, told, wrap } from '../bend.ts';
import { postJson } from '../independent/party.ts';
import type { IndependentBot } from './independent.ts';

const tooLateMs = policies.sendBotEvent.timeoutMs + 300;

/** Providers with one fault each. Either no mutant can cause the fault, or the report on it must contain advice. */
export const brokenBots = faultsOf<IndependentBot>({
  'BOT-PRV-01 takes-each-message-type: thinks before it answers': {
    accept: (response) => void setTimeout(() => response.writeHead(200).end(), tooLateMs),
  },
  'BOT-PRV-01 goes-on-taking-messages: is late for a repeat only': () => {
    const ids = new Set<string>();
    return {
      receive: wrap(async (receive, event, response) => {
        if (ids.size === ids.add(event['id']).size) await pause(tooLateMs);
        await receive(event, response);
      }),
    };
  },
  'BOT-PRV-17 sends-well-formed-content: posts its later events in an array': () => {
    const chats = new Set<unknown>();
    return {
      post: wrap((post, event) => {
        const isLater = chats.size === chats.add(event['chat_id']).size;
        return post(isLater ? [event] : event);
      }),
    };
  },
  'BOT-PRV-02 replies-in-the-chat: answers in the body of its 200': told(
    /looks like a BOT_MESSAGE.*Post it to …\/webhooks\/\{provider_id\}\/\{token\}/,
    {
      think: async () => {},
      accept: (response) => {
        const message = { type: 'TEXT', text: 'Good day to you' };
        response.writeHead(200).end(JSON.stringify({ event: 'BOT_MESSAGE', message }));
      },
    },
  ),
  'BOT-PRV-17 replies-in-the-chat: writes its types in small letters': told(
    /message\/type is "text".*Case matters: write "TEXT"/,
    {
      say: wrap((say, chat, message) => say(chat, { ...message, type: message['type'].toLowerCase() })),
    },
  ),
  'BOT-PRV-02 sends-well-formed-content: answers MARKDOWN and BUTTONS at another address': (it) => ({
    think: wrap(async (think, event) => {
      const { address } = it;
      if (event['message']['type'] !== 'TEXT') it.address = () => it.service.replace(/\/[^/]*$/, '');
      await think(event).finally(() => {
        it.address = address;
      });
    }),
  }),
  'BOT-PRV-02 replies-in-the-chat: writes the names of fields in capitals': told(
    /It has Event, ChatId, Message where event, chat_id, message are expected: names are in lower case/,
    {
      send: wrap((send, { event, chat_id, message }) =>
        send({ Event: event, ChatId: chat_id, Message: message }),
      ),
    },
  ),
  'BOT-PRV-17 sends-well-formed-content: invites an agent into the chat before': told(
    /client_id is "client-\S+", which is that of chat-\S+, and chat_id is "chat-\S+": one of the two is of another event/,
    (it) => {
      let before: unknown;
      it.think = ({ chat_id, client_id }) => {
        const chat = before ?? chat_id;
        before = chat_id;
        return it.send({ event: 'INVITE_AGENT', chat_id: chat, client_id });
      };
    },
  ),
  'BOT-PRV-02 replies-in-the-chat: sends all that it says to one chat': told(
    /an event came for chat_id "1", which is no chat of this run/,
    { send: wrap((send, event) => send({ ...event, chat_id: '1' })) },
  ),
  'BOT-PRV-02 traffic-of-the-run: answers no text of full length': told(/none after "Good day\. Good day\./, {
    think: wrap(async (think, event) => {
      if (!(event['message'].text?.length > 900)) await think(event);
    }),
  }),
  'BOT-PRV-02 is-asked-for-an-agent: writes its ids as in an address': told(
    /an event came for chat_id "Chat%2050%2520%20%26%20%C3%96-/,
    {
      send: wrap((send, event) => send({ ...event, chat_id: encodeURIComponent(event['chat_id']) })),
    },
  ),
  'BOT-PRV-15 goes-on-replying: replies once in a chat': () => {
    const spoken = new Set<string>();
    return {
      think: wrap(async (think, event) => {
        const isFirst = spoken.size < spoken.add(event['chat_id']).size;
        if (isFirst) await think(event);
      }),
    };
  },
  'BOT-PRV-03 refuses-a-wrong-token: takes any token': { isOwn: () => true },
  'BOT-PRV-18 refuses-a-wrong-token: answers a wrong token 403': (it) => {
    it.wrongToken = (response) => it.refuse(response, 403, codes.invalidClient, 'Unknown token.');
  },
  'BOT-PRV-20 sends-well-formed-content: posts its events as text/plain': (it) => {
    it.post = (event) =>
      postJson(it.address(), event, { 'content-type': 'text/plain', authorization: `${it.authorization}` });
  },
  'BOT-PRV-21 checks-the-authorization: reads no Authorization header': { isAuthorized: () => true },
  'BOT-PRV-21 sends-well-formed-content: sends no Authorization header': (it) => {
    it.post = (event) => postJson(it.address(), event);
  },
  'BOT-PRV-06 refuses-what-it-does-not-support: answers 400 to an unknown event': (it) => {
    it.unsupported = (response, event) => it.malformed(response, event);
  },
  'BOT-PRV-06 refuses-what-it-does-not-support: answers 404 to another method': (it) => {
    it.methodMissing = (response) => it.refuse(response, 404, codes.invalidRequest, 'Nothing here.');
  },
  'BOT-PRV-09 sends-well-formed-content: has its buttons in an object, as PHP does': told(
    /buttons is \{"1":.*array.*PHP .*array_values/,
    { choice: () => ({ type: 'BUTTONS', buttons: { 1: { text: 'Prices' } }, text: 'Prices?' }) },
  ),
  'BOT-PRV-17 replies-in-the-chat: writes the key event twice': told(/key "event" stands twice/, (it) => {
    it.post = (event) => {
      const body = `${JSON.stringify(event).slice(0, -1)},"event":"${event['event']}"}`;
      const headers = { 'content-type': 'application/json', authorization: `${it.authorization}` };
      return fetch(it.address(), { method: 'POST', headers, body });
    };
  }),
  'BOT-PRV-02 replies-in-the-chat: writes into the first chat only': told(
    /answered 200 and posted nothing in .*events that came have the chat_id/,
    () => {
      let first: unknown;
      return {
        send: wrap((send, event) => {
          first ??= event['chat_id'];
          return send({ ...event, chat_id: first });
        }),
      };
    },
  ),
});
