import type { AttemptResult } from '../../../../contract/send/send.ts';

/** How much of an answer is kept for people to look at, in characters. */
const keptLength = 1000;

/** The beginning of an answer. */
export function excerpt(text: string): string {
  return text.slice(0, keptLength);
}

/** An answer as it is kept in memory until its delivery is given up: of a long one that there was one. */
export function inMemory(answer: AttemptResult): AttemptResult {
  const { body: _, text = '', ...rest } = answer;
  return text.length > keptLength ? rest : answer;
}
