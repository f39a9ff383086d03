import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples, invalidExamples } from '../../../generated/channel/examples.ts';
import { codes, errorCodes } from '../../../generated/errors.ts';
import type { WrittenContent } from '../../../generated/reference/desk/types.ts';
import { sides } from '../../contract/mock/judged.ts';
import { type RunningMock, startMock } from '../../contract/mock/mock.ts';
import { openReceiver } from '../../reference/service/testing/receiver.ts';
import {
  createChannel,
  followDesk,
  newestChat,
  openService,
  say,
} from '../../reference/service/testing/site.ts';
import { compilerOptions, type Finding, findings, type Generator, own } from './findings.ts';
import type { Asks } from './validators.ts';

execFileSync('npm', ['ci', '--prefix', import.meta.dirname, '--prefer-offline', '--silent'], {
  shell: process.platform === 'win32',
});
// These modules import packages that the lines above install. The tests below need the names of the generators from these modules.
const { others } = (await import('./others.ts')) as { others: readonly Generator[] };
const { findingsOfValidators, validatorsOf } = (await import('./validators.ts')) as {
  findingsOfValidators(folder: string): Promise<Finding[]>;
  validatorsOf(document: string, folder: string): Promise<Record<string, Asks>>;
};

const folder = mkdtempSync(join(tmpdir(), 'parlance-generators-'));
let found: Finding[];
let validators: Finding[];
let mock: RunningMock;
beforeAll(async () => {
  symlinkSync(join(import.meta.dirname, 'node_modules'), join(folder, 'node_modules'));
  mock = await startMock(
    sides.filter(({ party }) => party === 'channel-service'),
    { host: '127.0.0.1', port: 0, dynamic: false },
  );
  found = await findings([own, ...others], folder);
  validators = await findingsOfValidators(folder);
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

test('findings.json has the current findings; if not, run `npm run workshop -- generators`', () => {
  const written = JSON.parse(readFileSync(join(import.meta.dirname, 'findings.json'), 'utf8')) as Finding[];
  expect([...found, ...validators]).toEqual(written);
});

test('validators of other projects load every document, accept every valid example, and accept few invalid examples', () => {
  for (const { generator, documents, errors, valid, invalid } of validators) {
    expect({ generator, errors, refused: valid.refused }).toEqual({ generator, errors: [], refused: [] });
    expect(documents).toHaveLength(6);
    const ofContract = invalid.taken.filter((title) => /^(?:channel|bot|developer):/.test(title));
    // For one error there is an example of each file type, such as photo and voice. These examples count as one.
    const taken = new Set(ofContract.map((title) => title.replace(/(?<=\/)[a-z]+-(?:with|whose)-/, '')));
    // openapi-zod-client ignores patterns and limits in the branches of a union.
    const most = generator === 'openapi-zod-client' ? 13 : 8;
    expect({ generator, taken: [...taken] }).toSatisfy(() => taken.size <= most);
  }
});

describe.each([own, ...others].map(({ name }) => name))('the types of %s', (name) => {
  const finding = () => found.find(({ generator }) => generator === name)!;

  test('the generated code compiles for every document', () => {
    expect(finding().documents).toHaveLength(4);
    expect(finding().errors).toEqual([]);
  });

  test('the generated types reject most invalid payloads', () => {
    const { valid, invalid } = finding();
    expect(valid.asked).toBeGreaterThan(100);
    expect(valid.refused.length).toBeLessThanOrEqual(2);
    expect(invalid.taken.length).toBeLessThan(invalid.asked / 3);
  });
});

describe.each(['@hey-api/openapi-ts', 'orval', 'openapi-typescript'])('the client generator %s', (name) => {
  test('the generator makes a type for every schema, and the type accepts every valid example', () => {
    const { unnamed, valid } = found.find(({ generator }) => generator === name)!;
    expect({ unnamed, refused: valid.refused }).toEqual({ unnamed: [], refused: [] });
  });

  test('the generated client compiles, and can use the mock', async () => {
    const consumer = join(folder, name, 'consumer.ts');
    copyFileSync(
      join(import.meta.dirname, 'consumers', `${name.replace('@', '').replace('/', '-')}.ts`),
      consumer,
    );
    const problems = ts.getPreEmitDiagnostics(ts.createProgram([consumer], compilerOptions));
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);

    const outfile = join(folder, name, 'consumer.mjs');
    await build({ entryPoints: [consumer], outfile, bundle: true, format: 'esm', platform: 'node' });
    const { talk } = await import(pathToFileURL(outfile).href);
    const message = Object.values(examples.UserMessage)[0];
    const unfit = invalidExamples.UserMessage['no-text'];
    expect(await talk(mock.sides[0]!.url, message, unfit)).toEqual({
      status: expect.any(Number),
      taken: 200,
      refused: errorCodes[codes.invalidRequest].status,
    });
  });
});

describe('the payloads that the reference sends', () => {
  const bodies: Record<string, unknown[]> = {};
  beforeAll(async () => {
    await using service = await openService();
    const { desk } = service;
    await using events = await followDesk(desk);
    await using frontend = await openReceiver<{ message: { type: string } }>(() => ({ result: 'ok' }));
    await using bot = await openReceiver<{ event: string }>(() => ({}));
    await using crm = await openReceiver<{ event_name: string; call?: { status: string } }>(() => ({
      result: 'OK',
      enable_assign: true,
      crm_link: 'https://crm.example.com/cards/7',
    }));
    const agent = { body: { agent_id: 'ada' } };
    const channel = await createChannel(desk, frontend.url);
    const of = { path: { channel_id: channel.channel_id } };
    await desk.setWebhook({ ...of, body: { url: crm.url } });
    // The id of the second customer is an integer.
    for (const id of ['customer-42', 42]) {
      await say(channel.endpoint, 'Hello', { id });
      const { chat } = await newestChat(desk, channel.channel_id);
      const path = { chat_id: chat.chat_id };
      await desk.acceptChat({ path, ...agent });
      await crm.until(({ body }) => body.event_name === 'chat_accepted');
      for (const message of Object.values(examples.AgentMessage).map((each) => each.message))
        if (message.type !== 'typein' && message.type !== 'typeout')
          await desk.writeMessage({
            path,
            body: { agent_id: 'ada', message: contentOf(message) as WrittenContent },
          });
      for (const typing of [true, false]) await desk.setTyping({ path, body: { agent_id: 'ada', typing } });
      await frontend.until(({ body }) => body.message.type === 'typeout');
      await desk.setVisitor({
        path,
        body: { name: 'Mara', description: 'Buys for a school.', user_token: 'u-1' },
      });
      await say(
        channel.endpoint,
        { ...Object.values(examples.MediaContent)[0] },
        { id, email: 'mara@example.com' },
      );
      await events.until(
        ({ event, chat: changed }) =>
          event === 'chat_changed' && changed?.chat_id === chat.chat_id && !!changed.panel,
      );
      await desk.assignChat({ path, ...agent });
      for (const end of [
        { status: 'end', record_url: 'https://calls.example.com/1.mp3' },
        { status: 'error', reason: 'busy' },
      ] as const) {
        const call = await desk.startCall({
          path,
          body: { type: 'callback', phone: '+4930901820', agent_id: 'ada' },
        });
        if (call.status !== 201) throw new Error(JSON.stringify(call.body));
        const moved = { path: { call_id: call.body.call_id } };
        for (const status of ['agent_connected', 'client_connected'] as const)
          await desk.moveCall({ ...moved, body: { status } });
        await desk.moveCall({ ...moved, body: end });
      }
      await desk.setVisitor({ path, body: { rate: 'positive', blacklisted: true } });
      await desk.closeChat({ path, ...agent });
    }
    await desk.submitOfflineForm({ ...of, body: { message: 'Call me back.' } });
    await crm.until(({ body }) => body.event_name === 'offline_message');

    const withBot = await createChannel(desk, frontend.url);
    const connected = await desk.connectBot({
      path: { channel_id: withBot.channel_id },
      body: { bot_endpoint: `${bot.url}/in`, token: 'secret-of-the-bot', name: 'Robin' },
    });
    if (connected.status !== 200) throw new Error(JSON.stringify(connected.body));
    for (const event of ['AGENT_UNAVAILABLE', 'AGENT_JOINED']) {
      await desk.putAgent({ path: { agent_id: 'ada' }, body: { online: event === 'AGENT_JOINED' } });
      await say(withBot.endpoint, 'Hello', { id: event });
      const { chat } = await newestChat(desk, withBot.channel_id);
      const ids = { chat_id: String(chat.chat_id), client_id: String(chat.visitor_number) };
      await fetch(connected.body.endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ event: 'INVITE_AGENT', id: event, ...ids }),
      });
      if (event === 'AGENT_JOINED') await desk.acceptChat({ path: { chat_id: chat.chat_id }, ...agent });
      await bot.until(({ body }) => body.event === event);
      await desk.closeChat({ path: { chat_id: chat.chat_id }, ...agent });
    }
    await bot.until(({ body }) => body.event === 'CHAT_CLOSED');
    const kinds = [
      new Set(frontend.caught.map(({ body }) => body.message.type)),
      new Set(bot.caught.map(({ body }) => body.event)),
      new Set(crm.caught.map(({ body }) => `${body.event_name} ${body.call?.status ?? ''}`)),
    ];
    // The reference sends 10 message types, 4 bot events, and 10 webhook events: 5 about chats, and one for each of the 5 states of a call.
    expect(kinds.map(({ size }) => size)).toEqual([10, 4, 10]);
    bodies['channel-integrator'] = frontend.caught.map(({ body }) => body);
    bodies['bot-provider'] = bot.caught.map(({ body }) => body);
    bodies['webhook-receiver'] = crm.caught.map(({ body }) => body);
  });

  test.each([
    ['channel-integrator', 'AgentMessage'],
    ['bot-provider', 'BotProviderEvent'],
    ['webhook-receiver', 'WebhookReceiverEvent'],
  ])('the validators that are generated from %s.json accept every payload', async (document, name) => {
    const validators = await validatorsOf(document, join(folder, 'of-receivers'));
    expect(Object.keys(validators)).toHaveLength(5);
    for (const [title, asks] of Object.entries(validators))
      for (const value of bodies[document]!)
        expect({ title, value, taken: await asks({ title, name, value, fits: true }) }).toEqual({
          title,
          value,
          taken: true,
        });
  });
});

/** Returns an agent's message without its id, in the form that the desk accepts. */
function contentOf({ id: _, ...content }: Record<string, unknown>): unknown {
  return content;
}
