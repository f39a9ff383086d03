import type { Exchange } from './exchange.ts';
import { sideBySide } from './side-by-side.ts';

/** Makes requests side by side, each by its name; begins no more once no answer came. The answers are in the requests' order. */
export async function askEach(
  requests: Readonly<Record<string, () => Promise<Exchange>>>,
): Promise<[what: string, answer: Exchange][]> {
  let isSilent = false;
  const answers = await sideBySide(Object.entries(requests), async ([what, ask]) => {
    if (isSilent) return [];
    const answer = await ask();
    if (answer.failure) isSilent = true;
    return [[what, answer] as [string, Exchange]];
  });
  return answers.flat();
}
