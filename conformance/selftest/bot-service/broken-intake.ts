import { codes } from '../../../generated/errors.ts';
import { faultsOf, wrap } from '../bend.ts';
import type { Bot } from './exchange.ts';
import type { IndependentBotService } from './independent.ts';

const isAuthorized = ({ authorization }: Bot, given: string | undefined): boolean =>
  authorization === undefined || given === authorization;

export const brokenIntake = faultsOf<IndependentBotService>({
  'BOT-IN-01 bot-text-reaches-the-client: answers 202': {
    accept: (response) => void response.writeHead(202).end(),
  },
  'BOT-IN-01 bot-text-is-delivered-again: sends what the bot says once only': {
    delivery: { attempts: 1 },
  },
  'BOT-IN-01 refuses-a-wrong-token: accepts only the latest token of a provider': (it) => ({
    isToken: wrap((isToken, bot, ...given) => {
      const ofProvider = it.channels.filter((each) => each.bot?.providerId === bot.providerId);
      return ofProvider.at(-1)?.bot === bot && isToken(bot, ...given);
    }),
  }),
  'BOT-IN-02 bot-invites-again: ignores a second invitation of a chat': (it) => {
    it.invite = (chat) => {
      if (chat.invited) return;
      chat.invited = true;
      if (it.isAvailable(chat.channel)) it.transfer(chat);
      else void it.tell(chat, 'AGENT_UNAVAILABLE');
    };
  },
  'BOT-IN-03 refuses-a-wrong-token: takes any token': { isToken: () => true },
  'BOT-IN-03 refuses-a-wrong-token: compares the first characters of a token': {
    isToken: ({ token }, given) => given.startsWith(token),
  },
  'BOT-IN-05 refuses-missing-fields: answers 422 to what lacks a field': (it) => {
    const malformed = it.malformed.bind(it);
    it.malformed = (response, problem) =>
      / is missing$/.test(problem)
        ? it.refuse(response, 422, codes.invalidRequest, problem)
        : malformed(response, problem);
  },
  'BOT-IN-04 authorization-is-compared: takes an empty Authorization': {
    isAuthorized: (bot, given) => given === '' || isAuthorized(bot, given),
  },
  'BOT-IN-04 authorization-is-compared: sends an Authorization and looks at none': {
    isAuthorized: () => true,
  },
  'BOT-IN-07 refuses-what-it-does-not-support: answers another method 404': (it) => {
    it.methodMissing = (response) => it.refuse(response, 404, codes.invalidRequest, 'Nothing here.');
  },
  'BOT-IN-11 rich-messages-without-text-stay: sends the Markdown where there is no text': {
    textFor: ({ text, content }) => text ?? content,
  },
  'BOT-IN-12 markdown-is-kept-narrow: lets markup through': {
    page: (markdown) => markdown.replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>'),
  },
  'BOT-IN-12 markdown-is-kept-narrow: shows headings': {
    page: wrap((page, markdown) => page(markdown).replaceAll(/# (.*)/g, '<h1>$1</h1>')),
  },
});
