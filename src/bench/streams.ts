// Many who follow the events of the desk at once.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Finding, quantile } from './finding.ts';
import { startTarget, type Target } from './load.ts';
import { deskOf, openChannel, post, repeat } from './site.ts';

const streams = 1000;
const messages = 40;
const apartMs = 250;

export async function measureStreams(): Promise<Finding[]> {
  const reference = await startTarget('reference');
  const { path } = await openChannel(deskOf(reference));
  const said = new Map<string, number>();
  const delays: number[] = [];
  const agent = new http.Agent({ maxSockets: streams });
  const before = (await reference.usage!()).memory;
  await repeat(streams, () =>
    follow(reference, agent, (text) => delays.push(performance.now() - said.get(text)!)),
  );
  const answered: number[] = [];
  for (let index = 0; index < messages; index++) {
    const text = `message ${index}`;
    const at = performance.now();
    said.set(text, at);
    void post(reference.url + path, { sender: { id: `c${index}` }, message: { type: 'text', text } }).then(
      () => answered.push(performance.now() - at),
    );
    await sleep(apartMs);
  }
  while (delays.length < streams * messages || answered.length < messages) await sleep(apartMs);
  const { memory } = await reference.usage!();
  agent.destroy();
  await reference.stop();
  const beside = `${streams.toLocaleString('en')} event streams`;
  return [
    { measure: `event at a follower, p50, ${beside}`, value: quantile(delays, 0.5), unit: 'ms' },
    { measure: `event at a follower, p99, ${beside}`, value: quantile(delays, 0.99), unit: 'ms' },
    { measure: `a message is answered, p99, ${beside}`, value: quantile(answered, 0.99), unit: 'ms' },
    { measure: `memory of a stream, ${beside}`, value: (memory - before) / streams / 1000, unit: 'kB' },
  ];
}

/** Follows the events; resolves when the stream is open. */
function follow({ deskUrl, deskToken }: Target, agent: http.Agent, heard: (text: string) => void) {
  return new Promise<void>((resolve, reject) => {
    const headers = { authorization: `Bearer ${deskToken}` };
    const request = http.get(`${deskUrl}/events`, { agent, headers }, (response) => {
      resolve();
      let rest = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const events = (rest + chunk).split('\n\n');
        rest = events.pop()!;
        for (const event of events) {
          const { entry } = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '{}');
          if (entry !== undefined) heard(entry.text);
        }
      });
      response.on('error', () => {});
    });
    request.on('error', reject);
  });
}
