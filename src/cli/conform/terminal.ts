import { createInterface, type Interface } from 'node:readline';
import type { Person } from '../../../conformance/run/options.ts';

/** A person at a terminal. Questions wait for each other, and each is answered by one line. */
export class Terminal implements Person {
  readonly #interface: Interface;
  readonly #lines: AsyncIterator<string, undefined>;
  readonly #output: NodeJS.WritableStream;
  #turn: Promise<unknown> = Promise.resolve();
  /** The next line; it stays for the next question where a question was settled without it. */
  #next: Promise<IteratorResult<string, undefined>> | undefined;

  constructor(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
    this.#output = output;
    this.#interface = createInterface({ input });
    this.#lines = this.#interface[Symbol.asyncIterator]();
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
    this.#interface.close();
  }

  async #ask(question: string, settled?: AbortSignal): Promise<string | undefined> {
    this.#output.write(`\n${question} `);
    this.#next ??= this.#lines.next();
    const seen = Promise.withResolvers<undefined>();
    const see = () => seen.resolve(undefined);
    settled?.addEventListener('abort', see, { once: true });
    const line = await Promise.race([this.#next, seen.promise]);
    settled?.removeEventListener('abort', see);
    if (line) this.#next = undefined;
    else this.#output.write('seen\n');
    return line?.value;
  }
}
