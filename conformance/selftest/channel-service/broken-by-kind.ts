import { type BrokenService, broken } from './broken-service.ts';

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
  broken('CHN-IN-12', 'looks for http anywhere in the address of a picture', {
    isPicture: (photo) => typeof photo === 'string' && /https?:\/\//.test(photo),
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
