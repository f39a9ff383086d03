import { expect, test } from 'vitest';
import { describeSelfTest, inShort } from '../described.ts';
import { IndependentBot } from '../independent/bot-provider/provider.ts';
import { selfTests } from '../index.ts';
import { botProviderSelfTest, runOf } from './selftest.ts';

describeSelfTest(inShort(selfTests['bot-provider']));

test.concurrent('a provider without timestamps and error bodies is warned only about error bodies', async () => {
  const results = await runOf(bareBot)();
  const wrong = results.filter(({ status }) => !['passed', 'info'].includes(status));
  const told = wrong.map(({ rules: [rule], status }) => `${rule} ${status}`);
  expect([...new Set(told)].toSorted()).toEqual(['BOT-PRV-05 warned', 'BOT-PRV-21 warned']);
});

test.concurrent('rules that need an accepted message are skipped for a provider that rejects all messages', async () => {
  const refusing = (service: string) =>
    Object.assign(new IndependentBot(service), { problem: () => 'Nothing is right.' });
  const results = await runOf(refusing)(['BOT-PRV-07', 'BOT-PRV-12']);
  const told = results.map(({ rules: [rule], status, unmet }) => `${rule} ${status}${unmet ? ' unmet' : ''}`);
  expect(told.toSorted()).toEqual(['BOT-PRV-07 skipped', 'BOT-PRV-12 skipped']);
});

test.concurrent('a type in lower case breaks the rule about types, but not the rule about contents', async () => {
  const { run } = botProviderSelfTest.broken.find(
    ({ fault }) => fault === 'writes its types in small letters',
  )!;
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

/** Makes a minimal but correct provider. It sends no timestamps and no error bodies, and accepts any event. */
function bareBot(service: string): IndependentBot {
  const it = new IndependentBot(service);
  const say = it.say.bind(it);
  it.say = (chat, { timestamp: _, ...message }) => say(chat, message);
  it.refuse = (response, status) => void response.writeHead(status).end();
  it.unsupported = (response) => it.accept(response);
  return it;
}
