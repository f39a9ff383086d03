import type { BotChat } from '../independent/bot-service/model.ts';
import type { IndependentBotService } from '../independent/bot-service/service.ts';
import { type BrokenBotService, broken } from './broken.ts';

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
