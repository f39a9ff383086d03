import type { Body, BotChat } from '../independent/bot-service/model.ts';
import type { IndependentBotService } from '../independent/bot-service/service.ts';
import { type BrokenBotService, broken, faults } from './broken.ts';

/** Services that do right in the one chat that they were tried with. */
export const brokenByChat: readonly BrokenBotService[] = [
  broken('BOT-IN-01', 'two-clients-of-a-channel', 'says it to whoever wrote last', (it) => {
    const toClient = it.toClient.bind(it);
    it.toClient = (chat, text) => toClient(latest(it, chat), text);
  }),
  broken('BOT-IN-01', 'bot-invites-nobody', 'ignores a bot that asked for an agent', (it) => {
    const spoken = it.spoken.bind(it);
    it.spoken = (chat, message) => {
      if (!chat.invited) spoken(chat, message);
    };
  }),
  broken('BOT-IN-02', 'two-clients-of-a-channel', 'hands over the latest chat', (it) => {
    const invite = it.invite.bind(it);
    it.invite = (chat) => invite(latest(it, chat));
  }),
  broken('BOT-OUT-03', 'bot-text-reaches-the-client', 'tells the bot what the bot said', (it) => {
    const spoken = it.spoken.bind(it);
    it.spoken = (chat, message) => {
      spoken(chat, message);
      void it.forward(chat, { type: 'TEXT', text: message['text'] ?? '' });
    };
  }),
  broken('BOT-OUT-03', 'files-of-a-client', 'takes typing for a text', (it) => {
    const contentOf = it.contentOf.bind(it);
    it.isMessage = () => true;
    it.contentOf = (message) =>
      /^type/.test(message['type']) ? { type: 'TEXT', text: message['text'] } : contentOf(message);
  }),
  broken(
    'BOT-OUT-07',
    'second-message-fails',
    'does not hand over a client whose first message succeeded',
    (it) => {
      const failed = it.failed.bind(it);
      it.failed = (chat) => {
        if (chat.transcript.filter(({ from }) => from === 'customer').length === 1) failed(chat);
      };
    },
  ),
  broken('BOT-OUT-10', 'two-clients-of-a-channel', 'tells of the first agent of a channel', (it) => {
    const tell = it.tell.bind(it);
    const told = new Set<unknown>();
    it.tell = (chat, event, more) => {
      const isFirst = event !== 'AGENT_JOINED' || !told.has(chat.channel);
      if (event === 'AGENT_JOINED') told.add(chat.channel);
      return isFirst ? tell(chat, event, more) : Promise.resolve(true);
    };
  }),
];

function latest({ chats }: IndependentBotService, { channel }: BotChat): BotChat {
  return chats.findLast((each) => each.channel === channel)!;
}

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
