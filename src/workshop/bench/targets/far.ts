// A TCP proxy that simulates a distant server. It delays all data to the server by some milliseconds, and does not delay its responses.
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ready } from './ready.ts';

process.once('SIGTERM', () => process.exit(0));

const [address = '', delayMs] = process.argv.slice(2);
const { hostname: host, port } = new URL(address);
const server = net.createServer({ noDelay: true }, (near) => {
  const far = net.connect({ host, port: Number(port), noDelay: true });
  let last: Promise<unknown> = Promise.resolve();
  near.on('data', (bytes) => {
    const late = sleep(Number(delayMs));
    last = last.then(() => late).then(() => far.write(bytes));
  });
  far.pipe(near);
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const)
    one.on('error', () => {}).on('close', () => other.destroy());
});
server.listen(0, '127.0.0.1', () => {
  const url = Object.assign(new URL(address), { port: String((server.address() as AddressInfo).port) });
  ready({ url: url.href });
});
