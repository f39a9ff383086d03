import type { IndependentService } from '../independent/channel-service/service.ts';
import { type BrokenService, broken } from './broken-service.ts';

/** What a customer's message brings along, changed by what kind of message it is. */
function bringing(
  s: IndependentService,
  change: (sender: Parameters<typeof s.update>[1], type: string, isFirst: boolean) => object,
): void {
  s.say = (channel, sender, message) => {
    const chat = s.chatOf(channel, sender);
    s.update(chat, change(sender, message['type'], chat.transcript.length === 0));
    s.add(chat, { from: 'customer', ...s.content(message) });
  };
}

/** Services that do right what was thought of first, and wrong what is another of its kind. */
export const brokenByKind: readonly BrokenService[] = [
  broken('CHN-IN-07', 'takes the same words of two customers for one message', (s) => {
    const { say } = s;
    const seen = new Set<string>();
    s.say = (channel, sender, message) => {
      const words = JSON.stringify([channel.id, message['text']]);
      if (message['text'] === undefined || !seen.has(words)) say.call(s, channel, sender, message);
      seen.add(words);
    };
  }),
  broken('CHN-IN-11', 'learns a new name from texts only', (s) =>
    bringing(s, (sender, type, isFirst) => (isFirst || type === 'text' ? sender : {})),
  ),
  broken('CHN-IN-12', 'looks at pictures that come with texts only', (s) => {
    const { isPicture } = s;
    bringing(s, (sender, type) => {
      s.isPicture = type === 'text' ? isPicture : (photo) => typeof photo === 'string';
      return sender;
    });
  }),
  broken('CHN-IN-12', 'looks for http anywhere in the address of a picture', {
    isPicture: (photo) => typeof photo === 'string' && /https?:\/\//.test(photo),
  }),
  broken('CHN-IN-13', 'shows the invitation of texts only', (s) =>
    bringing(s, (sender, type) => (type === 'text' ? sender : { ...sender, invite: undefined })),
  ),
  broken('CHN-IN-17', 'cuts texts and what stands under photos', (s) => {
    const { content } = s;
    s.content = (message) => {
      const type: string = message['type'];
      return ['text', 'photo'].includes(type) ? content.call(s, message) : { ...message, type };
    };
  }),
  broken('CHN-OUT-06', 'sends typing to an address without the channel', ({ delivery }) => {
    const { attempt, path } = delivery;
    delivery.attempt = (channel, body) => {
      const isTyping = /^type/.test(body['message']['type']);
      delivery.path = isTyping ? ({ customerEndpoint }) => customerEndpoint : path;
      return attempt.call(delivery, channel, body);
    };
  }),
  broken('CHN-OUT-10', 'compares the answer letter by letter', ({ delivery }) => {
    const { judge } = delivery;
    delivery.judge = (attempted) =>
      judge.call(delivery, attempted) === 'taken' && JSON.stringify(attempted?.body) !== '{"result":"ok"}'
        ? 'again'
        : judge.call(delivery, attempted);
  }),
  broken('CHN-OUT-19', 'names the first agent of the channel, whoever writes', (s) => {
    const { envelope } = s;
    s.envelope = (chat, agent, message) =>
      envelope.call(s, chat, s.agents.get(chat.channel.agents[0] ?? '') ?? agent, message);
  }),
];
