import pLimit from 'p-limit';

/** How many tasks of one case run at a time. The number of connections to an address is limited separately. */
const width = 16;

/** Acts on each item of a list whose order does not matter, several at a time. The results are in the list's order. */
export function sideBySide<T, R>(
  all: Iterable<T>,
  act: (each: T) => Promise<R>,
  atATime = width,
): Promise<R[]> {
  const limited = pLimit(atATime);
  return Promise.all([...all].map((each) => limited(() => act(each))));
}

/**
 * Makes named requests side by side, and starts no further one after a request without an answer. The answers are in the order
 * of the requests.
 */
export async function askEach<Answer extends { failure?: string }>(
  requests: Readonly<Record<string, () => Promise<Answer>>>,
  atATime?: number,
): Promise<[name: string, answer: Answer][]> {
  let isSilent = false;
  const answers = await sideBySide(
    Object.entries(requests),
    async ([name, ask]) => {
      if (isSilent) return [];
      const answer = await ask();
      if (answer.failure) isSilent = true;
      return [[name, answer] as [string, Answer]];
    },
    atATime,
  );
  return answers.flat();
}
