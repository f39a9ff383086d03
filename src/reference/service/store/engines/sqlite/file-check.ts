import { closeSync, existsSync, fstat, openSync, stat } from 'node:fs';
import { promisify } from 'node:util';
import { StoreFailure } from '../../port.ts';

/** Between two looks, in milliseconds. */
const everyMs = 1000;

const ofPath = promisify(stat);
const ofOpened = promisify(fstat);

/** Is called when the files of a store are not in their place any more. */
export type Lost = (error: StoreFailure) => void;

/**
 * Looks from time to time whether the files of an open store are still in their place. SQLite goes on with files that somebody has
 * deleted or replaced, and what it writes there nobody finds again.
 */
export class FileCheck {
  readonly #file: string;
  /** Opened once more, since numbers of files are compared best at one moment: some file systems give them anew. */
  readonly #opened: { path: string; as: number }[];
  readonly #timer: NodeJS.Timeout;
  readonly #lost: Lost | undefined;
  #failure: StoreFailure | undefined;
  #isLooking = false;

  constructor(file: string, lost: Lost | undefined) {
    this.#file = file;
    this.#lost = lost;
    this.#opened = [file, `${file}-wal`]
      .filter((path) => existsSync(path))
      .map((path) => ({ path, as: openSync(path, 'r') }));
    this.#timer = setInterval(() => void this.#look(), everyMs).unref();
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

  async #look(): Promise<void> {
    // As where a disk does not answer.
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const are = await Promise.all(this.#opened.map(isThere));
      if (are.every(Boolean)) this.#failure = undefined;
      else if (!this.#failure) {
        this.#failure = failureOf(this.#file);
        this.#lost?.(this.#failure);
      }
    } catch {
      // What cannot be looked at may be there.
    } finally {
      this.#isLooking = false;
    }
  }
}

async function isThere({ path, as }: { path: string; as: number }): Promise<boolean> {
  try {
    const [here, ours] = await Promise.all([ofPath(path, { bigint: true }), ofOpened(as, { bigint: true })]);
    return here.ino === ours.ino && here.dev === ours.dev;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw error;
  }
}

function failureOf(file: string): StoreFailure {
  return new StoreFailure(
    `${file}, or its log, was deleted, moved or replaced while the service uses it. Nothing more is stored, for it would be lost at the next start. Put back what was moved; otherwise let parlance backup --desk copy what is stored, and start the service with the copy.`,
  );
}
