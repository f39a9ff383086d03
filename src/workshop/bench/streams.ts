// Many who follow the events of the desk at once, and many visitors who have the widget open.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TranscriptEntry } from '../../../generated/reference/desk/types.ts';
import type { Availability } from '../../../generated/reference/visitor/types.ts';
import { type Finding, quantile } from './finding.ts';
import { startTarget } from './load.ts';
import { deskOf, openChannel, pooledFetch, post, repeat } from './site.ts';

const streams = 1000;
const widgets = 4000;
const messages = 40;
const apartMs = 250;

export async function measureStreams(): Promise<Finding[]> {
  return [...(await measureDesk()), ...(await measureVisitors())];
}

async function measureDesk(): Promise<Finding[]> {
  const reference = await startTarget('reference');
  const { path } = await openChannel(deskOf(reference));
  const said = new Map<string, number>();
  const delays: number[] = [];
  const agent = new http.Agent({ maxSockets: streams });
  const before = (await reference.usage!()).memory;
  const { deskUrl, deskToken } = reference;
  await repeat(streams, () =>
    follow(`${deskUrl}/events`, deskToken!, agent, ({ entry }) => {
      if (entry) delays.push(performance.now() - said.get(entry.text!)!);
    }),
  );
  const answered = await sayAll(reference.url + path, (text) => said.set(text, performance.now()));
  while (delays.length < streams * messages) await sleep(apartMs);
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

/** Visitors look on while others write, and hear when nobody can answer any more. */
async function measureVisitors(): Promise<Finding[]> {
  const reference = await startTarget('reference');
  const desk = deskOf(reference);
  const { channel_id, path } = await openChannel(desk);
  await desk.setWidget({ path: { channel_id }, body: {} });
  const visitor = `${reference.url}/visitor/${channel_id}`;
  const agent = new http.Agent({ maxSockets: widgets });
  const before = (await reference.usage!()).memory;
  const delays: number[] = [];
  let left = 0;
  await repeat(widgets, async () => {
    const body = JSON.stringify({ page: { url: 'https://shop.example.com/' } });
    const begun = await pooledFetch(`${visitor}/sessions`, { method: 'POST', body });
    const { token } = (await begun.json()) as { token: string };
    await follow(`${visitor}/events`, token, agent, ({ availability }) => {
      if (availability) delays.push(performance.now() - left);
    });
  });
  const answered = await sayAll(reference.url + path);
  left = performance.now();
  await desk.putAgent({ path: { agent_id: 'ada' }, body: { online: false } });
  while (delays.length < widgets) await sleep(apartMs);
  const { memory } = await reference.usage!();
  agent.destroy();
  await reference.stop();
  const beside = `${widgets.toLocaleString('en')} open widgets`;
  return [
    { measure: `a message is answered, p99, ${beside}`, value: quantile(answered, 0.99), unit: 'ms' },
    { measure: `every one hears that no agent is there, ${beside}`, value: Math.max(...delays), unit: 'ms' },
    { measure: `memory of a stream, ${beside}`, value: (memory - before) / widgets / 1000, unit: 'kB' },
  ];
}

/** Lets customers write one after the other; gives how long each answer took. */
async function sayAll(url: string, say: (text: string) => void = () => {}): Promise<number[]> {
  const answered: number[] = [];
  for (let index = 0; index < messages; index++) {
    const text = `message ${index}`;
    const at = performance.now();
    say(text);
    void post(url, { sender: { id: `c${index}` }, message: { type: 'text', text } }).then(() =>
      answered.push(performance.now() - at),
    );
    await sleep(apartMs);
  }
  while (answered.length < messages) await sleep(apartMs);
  return answered;
}

/** Follows the events; resolves when the stream is open. */
function follow(
  url: string,
  token: string,
  agent: http.Agent,
  heard: (event: { entry?: TranscriptEntry; availability?: Availability }) => void,
) {
  return new Promise<void>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = http.get(url, { agent, headers }, (response) => {
      resolve();
      let rest = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const events = (rest + chunk).split('\n\n');
        rest = events.pop()!;
        for (const event of events) heard(JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '{}'));
      });
      response.on('error', () => {});
    });
    request.on('error', reject);
  });
}
