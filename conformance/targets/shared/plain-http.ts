import type { RuleId } from '../../../generated/rules.ts';
import { DeskRefused } from '../../desk/calls.ts';
import { type Judge, Unmet } from '../../run/judge.ts';
import { certificateOfRun } from '../../wire/http/certificate.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';

const strangers = [
  'http://chat.example.com/hook',
  'HTTP://chat.example.com/hook',
  'http://203.0.113.9/hook',
  'http://localhost.chat.example.com/hook',
  'http://chat.example.com/127.0.0.1/localhost',
];

/** Rewrites the suite's URL to the host 0.0.0.0, which leads to this machine but is no loopback address. */
const wayBack: readonly ((url: string) => string)[] = [
  (url) => offLoopback(url),
  (url) => offLoopback(url).replace('http:', 'HTTP:'),
  (url) => {
    const { origin, pathname } = new URL(offLoopback(url));
    return `${origin}/127.0.0.1/localhost${pathname}`;
  },
];

/** A setting of a service that contains a URL. Its functions set the URL, and make the service send a request to it. */
export interface PlainTrial {
  /** The name of the setting with the address, for the report: `a customer endpoint`. */
  what: string;
  /** Gives the service the address of another host. Rejects if the desk rejects that address. */
  set(address: string): Promise<unknown>;
  /** Sets a URL of the suite, rewritten by `addressed`, and triggers a request. Resolves with the first one. */
  send?(addressed: (url: string) => string): Promise<CaughtRequest | undefined>;
}

/** Judges that the desk rejects a plain http URL of another host, or that nothing is sent to it. */
export async function judgePlain(judge: Judge, rule: RuleId, { what, set, send }: PlainTrial): Promise<void> {
  const taken: string[] = [];
  for (const address of strangers)
    if ((await unlessRejected(set(address))) !== 'rejected') taken.push(address);
  // A desk that rejects other hosts may still accept 0.0.0.0 as loopback, which is no fault.
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

/** Resolves with the result of a desk operation, or with `rejected` if the desk answers it with a 4xx. */
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

/** Thrown if the service accepts only https, and the suite's stand-ins serve plain http. */
export class HttpsOnly extends Unmet {
  constructor({ message, evidence }: DeskRefused) {
    const way = 'Let them speak HTTPS: --tls-ca FILE, with a certificate that the service has to trust';
    const why = 'It accepts HTTPS only, and the suite’s stand-ins are plain http';
    super(`${message}. ${why}. ${way}`, evidence, false);
    this.name = 'HttpsOnly';
  }
}

/** Sets addresses of the suite in a service. Determines once for each `purpose` whether the service accepts only https addresses. */
export class Addressing {
  readonly #found = new Map<string, Promise<HttpsOnly | undefined>>();

  /** Calls `act` with `address`. Throws HttpsOnly if only the same address with https is accepted, and undoes that. */
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
