import { createInterface, type Interface } from 'node:readline';
import type { Person } from '../../../conformance/run/options.ts';

/** A person at a terminal. Questions wait for each other, and each is answered by one line. */
export class Terminal implements Person {
  readonly #lines: Interface;
  readonly #output: NodeJS.WritableStream;
  /** Lines that came before their question. */
  readonly #early: string[] = [];
  #listener: ((line: string | undefined) => void) | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #isOver = false;

  constructor(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
    this.#output = output;
    this.#lines = createInterface({ input });
    this.#lines.on('line', (line) => {
      const listener = this.#listener;
      // Several lines may come at once, and one question is answered by one.
      this.#listener = undefined;
      if (listener) listener(line);
      else this.#early.push(line);
    });
    this.#lines.on('close', () => {
      this.#isOver = true;
      this.#listener?.(undefined);
    });
  }

  ask(question: string, settled?: AbortSignal): Promise<string | undefined> {
    const answer = this.#turn.then(() => this.#ask(question, settled));
    this.#turn = answer;
    return answer;
  }

  async confirms(question: string): Promise<boolean> {
    return /^y/i.test((await this.ask(`${question} (y/n)`))?.trim() ?? '');
  }

  close(): void {
    this.#lines.close();
  }

  async #ask(question: string, settled?: AbortSignal): Promise<string | undefined> {
    this.#output.write(`\n${question} `);
    const early = this.#early.shift();
    if (early !== undefined) return early;
    if (this.#isOver) return undefined;
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const seen = () => {
      this.#output.write('seen\n');
      resolve(undefined);
    };
    this.#listener = resolve;
    settled?.addEventListener('abort', seen, { once: true });
    const answer = await promise;
    settled?.removeEventListener('abort', seen);
    this.#listener = undefined;
    return answer;
  }
}
