import { createInterface } from 'node:readline';
import type { Person, TargetOptions } from '../../../conformance/run/options.ts';

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

/** Returns the progress of a run. Once a second, it shows on a line of the terminal which cases the run is waiting for. */
export function progressOf(target: string) {
  const begun = performance.now();
  const running = new Map<string, number>();
  let verdicts = 0;
  let timer: NodeJS.Timeout | undefined;
  /** Returns the line: the number of verdicts, and the three cases that have been running longest, with their times. */
  const line = (now: number, width: number): string => {
    const longest = [...running].toSorted(([, one], [, other]) => one - other).slice(0, 3);
    const awaited = longest.map(([id, since]) => `${id} (${seconds(now - since)})`).join(', ');
    const more = running.size > longest.length ? ` and ${running.size - longest.length} more` : '';
    const waits = awaited === '' ? '' : `, waiting for ${awaited}${more}`;
    return `${target}: ${verdicts} verdicts in ${seconds(now - begun)}${waits}`.slice(0, width);
  };
  const show = () =>
    process.stderr.write(`\r\u001b[K${line(performance.now(), (process.stderr.columns || 80) - 1)}`);
  const hooks: Pick<TargetOptions, 'onCase' | 'onResult'> = {
    onResult: () => void verdicts++,
    onCase: (id, phase) => void (phase === 'begun' ? running.set(id, performance.now()) : running.delete(id)),
  };
  return {
    line,
    hooks,
    start() {
      if (process.stderr.isTTY) timer = setInterval(show, 1000).unref();
    },
    stop() {
      clearInterval(timer);
      if (timer) process.stderr.write('\r\u001b[K');
    },
  };
}

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
}
