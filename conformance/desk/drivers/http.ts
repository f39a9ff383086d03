import { createDeskClient } from '../../../generated/reference/desk/client.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { DeskDriver } from './driver.ts';

/** A desk over HTTP. */
export function httpDriver(url: string, token: string | undefined): DeskDriver {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    client: createDeskClient({ baseUrl: url, headers, fetch: boundedFetch }),
    close: async () => undefined,
  };
}
