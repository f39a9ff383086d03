import { codes } from '../../../generated/errors.ts';
import { type BrokenBotService, broken, faults } from './broken.ts';

/** Services that get wrong what a provider posts to them. */
export const brokenBotIntake: readonly BrokenBotService[] = [
  ...faults('BOT-IN-01', 'bot-text-reaches-the-client', {
    'answers 202': { accept: (response) => void response.writeHead(202).end() },
    'keeps what the bot says': { toClient: async () => {} },
    'takes the channel for the client': (it) => {
      const toClient = it.toClient.bind(it);
      it.toClient = (chat, text) => toClient({ ...chat, senderId: chat.channel.id }, text);
    },
    'cuts what the bot says': { textFor: ({ text }) => text?.slice(0, 1000) },
    'trims what the bot says': { textFor: ({ text }) => text?.trim() },
    'says everything twice': (it) => {
      const toClient = it.toClient.bind(it);
      it.toClient = (chat, text) => toClient(chat, text).then(() => toClient(chat, text));
    },
    'takes "0" for no text': { checks: { text: (text) => typeof text === 'string' && text !== '0' } },
  }),
  broken('BOT-IN-01', 'rich-messages-fall-back', 'knows no BUTTONS', {
    checks: { buttons: () => 'message.type is unknown' },
  }),
  broken('BOT-IN-01', 'bot-text-is-delivered-again', 'sends what the bot says once only', { deliveries: 1 }),
  broken('BOT-IN-02', 'bot-invites-an-agent', 'does not hand the chat over', { invite: () => {} }),
  broken('BOT-IN-02', 'bot-invites-an-agent', 'does not know INVITE_AGENT', (it) => {
    const event = it.event.bind(it);
    it.event = async (bot, text, response) =>
      text.includes('INVITE_AGENT') ? it.unsupported(response, 'INVITE_AGENT') : event(bot, text, response);
  }),
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
  ...faults('BOT-IN-06', 'refuses-unsupported-values', {
    'reads types in small letters too': (it) => {
      const content = it.checks.content.bind(it.checks);
      it.checks.content = (type, message) => content(String(type).toUpperCase(), message);
    },
    'takes a timestamp of any kind': { checks: { time: () => true } },
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
  broken('BOT-IN-18', 'refuses-a-wrong-token', 'answers a wrong token without a word', {
    wrongToken: (response) => void response.writeHead(401).end(),
  }),
  broken('BOT-IN-05', 'refuses-missing-fields', 'accepts an empty body', (it) => {
    const event = it.event.bind(it);
    it.event = async (bot, text, response) =>
      text === '' ? it.accept(response) : event(bot, text, response);
  }),
  broken('BOT-IN-05', 'refuses-missing-fields', 'takes events without ids', { checks: { id: () => true } }),
  broken('BOT-IN-05', 'refuses-missing-fields', 'answers 422', (it) => {
    it.malformed = (response, problem) => it.refuse(response, 422, codes.invalidRequest, problem);
  }),
  broken('BOT-IN-07', 'refuses-what-it-does-not-support', 'takes any event', (it) => {
    it.unsupported = (response) => it.accept(response);
  }),
  broken('BOT-IN-07', 'refuses-what-it-does-not-support', 'answers an unknown event 400', (it) => {
    it.unsupported = (response, event) => it.malformed(response, event);
  }),
  broken('BOT-IN-07', 'refuses-what-it-does-not-support', 'answers another method 404', (it) => {
    it.methodMissing = (response) => it.refuse(response, 404, codes.invalidRequest, 'Nothing here.');
  }),
  broken('BOT-IN-18', 'refuses-unsupported-values', 'has a code of its own', (it) => {
    it.malformed = (response, problem) => it.refuse(response, 400, 'bad_request', problem);
  }),
  broken('BOT-IN-18', 'refuses-missing-fields', 'has a code of its own', (it) => {
    it.malformed = (response, problem) => it.refuse(response, 400, 'bad_request', problem);
  }),
  broken('BOT-IN-08', 'refuses-a-key-given-twice', 'takes the last of two', {
    checks: { twice: () => undefined },
  }),
  broken('BOT-IN-09', 'buttons-are-three-at-most', 'takes any number of buttons', {
    checks: {
      buttons: (buttons) =>
        (buttons as ({ text?: string } | null)[]).every((each) => each?.text) ? undefined : 'no text',
    },
  }),
  broken('BOT-IN-09', 'buttons-are-three-at-most', 'takes buttons without text', {
    checks: { buttons: (buttons) => ((buttons as unknown[]).length > 3 ? 'too many' : undefined) },
  }),
  broken('BOT-IN-09', 'buttons-are-three-at-most', 'takes two buttons at most', {
    checks: { buttons: (buttons) => ((buttons as unknown[]).length > 2 ? 'too many' : undefined) },
  }),
  ...faults('BOT-IN-10', 'rich-messages-fall-back', {
    'sends the Markdown in place of the text': { textFor: ({ text, content }) => content ?? text },
    'sends no fallback': { textFor: ({ type, text }) => (type === 'TEXT' ? text : undefined) },
  }),
  ...faults('BOT-IN-11', 'rich-messages-without-text-stay', {
    'sends the Markdown where there is no text': { textFor: ({ text, content }) => text ?? content },
    'sends the title where there is no text': { textFor: ({ text, title }) => text ?? title },
    'sends an empty text': { textFor: ({ text }) => text ?? '' },
    'sends a sign where there is no text': { textFor: ({ text }) => text ?? '…' },
  }),
  broken('BOT-IN-12', 'markdown-is-kept-narrow', 'lets markup through', {
    page: (markdown) => markdown.replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>'),
  }),
  broken('BOT-IN-12', 'markdown-is-kept-narrow', 'shows headings', (it) => {
    const page = it.page.bind(it);
    it.page = (markdown) => page(markdown).replaceAll(/# (.*)/g, '<h1>$1</h1>');
  }),
  broken('BOT-IN-13', 'timestamps-of-all-kinds', 'reads numbers only', {
    checks: { time: (timestamp) => typeof timestamp === 'number' },
  }),
  broken('BOT-IN-15', 'errors-have-the-recommended-body', 'answers errors in plain text', {
    refuse: (response, status, _, message) => void response.writeHead(status).end(message),
  }),
];
