import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Change } from '../bend.ts';
import { describeSelfTest, inShort } from '../described.ts';
import { selfTests } from '../index.ts';
import type { IndependentBot } from './independent.ts';
import { botProviderSelfTest, runOf } from './selftest.ts';

describeSelfTest(inShort(selfTests['bot-provider']));

test.concurrent('a provider without timestamps and error bodies is warned only about error bodies', async () => {
  const results = await runOf(bareBot)();
  const wrong = results.filter(({ status }) => !['passed', 'info'].includes(status));
  const told = wrong.map(({ rules: [rule], status }) => `${rule} ${status}`);
  expect([...new Set(told)].toSorted()).toEqual(['BOT-PRV-05 warned', 'BOT-PRV-21 warned']);
});

test.concurrent('rules that need an accepted message are skipped for a provider that rejects all messages', async () => {
  const results = await runOf({ problem: () => 'Nothing is right.' })(['BOT-PRV-07', 'BOT-PRV-12']);
  const told = results.map(({ rules: [rule], status, unmet }) => `${rule} ${status}${unmet ? ' unmet' : ''}`);
  expect(told.toSorted()).toEqual(['BOT-PRV-07 skipped', 'BOT-PRV-12 skipped']);
});

test.concurrent('a type in lower case breaks the rule about types, but not the rule about contents', async () => {
  const { run } = botProviderSelfTest.broken.find(({ words }) => words === 'writes types in lower case')!;
  const results = await run(['sends-well-formed-content']);
  expect(results.map(({ rules: [rule], status }) => `${rule} ${status}`)).toEqual([
    'BOT-PRV-09 passed',
    'BOT-PRV-10 passed',
    'BOT-PRV-02 passed',
    'BOT-PRV-17 failed',
    'BOT-PRV-20 passed',
    'BOT-PRV-21 passed',
  ]);
});

test.concurrent('a bot that replies only to the text of --say passes the whole run, and each case alone', async () => {
  const results = await runOf(
    (it) => {
      const think = it.think.bind(it);
      it.think = async (event) => {
        if (event['message'].text === 'hello') await think(event);
      };
    },
    { say: 'hello' },
  )();
  const wrong = results.filter(({ status }) =>
    ['failed', 'warned', 'inconclusive', 'error'].includes(status),
  );
  expect(wrong.map(({ case: id, observed }) => `${id}: ${observed}`)).toEqual([]);
});

test.concurrent('a bot that is late only for parallel requests passes, and the report states both times', async () => {
  const results = await runOf(
    (it) => {
      const { receive } = it;
      let underWay = 0;
      it.receive = async (event, response) => {
        underWay += 1;
        response.on('close', () => (underWay -= 1));
        await pause(underWay > 1 ? 3300 : 200);
        await receive.call(it, event, response);
      };
    },
    { concurrency: 4 },
  )(['takes-each-message-type']);
  expect(results.map(({ rules: [rule], status }) => `${rule} ${status}`)).toEqual([
    'BOT-PRV-01 passed',
    'BOT-PRV-19 passed',
  ]);
  expect(results[0]?.observed).toMatch(/: 3\d{3} ms; [2-4] requests ran at once, alone it takes \d+ ms/);
});

test.concurrent.each<[string, Change<IndependentBot>]>([
  ['takes every message and sends nothing', { send: async () => {} }],
  ['rejects every message', { problem: () => 'Nothing is right.' }],
])('all cases share one wait for a bot that %s', async (_, change) => {
  const patience = 20;
  const since = performance.now();
  const results = await runOf(change, { patience })();
  expect(results.some(({ rules: [rule], status }) => rule === 'BOT-PRV-02' && status !== 'passed')).toBe(
    true,
  );
  // Two waits of the patience would take longer.
  expect(performance.now() - since).toBeLessThan(2 * patience * 1000);
});

/** Makes a provider minimal. It sends no timestamps and no error bodies, and accepts any event. */
function bareBot(it: IndependentBot): void {
  const say = it.say.bind(it);
  it.say = (chat, { timestamp: _, ...message }) => say(chat, message);
  it.refuse = (response, status) => void response.writeHead(status).end();
  it.unsupported = (response) => it.accept(response);
}
