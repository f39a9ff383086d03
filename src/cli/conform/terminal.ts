import { createInterface } from 'node:readline';
import type { Person } from '../../../conformance/run/options.ts';

export interface Terminal extends Person {
  close(): void;
}

/** A person at a terminal. Questions wait for each other, and each is answered by one line. */
export function openTerminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Terminal {
  const reader = createInterface({ input });
  const lines = reader[Symbol.asyncIterator]();
  let turn: Promise<unknown> = Promise.resolve();
  /** The next line; it stays for the next question where a question was settled without it. */
  let next: Promise<IteratorResult<string, undefined>> | undefined;
  const askNow = async (question: string, settled?: AbortSignal): Promise<string | undefined> => {
    output.write(`\n${question} `);
    next ??= lines.next();
    const seen = Promise.withResolvers<undefined>();
    const see = () => seen.resolve(undefined);
    settled?.addEventListener('abort', see, { once: true });
    const line = await Promise.race([next, seen.promise]);
    settled?.removeEventListener('abort', see);
    if (line) next = undefined;
    else output.write('seen\n');
    return line?.value;
  };
  const ask: Person['ask'] = (question, settled) => {
    const answer = turn.then(() => askNow(question, settled));
    turn = answer;
    return answer;
  };
  return {
    ask,
    confirms: async (question) => /^y/i.test((await ask(`${question} (y/n)`))?.trim() ?? ''),
    close: () => reader.close(),
  };
}
