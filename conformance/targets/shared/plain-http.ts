import type { RuleId } from '../../../generated/rules.ts';
import { DeskRefused } from '../../desk/calls.ts';
import { type Judge, Unmet } from '../../run/judge.ts';
import { certificateOfRun } from '../../wire/http/certificate.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';

/** Plain http to other hosts, also to names that look like loopback. */
const strangers = [
  'http://chat.example.com/hook',
  'HTTP://chat.example.com/hook',
  'http://203.0.113.9/hook',
  'http://localhost.chat.example.com/hook',
  'http://chat.example.com/127.0.0.1/localhost',
];

/**
 * Plain http addresses off loopback that lead back to the suite. 0.0.0.0 is not a loopback address, but requests to it reach the sender's
 * own machine. They are written in the same ways as `strangers`.
 */
const wayBack: readonly ((url: string) => string)[] = [
  (url) => offLoopback(url),
  (url) => offLoopback(url).replace('http:', 'HTTP:'),
  (url) => {
    const { origin, pathname } = new URL(offLoopback(url));
    return `${origin}/127.0.0.1/localhost${pathname}`;
  },
];

/** A way to give a party an address, and to make it send something there. */
export interface PlainTrial {
  /** The name of the thing that has the address: `a customer endpoint`. */
  what: string;
  /** Sets a stranger's address. Rejects if the desk rejects the address. */
  set(address: string): Promise<unknown>;
  /** Sets an address derived from the suite's own and triggers a request. Resolves with the first request that arrives. */
  send?(addressed: (url: string) => string): Promise<CaughtRequest | undefined>;
}

/** Judges that the desk rejects plain http off loopback, or that the service sends nothing there. */
export async function judgePlain(judge: Judge, rule: RuleId, { what, set, send }: PlainTrial): Promise<void> {
  const taken: string[] = [];
  for (const address of strangers)
    if ((await unlessRejected(set(address))) !== 'rejected') taken.push(address);
  // Requests are triggered only if the service accepts the strangers' addresses: it may count 0.0.0.0 as loopback.
  const sent =
    send && !certificateOfRun() && taken.length > 0
      ? await Promise.all(wayBack.map((addressed) => unlessRejected(send(addressed))))
      : [];
  const observed = taken.length === 0 ? 'the desk refuses it' : `the desk takes ${taken.join(', ')}`;
  if (taken.length > 0 && sent.every((each) => each === 'rejected'))
    return judge.notes(rule, `${observed}; whether anything is sent there cannot be seen`);
  const arrived = sent.some((each) => each && each !== 'rejected');
  judge.holds(rule, !arrived, {
    expected: `${what} that is plain http, off loopback: the desk refuses it, or nothing is sent`,
    observed: `${observed}, and ${arrived ? 'a request was sent' : 'nothing is sent'} to such an address`,
  });
}

/** The result of a desk operation, or `rejected` if the desk rejects the address. */
function unlessRejected<T>(act: Promise<T>): Promise<T | 'rejected'> {
  return act.catch((error: unknown) => {
    const { status = 0 } = error instanceof DeskRefused ? error : {};
    if (status >= 400 && status < 500) return 'rejected' as const;
    throw error;
  });
}

function offLoopback(url: string): string {
  const address = new URL(url);
  address.hostname = '0.0.0.0';
  return address.href;
}

/** The service accepts HTTPS addresses only, which is allowed, but the suite's stand-ins speak plain http. */
export class HttpsOnly extends Unmet {
  constructor({ message, evidence }: DeskRefused) {
    const way = 'Let them speak HTTPS: --tls-ca FILE, with a certificate that the service has to trust';
    const why = 'It accepts HTTPS only, and the suite’s stand-ins are plain http';
    super(`${message}. ${why}. ${way}`, evidence, false);
    this.name = 'HttpsOnly';
  }
}

/** Finds out, once for each purpose, whether a service accepts the suite's addresses. */
export class Addressing {
  readonly #found = new Map<string, Promise<HttpsOnly | undefined>>();

  /**
   * Gives a service an address of the suite. If the service rejects it but accepts the same address under https, the scheme is the reason.
   * The result is remembered, and later calls fail at once. `undo` removes what the https trial created.
   */
  async tell<T>(
    purpose: string,
    address: string,
    act: (address: string) => Promise<T>,
    undo: (made: T) => unknown = () => undefined,
  ): Promise<T> {
    const known = await this.#found.get(purpose);
    if (known) throw known;
    try {
      return await act(address);
    } catch (error) {
      if (!address.startsWith('http://') || !(error instanceof DeskRefused && error.isRefusal)) throw error;
      const secure = async () => {
        await undo(await act(address.replace('http', 'https')));
        return new HttpsOnly(error);
      };
      const found = this.#found.get(purpose) ?? secure().catch(() => undefined);
      this.#found.set(purpose, found);
      throw (await found) ?? error;
    }
  }
}
