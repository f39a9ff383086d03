import type { Body } from '../independent/bot-service/model.ts';
import type { IndependentBotService } from '../independent/bot-service/service.ts';
import { type BrokenBotService, broken, faults } from './broken.ts';

/** Services that take values that there are not, or refuse and lose such as there are. */
export const brokenValues: readonly BrokenBotService[] = [
  broken('BOT-IN-01', 'bot-text-reaches-the-client', 'accepts JSON without a charset only', (it) => {
    const fromProvider = it.fromProvider.bind(it);
    it.fromProvider = async (request, response, given) =>
      [undefined, 'application/json'].includes(request.headers['content-type'])
        ? fromProvider(request, response, given)
        : it.malformed(response, 'The body is no JSON.');
  }),
  reading('BOT-IN-05', 'refuses-missing-fields', 'takes null for a message', (event) =>
    event['message'] === null ? { ...event, message: { type: 'TEXT', text: '' } } : event,
  ),
  reading('BOT-IN-06', 'refuses-unsupported-values', 'reads a client_id that is a number', (event) =>
    typeof event['client_id'] === 'number' ? { ...event, client_id: 'a number' } : event,
  ),
  broken('BOT-IN-06', 'refuses-unsupported-values', 'looks at the text of a TEXT only', (it) => {
    const message = it.checks.message.bind(it.checks);
    it.checks.message = (given) => {
      const { text, ...rest } = (given ?? {}) as Body;
      return rest['type'] === 'MARKDOWN' ? message(rest) : message(given);
    };
  }),
  ...faults('BOT-IN-09', 'buttons-are-three-at-most', {
    'takes bare strings for buttons': (it) =>
      withButtons(it, (button) => (typeof button === 'string' ? { text: button } : button)),
    'passes over a button that is null': (it) => withButtons(it, (button) => button ?? { text: 'none' }),
    'takes short answers only': (it) =>
      withButtons(it, (button) => (button?.['text']?.length > 20 ? {} : button)),
  }),
  broken('BOT-IN-10', 'rich-messages-fall-back', 'takes plain text for Markdown', {
    textFor: ({ text }) => text?.replaceAll(/[*_]/g, ''),
  }),
];

/** Takes an event for another one. */
function reading(
  rule: BrokenBotService['rule'],
  caughtBy: string,
  fault: string,
  change: (event: Body) => Body,
): BrokenBotService {
  return broken(rule, caughtBy, fault, (it) => {
    const event = it.event.bind(it);
    it.event = (bot, text, response) => {
      return event(bot, isWhole(text) ? rewritten(text, change) : text, response);
    };
  });
}

function isWhole(text: string): boolean {
  return text.endsWith('}');
}

/** As it was where nothing is changed: a key may stand in it twice. */
function rewritten(text: string, change: (event: Body) => Body): string {
  const event = JSON.parse(text) as Body;
  const changed = change(event);
  return changed === event ? text : JSON.stringify(changed);
}

function withButtons(it: IndependentBotService, change: (button: Body) => unknown): void {
  const buttons = it.checks.buttons.bind(it.checks);
  it.checks.buttons = (given) => buttons(Array.isArray(given) ? given.map(change) : given);
}
