import { expect, test } from 'vitest';
import { outlets } from './outlets.ts';
import { proven, staleProofs } from './runs.ts';

test('a recorded proof whose mutant does not exist is named, and the other proofs are kept', () => {
  const all = proven('bot-provider').map(({ words }) => words);
  const fewer = outlets.filter(({ target }) => target === 'bot-provider').slice(1);
  const stale = staleProofs('bot-provider', fewer);
  expect(stale).not.toEqual([]);
  expect(proven('bot-provider', fewer).map(({ words }) => words)).toEqual(
    all.filter((fault) => !stale.includes(fault)),
  );
});
