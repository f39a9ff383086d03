import { printed } from '../../../../generated/faults.ts';
import { limits } from '../../../../generated/policies.ts';
import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { counted, noted } from '../../../wire/http/evidence.ts';
import { kinds, marked } from '../../../wire/payload/kinds.ts';
import { type Json, text, unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/side-by-side.ts';
import { judgeStatus } from '../../shared/bot-answers.ts';
import { onSite, type ServiceContext } from '../../shared/service-context.ts';
import type { Site } from '../../shared/site.ts';

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
    },
  },
  {
    id: 'what-a-character-is',
    title: 'Where a text of characters beyond the basic plane is cut',
    rules: ['CHN-IN-18'],
    run: onSite(async (site, judge) => {
      const answer = await site.postMessage({ id: unique('customer') }, text('🙂'.repeat(limit + 1)));
      const shown = await site.untilChat(
        ({ transcript }) => transcript.find(({ from }) => from === 'customer')?.text,
      );
      const said = need(shown, 'a long text of emoji reaches the desk', answer);
      const broken = said.isWellFormed() && !said.includes('\uFFFD') ? 'no' : 'a';
      const told = `${[...said].length} code points, ${said.length} code units, ${broken} broken character`;
      judge.notes('CHN-IN-18', told, answer);
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
  // The source documents do not state that line ends and outer blanks stay unchanged, and many programs normalise them. So such a
  // difference is only reported.
  const tidy = (words = '') => words.replaceAll(/\r\n?/g, '\n').trim();
  if (said !== undefined && said !== expected && tidy(said) === tidy(expected))
    return judge.notes(rule, `${what}: blanks or line ends are written otherwise`, answer);
  const full = `the first ${Math.min(words.length, limit)} characters at the desk`;
  const evidence = [answer, noted('text at the desk', said ?? '')];
  judge.fact(rule, said === expected, [what, full, compared(said, expected)], evidence);
}

/**
 * Waits until the desk shows `message`, and returns its text. Returns undefined after the time limit. A file is recognised by its address,
 * a place by its type, and a text by its first characters.
 */
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
