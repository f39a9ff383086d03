import { codes } from '../../../generated/errors.ts';
import { type BrokenBotService, broken, faults } from './broken.ts';

/** Services that get wrong what a provider posts to them. */
export const brokenBotIntake: readonly BrokenBotService[] = [
  ...faults('BOT-IN-01', 'bot-text-reaches-the-client', {
    'answers 202': { accept: (response) => void response.writeHead(202).end() },
  }),
  broken('BOT-IN-01', 'bot-text-is-delivered-again', 'sends what the bot says once only', { deliveries: 1 }),
  ...faults('BOT-IN-03', 'refuses-a-wrong-token', {
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
  ...['INVITE_AGENT', 'BUTTONS'].map((kind) =>
    broken('BOT-IN-04', 'authorization-is-compared', `looks at no Authorization of ${kind}`, (it) => {
      const fromProvider = it.fromProvider.bind(it);
      const isAuthorized = it.isAuthorized.bind(it);
      let isOpen = false;
      it.fromProvider = (request, response, given) => {
        isOpen = given['text'].includes(kind);
        return fromProvider(request, response, given);
      };
      it.isAuthorized = (...given) => isOpen || isAuthorized(...given);
    }),
  ),
  broken('BOT-IN-04', 'authorization-is-compared', 'takes an empty Authorization', (it) => {
    const isAuthorized = it.isAuthorized.bind(it);
    it.isAuthorized = (bot, given) => given === '' || isAuthorized(bot, given);
  }),
  broken('BOT-IN-04', 'authorization-is-compared', 'sends an Authorization and looks at none', {
    isAuthorized: () => true,
  }),
  broken('BOT-IN-04', 'authorization-is-compared', 'refuses what it passes on', (it) => {
    const event = it.event.bind(it);
    it.isAuthorized = () => true;
    it.event = async (bot, text, response) => {
      if (!text.includes('smuggled')) return event(bot, text, response);
      it.wrongAuthorization(response);
      const chat = it.chats.find(({ channel }) => channel.bot === bot);
      if (chat) it.act(chat, JSON.parse(text));
    };
  }),
  broken(
    'BOT-IN-18',
    'authorization-is-compared',
    'names the wrong error for a wrong Authorization',
    (it) => {
      it.wrongAuthorization = (response) => it.wrongToken(response);
    },
  ),
  broken('BOT-IN-05', 'refuses-missing-fields', 'accepts an empty body', (it) => {
    const event = it.event.bind(it);
    it.event = async (bot, text, response) =>
      text === '' ? it.accept(response) : event(bot, text, response);
  }),
  broken('BOT-IN-05', 'refuses-missing-fields', 'answers 422', (it) => {
    it.malformed = (response, problem) => it.refuse(response, 422, codes.invalidRequest, problem);
  }),
  broken('BOT-IN-07', 'refuses-what-it-does-not-support', 'answers an unknown event 400', (it) => {
    it.unsupported = (response, event) => it.malformed(response, event);
  }),
  broken('BOT-IN-07', 'refuses-what-it-does-not-support', 'answers another method 404', (it) => {
    it.methodMissing = (response) => it.refuse(response, 404, codes.invalidRequest, 'Nothing here.');
  }),
  broken('BOT-IN-08', 'refuses-a-key-given-twice', 'takes the last of two', {
    checks: { twice: () => undefined },
  }),
  broken('BOT-IN-09', 'buttons-are-three-at-most', 'takes buttons without text', {
    checks: { buttons: (buttons) => ((buttons as unknown[]).length > 3 ? 'too many' : undefined) },
  }),
  broken('BOT-IN-09', 'buttons-are-three-at-most', 'takes two buttons at most', {
    checks: { buttons: (buttons) => ((buttons as unknown[]).length > 2 ? 'too many' : undefined) },
  }),
  ...faults('BOT-IN-11', 'rich-messages-without-text-stay', {
    'sends the Markdown where there is no text': { textFor: ({ text, content }) => text ?? content },
  }),
  broken('BOT-IN-12', 'markdown-is-kept-narrow', 'lets markup through', {
    page: (markdown) => markdown.replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>'),
  }),
  broken('BOT-IN-12', 'markdown-is-kept-narrow', 'shows headings', (it) => {
    const page = it.page.bind(it);
    it.page = (markdown) => page(markdown).replaceAll(/# (.*)/g, '<h1>$1</h1>');
  }),
];
