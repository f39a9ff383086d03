import { afterEach, expect, test } from 'vitest';
import { limitConnections } from '../traffic/connections.ts';
import { inRun } from '../traffic/patience.ts';
import { exchange } from './exchange.ts';
import { reachServed } from './reach.ts';
import { reply, type Script, StandIn } from './stand-in.ts';

const testInRun = (name: string, body: () => Promise<void>) => test(name, () => inRun(body));

const closing: StandIn[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((each) => each.close()));
});

const served = async (script: Script) => {
  const standIn = await new StandIn(script).open();
  closing.push(standIn);
  return standIn;
};

/**
 * Returns a script of a server that handles one message after the other. It rejects a body that is not JSON at once. `waits` collects the
 * time that each message waited, in milliseconds.
 */
function oneByOne(eachMs: number, waits: number[] = []): Script {
  let free = 0;
  return ({ json }) => {
    if (json === undefined) return reply(400);
    const now = performance.now();
    free = Math.max(free, now) + eachMs;
    waits.push(free - now);
    return reply(200, {}, free - now);
  };
}

const look = { message: () => ({}), timeoutMs: 3750 };
const post = (url: string, body: string) => exchange({ url, method: 'POST', body, timeoutMs: 10_000 });

testInRun(
  'the suite limits parallel requests to a serial server, so the last request does not wait too long',
  async () => {
    const waits: number[] = [];
    const { url } = await served(oneByOne(900, waits));
    await reachServed({ ...look, url });
    waits.length = 0;
    // The server rejects these requests at once, so their times must not count as the time of a message.
    await Promise.all(Array.from({ length: 8 }, () => post(url, 'no JSON')));
    await Promise.all(Array.from({ length: 6 }, () => post(url, '{}')));
    expect(waits).toHaveLength(6);
    expect(Math.max(...waits)).toBeLessThan(1900);
  },
);

test.each([
  { workers: 8, eachMs: 700, connections: 16 },
  { workers: 4, eachMs: 700, connections: 8 },
  { workers: 100, eachMs: 1500, connections: 8 },
])(
  'a server with $workers workers of $eachMs ms each gets at most $connections connections from the suite',
  ({ workers, eachMs, connections }) =>
    inRun(async () => {
      let [open, highest] = [0, 0];
      const free = Array<number>(workers).fill(0);
      const { url } = await served(() => {
        open += 1;
        highest = Math.max(highest, open);
        const now = performance.now();
        const next = free.indexOf(Math.min(...free));
        free[next] = Math.max(free[next]!, now) + eachMs;
        const waitMs = free[next] - now;
        setTimeout(() => (open -= 1), waitMs - 20);
        return reply(200, {}, waitMs);
      });
      await reachServed({ ...look, url });
      await Promise.all(Array.from({ length: 40 }, () => post(url, '{}')));
      expect(highest).toBe(connections);
    }),
);

testInRun('the measurement of a server does not change the limit of --concurrency', async () => {
  const { url, requests } = await served(oneByOne(600));
  limitConnections(url, 3);
  await reachServed({ ...look, url });
  expect(requests).toHaveLength(1);
});

testInRun(
  'the error names the part that was appended to an address with 404, and the remedy for a rejection',
  async () => {
    const nothing = await served(() => reply(404, 'Not Found'));
    const appended = 'The token was appended.';
    await expect(reachServed({ ...look, url: nothing.url, appended })).rejects.toThrow(
      /Nothing is served at .* The token was appended\.$/,
    );
    const closed = await served(() => reply(401, {}));
    const refused = ({ status }: { status?: number }) => `Compare the token: ${status}.`;
    await expect(reachServed({ ...look, url: closed.url, refused })).rejects.toThrow(
      'Compare the token: 401.',
    );
  },
);

testInRun('the error for a redirect names its target and the --url to enter', async () => {
  const { url } = await served(() => ({
    kind: 'reply',
    status: 301,
    body: '',
    headers: { Location: '/bot/tok%201/' },
  }));
  const placed = ['token', 'tok 1'] as const;
  await expect(reachServed({ ...look, url: `${url}/bot/tok%201`, placed })).rejects.toThrow(
    `${url}/bot/tok%201 answers 301 to /bot/tok%201/, which is not followed. If that is the endpoint, enter --url '${url}/bot/{token}/'.`,
  );
  await expect(reachServed({ ...look, url })).rejects.toThrow(`enter --url '${url}/bot/tok%201/'.`);
});
