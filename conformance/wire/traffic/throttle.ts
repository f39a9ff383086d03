import { waiting } from './queue-time.ts';
import { pause } from './waits.ts';

/** The longest time for which a request that is answered 429 is retried, in milliseconds. */
const insistMs = 90_000;
const pauseMs = { least: 250, most: 30_000 };
/** The smallest and the largest time between two requests to a server that has answered 429, in milliseconds. */
const spaceMs = { least: 25, most: 250 };
/**
 * The factor by which each accepted request shortens the time between two requests. A rejection doubles this time, and four accepted
 * requests make up for it. So the time does not keep growing with a server that rejects one request in five at any pace.
 */
const recovery = 0.8;
/** If a server has answered this many requests, and all of them with 429, it has no rate limit: it rejects everything. */
const hopeless = 100;

/** The fields of an answer that the handling of rate limits reads. */
export interface Limited {
  status?: number;
  /** The value of the Retry-After field. */
  retryAfter?: string | undefined;
}

/** Sets the pace of requests to a server that answers 429. No case judges a rate limit, since a strict one is not a fault. */
export class Throttle {
  /** The number of requests, and the number of them that were answered 429. */
  requests = 0;
  refused = 0;
  #spaceMs = 0;
  #freeAt = Number.NEGATIVE_INFINITY;
  #slowedAt = Number.NEGATIVE_INFINITY;

  /** Makes a request, and retries it while it is answered 429, after the delay that the answer states. Returns the last answer. */
  async insist<T extends Limited>(ask: () => Promise<T>): Promise<T> {
    const end = performance.now() + insistMs;
    for (;;) {
      await this.#turn();
      this.requests += 1;
      const answer = await ask();
      if (answer.status !== 429) {
        this.#spaceMs = this.#spaceMs < 1 ? 0 : this.#spaceMs * recovery;
        return answer;
      }
      this.refused += 1;
      this.#slowDown();
      const isHopeless = this.refused >= hopeless && this.refused === this.requests;
      const waitMs = saidToWait(answer);
      if (isHopeless || performance.now() + waitMs > end) return answer;
      await ownPause(waitMs);
    }
  }

  async #turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#freeAt);
    this.#freeAt = at + this.#spaceMs;
    if (at > now) await ownPause(at - now);
  }

  /** Doubles the time between two requests. Several rejections within a quarter of a second count once. */
  #slowDown(): void {
    const now = performance.now();
    if (now - this.#slowedAt < pauseMs.least) return;
    this.#slowedAt = now;
    this.#spaceMs = Math.min(spaceMs.most, Math.max(spaceMs.least, this.#spaceMs * 2));
  }
}

/** Pauses. The pause does not count against the time limit of a case. */
async function ownPause(ms: number): Promise<void> {
  const over = waiting();
  await pause(ms);
  over();
}

function saidToWait({ retryAfter = '0' }: Limited): number {
  // Retry-After is a number of seconds, or an HTTP date.
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  // The random addition prevents requests that were rejected together from being retried together.
  const waitMs = (Number.isFinite(ms) ? ms : 0) + Math.random() * pauseMs.least;
  return Math.min(pauseMs.most, Math.max(pauseMs.least, waitMs));
}
