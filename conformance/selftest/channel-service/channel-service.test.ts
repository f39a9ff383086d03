import { expect, test } from 'vitest';
import { exitCodeOf, exitCodes } from '../../run/exit.ts';
import { runTarget } from '../../targets/index.ts';
import { type Change, wrap } from '../bend.ts';
import { describeSelfTest, inShort } from '../described.ts';
import { IndependentService } from '../independent/service.ts';
import { selfTests } from '../index.ts';
import { wrongResults } from '../selftest.ts';
import { repeatsNothing } from './broken-delivery.ts';
import { runOf } from './selftest.ts';

describeSelfTest(inShort(selfTests['channel-service']));

/** Some of the cases with retries. The others are left out, since every case with retries takes long. */
const repeating = ['silent-endpoint', 'second-text-is-repeated', 'late-success-ends-the-repeating'];

/** Makes four attempts. The source documents state three, and can also be read to mean three retries after the first attempt. */
const fourAttempts: Change<IndependentService> = { delivery: { attempts: 4 } };

/** Omits the optional parts of agents' texts, and returns a sender id that is an integer as an integer. */
const sparse: Change<IndependentService> = {
  envelope: wrap((envelope, ...given) => {
    const { recipient, message } = envelope(...given);
    return { recipient, message: { ...message, id: undefined } };
  }),
  recipient: ({ senderId }) => senderId,
};

test.concurrent.each([
  ['sends four times, by the other reading', fourAttempts, ['CHN-OUT-20'], repeating],
  ['names neither agents nor messages', sparse, ['CHN-OUT-19'], []],
] as const)(
  'for a service that %s, the run has only the warning about this behaviour',
  async (_, change, warned, scope) => {
    const results = await runOf(change)(scope);
    expect(wrongResults(results.filter(({ status }) => status !== 'warned'))).toEqual([]);
    const found = results.filter(({ status }) => status === 'warned').map(({ rules: [rule] }) => rule);
    expect([...new Set(found)].toSorted()).toEqual(warned);
    expect(exitCodeOf(results)).toBe(0);
  },
);

test.concurrent('the service’s automatic greeting does not count as a text of the agent', async () => {
  const run = runOf((service) => {
    const { serve } = service.desk;
    service.desk.serve = (...[request, response, path, text]) => {
      const [, kind, number, action] = path.split('/');
      if (kind === 'chats' && action === 'accept') {
        const agent = service.agents.get(JSON.parse(text).agent_id)!;
        service.write(service.chats[Number(number) - 1]!, agent, {
          type: 'text',
          text: 'What can I do for you?',
        });
      }
      serve.call(service.desk, request, response, path, text);
    };
  });
  expect(wrongResults(await run(['repeats-on-500', 'success-ends-the-repeating']))).toEqual([]);
});

test('without a desk, a service is judged only by its HTTP responses', async () => {
  const service = await new IndependentService().open();
  const { random, id } = service.addChannel({
    name: 'Wire',
    customer_endpoint: 'https://a.example',
    agents: [],
  });
  const results = await runTarget('channel-service', { url: `${service.url}/${random}/${id}` });
  await service.close();
  expect(wrongResults(results, { unseen: 'some' })).toEqual([]);
  expect(results.filter(({ status }) => status === 'passed').map(({ rules: [rule] }) => rule)).toContain(
    'CHN-IN-06',
  );
  expect(exitCodeOf(results)).toBe(exitCodes.incomplete);
  expect(
    new Set(results.filter(({ status }) => status === 'skipped').map(({ observed }) => observed)),
  ).toEqual(new Set(['needs --desk']));
});

/** Cases that also observe the fault "repeats without the body". No such case may report it under another rule. */
const byMessage = ['files-and-places-are-repeated', 'text-with-content-length', 'error-answers-are-shown'];

test.concurrent.each([
  ['gives the status as an object', statusInObject, ['CHN-IN-01'], ['CHN-IN-01', 'CHN-IN-02']],
  ['names all customers alike', namesAll, ['CHN-IN-11'], ['CHN-IN-07', 'CHN-IN-11', 'CHN-IN-17']],
  ['repeats without the body', repeatsNothing, ['CHN-OUT-01'], byMessage],
  ['mixes channels', mixesChannels, ['CHN-IN-04'], ['CHN-IN-04', 'CHN-IN-07']],
  ['numbers its messages', numbersMessages, ['CHN-OUT-19'], ['agent-text', 'agent-files-and-places']],
] as const)('a service that %s is reported under one rule only', async (_, change, found, scope) => {
  const results = await runOf(change)(scope);
  const held = results.filter(({ status }) => ['failed', 'warned'].includes(status));
  expect([...new Set(held.map(({ rules: [rule] }) => rule))]).toEqual(found);
});

function statusInObject(s: IndependentService): void {
  const { statusBody } = s;
  s.statusBody = (channel) => `{"status": ${statusBody.call(s, channel)}}`;
}

function numbersMessages(s: IndependentService): void {
  const { envelope } = s;
  s.envelope = (...given) => {
    const { message, ...body } = envelope.call(s, ...given);
    const id = message.id && Number(message.id.slice(1));
    return { ...body, message: { ...message, ...(id && { id }) } };
  };
}

function namesAll(s: IndependentService): void {
  const { update } = s;
  s.update = (chat, sender) => {
    update.call(s, chat, sender);
    const { name } = sender;
    if (!name) return;
    for (const { channel, customer } of s.chats) if (channel === chat.channel) customer['name'] = name;
  };
}

function mixesChannels(s: IndependentService): void {
  const { openChatOf } = s;
  s.openChatOf = (channel, sender) =>
    openChatOf.call(s, channel, sender) ?? s.chats.find(({ senderId }) => senderId === sender['id']);
}
