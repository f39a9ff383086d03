import { createInterface } from 'node:readline';
import type { Person } from '../../../conformance/run/options.ts';

export interface Terminal extends Person {
  /** Asks a question. Resolves with the line that the person answers, or with undefined if the input has ended. */
  ask(question: string): Promise<string | undefined>;
  close(): void;
}

/** Returns a terminal at which a person answers questions. It asks one question at a time, and each answer is one line. */
export function openTerminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Terminal {
  const reader = createInterface({ input });
  const lines = reader[Symbol.asyncIterator]();
  let turn: Promise<unknown> = Promise.resolve();
  const ask: Terminal['ask'] = (question) => {
    const answer = turn.then(async () => {
      output.write(`\n${question} `);
      return (await lines.next()).value;
    });
    turn = answer;
    return answer;
  };
  return {
    ask,
    confirms: async (question) => /^y/i.test((await ask(`${question} (y/n)`))?.trim() ?? ''),
    close: () => reader.close(),
  };
}
