// A bot that responds to every event at once. GET returns the number of events so far.
import { openEndpoint } from '../load.ts';
import { ready } from './ready.ts';

process.once('SIGTERM', () => process.exit(0));

let count = 0;
const url = await openEndpoint((request, response) => {
  if (request.method === 'GET') return response.end(String(count));
  count++;
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});
ready({ url });
