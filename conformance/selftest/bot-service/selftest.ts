import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { codes } from '../../../generated/errors.ts';
import { policies } from '../../../generated/policies.ts';
import { type Faults, type Replacements, runsOf, selfTestOf, told, type Variants, wrap } from '../bend.ts';
import { brokenChats } from './broken-chats.ts';
import { authorizing, brokenOutgoing } from './broken-outgoing.ts';
import { IndependentBotService } from './independent.ts';

export const withRichContents: Replacements<IndependentBotService> = {
  contentOf: wrap((contentOf, message) => {
    const { type, text } = contentOf(message);
    const { file, title = 'Where?' } = message;
    if (message['type'] === 'location') return { type: 'BUTTONS', title, text, buttons: [{ text: 'Map' }] };
    return file === undefined ? { type, text } : { type: 'MARKDOWN', content: `[file](${file})`, text };
  }),
};

const brokenIntake: Faults<IndependentBotService> = {
  'BOT-IN-01 bot-text-is-delivered-again: makes one attempt to send a bot’s message': {
    delivery: { attempts: 1 },
  },
  'BOT-IN-03 refuses-a-wrong-token: compares the first characters of a token': {
    isToken: ({ token }, given) => given.startsWith(token),
  },
  'BOT-IN-04 authorization-is-compared: sends an Authorization and checks none': {
    isAuthorized: () => true,
  },
  'BOT-IN-07 refuses-what-it-does-not-support: answers another method 404': (it) => {
    it.methodMissing = (response) => it.refuse(response, 404, codes.invalidRequest, 'Nothing here.');
  },
  'BOT-IN-11 rich-messages-without-text-stay: sends the Markdown in place of a text': {
    textFor: ({ text, content }) => text ?? content,
  },
  'BOT-IN-12 markdown-is-kept-narrow: shows markup': {
    page: (markdown) => markdown.replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>'),
  },
};

const openBotServices: Variants<IndependentBotService> = {
  'BOT-IN-05 refuses-missing-fields: accepts an INVITE_AGENT without client_id': told(
    /INVITE_AGENT without client_id: 200.*OPEN-31/,
    {
      checks: {
        check: wrap((check, event) => check({ ...event, client_id: event['client_id'] ?? 'none' })),
      },
    },
  ),
  'sends files as Markdown, long ids, timestamps as strings, and further fields': {
    ...withRichContents,
    accept: (response) => void response.writeHead(200).end('{"status": "queued"}'),
    chatId: ({ number }) => `chat/${number}/${'x'.repeat(200)}`,
    outgoing: {
      nextId: () => `urn:uuid:${randomUUID()}`,
      contentType: () => 'application/json; charset=utf-8',
      body: ({ message, ...event }) => ({
        version: 2,
        ...event,
        ...(message && { message: { ...message, timestamp: String(message.timestamp) } }),
        widget: { name: 'Shop' },
      }),
    },
  },
  'sends no Authorization to its bots': authorizing(() => false),
  'BOT-OUT-04 ids-name-one-thing: derives client_id from sender.id alone': told(
    /one sender\.id have one client_id/,
    { clientId: ({ senderId }) => `client/${senderId}` },
  ),
  'BOT-OUT-04 traffic-of-the-run: answers an invitation with the id of the invitation': told(
    /the id of an event of the provider/,
    ({ outgoing }) => ({
      act: wrap((act, chat, event) => {
        const { nextId } = outgoing;
        if (event['event'] === 'INVITE_AGENT') outgoing.nextId = () => event['id'];
        act(chat, event);
        outgoing.nextId = nextId;
      }),
    }),
  ),
  'forwards no files and locations': {
    take: wrap((take, channel, sender, message) => {
      if (message['type'] === 'text') take(channel, sender, message);
    }),
  },
  'forwards and hands over after the timeout of a response': {
    forward: wrap((forward, ...given) =>
      pause(policies.sendBotEvent.timeoutMs).then(() => forward(...given)),
    ),
    invite: wrap((invite, chat) => void setTimeout(() => invite(chat), policies.sendBotEvent.timeoutMs)),
  },
  'BOT-OUT-01 slow-success-in-the-window: forwards every second message of a chat with a delay': told(
    /three texts .* in another order/,
    {
      forward: wrap((forward, chat, ...given) =>
        pause(chat.transcript.length % 2 === 0 ? policies.sendBotEvent.timeoutMs : 0).then(() =>
          forward(chat, ...given),
        ),
      ),
    },
  ),
  'sends the events of a channel one after the other': () => {
    const lanes = new Map<unknown, Promise<unknown>>();
    return {
      outgoing: {
        tell: wrap((tell, bot, event) => {
          const told = (lanes.get(bot) ?? Promise.resolve()).then(() => tell(bot, event));
          lanes.set(bot, told);
          return told;
        }),
      },
    };
  },
  'sends the events of all chats with four workers': {
    slow: true,
    change: () => {
      const inPool = pLimit(4);
      return { outgoing: { tell: wrap((tell, ...given) => inPool(() => tell(...given))) } };
    },
  },
  'gives a chat to the agents when the client sends a file': (it) => ({
    take: wrap((take, channel, sender, message) => {
      take(channel, sender, message);
      const chat = it.chats.find(({ senderId }) => senderId === sender['id']);
      if (chat && message['file']) it.transfer(chat);
    }),
  }),
  'BOT-OUT-12 one-of-two-clients-is-transferred: sends no CHAT_CLOSED after a failure': told(
    /whose message failed: not sent/,
    {
      finish: wrap((finish, chat) => {
        if (chat.handledBy === 'bot' || chat.invited) finish(chat);
        else chat.closed = true;
      }),
    },
  ),
  'BOT-IN-17 repeat-is-shown-once: shows every repeat': told(
    /the same event three times: at the client 3 times; two events with one id: .* 1 and 1/,
    { isRepeat: () => false },
  ),
  'BOT-IN-17 repeat-is-shown-once: recognises a repeat by its id alone': told(
    /at the client 1 times; two events with one id: at the client 1 and 0 times/,
    () => {},
  ),
  'BOT-IN-19 what-may-be-absent: requires a timestamp': told(/a message without timestamp: 400/, {
    checks: {
      message: wrap((message, given) =>
        (given as { timestamp?: unknown } | undefined)?.timestamp === undefined
          ? 'no timestamp'
          : message(given),
      ),
    },
  }),
  'BOT-IN-19 what-may-be-absent: requires no ids': told(
    /BOT_MESSAGE without id: 200.*INVITE_AGENT without id: 200/,
    { checks: { check: wrap((check, event) => check({ id: 'none', ...event })) } },
  ),
  'BOT-IN-06 refuses-unsupported-values: accepts a timestamp that is no number': told(
    /timestamp is a word: 200/,
    { checks: { time: (timestamp) => ['number', 'string'].includes(typeof timestamp) } },
  ),
  'BOT-OUT-17 event-on-the-wire: sends no timestamp': told(/absent \(OPEN-31\)/, {
    outgoing: {
      body: ({ message, ...event }) => ({
        ...event,
        ...(message && { message: { ...message, timestamp: undefined } }),
      }),
    },
  }),
  'sends other events after six seconds, and answers a wrong Authorization 403': (it) => ({
    tell: wrap(async (tell, chat, event, more) => {
      if (event !== 'CLIENT_MESSAGE') await pause(6000);
      return tell(chat, event, more);
    }),
    wrongAuthorization: (response) =>
      it.refuse(response, 403, codes.unauthorizedClient, 'Wrong Authorization.'),
  }),
  'has an event stream without events': { publish: () => undefined },
  'hands over at the end of the time limit, and has a slow desk without a stream': (it) => {
    const handedOverAt = new Map<object, number>();
    return {
      desk: {
        streams: false,
        serve: wrap((serve, ...given) => void setTimeout(() => serve(...given), 600)),
      },
      forward: wrap((forward, chat, content) => {
        handedOverAt.set(chat, Date.now() + policies.sendBotEvent.giveUpMs + 500);
        return forward(chat, content);
      }),
      gaveUp: (chat) =>
        void setTimeout(() => it.transfer(chat), Math.max(0, (handedOverAt.get(chat) ?? 0) - Date.now())),
    };
  },
  'BOT-IN-16 what-is-not-known: answers an unknown provider 401': told(/an unknown provider_id: 401/, {
    refuse: wrap((refuse, response, status, code, message) =>
      refuse(response, message === 'Unknown provider.' ? 401 : status, code, message),
    ),
  }),
  'BOT-OUT-03 event-on-the-wire: removes the outer blanks of a text': told(/without its outer blanks/, {
    contentOf: wrap((contentOf, message) => contentOf({ ...message, text: message['text']?.trim() })),
  }),
  'BOT-OUT-09 repeats-on-500: waits a second before a retry': told(/requests at 0, (9\d\d|1\d{3}), /, {
    outgoing: {
      attempt: wrap(async (attempt, ...given) => {
        const begun = Date.now();
        const status = await attempt(...given);
        if (status !== 200 && Date.now() - begun < 1000) await pause(900);
        return status;
      }),
    },
  }),
  'BOT-OUT-14 repeats-on-500: sends the number of the attempt in a further field': told(
    /\/attempt was 1, then 2, which is no field of the contract/,
    { outgoing: { body: (event, number) => ({ ...event, attempt: number }) } },
  ),
  'BOT-IN-03 refuses-a-wrong-token: recognises bots by their token alone': told(
    /under any provider_id/,
    byTokenAlone,
  ),
  'BOT-IN-03 refuses-a-wrong-token: recognises bots by their token alone, and accepts events for any chat':
    told(/another provider: 200/, (it) => ({
      ...byTokenAlone(it),
      event: wrap((event, bot, text, response) => {
        const chat = it.chats.find((each) => text.includes(JSON.stringify(it.chatId(each))));
        return event(chat?.channel.bot ?? bot, text, response);
      }),
    })),
  'BOT-IN-14 what-is-not-known: answers an unknown chat 404': told(/404/, (it) => ({
    malformed: wrap((malformed, response, problem) =>
      problem.startsWith('chat_id is unknown')
        ? it.refuse(response, 404, codes.invalidRequest, problem)
        : malformed(response, problem),
    ),
  })),
  'sends CHAT_CLOSED without other fields': {
    outgoing: { body: (event) => (event['event'] === 'CHAT_CLOSED' ? { event: 'CHAT_CLOSED' } : event) },
  },
  'BOT-OUT-11 bot-invites-nobody: keeps a chat with the bot if no agent is online': told(
    /the provider got 1 of 1 client messages/,
    (it) => ({
      isForwarded: wrap((isForwarded, chat) => isForwarded(chat) || !it.isAvailable(chat.channel)),
    }),
  ),
  'BOT-IN-06 refuses-unsupported-values: ignores the client_id of an invitation': told(
    /INVITE_AGENT with the client_id of another client: 200/,
    () => {},
  ),
  'BOT-OUT-15 bot-invites-an-agent: forwards a client’s messages after an agent joined': told(/./, {
    isForwarded: ({ channel }) => channel.bot !== undefined,
  }),
};

function byTokenAlone(it: IndependentBotService): Replacements<IndependentBotService> {
  return {
    fromProvider: wrap((fromProvider, request, response, given) => {
      const own = it.channels.find(({ bot }) => bot && it.isToken(bot, given['token']));
      const { providerId = given['providerId'] } = own?.bot ?? it.channels[0]?.bot ?? {};
      return fromProvider(request, response, { ...given, providerId });
    }),
  };
}

export const runOf = runsOf('bot-service', () => new IndependentBotService());

export const botServiceSelfTest = selfTestOf(
  'bot-service',
  runOf,
  { ...brokenIntake, ...brokenOutgoing, ...brokenChats },
  openBotServices,
);
