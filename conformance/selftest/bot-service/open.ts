import type { Changed } from '../caught.ts';
import type { IndependentBotService } from '../independent/bot-service/service.ts';

/** Services that do otherwise where the source leaves room. */
export const openBotServices: readonly Changed<IndependentBotService>[] = [
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
