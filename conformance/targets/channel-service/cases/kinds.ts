import { fieldIs, printed } from '../../../../generated/faults.ts';
import { limits } from '../../../../generated/policies.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import type { Case, Judge } from '../../../run/case.ts';
import { counted, noted } from '../../../wire/http/evidence.ts';
import { carriedOver, fileKinds, type Kind, kinds, marked, place } from '../../../wire/payload/kinds.ts';
import { type Json, text, unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/tasks.ts';
import { judgeStatus } from '../../shared/judges.ts';
import { onSite, type ServiceContext } from '../../shared/service-context.ts';
import { type Site, showMs } from '../../shared/site.ts';
import { nextChat } from '../delivery-judges.ts';

const limit = limits.UserTextBody.truncate;

export const cases: readonly Case<ServiceContext>[] = [
  {
    id: 'long-text-is-cut',
    title: 'A text over the limit is cut and accepted; a text within the limit is not changed',
    rules: ['CHN-IN-17', 'CHN-IN-34', 'CHN-IN-18'],
    async run(context, judge) {
      const texts = {
        'at the limit': 'a'.repeat(limit - 1).concat('z'),
        'one over the limit': 'b'.repeat(limit - 1).concat('yz'),
        'at the limit in Cyrillic': 'я'.repeat(limit - 1).concat('ж'),
        'over the limit in markup': '<b>&"'.repeat(limit),
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
      // Each customer writes several long texts, since a service may cut only the first one.
      const senders = [{ id: unique('customer') }, { id: unique('customer') }];
      await sideBySide(messages.entries(), ([index, [what, message]]) =>
        judgeCut(judge, site, what, senders[index % 2]!, message),
      );
      // The source does not state if an emoji of two UTF-16 units is one character.
      const emoji = '🙂'.repeat(limit + 1);
      const answer = await site.postMessage({ id: unique('customer') }, text(emoji));
      const said = (await untilShown(site, text(emoji))) ?? '';
      const broken = said.isWellFormed() && !said.includes('\uFFFD') ? 'no' : 'a';
      const told = `${[...said].length} code points, ${said.length} code units, ${broken} broken character`;
      judge.notes('CHN-IN-18', told, answer);
    },
  },
  {
    id: 'files-of-every-kind',
    title: 'Every kind of file is accepted and shown, with the fewest fields and with all',
    rules: ['CHN-IN-21', 'CHN-IN-26'],
    run: onSite(async (site, judge) => {
      const sender = { id: unique('customer') };
      await site.openChat(sender);
      const judgeKind = async (kind: Kind) => {
        const plain = {
          ...kind.minimal,
          file: address(kind, 'http'),
          file_name: 'Straße – 名前 & Co.PDF',
          file_size: beyond32Bits,
        };
        const full = { ...kind.minimal, file: address(kind, 'https'), ...kind.details };
        const fullShown = await judgeShown(judge, 'CHN-IN-26', site, sender, full);
        const plainShown = await judgeShown(judge, 'CHN-IN-21', site, sender, plain, [full]);
        return plainShown || fullShown;
      };
      // If the first kind of file is not shown, the other kinds are not tried: each of them would wait for the full time.
      const [first, ...others] = fileKinds as [Kind, ...Kind[]];
      if (await judgeKind(first)) await sideBySide(others, judgeKind);
      await judgeOnce(judge, 'CHN-IN-21', site, 2 * fileKinds.length + 1);
    }),
  },
  {
    id: 'place-reaches-the-desk',
    title: 'A location is shown to the agent',
    rules: ['CHN-IN-23', 'CHN-IN-26'],
    run: onSite(async (site, judge) => {
      const sender = { id: unique('customer') };
      await site.openChat(sender);
      const commented = place({
        latitude: 59.91273,
        longitude: 0.5,
        title: 'Café & <bar> "0"',
        text: 'Meet me & "Zoë" <here>',
      });
      await judgeShown(judge, 'CHN-IN-26', site, sender, commented);
      // Later locations must have their own coordinates, and not the comment of the first location.
      for (const next of [place(), place({ latitude: 0, longitude: 0 })])
        await judgeShown(judge, 'CHN-IN-23', site, sender, next, [commented]);
      await judgeOnce(judge, 'CHN-IN-23', site, 4);
    }),
  },
  {
    id: 'customer-types',
    title: 'typein and typeout reach the agent as typing, and not as messages',
    rules: ['CHN-IN-19'],
    run: onSite(async (site, judge) => {
      const id = unique('customer');
      await sideBySide(['typein', 'typeout'], async (type) => {
        const answer = await site.postMessage({ id: unique('newcomer') }, { type });
        judgeStatus(judge, 'CHN-IN-19', `${type} before any message`, answer, 200);
      });
      const [chatId, other] = [await site.openChat({ id }), await site.openChat()];
      await judgeTyping(judge, 'CHN-IN-19', site, { chatId, other, sender: { id } });
      await judgeOnce(judge, 'CHN-IN-19', site, 2);
      const next = await nextChat(site, chatId);
      await judgeTyping(judge, 'CHN-IN-19', site, { chatId: next, other, sender: { id } });
    }),
  },
  {
    id: 'typing-with-stray-fields',
    title: 'All other fields of a typing notice are ignored, even invalid ones',
    rules: ['CHN-IN-20'],
    run: onSite(async (site, judge) => {
      const id = unique('customer');
      const chatId = await site.openChat({ id, name: unique('Zoë'), phone: '+43 1 5550100' });
      const sender = { ...strayInSender, id };
      await judgeTyping(judge, 'CHN-IN-20', site, { chatId, sender, more: strayFields });
      const other = { id, name: unique('Somebody else'), phone: '+43 1 5550199' };
      await judgeTyping(judge, 'CHN-IN-20', site, { chatId, sender: other });
      // The source does not say whether the sender of a notice updates the customer's data.
      const { customer } = (await site.desk.getChat(chatId)).chat;
      const says = customer.name === other.name ? 'is learnt' : 'is not learnt';
      const evidence = [noted('customer at the desk', customer)];
      judge.notes('CHN-IN-20', `a name that comes with a notice ${says}`, evidence);
      const answer = await site.postMessage({ id }, { type: 'typein', text: 'Not said yet' });
      judgeStatus(judge, 'CHN-IN-20', 'typein with a text', answer, 200);
      await judgeOnce(judge, 'CHN-IN-20', site, 1);
    }),
  },
];

async function judgeCut(judge: Judge, site: Site, what: string, sender: Json, message: Json): Promise<void> {
  const rule = message['type'] === 'text' ? 'CHN-IN-17' : 'CHN-IN-34';
  const words = printed(message['text']);
  const answer = await site.postMessage(sender, message);
  if (!judgeStatus(judge, rule, what, answer, 200)) return;
  const said = await untilShown(site, message);
  const expected = words.slice(0, limit);
  // Many programs normalise line ends and outer blanks, so such a difference is only reported.
  const tidy = (words = '') => words.replaceAll(/\r\n?/g, '\n').trim();
  if (said !== undefined && said !== expected && tidy(said) === tidy(expected))
    return judge.notes(rule, `${what}: blanks or line ends are written otherwise`, answer);
  const full = `the first ${Math.min(words.length, limit)} characters at the desk`;
  const evidence = [answer, noted('text at the desk', said ?? '')];
  judge.fact(rule, said === expected, [what, full, compared(said, expected)], evidence);
}

/** Waits for `message`, and returns its text: a file is found by address, a location by type, a text by its start. */
function untilShown(site: Site, message: Json): Promise<string | undefined> {
  // The first three characters distinguish the texts of this case, and contain no line end.
  const start = printed(message['text']).trim().slice(0, 3);
  return site.untilChat(({ transcript }) => {
    const entry = transcript.find((each) => {
      if (each.from !== 'customer' || each.type !== message['type']) return false;
      if (each.type === 'text') return each.text?.trim().startsWith(start);
      return !('file' in each) || each.file === message['file'];
    });
    return entry && (entry.text ?? '');
  });
}

function compared(said: string | undefined, expected: string): string {
  if (said === undefined) return 'nothing at the desk';
  const [sent, shown] = [[...expected], [...said]];
  if (sent.length !== shown.length) return counted(shown.length, 'character');
  const at = sent.findIndex((character, index) => character !== shown[index]);
  return `the same number of characters; number ${at + 1} of them is ${JSON.stringify(shown[at])} in the place of ${JSON.stringify(sent[at])}`;
}

/** A file size that does not fit into 32 bits. The source states no limit, and a film may well be larger. */
const beyond32Bits = 5_000_000_000;

function address({ type }: Kind, scheme: 'http' | 'https'): string {
  return `${scheme}://files.example/${type}/${unique('File')}.Orig.JPG?Key=AbC%20d&v=2#page=2`;
}

/** Judges that a file or location is answered 200, and shown with all its fields and none of `earlier`. */
async function judgeShown(
  judge: Judge,
  rule: RuleId,
  site: Site,
  sender: Json,
  message: Json,
  earlier: readonly Json[] = [],
): Promise<boolean> {
  const answer = await site.postMessage(sender, message);
  const what = JSON.stringify(message);
  judgeStatus(judge, rule, what, answer, 200);
  let wrong = [
    `no entry from the customer with the type ${printed(message['type'])} within ${showMs() / 1000} s`,
  ];
  const shown = await site.untilChat(({ transcript }) => {
    for (const entry of transcript as unknown as Json[]) {
      if (entry['from'] !== 'customer' || entry['type'] !== message['type']) continue;
      const differing = Object.keys(message).filter((field) => entry[field] !== message[field]);
      wrong = [
        ...differing.map((field) => fieldIs(field, entry[field])),
        ...carriedOver(entry, message, earlier),
      ];
      if (wrong.length === 0) return true;
    }
    return undefined;
  });
  return judge.holds(rule, shown === true, {
    expected: `at the desk: ${what}`,
    observed: `at the desk: ${wrong.join('; ') || 'all of it'}`,
    evidence: [answer, noted('chats of the channel at the desk', await site.transcripts())],
  });
}

/** Judges that the desk shows no more messages of customers than were posted. */
async function judgeOnce(judge: Judge, rule: RuleId, site: Site, posted: number): Promise<void> {
  const entries = (await site.transcripts()).flatMap(({ transcript }) => transcript);
  const shown = entries.filter(({ from }) => from === 'customer').length;
  const words = [`${posted} messages posted`, 'no more at the desk', `${shown} at the desk`] as const;
  judge.fact(rule, shown <= posted, words, [noted('entries at the desk', entries)]);
}

/** Fields of a typing notice that would be invalid in any other message. */
const strayFields: Json = {
  id: 17,
  text: 42,
  file: null,
  file_name: [],
  file_size: -1,
  thumb: 'no address',
  latitude: 'north',
};

const strayInSender: Json = { name: 17, phone: [], email: {}, photo: 'no address', invite: 4, url: null };

/** Judges that the desk shows that the customer types after typein, and no longer after typeout. The chat `other` must not show it. */
async function judgeTyping(
  judge: Judge,
  rule: RuleId,
  site: Site,
  { chatId, other, sender, more = {} }: { chatId: number; other?: number; sender: Json; more?: Json },
): Promise<void> {
  for (const [type, typing] of [
    ['typein', true],
    ['typeout', false],
  ] as const) {
    const answer = await site.post({ sender, message: { type, ...more, type_hint: 0 } });
    judgeStatus(judge, rule, type, answer, 200);
    const from = site.desk.events.length;
    const shown = await site.desk.until(site.channelId, () => isShown(site, chatId, typing, from), showMs());
    const words = typing ? ['typing', 'not typing'] : ['not typing', 'typing'];
    const seen = [`after ${type} the desk shows the customer`, words[0]!, words[1]!] as const;
    judge.fact(rule, shown === true, seen, [answer, await site.desk.shown(chatId)]);
    if (other === undefined) continue;
    const still = (await site.desk.getChat(other)).chat.customer_typing !== true;
    const idle = ['another customer, who sent no notice', 'not typing', 'typing'] as const;
    judge.fact(rule, still, idle, [await site.desk.shown(other)]);
  }
}

async function isShown(site: Site, chatId: number, typing: boolean, from: number): Promise<true | undefined> {
  const told = site.desk.events
    .slice(from)
    .some(({ event }) => event.chat?.chat_id === chatId && event.chat.customer_typing === typing);
  if (told) return true;
  const { chat } = await site.desk.getChat(chatId);
  return (chat.customer_typing ?? false) === typing || undefined;
}
