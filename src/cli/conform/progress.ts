import type { TargetOptions } from '../../../conformance/run/options.ts';

/** Shows on one line of the terminal which cases a run waits for. */
export class Progress {
  readonly #target: string;
  readonly #begun = performance.now();
  readonly #running = new Map<string, number>();
  #verdicts = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(target: string) {
    this.#target = target;
  }

  /** Shows the line once a second, where stderr is a terminal. */
  start(): this {
    if (process.stderr.isTTY) this.#timer = setInterval(() => this.#show(), 1000).unref();
    return this;
  }

  stop(): void {
    clearInterval(this.#timer);
    if (this.#timer) process.stderr.write('\r\u001b[K');
  }

  /** The hooks by which the suite reports cases and results. */
  get hooks(): Pick<TargetOptions, 'onCase' | 'onResult'> {
    return {
      onResult: () => {
        this.#verdicts += 1;
      },
      onCase: (id, phase) => {
        if (phase === 'begun') this.#running.set(id, performance.now());
        else this.#running.delete(id);
      },
    };
  }

  /** The line: the number of verdicts, and the cases that run longest with their times. */
  line(now: number, width: number): string {
    const longest = [...this.#running].toSorted(([, one], [, other]) => one - other).slice(0, 3);
    const awaited = longest.map(([id, since]) => `${id} (${seconds(now - since)})`).join(', ');
    const more =
      this.#running.size > longest.length ? ` and ${this.#running.size - longest.length} more` : '';
    const waits = awaited === '' ? '' : `, waiting for ${awaited}${more}`;
    return `${this.#target}: ${this.#verdicts} verdicts in ${seconds(now - this.#begun)}${waits}`.slice(
      0,
      width,
    );
  }

  #show(): void {
    process.stderr.write(`\r\u001b[K${this.line(performance.now(), (process.stderr.columns || 80) - 1)}`);
  }
}

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
}
