import pLimit from 'p-limit';

/** The number of tasks of one case that run at a time. The number of connections to an address is limited separately. */
const width = 16;

/** Processes the items of a list in parallel, in any order. The results are in the order of the list. */
export function sideBySide<T, R>(
  all: Iterable<T>,
  act: (each: T) => Promise<R>,
  atATime = width,
): Promise<R[]> {
  const limited = pLimit(atATime);
  return Promise.all([...all].map((each) => limited(() => act(each))));
}

/**
 * Makes named requests in parallel. After a request without an answer, no further ones are started. The answers are in the order of the
 * requests.
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
