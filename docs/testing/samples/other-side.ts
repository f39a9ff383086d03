// The servers that respond to the samples: a mock of every party, and a server that rejects every request with Retry-After.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visitorOperations } from '../../../generated/reference/visitor/operations.ts';
import { type Judged, type Side, sides } from '../../../src/contract/mock/judged.ts';
import { startMock } from '../../../src/contract/mock/mock.ts';

const host = '127.0.0.1';
/** The interface of a visitor. The command `parlance mock` does not serve this interface, because integrators do not use it. */
const visitor = { ...sides[0]!, party: 'visitor', document: 'visitor', operations: visitorOperations };

export interface OtherSide {
  /** Returns the address of a party's mock. */
  at(party: string): string;
  /** Returns the requests since the last call: the operation, the validity of the request, and the status of the response. */
  came(): { operationId: string | undefined; right: boolean; status: number | undefined }[];
  /** The address of a server that responds to every request with 429. */
  refusing: string;
  /** The value of Retry-After in the responses of this server. */
  retryAfter: string;
  close(): Promise<void>;
}

export async function openOtherSide(): Promise<OtherSide> {
  const all: (Judged & { answered: number | undefined })[] = [];
  const mock = await startMock([...sides, visitor as unknown as Side], {
    host,
    port: 0,
    dynamic: false,
    judged: (judged, answered) => void all.push({ ...judged, answered }),
  });
  const retryAfter = '1234';
  const refusing = createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(429, { 'retry-after': retryAfter, 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, host);
  await new Promise((resolve) => refusing.once('listening', resolve));
  return {
    at: (party) => mock.sides.find(({ side }) => side.party === party)!.url,
    came: () =>
      all.splice(0).map(({ operation, right, answered }) => ({
        operationId: operation?.operationId,
        right,
        status: answered,
      })),
    refusing: `http://${host}:${(refusing.address() as AddressInfo).port}`,
    retryAfter,
    async close() {
      refusing.closeAllConnections();
      refusing.close();
      await mock.close();
    },
  };
}
