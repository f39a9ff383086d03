import { printed } from '../../../../generated/faults.ts';
import type { Desk } from '../../../desk/desk.ts';
import type { Case, Judge } from '../../../run/case.ts';
import { noted } from '../../../wire/http/evidence.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import { reply } from '../../../wire/http/stand-in.ts';
import { jsonOf } from '../../../wire/http/wire-message.ts';
import { file, place } from '../../../wire/payload/kinds.ts';
import { type Json, otherCase, text, unique } from '../../../wire/payload/messages.ts';
import { pause, sideBySide } from '../../../wire/traffic/tasks.ts';
import { judgeRefused, judgeStatus } from '../../shared/judges.ts';
import { atAddress, type ServiceContext, takes } from '../../shared/service-context.ts';
import { type Address, Site } from '../../shared/site.ts';
import { judgeNoTrace } from './intake.ts';

export const cases: readonly Case<ServiceContext>[] = [
  {
    id: 'post-to-an-unknown-channel',
    title: 'A post to an unknown channel is answered 404 and has no effect',
    rules: ['CHN-IN-05'],
    needs: [],
    async run(context, judge) {
      const name = unique('Stranger');
      const strange = Object.entries(strangeAddresses(await context.address()));
      await sideBySide(strange.entries(), async ([index, [what, address]]) => {
        for (const message of kinds('Is anybody there?', index)) {
          const answer = await address.postMessage({ id: unique('customer'), name }, message);
          judgeStatus(judge, 'CHN-IN-05', `post of a ${printed(message['type'])} to ${what}`, answer, 404);
        }
      });
      if (context.desk) await judgeUnseen(judge, context, context.desk, name);
    },
  },
  {
    id: 'wrong-random-string',
    title: 'With a wrong random string neither the status nor a post is served',
    rules: ['CHN-IN-06', 'CHN-IN-32'],
    ...atAddress(async (address, judge, context) => {
      const sender = { id: unique('customer') };
      const all = Object.entries(await wrongAddresses(context, address));
      await sideBySide(all.entries(), async ([index, [what, wrong]]) => {
        for (const [how, answer] of await tryAll(wrong, sender, index)) {
          judgeRefused(judge, 'CHN-IN-06', `${how}, ${what}`, answer);
          // CHN-IN-06 allows any 4xx status. CHN-IN-32, about addresses of a wrong form, requires 404.
          judgeStatus(judge, 'CHN-IN-32', `${how}, ${what}`, answer, 404);
        }
      });
      const bare = address.withRandomString('');
      for (const [how, answer] of await tryAll(bare, sender, all.length)) {
        const { status = 200 } = answer;
        const what = `${how}, with an empty random string`;
        judge.rejected('CHN-IN-06', status < 200 || status > 299, [what, 'not served'], answer);
      }
      await judgeNoTrace(judge, 'CHN-IN-06', address, sender);
    }),
  },
  {
    id: 'method-that-is-not-there',
    title: 'An unsupported method is answered 405',
    rules: ['CHN-IN-28'],
    ...atAddress(async (address, judge) => {
      const body = JSON.stringify({ sender: { id: unique('customer') }, message: text('Put') });
      for (const [path, methods] of [
        ['', ['PUT', 'PATCH', 'DELETE', 'GET']],
        ['/status', ['POST', 'PUT', 'DELETE']],
      ] as const) {
        await sideBySide(methods, async (method) => {
          const answer = await address.send({ method, path, ...(method.startsWith('P') && { body }) });
          judgeStatus(judge, 'CHN-IN-28', `${method} on ${path || 'the endpoint'}`, answer, 405);
        });
      }
    }),
  },
  {
    id: 'status-is-zero-or-one',
    title: 'The status of a known channel is a bare 0 or 1',
    rules: ['CHN-IN-01'],
    needs: [],
    async run(context, judge) {
      const answer = await (await context.address()).status();
      const isRight = answer.status === 200 && isStatus(jsonOf(answer.text));
      const so = '200 with the integer 0 or 1 as the whole body';
      judge.answered('CHN-IN-01', isRight, ['status', so], answer);
    },
  },
  {
    id: 'status-follows-the-agents',
    title: 'The status follows the presence of the assigned agents, and the removal of the channel',
    rules: ['CHN-IN-02'],
    restsOn: ['CHN-IN-01'],
    async run(context, judge) {
      const desk = context.desk as Desk;
      const [first, second] = [unique('agent'), unique('agent')];
      await context.agent();
      await desk.putAgent(first, { name: 'Grace', online: false });
      await desk.putAgent(second, { name: 'Edsger', online: false });
      const site = await context.site({ agents: [first, second] });
      await judgePresence(judge, site, 'all assigned agents offline, another agent online', 0);
      for (const [what, agent, online, status] of [
        ['one of two assigned agents online', second, true, 1],
        ['both assigned agents online', first, true, 1],
        ['one of two gone offline', second, false, 1],
        ['all assigned agents offline again', first, false, 0],
      ] as const) {
        await desk.putAgent(agent, { online });
        await judgePresence(judge, site, what, status);
      }
      // A bot must not count as an available agent. A service may have no bots.
      const { address: bot_endpoint } = await context.receiver('bot', () => reply(200, {}));
      const bot = { bot_endpoint, token: unique('token') };
      if (await takes(() => desk.connectBot(site.channelId, bot)))
        await judgePresence(judge, site, 'all assigned agents offline, a bot connected', 0);
      await desk.putAgent(first, { online: true });
      await desk.removeChannel(site.channelId);
      // The source states 0 for a removed channel, and 404 for an unknown identifier. Both are accepted.
      await judgePresence(judge, site, 'removed channel', 0, 404);
    },
  },
  {
    id: 'status-of-an-unknown-channel',
    title: 'The status of an unknown channel is answered 404',
    rules: ['CHN-IN-03'],
    needs: [],
    async run(context, judge) {
      const strange = Object.entries(strangeAddresses(await context.address()));
      await sideBySide(strange, async ([what, address]) =>
        judgeStatus(judge, 'CHN-IN-03', `status of ${what}`, await address.status(), 404),
      );
    },
  },
];

function tryAll(address: Address, sender: Json, index: number): Promise<[how: string, answer: Exchange][]> {
  const posts = kinds('By a side door', index).map(
    (message) =>
      [`post of a ${printed(message['type'])}`, () => address.postMessage(sender, message)] as const,
  );
  const all = [['status', () => address.status()] as const, ...posts];
  return Promise.all(all.map(async ([how, ask]) => [how, await ask()] as [string, Exchange]));
}

/** Returns the messages to post. The service checks the address before the body, so only the first address gets every kind of message. */
function kinds(words: string, index: number): Json[] {
  return [text(words), ...(index === 0 ? [file(), place(), { type: 'typein' }] : [])];
}

function strangeAddresses(address: Address): Record<string, Address> {
  const { channelIdentifier: id } = address;
  return {
    'an unknown channel': address.withChannel(unique('nobody')),
    'a channel with more to its identifier': address.withChannel(`${id}-${unique('x')}`),
    ...(hasCase(id) && { 'a channel in the other case': address.withChannel(otherCase(id)) }),
  };
}

/** True if a word has letters of both cases: its case is then significant. The case of other words, such as a UUID, may be ignored. */
function hasCase(word: string): boolean {
  return /[a-z]/.test(word) && /[A-Z]/.test(word);
}

async function wrongAddresses(context: ServiceContext, address: Address): Promise<Record<string, Address>> {
  const real = address.randomString;
  // A service may use one random string for all its channels. So the string of another channel is wrong only if it differs.
  const others = address instanceof Site ? (await context.address()).randomString : real;
  const wrong = {
    'last character changed': `${real.slice(0, -1)}${real.endsWith('a') ? 'b' : 'a'}`,
    'first character changed': `${real.startsWith('a') ? 'b' : 'a'}${real.slice(1)}`,
    'one character short': real.slice(0, -1) || 'x',
    'one character long': `${real}0`,
    ...(hasCase(real) && { 'in the other case': otherCase(real) }),
    ...(others !== real && { 'that of another channel': others }),
  };
  return Object.fromEntries(
    Object.entries(wrong).map(([what, random]) => [what, address.withRandomString(random)]),
  );
}

async function judgeUnseen(judge: Judge, context: ServiceContext, desk: Desk, name: string): Promise<void> {
  // When the desk shows a later chat of another channel, a chat of this customer would already be there.
  await (await context.site()).openChat();
  const chats = (await desk.chats()).filter(({ customer }) => customer?.name === name);
  const seen = ['at the desk', 'nothing of it', 'a chat'] as const;
  judge.fact('CHN-IN-05', chats.length === 0, seen, [noted('chats of that customer at the desk', chats)]);
}

/** The longest time until the status shows that an agent came or left. A service may cache the status for some seconds. */
const presenceMs = 10_000;
/** A change of the status that takes longer than this, in milliseconds, is reported. */
const promptMs = 2000;

/**
 * Judges that the channel has the status `expected`, or answers with the HTTP status `orCode`. Waits up to `presenceMs`, since a status may
 * be cached.
 */
async function judgePresence(judge: Judge, address: Address, what: string, expected: 0 | 1, orCode?: number) {
  const isRight = ({ status, text }: Exchange) =>
    status === orCode || (status === 200 && jsonOf(text) === expected);
  const begunAt = performance.now();
  let answer = await address.status();
  while (!isRight(answer) && isStatus(jsonOf(answer.text)) && performance.now() < begunAt + presenceMs) {
    await pause(100);
    answer = await address.status();
  }
  const wanted = `200 with ${expected}${orCode === undefined ? '' : `, or ${orCode}`}`;
  judge.answered('CHN-IN-02', isRight(answer), [what, wanted], answer);
  const tookMs = Math.round(performance.now() - begunAt);
  if (tookMs > promptMs) judge.notes('CHN-IN-02', `${what}: the status follows after ${tookMs} ms`, answer);
}

function isStatus(value: unknown): boolean {
  return value === 0 || value === 1;
}
