import { printed } from '../../../../generated/faults.ts';
import type { Desk } from '../../../desk/desk.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { noted } from '../../../wire/http/evidence.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import { file, place } from '../../../wire/payload/kinds.ts';
import { type Json, text, unique } from '../../../wire/payload/messages.ts';
import { otherCase } from '../../../wire/payload/wrong-tokens.ts';
import { sideBySide } from '../../../wire/traffic/side-by-side.ts';
import { judgeRefused, judgeStatus } from '../../shared/bot-answers.ts';
import { atAddress, type ServiceContext } from '../../shared/service-context.ts';
import { type Address, Site } from '../../shared/site.ts';
import { judgeNoTrace } from './rejections.ts';

export const addressCases: readonly Case<ServiceContext>[] = [
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
      for (const [how, answer] of await tryAll(bare, sender, all.length))
        judgeUnserved(judge, `${how}, with an empty random string`, answer);
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
];

/** Judges that the service accepts nothing at an address with an empty part in its path. A redirect to another address is allowed. */
function judgeUnserved(judge: Judge, what: string, answer: Exchange): void {
  const isServed = answer.status === undefined || (answer.status >= 200 && answer.status < 300);
  judge.rejected('CHN-IN-06', !isServed, [what, 'not served'], answer);
}

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

/** Returns addresses whose identifier belongs to no channel. */
export function strangeAddresses(address: Address): Record<string, Address> {
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
  // Once the desk shows a later chat of another channel, it would also show a chat of this customer.
  await (await context.site()).openChat();
  const chats = (await desk.chats()).filter(({ customer }) => customer?.name === name);
  const seen = ['at the desk', 'nothing of it', 'a chat'] as const;
  judge.fact('CHN-IN-05', chats.length === 0, seen, [noted('chats of that customer at the desk', chats)]);
}
