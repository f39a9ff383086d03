import type { IndependentService } from '../independent/channel-service/service.ts';
import { type BrokenService, broken } from './broken-service.ts';

/** What goes wrong with some customers' messages only: with certain values, kinds or moments. */
export const brokenTakers: readonly BrokenService[] = [
  broken('CHN-IN-03', 'ignores the case of identifiers', anyCase),
  broken('CHN-IN-05', 'ignores the case of identifiers', anyCase),
  broken('CHN-IN-06', 'ignores the case of the random string', (s) => {
    s.find = (random, id) =>
      s.channels.find((each) => each.id === id && each.random.toLowerCase() === random.toLowerCase());
  }),
  broken('CHN-IN-12', 'looks at the picture of the first message only', (s) => {
    const { update } = s;
    s.update = (chat, sender) => {
      update.call(s, chat, sender);
      if (sender['photo'] && chat.transcript.length > 0) chat.customer['photo'] = sender['photo'];
    };
  }),
];

function anyCase(s: IndependentService): void {
  s.find = (random, id) =>
    s.channels.find((each) => each.id.toLowerCase() === id.toLowerCase() && each.random === random);
}
