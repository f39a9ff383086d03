// An endpoint that responds to every delivery with the same status. `GET /` returns the number of deliveries and their rate, and
// `GET /arrivals` their times. Deliveries for the customer `slow` get a late response, and are not counted.
import { setTimeout as sleep } from 'node:timers/promises';
import { accepted, openEndpoint, type Received } from '../load.ts';
import { ready } from './ready.ts';

process.once('SIGTERM', () => process.exit(0));

const [status = '200', slow, lateMs] = process.argv.slice(2);
const arrivals = new Map<string, number[]>();
const times: number[] = [];
let [all, first, last] = [0, 0, 0];

const url = await openEndpoint((request, response) => {
  if (request.method === 'GET') {
    const isHeard = request.url === '/';
    return response.end(JSON.stringify(isHeard ? heard() : [...arrivals.values()]));
  }
  const at = performance.now();
  let body = '';
  request.setEncoding('utf8').on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', async () => {
    const { recipient, message } = JSON.parse(body);
    if (recipient.id === slow) await sleep(Number(lateMs));
    else count(message.id, at);
    response.writeHead(Number(status), { 'content-type': 'application/json' }).end(accepted);
  });
});
ready({ url });

function count(id: string, at: number): void {
  last = at;
  first ||= at;
  all++;
  const instants = arrivals.get(id) ?? [];
  arrivals.set(id, instants);
  times[instants.length] = (times[instants.length] ?? 0) + 1;
  instants.push(at);
}

function heard(): Received {
  return { times, perSecond: (all / (last - first)) * 1000 };
}
