import { fieldIs, printed } from '../../../../generated/faults.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { carriedOver, fileKinds, type Kind, place } from '../../../wire/payload/kinds.ts';
import { type Json, unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/side-by-side.ts';
import { judgeStatus } from '../../shared/bot-answers.ts';
import { onSite, type ServiceContext } from '../../shared/service-context.ts';
import { type Site, showMs } from '../../shared/site.ts';

export const mediaCases: readonly Case<ServiceContext>[] = [
  {
    id: 'files-of-every-kind',
    title: 'Every kind of file is taken and shown, with the fewest fields and with all',
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
      const commented = place({ latitude: 59.91273, longitude: 0.5, text: 'Meet me & "Zoë" <here>' });
      await judgeShown(judge, 'CHN-IN-26', site, sender, commented);
      // The places after the first one must have their own coordinates, and not the comment of the first one.
      for (const next of [place(), place({ latitude: 0, longitude: 0 })])
        await judgeShown(judge, 'CHN-IN-23', site, sender, next, [commented]);
      await judgeOnce(judge, 'CHN-IN-23', site, 4);
    }),
  },
];

/** A file size that does not fit into 32 bits. The source documents state no limit, and a film may well be larger. */
const beyond32Bits = 5_000_000_000;

function address({ type }: Kind, scheme: 'http' | 'https'): string {
  return `${scheme}://files.example/${type}/${unique('File')}.Orig.JPG?Key=AbC%20d&v=2#page=2`;
}

/**
 * Posts the file or place `message`. Judges that it is answered 200, and that the desk shows an entry with all its fields. The entry must
 * have no field of the messages in `earlier`. Returns true if the desk shows it.
 */
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

/** Judges that the desk shows at most `posted` entries of customers, since each posted message must appear only once. */
async function judgeOnce(judge: Judge, rule: RuleId, site: Site, posted: number): Promise<void> {
  const entries = (await site.transcripts()).flatMap(({ transcript }) => transcript);
  const shown = entries.filter(({ from }) => from === 'customer').length;
  const words = [`${posted} messages posted`, 'no more at the desk', `${shown} at the desk`] as const;
  judge.fact(rule, shown <= posted, words, [noted('entries at the desk', entries)]);
}
