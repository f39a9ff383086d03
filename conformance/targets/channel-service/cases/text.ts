import { limits } from '../../../../generated/policies.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { inShort } from '../../../wire/http/exchange.ts';
import { kinds, marked } from '../../../wire/payload/kinds.ts';
import { type Json, text, unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/side-by-side.ts';
import { isRefused, judgeRefused, judgeStatus } from '../../shared/bot-answers.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import type { Address, Site } from '../../shared/site.ts';
import { judgeNoTrace, judgePosts } from './media.ts';

const limit = limits.UserTextBody.truncate;

export const textCases: readonly Case<ServiceContext>[] = [
  {
    id: 'long-text-is-cut',
    title: 'A text over the limit is cut and accepted; a text within the limit is not changed',
    rules: ['CHN-IN-17', 'CHN-IN-34'],
    async run(context, judge) {
      const texts = {
        'at the limit': 'a'.repeat(limit - 1).concat('z'),
        'one over the limit': 'b'.repeat(limit - 1).concat('yz'),
        'at the limit in Cyrillic': 'я'.repeat(limit - 1).concat('ж'),
        'over the limit in Cyrillic': 'д'.repeat(limit - 1).concat('жы'),
        'five times the limit': 'word-'.repeat(limit),
        'words over the limit': 'some words '.repeat(limit),
        'at the limit, with spaces around': `  ${'s'.repeat(limit - 4)}  `,
        'lines with CR and LF': 'one\r\ntwo\r\n\r\nthree',
      };
      const site = await context.site();
      const comment = `${'c'.repeat(limit - 1)}yz`;
      const messages = [
        ...Object.entries(texts).map(([what, words]) => [what, text(words)] as const),
        ...kinds.map((kind) => [`${kind.type}, over the limit`, marked(kind, { text: comment })] as const),
      ];
      await sideBySide(messages, ([what, message]) => judgeCut(judge, site, what, message));
    },
  },
  {
    id: 'what-a-character-is',
    title: 'Where a text of characters beyond the basic plane is cut',
    rules: ['CHN-IN-18'],
    async run(context, judge) {
      const site = await context.site();
      const answer = await site.postMessage({ id: unique('customer') }, text('🙂'.repeat(limit + 1)));
      const said = need(await firstSaid(site), 'a long text of emoji reaches the desk', answer.evidence);
      const broken =
        said.isWellFormed() && !said.includes('\uFFFD') ? 'no broken character' : 'a broken character';
      judge.notes(
        'CHN-IN-18',
        `${[...said].length} code points, ${said.length} code units, ${broken}`,
        answer.evidence,
      );
    },
  },
  {
    id: 'text-without-words',
    title: 'A text message whose text is missing or not a string is answered 400',
    rules: ['CHN-IN-16'],
    needs: [],
    async run(context, judge) {
      const bodies = {
        'text missing': { type: 'text' },
        ...withTexts([42, true, { words: 'Hi' }, ['Hi'], null]),
      };
      await judgeMessages(judge, 'CHN-IN-16', context, bodies);
    },
  },
  {
    id: 'message-without-a-kind',
    title: 'A message without message.type is answered 400; a message whose type is not a string is rejected',
    rules: ['CHN-IN-15'],
    needs: [],
    async run(context, judge) {
      const untyped = kinds.map(({ type, minimal: { type: _, ...rest } }) => [`type missing, ${type}`, rest]);
      const bodies = {
        'type missing': { text: 'Hi' },
        ...Object.fromEntries(untyped),
        'message empty': {},
        'message missing': undefined,
      };
      await judgeMessages(judge, 'CHN-IN-15', context, bodies);
      await judgeTypes(judge, context, ['', null, 17, ['text'], { name: 'text' }]);
    },
  },
  {
    id: 'body-that-is-no-json-object',
    title: 'A body that is not JSON, or not an object, is answered 400',
    rules: ['CHN-IN-27'],
    needs: [],
    async run(context, judge) {
      const address = await context.address();
      const bodies = ['{"sender": {"id": "a"}, "message"', 'hello', '[]', '[{}]', '"text"', '17', 'null', ''];
      await sideBySide(bodies, async (body) => {
        const answer = await address.send({ method: 'POST', body });
        // Many frameworks take no body for an empty object: which 4xx that brings is theirs to choose.
        if (body === '') judgeRefused(judge, 'CHN-IN-27', 'empty body', answer);
        else judgeStatus(judge, 'CHN-IN-27', `body ${body}`, answer, 400);
      });
      await judgeNearlyJson(judge, address);
    },
  },
];

/** What a careless reader takes for a message: one with more behind it, a form, and bytes that are no UTF-8. */
async function judgeNearlyJson(judge: Judge, address: Address): Promise<void> {
  const id = unique('customer');
  const whole = JSON.stringify({ sender: { id }, message: text('Hi') });
  const form = `sender[id]=${id}&message[type]=text&message[text]=Hi`;
  for (const body of [`${whole} and more`, `${whole}{}`, form]) {
    const answer = await address.send({ method: 'POST', body });
    judgeStatus(judge, 'CHN-IN-27', `body ${body}`, answer, 400);
  }
  const type = 'application/x-www-form-urlencoded';
  judgeRefused(
    judge,
    'CHN-IN-27',
    `body ${form}, as ${type}`,
    await address.send({ method: 'POST', body: form, type }),
  );
  // A reader may put a sign in the place of what it cannot read; it may not break down.
  const bytes = Buffer.from(whole.replace('Hi', 'Gr\u00fc\u00df Gott'), 'latin1');
  const answer = await address.send({ method: 'POST', body: bytes });
  judge.holds('CHN-IN-27', answer.status === 200 || isRefused(answer), {
    expected: 'a body that is no UTF-8: refused, with any 4xx, or read as far as it can be',
    observed: `a body that is no UTF-8: ${inShort(answer)}`,
    answer,
  });
}

/** A type that is there and no word: the code is that for a wrong format, or for a kind that is not supported. */
async function judgeTypes(judge: Judge, context: ServiceContext, types: readonly unknown[]): Promise<void> {
  const address = await context.address();
  const sender = { id: unique('customer') };
  await sideBySide(types, async (type) => {
    const answer = await address.postMessage(sender, { ...text('Hi'), type });
    judgeRefused(judge, 'CHN-IN-15', `type ${JSON.stringify(type)}`, answer);
  });
  await judgeNoTrace(judge, 'CHN-IN-15', address, sender);
}

async function judgeMessages(
  judge: Judge,
  rule: RuleId,
  context: ServiceContext,
  messages: Readonly<Record<string, unknown>>,
): Promise<void> {
  const address = await context.address();
  const sender = { id: unique('customer') };
  const bodies = Object.fromEntries(
    Object.entries(messages).map(([what, message]) => [what, { sender, message }]),
  );
  await judgePosts(judge, rule, address, bodies, 400);
  await judgeNoTrace(judge, rule, address, sender);
}

function withTexts(values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(
    values.map((value) => [`text ${JSON.stringify(value)}`, { type: 'text', text: value }]),
  );
}

async function judgeCut(judge: Judge, site: Site, what: string, message: Json): Promise<void> {
  const rule = message['type'] === 'text' ? 'CHN-IN-17' : 'CHN-IN-34';
  const sender = { id: unique('customer'), name: unique('Writer') };
  const words = String(message['text']);
  const answer = await site.postMessage(sender, message);
  if (!judgeStatus(judge, rule, what, answer, 200)) return;
  const said = (await untilShown(site, message)) ?? (await firstOf(site, sender.name));
  const expected = words.slice(0, limit);
  if (said !== undefined && said !== expected && isTidied(said, expected)) {
    judge.notes(rule, `${what}: blanks or line ends are written otherwise`, answer.evidence);
    return;
  }
  judge.holds(rule, said === expected, {
    expected: `${what}: the first ${Math.min(words.length, limit)} characters at the desk`,
    observed:
      said === undefined
        ? `${what}: nothing at the desk (${inShort(answer)})`
        : `${what}: ${compared(said, expected)}`,
    evidence: [...answer.evidence, noted('text at the desk', said ?? '')],
  });
}

/** The text of a message at the desk: a file is known by its address, the one place by its kind, a text by how it begins. */
function untilShown(site: Site, message: Json): Promise<string | undefined> {
  const start = String(message['text']).trim().slice(0, startLength);
  return site.untilChat(({ transcript }) => {
    const entry = transcript.find(
      (each) =>
        each.from === 'customer' &&
        each.type === message['type'] &&
        (each.type === 'text'
          ? (each.text ?? '').trim().startsWith(start)
          : ('file' in each ? each.file : undefined) === message['file']),
    );
    return entry && (entry.text ?? '');
  });
}

/** Enough of each text to tell it from the others. */
const startLength = 5;

/** What is shown of who wrote nothing else: its beginning may have been lost. */
async function firstOf(site: Site, name: string): Promise<string | undefined> {
  const chats = await site.transcripts();
  const own = chats.find(({ chat }) => chat.customer?.name === name);
  return own?.transcript.find(({ from, type }) => from === 'customer' && type === 'text')?.text;
}

/** That line ends and blanks around a text stay as they are is not stated: many programs write them in one way. */
function isTidied(said: string, expected: string): boolean {
  const tidy = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();
  return tidy(said) === tidy(expected);
}

function compared(said: string, expected: string): string {
  if (said === expected) return 'the same characters';
  const [sent, shown] = [[...expected], [...said]];
  if (sent.length !== shown.length) return `${shown.length} characters`;
  const at = sent.findIndex((character, index) => character !== shown[index]);
  return `the same number of characters; number ${at + 1} of them is ${JSON.stringify(shown[at])} in the place of ${JSON.stringify(sent[at])}`;
}

async function firstSaid(site: Site): Promise<string | undefined> {
  return site.untilChat(({ transcript }) => transcript.find(({ from }) => from === 'customer')?.text);
}
