import pLimit from 'p-limit';

/** The number of tasks of one case that run at a time. Connections to an address have a separate limit. */
const width = 16;

export function sideBySide<T, R>(
  all: Iterable<T>,
  act: (each: T) => Promise<R>,
  atATime = width,
): Promise<R[]> {
  return pLimit(atATime).map(all, (each) => act(each));
}

/** Makes named requests. Once a request gets no response, no further requests are started. */
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

export function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, Math.max(0, ms)));
}

/** Waits until an instant of `performance.now()`, such as the end of a window in which something must not happen. */
export function untilInstant(at: number): Promise<void> {
  return pause(at - performance.now());
}
