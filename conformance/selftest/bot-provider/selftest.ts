import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { codes } from '../../../generated/errors.ts';
import { policies } from '../../../generated/policies.ts';
import { freePort } from '../../wire/http/stand-in.ts';
import { type Faults, runsOf, selfTestOf, told, type Variants, wrap } from '../bend.ts';
import { postJson } from '../independent/party.ts';
import { botToken, IndependentBot } from './independent.ts';

const tooLateMs = policies.sendBotEvent.timeoutMs + 300;

/** Providers with one fault each. Either no mutant can cause the fault, or the report on it must contain advice. */
const brokenBots: Faults<IndependentBot> = {
  'BOT-PRV-01 takes-each-message-type: answers too late': {
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
  'BOT-PRV-02 replies-in-the-chat: replies in the body of its response': told(
    /looks like a BOT_MESSAGE.*Post it to …\/webhooks\/\{provider_id\}\/\{token\}/,
    {
      think: async () => {},
      accept: (response) => {
        const message = { type: 'TEXT', text: 'Good day to you' };
        response.writeHead(200).end(JSON.stringify({ event: 'BOT_MESSAGE', message }));
      },
    },
  ),
  'BOT-PRV-17 replies-in-the-chat: writes types in lower case': told(
    /message\/type is "text".*Case matters: write "TEXT"/,
    {
      say: wrap((say, chat, message) => say(chat, { ...message, type: message['type'].toLowerCase() })),
    },
  ),
  'BOT-PRV-02 sends-well-formed-content: posts replies to MARKDOWN and BUTTONS to another address': (it) => ({
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
  'BOT-PRV-17 sends-well-formed-content: invites an agent to the previous chat': told(
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
  'BOT-PRV-02 replies-in-the-chat: sends all messages to one chat': told(
    /an event came for chat_id "1", which is no chat of this run/,
    { send: wrap((send, event) => send({ ...event, chat_id: '1' })) },
  ),
  'BOT-PRV-17 traffic-of-the-run: names another chat after AGENT_UNAVAILABLE': (it) => ({
    news: wrap((news, event, response) => {
      news(event, response);
      const { event: name, client_id } = event;
      const message = { type: 'TEXT', text: 'Nobody is there', timestamp: Math.floor(Date.now() / 1000) };
      if (name === 'AGENT_UNAVAILABLE')
        void it.send({ event: 'BOT_MESSAGE', chat_id: 'chat-0', client_id, message });
    }),
  }),
  'BOT-PRV-16 traffic-of-the-run: invites an agent in its third reply, without a client_id': (it) => {
    const counts = new Map<string, number>();
    return {
      think: wrap(async (think, event) => {
        const { chat_id } = event;
        const count = (counts.get(chat_id) ?? 0) + 1;
        counts.set(chat_id, count);
        await (count === 3 ? it.send({ event: 'INVITE_AGENT', chat_id }) : think(event));
      }),
    };
  },
  'BOT-PRV-02 traffic-of-the-run: does not reply to a text of full length': told(
    /none after "Good day\. Good day\./,
    {
      think: wrap(async (think, event) => {
        if (!(event['message'].text?.length > 900)) await think(event);
      }),
    },
  ),
  'BOT-PRV-02 is-asked-for-an-agent: percent-encodes chat_id': told(
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
  'BOT-PRV-03 refuses-a-wrong-token: accepts the beginning of its token': {
    isOwn: (token) => token !== '' && botToken.startsWith(token),
  },
  'BOT-PRV-03 refuses-a-wrong-token: compares tokens without case': {
    isOwn: (token) => token.toLowerCase() === botToken.toLowerCase(),
  },
  'BOT-PRV-18 refuses-a-wrong-token: answers a wrong token 403': (it) => {
    it.wrongToken = (response) => it.refuse(response, 403, codes.invalidClient, 'Unknown token.');
  },
  'BOT-PRV-20 sends-well-formed-content: posts its events as text/plain': (it) => {
    it.post = (event) =>
      postJson(it.address(), event, { 'content-type': 'text/plain', authorization: `${it.authorization}` });
  },
  'BOT-PRV-21 checks-the-authorization: reads no Authorization header': { isAuthorized: () => true },
  'BOT-PRV-21 checks-the-authorization: accepts the beginning of the agreed Authorization': (it) => ({
    isAuthorized: (given = '') => given !== '' && it.authorization?.startsWith(given) === true,
  }),
  'BOT-PRV-21 sends-well-formed-content: sends no Authorization header': (it) => {
    it.post = (event) => postJson(it.address(), event);
  },
  'BOT-PRV-06 refuses-what-it-does-not-support: answers 400 to an unknown event': (it) => {
    it.unsupported = (response, event) => it.malformed(response, event);
  },
  'BOT-PRV-06 refuses-what-it-does-not-support: answers 404 to another method': (it) => {
    it.methodMissing = (response) => it.refuse(response, 404, codes.invalidRequest, 'Nothing here.');
  },
  'BOT-PRV-09 sends-well-formed-content: sends buttons in an object, as PHP does': told(
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
};

const openBots: Variants<IndependentBot> = {
  'BOT-PRV-21 checks-the-authorization: has agreed on no Authorization value': told(
    /no Authorization value is agreed on/,
    (it) => {
      it.authorization = undefined;
    },
  ),
  'BOT-PRV-06 refuses-what-it-does-not-support: accepts any event': told(
    /an unknown event is taken: 200.*BOT_MESSAGE/,
    (it) => {
      it.unsupported = (response) => it.accept(response);
    },
  ),
  'BOT-PRV-07 takes-what-happens-in-a-chat: requires the chat_id of CHAT_CLOSED': told(
    /CHAT_CLOSED with an id: 400.*OPEN-09/,
    (it) => ({
      news: wrap((news, event, response) =>
        event['chat_id'] === undefined ? it.malformed(response, 'chat_id is missing') : news(event, response),
      ),
    }),
  ),
  'BOT-PRV-01 takes-each-message-type: answers the first message 503': told(
    /the first message of the run: 503/,
    () => {
      let count = 0;
      return {
        receive: wrap(async (receive, event, response) => {
          count += 1;
          return count === 1 ? void response.writeHead(503).end() : receive(event, response);
        }),
      };
    },
  ),
  'BOT-PRV-08 answers-a-repeat-once: replies to every repeat': told(/[1-9]\d* further/, {
    isRepeat: () => false,
  }),
  'BOT-PRV-11 is-silent-beside-an-agent: writes after an agent has joined': told(
    /after AGENT_JOINED: 1/,
    (it) => {
      it.news = (event, response) => {
        it.accept(response);
        if (event['event'] === 'AGENT_JOINED')
          void it.say(event['chat_id'], { type: 'TEXT', text: 'Still here!' });
      };
    },
  ),
  'BOT-PRV-13 events-have-ids-of-their-own: uses the id of the event that it replies to': told(
    /is that of the event that the bot was sent/,
    (it) => ({
      think: wrap(async (think, event) => {
        const send = it.send.bind(it);
        it.send = (own) => send({ ...own, id: event['id'] });
        const thought = think(event);
        it.send = send;
        await thought;
      }),
    }),
  ),
  'BOT-PRV-17 replies-in-the-chat: sends null for an absent field': told(
    /null in \/message\/timestamp \(OPEN-35\)/,
    { say: wrap((say, chat, message) => say(chat, { ...message, timestamp: null })) },
  ),
  'replies to every event, also to a rejected one': (it) => ({
    receive: wrap(async (receive, event, response) => {
      await receive(event, response);
      const { event: name, chat_id, client_id, id } = event;
      if (name === 'AGENT_JOINED' || name === 'CHAT_CLOSED' || typeof id !== 'string')
        it.handedOver.add(chat_id);
      if (name === 'CHAT_CLOSED') void it.say(chat_id, { type: 'TEXT', text: 'Goodbye.' });
      if (response.statusCode === 400)
        void it.send({ event: 'INVITE_AGENT', chat_id: `${chat_id}`, client_id });
    }),
  }),
  'accepts twenty requests per second': () => {
    let [left, at] = [20, Date.now()];
    return {
      receive: wrap(async (receive, event, response) => {
        left = Math.min(20, left + (Date.now() - at) / 50);
        at = Date.now();
        if (left < 1) return void response.writeHead(429, { 'retry-after': '1' }).end();
        left -= 1;
        await receive(event, response);
      }),
    };
  },
  'BOT-PRV-09 sends-well-formed-content: has headings and lists in its Markdown': told(
    /message\.content has a heading, a list: the first version/,
    {
      say: wrap((say, chat, { content, ...message }) =>
        say(chat, content === undefined ? message : { ...message, content: `# Hi\n- ${content}` }),
      ),
    },
  ),
  'replies to a retry again, with the same id': {
    unseen: ['BOT-PRV-10'],
    change: (it) => {
      it.isRepeat = () => false;
      it.think = ({ id, chat_id }) => {
        const message = { type: 'TEXT', text: 'Good day to you', timestamp: Date.now() / 1000 };
        return it.send({ id: `answer-to-${id}`, event: 'BOT_MESSAGE', chat_id, message });
      };
    },
  },
  'replies after six seconds': {
    unseen: 'some',
    change: {
      think: wrap(async (think, event) => {
        await pause(6000);
        await think(event);
      }),
    },
  },
  'replies in two messages': {
    unseen: 'some',
    change: {
      say: wrap(async (say, chat, message) => {
        await say(chat, { type: 'TEXT', text: 'Let me see.' });
        setTimeout(() => void say(chat, message), 3500);
      }),
    },
  },
  'only invites agents, with a further field': {
    unseen: 'some',
    change: (it) => {
      it.think = ({ chat_id, client_id }) =>
        it.send({ event: 'INVITE_AGENT', chat_id, client_id, extra: [1] });
    },
  },
  'BOT-PRV-17 replies-in-the-chat: sends timestamps with a fraction as strings': told(
    /message\.timestamp is "[0-9.]+": the documents have digits alone in a string/,
    {
      say: wrap((say, chat, message) => say(chat, { ...message, timestamp: (Date.now() / 1000).toFixed(3) })),
    },
  ),
  'BOT-PRV-17 replies-in-the-chat: sends old timestamps': told(
    /message\.timestamp is 1700000000, long before it was sent/,
    { say: wrap((say, chat, message) => say(chat, { ...message, timestamp: 1_700_000_000 })) },
  ),
  'sends ids, buttons and bodies of another form, no timestamps, and further fields': (it) => ({
    say: wrap((say, chat, { timestamp: _, ...message }) => say(chat, message)),
    send: wrap((send, event) =>
      send({ client_id: 'somebody', ...event, id: `urn:uuid:${randomUUID()}`, version: 2 }),
    ),
    choice: () => ({ type: 'BUTTONS', buttons: [{ text: 'Yes' }], text: 'Yes?' }),
    accept: (response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end('OK, taken.'),
    refuse: (response, status, code, message) =>
      void response
        .writeHead(status, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify({ trace: 7, error: { code, message, hint: null } })),
    news: wrap((news, event, response) => {
      news(event, response);
      if (event['event'] === 'AGENT_UNAVAILABLE')
        void it.say(event['chat_id'], { type: 'TEXT', text: 'Where can we write to you?' });
    }),
  }),
  'sends timestamps as strings, and answers after 1500 ms': {
    accept: (response) => void setTimeout(() => response.writeHead(200).end(), 1500),
    say: wrap((say, chat, message) =>
      say(chat, { ...message, timestamp: String(Math.floor(Date.now() / 1000)) }),
    ),
  },
};

export const runOf = runsOf(
  'bot-provider',
  async () =>
    new IndependentBot(`http://127.0.0.1:${await freePort()}/webhooks/independent-provider/${botToken}`),
);

export const botProviderSelfTest = selfTestOf('bot-provider', runOf, brokenBots, openBots);
