import type { TargetOptions } from '../../run/options.ts';
import { bend, runOfParty, selfTestOf } from '../bend.ts';
import { type Broken, type Run, type SelfTest, told, type Variant } from '../selftest.ts';
import { brokenIntegrators } from './broken-integrator.ts';
import { IndependentIntegrator } from './independent.ts';
import { choosy, openIntegrators } from './open.ts';
import { right, rightSender, runHasty, runPosting } from './posting.ts';

/** Returns a run of the suite against a new endpoint from `make`. */
export function runOf(make: () => IndependentIntegrator, options: TargetOptions = {}): Run {
  return runOfParty('channel-integrator', make, ({ url }) => ({ url, ...options }));
}

/**
 * Integrators with a fault outside the answers of their endpoint: in the messages that their front end posts, or in the notes to their
 * operator.
 */
const beside: readonly Broken[] = [
  {
    rule: 'CHN-RCV-10',
    fault: 'posts to another channel',
    says: /it is posted to \/random\/other$/,
    run: runPosting(right, { path: '/random/other' }),
  },
  {
    rule: 'CHN-RCV-10',
    fault: 'writes its JSON in Latin-1',
    says: /not UTF-8/,
    run: runPosting({ ...right, message: { type: 'text', text: 'Grüß Gott' } }, { encoding: 'latin1' }),
  },
  {
    rule: 'CHN-RCV-11',
    fault: 'keeps a refusal from its operator',
    run: runOf(() => new IndependentIntegrator(), {
      person: { confirms: async () => false },
    }),
  },
];

const unseen = ['CHN-RCV-10', 'CHN-RCV-11', 'CHN-RCV-12'] as const;

const posting: readonly Variant[] = [
  { manner: 'posts a text with an integer id', run: runPosting(right) },
  { manner: 'answers at once, under a web framework', run: runHasty },
  {
    manner: 'posts to a random string of its own, with a type in full',
    run: runPosting(right, { path: '/r4nd0m/shop%2Dapp', type: 'application/json; charset=utf-8' }),
  },
  {
    manner: 'says that its JSON is a plain text',
    told: told('CHN-RCV-10 posts-user-messages', /the Content-Type is text\/plain \(OPEN-38\)/),
    run: runPosting(right, { type: 'text/plain' }),
  },
  {
    manner: 'numbers its messages',
    told: told('CHN-RCV-10 posts-user-messages', /message\.id is 7, a number \(OPEN-42\)/),
    run: runPosting({ ...right, message: { ...right.message, id: 7 } }),
  },
  {
    manner: 'posts a picture with the scheme in capitals',
    run: runPosting({ ...right, sender: { ...rightSender, photo: 'HTTPS://files.example/me.png' } }),
  },
  {
    manner: 'posts null for what may be absent',
    run: runPosting({ ...right, sender: { ...rightSender, name: null } }),
  },
];

const own = selfTestOf<IndependentIntegrator>(
  'channel-integrator',
  32,
  (change) => runOf(() => bend(new IndependentIntegrator(), change)),
  brokenIntegrators,
  openIntegrators,
);

export const channelIntegratorSelfTest: SelfTest = {
  ...own,
  broken: [...own.broken, ...beside],
  variants: [
    ...own.variants.map((variant) => ({ ...variant, unseen })),
    {
      manner: 'takes messages to a customer whom it knows only',
      unseen,
      run: runOf(() => choosy('17'), { recipientId: '17' }),
    },
    ...posting.map((variant) => ({ unseen: ['CHN-RCV-11' as const], ...variant })),
  ],
};
