import { closeSync, existsSync, fstatSync, openSync, realpathSync, statSync } from 'node:fs';
import { StoreFailure, type StoreLog } from '../../port.ts';

/** Between two looks, in milliseconds. */
const everyMs = 1000;

/**
 * Looks from time to time whether the files of an open store are still in their place. SQLite goes on with files that somebody has
 * deleted or replaced, and nobody finds again the rows that it writes there.
 */
export class FileCheck {
  readonly #file: string;
  /** Opened once more, since numbers of files are compared best at one moment: some file systems give them anew. */
  readonly #opened: { path: string; as: number }[];
  readonly #timer: NodeJS.Timeout;
  readonly #lost: StoreLog['lost'] | undefined;
  #failure: StoreFailure | undefined;

  constructor(file: string, lost: StoreLog['lost'] | undefined) {
    this.#file = file;
    this.#lost = lost;
    this.#opened = [file, `${realpathSync(file)}-wal`]
      .filter((path) => existsSync(path))
      .map((path) => ({ path, as: openSync(path, 'r') }));
    this.#timer = setInterval(() => this.#look(), everyMs).unref();
  }

  get failure(): StoreFailure | undefined {
    return this.#failure;
  }

  /** Is called when the database is closed: to close a file that it has open would take its locks away. */
  leave(): void {
    clearInterval(this.#timer);
    for (const { as } of this.#opened) closeSync(as);
    this.#opened.length = 0;
  }

  #look(): void {
    try {
      if (this.#opened.every(isThere)) this.#failure = undefined;
      else if (!this.#failure) {
        this.#failure = failureOf(this.#file);
        this.#lost?.(this.#failure);
      }
    } catch {
      // Files that cannot be looked at may be there.
    }
  }
}

function isThere({ path, as }: { path: string; as: number }): boolean {
  const here = statSync(path, { bigint: true, throwIfNoEntry: false });
  const ours = fstatSync(as, { bigint: true });
  return here?.ino === ours.ino && here.dev === ours.dev;
}

function failureOf(file: string): StoreFailure {
  return new StoreFailure(
    `${file}, or its log, was deleted, moved or replaced while the service uses it. Nothing more is stored, for it would be lost at the next start. Put back what was moved; otherwise let parlance backup --desk copy what is stored, and start the service with the copy.`,
  );
}
