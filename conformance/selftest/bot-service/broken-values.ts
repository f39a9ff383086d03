import { type BrokenBotService, broken } from './broken.ts';

/** Services that do right in the one chat that they were tried with. */
export const brokenByChat: readonly BrokenBotService[] = [
  broken('BOT-IN-01', 'bot-invites-nobody', 'ignores a bot that asked for an agent', (it) => {
    const spoken = it.spoken.bind(it);
    it.spoken = (chat, message) => {
      if (!chat.invited) spoken(chat, message);
    };
  }),
  broken('BOT-OUT-03', 'bot-text-reaches-the-client', 'tells the bot what the bot said', (it) => {
    const spoken = it.spoken.bind(it);
    it.spoken = (chat, message) => {
      spoken(chat, message);
      void it.forward(chat, { type: 'TEXT', text: message['text'] ?? '' });
    };
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
  broken('BOT-OUT-07', 'second-message-fails', 'does not hand over a client whose bot has spoken', (it) => {
    const failed = it.failed.bind(it);
    it.failed = (chat) => {
      if (!chat.transcript.some(({ from }) => from === 'bot')) failed(chat);
    };
  }),
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

/** Services that take values that there are not, or refuse and lose such as there are. */
export const brokenValues: readonly BrokenBotService[] = [
  broken('BOT-IN-01', 'bot-text-reaches-the-client', 'accepts JSON without a charset only', (it) => {
    const fromProvider = it.fromProvider.bind(it);
    it.fromProvider = async (request, response, given) =>
      [undefined, 'application/json'].includes(request.headers['content-type'])
        ? fromProvider(request, response, given)
        : it.malformed(response, 'The body is no JSON.');
  }),
];
