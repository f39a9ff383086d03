// Somebody who answers every delivery with one status, and tells by GET how many came and how fast, and at `/arrivals` when.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { accepted } from '../site.ts';
import { ready } from './ready.ts';

/** What came so far. */
export interface Heard {
  /** How many different messages came, and how many of them twice, three times and so on at least. */
  times: number[];
  /** From the first to the last. */
  perSecond: number;
}

/** When each message came, as often as it did, in milliseconds of this process's clock. */
export type Arrivals = number[][];

process.once('SIGTERM', () => process.exit(0));

const status = Number(process.argv[2] ?? 200);
const arrivals = new Map<string, number[]>();
const times: number[] = [];
let [all, first, last] = [0, 0, 0];

const server = http.createServer((request, response) => {
  if (request.method === 'GET') {
    const isHeard = request.url === '/';
    return response.end(JSON.stringify(isHeard ? heard() : [...arrivals.values()]));
  }
  const at = performance.now();
  let body = '';
  request.setEncoding('utf8').on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', () => {
    last = at;
    first ||= at;
    all++;
    const { id } = JSON.parse(body).message;
    const instants = arrivals.get(id) ?? [];
    arrivals.set(id, instants);
    times[instants.length] = (times[instants.length] ?? 0) + 1;
    instants.push(at);
    response.writeHead(status, { 'content-type': 'application/json' }).end(accepted);
  });
});

function heard(): Heard {
  return { times, perSecond: (all / (last - first)) * 1000 };
}

server.listen(0, '127.0.0.1', 4096, () => {
  ready({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
