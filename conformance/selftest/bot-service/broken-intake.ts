import { codes } from '../../../generated/errors.ts';
import { type Faulty, faultOf, faultsOf, wrap } from '../bend.ts';
import type { Bot } from './exchange.ts';
import type { IndependentBotService } from './independent.ts';

const broken = faultOf<IndependentBotService>();
const faults = faultsOf<IndependentBotService>();

const isAuthorized = ({ authorization }: Bot, given: string | undefined): boolean =>
  authorization === undefined || given === authorization;

export const brokenIntake: readonly Faulty<IndependentBotService>[] = [
  broken('BOT-IN-01 bot-text-reaches-the-client', 'answers 202', {
    accept: (response) => void response.writeHead(202).end(),
  }),
  broken('BOT-IN-01 bot-text-is-delivered-again', 'sends what the bot says once only', { deliveries: 1 }),
  broken('BOT-IN-01 ids-name-one-thing', 'answers on the first channel of a sender.id', (it) => ({
    toClient: wrap((toClient, chat, text) =>
      toClient(it.chats.find(({ senderId }) => senderId === chat.senderId) ?? chat, text),
    ),
  })),
  broken('BOT-IN-01 bot-invites-nobody', 'ignores a bot that asked for an agent', {
    spoken: wrap((spoken, chat, message) => void (chat.invited || spoken(chat, message))),
  }),
  broken('BOT-IN-01 two-clients-of-a-channel', 'sends a later text of a bot to the latest client', (it) => ({
    toClient: wrap((toClient, chat, text) => {
      const isLater = chat.transcript.filter(({ from }) => from === 'bot').length > 1;
      const latest = it.chats.findLast(({ channel }) => channel === chat.channel);
      return toClient((isLater && latest) || chat, text);
    }),
  })),
  broken('BOT-IN-02 bot-invites-again', 'answers 400 to a second invitation of a client', (it) => ({
    event: wrap(async (event, bot, text, response) => {
      const { event: name, client_id } = JSON.parse(text);
      const isAgain = it.chats.some((each) => each.invited && it.clientId(each) === client_id);
      if (name === 'INVITE_AGENT' && isAgain) return it.malformed(response, 'Invited before.');
      await event(bot, text, response);
    }),
  })),
  broken('BOT-IN-02 bot-invites-again', 'ignores a second invitation of a chat', (it) => {
    it.invite = (chat) => {
      if (chat.invited) return;
      chat.invited = true;
      if (chat.channel.agents.some((id) => it.agents.get(id)?.['online'])) it.transfer(chat);
      else void it.tell(chat, 'AGENT_UNAVAILABLE');
    };
  }),
  ...faults('BOT-IN-03 refuses-a-wrong-token', {
    'takes any token': { isToken: () => true },
    'compares the first characters of a token': { isToken: ({ token }, given) => given.startsWith(token) },
    'takes the beginning of a token': {
      isToken: ({ token }, given) => given !== '' && token.startsWith(given),
    },
    'compares tokens without case': {
      isToken: ({ token }, given) => token.toLowerCase() === given.toLowerCase(),
    },
    'lets anybody ask for an agent': {
      isToken: ({ token }, given, body) => token === given || body.includes('INVITE_AGENT'),
    },
    'takes the token of another provider': (it) => {
      it.isToken = (_, given) => it.channels.some(({ bot }) => bot?.token === given);
    },
    'answers a wrong token 404': (it) => {
      it.wrongToken = (response) => it.refuse(response, 404, codes.invalidClient, 'Unknown token.');
    },
  }),
  broken('BOT-IN-05 refuses-missing-fields', 'answers 422 to what lacks a field', (it) => {
    const malformed = it.malformed.bind(it);
    it.malformed = (response, problem) =>
      / is missing$/.test(problem)
        ? it.refuse(response, 422, codes.invalidRequest, problem)
        : malformed(response, problem);
  }),
  ...faults('BOT-IN-04 authorization-is-compared', {
    'looks at no Authorization of INVITE_AGENT': {
      isAuthorized: (bot, given, text) => text.includes('INVITE_AGENT') || isAuthorized(bot, given),
    },
    'takes an empty Authorization': {
      isAuthorized: (bot, given) => given === '' || isAuthorized(bot, given),
    },
    'sends an Authorization and looks at none': { isAuthorized: () => true },
    'refuses what it passes on': (it) => ({
      isAuthorized: () => true,
      event: wrap(async (event, bot, text, response) => {
        if (!text.includes('smuggled')) return event(bot, text, response);
        it.wrongAuthorization(response);
        const chat = it.chats.find(({ channel }) => channel.bot === bot);
        if (chat) it.act(chat, JSON.parse(text));
      }),
    }),
  }),
  ...faults('BOT-IN-07 refuses-what-it-does-not-support', {
    'answers another method 404': (it) => {
      it.methodMissing = (response) => it.refuse(response, 404, codes.invalidRequest, 'Nothing here.');
    },
  }),
  broken('BOT-IN-11 rich-messages-without-text-stay', 'sends the Markdown where there is no text', {
    textFor: ({ text, content }) => text ?? content,
  }),
  ...faults('BOT-IN-12 markdown-is-kept-narrow', {
    'lets markup through': { page: (markdown) => markdown.replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>') },
    'shows headings': { page: wrap((page, markdown) => page(markdown).replaceAll(/# (.*)/g, '<h1>$1</h1>')) },
  }),
];
