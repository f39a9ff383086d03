// Somebody who takes every delivery, and tells by GET how many different ones came, and how fast from the first to the last.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { accepted } from '../site.ts';
import { ready } from './ready.ts';

/** What came so far. */
export interface Heard {
  count: number;
  /** How often something came that had come before. */
  again: number;
  perSecond: number;
}

process.once('SIGTERM', () => process.exit(0));

const heard = new Set<string>();
let [all, first, last] = [0, 0, 0];

const server = http.createServer((request, response) => {
  if (request.method === 'GET') return response.end(JSON.stringify(told()));
  let body = '';
  request.setEncoding('utf8').on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', () => {
    last = performance.now();
    first ||= last;
    all++;
    heard.add(JSON.parse(body).message.id);
    response.writeHead(200, { 'content-type': 'application/json' }).end(accepted);
  });
});

function told(): Heard {
  return { count: heard.size, again: all - heard.size, perSecond: (all / (last - first)) * 1000 };
}

server.listen(0, '127.0.0.1', 4096, () => {
  ready({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
