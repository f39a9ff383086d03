import type { RuleId } from '../../../generated/rules.ts';
import { IndependentBot } from '../independent/bot-provider/provider.ts';
import type { IndependentBotService } from '../independent/bot-service/service.ts';

interface Open<Party> {
  rule: RuleId;
  manner: string;
  toldBy: string;
  told: RegExp;
  change(party: Party): void;
}

/** Services that do otherwise where the source leaves room. */
export const openBotServices: readonly Open<IndependentBotService>[] = [
  {
    rule: 'BOT-IN-17',
    manner: 'shows every repeat',
    toldBy: 'repeat-is-shown-once',
    told: /the same event three times: at the client 3 times; two events with one id: .* 1 and 1/,
    change: (it) => {
      it.isRepeat = () => false;
    },
  },
  {
    rule: 'BOT-IN-17',
    manner: 'knows a repeat by its id alone',
    toldBy: 'repeat-is-shown-once',
    told: /at the client 1 times; two events with one id: at the client 1 and 0 times/,
    change: () => {},
  },
  {
    rule: 'BOT-IN-19',
    manner: 'insists on a timestamp',
    toldBy: 'what-may-be-absent',
    told: /a message without timestamp: 400/,
    change: (it) => {
      const message = it.checks.message.bind(it.checks);
      it.checks.message = (given) =>
        (given as { timestamp?: unknown } | undefined)?.timestamp === undefined
          ? 'no timestamp'
          : message(given);
    },
  },
  {
    rule: 'BOT-IN-19',
    manner: 'does without ids',
    toldBy: 'what-may-be-absent',
    told: /BOT_MESSAGE without id: 200.*INVITE_AGENT without id: 200/,
    change: (it) => {
      const check = it.checks.check.bind(it.checks);
      it.checks.check = (event) => check({ id: 'none', ...event });
    },
  },
  {
    rule: 'BOT-IN-06',
    manner: 'takes what it can make nothing of',
    toldBy: 'refuses-unsupported-values',
    told: /a timestamp that is a word: 200/,
    change: (it) => {
      it.checks.time = (timestamp) => typeof timestamp !== 'object';
    },
  },
  {
    rule: 'BOT-OUT-17',
    manner: 'sends no timestamp',
    toldBy: 'event-on-the-wire',
    told: /absent \(OPEN-31\)/,
    change: (it) => {
      it.outgoing.body = ({ message, ...event }) => ({
        ...event,
        ...(message && { message: { ...message, timestamp: undefined } }),
      });
    },
  },
];

/** Providers that do otherwise where the source leaves room. */
export const openBots: readonly Open<IndependentBot>[] = [
  {
    rule: 'BOT-PRV-06',
    manner: 'takes any event',
    toldBy: 'refuses-what-it-does-not-support',
    told: /an unknown event is taken: 200.*BOT_MESSAGE/,
    change: (it) => {
      it.unsupported = (response) => it.accept(response);
    },
  },
  {
    rule: 'BOT-PRV-07',
    manner: 'insists on the ids of CHAT_CLOSED',
    toldBy: 'takes-what-happens-in-a-chat',
    told: /CHAT_CLOSED with an id: 400.*OPEN-09/,
    change: (it) => {
      const news = it.news.bind(it);
      it.news = (event, response) =>
        event['chat_id'] === undefined ? it.malformed(response, 'chat_id is missing') : news(event, response);
    },
  },
  {
    rule: 'BOT-PRV-08',
    manner: 'answers every repeat',
    toldBy: 'answers-a-repeat-once',
    told: /[1-9]\d* further/,
    change: (it) => {
      it.isRepeat = () => false;
    },
  },
  {
    rule: 'BOT-PRV-11',
    manner: 'talks over the agent',
    toldBy: 'is-silent-beside-an-agent',
    told: /after AGENT_JOINED: 1/,
    change: (it) => {
      it.news = (event, response) => {
        it.accept(response);
        if (event['event'] === 'AGENT_JOINED')
          void it.say(event['chat_id'], { type: 'TEXT', text: 'Still here!' });
      };
    },
  },
  {
    rule: 'BOT-PRV-02',
    manner: 'sends null for what it has not',
    toldBy: 'replies-in-the-chat',
    told: /null in \/message\/timestamp \(OPEN-35\)/,
    change: (it) => {
      const say = it.say.bind(it);
      it.say = (chat, message) => say(chat, { ...message, timestamp: null });
    },
  },
];

/** Right, and as bare as can be: no timestamps, no bodies of errors, and any event is taken. */
export function bareBot(service: string): IndependentBot {
  const it = new IndependentBot(service);
  const say = it.say.bind(it);
  it.say = (chat, { timestamp: _, ...message }) => say(chat, message);
  it.refuse = (response, status) => void response.writeHead(status).end();
  it.unsupported = (response) => it.accept(response);
  return it;
}
