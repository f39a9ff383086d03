import { DeskRefused } from '../../desk/calls.ts';
import { Unmet } from '../../run/judge.ts';

/** A service that accepts HTTPS addresses only is right, and the suite's stand-ins are plain http. */
export class HttpsOnly extends Unmet {
  constructor({ message, evidence }: DeskRefused) {
    const way =
      'Give where they listen by --listen, and by --public-url the https:// address of a proxy before them';
    super(
      `${message}. It accepts HTTPS only, and the suite’s stand-ins are plain http. ${way}`,
      evidence,
      false,
    );
    this.name = 'HttpsOnly';
  }
}

/** Whether a service accepts the suite's addresses, asked once for each purpose. */
export class Addressing {
  readonly #found = new Map<string, Promise<HttpsOnly | undefined>>();

  /**
   * Tells a service an address of the suite. One that is refused though the same is taken under https is refused for its
   * scheme alone; nobody is asked again then. `undo` takes back what was set up for that.
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
      const secure = () =>
        act(address.replace('http', 'https'))
          .then(undo)
          .then(
            () => new HttpsOnly(error),
            () => undefined,
          );
      const found = this.#found.get(purpose) ?? secure();
      this.#found.set(purpose, found);
      throw (await found) ?? error;
    }
  }
}
