import type { TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import type { Case } from '../../../run/case.ts';
import { type Judge, need, needOk } from '../../../run/judge.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { file, fileFields, fileKinds, type Kind, ofKind, place } from '../../../wire/payload/kinds.ts';
import { type Json, text, unique } from '../../../wire/payload/messages.ts';
import { askEach, sideBySide } from '../../../wire/traffic/side-by-side.ts';
import { judgeStatus } from '../../shared/bot-answers.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import { type Address, Site, showMs } from '../../shared/site.ts';

/** Begins with another scheme, and has the word http in it. */
const ftp = 'ftp://http.example/a.jpg';

export const mediaCases: readonly Case<ServiceContext>[] = [
  {
    id: 'files-of-every-kind',
    title: 'Every kind of file is taken and shown, with the fewest fields and with all',
    rules: ['CHN-IN-21', 'CHN-IN-26'],
    async run(context, judge) {
      const site = await context.site();
      const sender = { id: unique('customer') };
      await site.openChat(sender);
      const judgeKind = async (kind: Kind) => {
        const plain = ofKind(kind, {
          file: address(kind, 'http'),
          file_name: 'Straße – 名前 & Co.PDF',
          file_size: beyond32Bits,
        });
        const full = ofKind(kind, { file: address(kind, 'https'), ...kind.details, ...kind.untied });
        const plainShown = await judgeShown(judge, 'CHN-IN-21', site, sender, plain);
        const fullShown = await judgeShown(judge, 'CHN-IN-26', site, sender, full);
        return plainShown || fullShown;
      };
      // Where the first kind is never shown, nobody waits for all the others.
      const [first, ...others] = fileKinds as [Kind, ...Kind[]];
      if (await judgeKind(first)) await sideBySide(others, judgeKind);
      await judgeOnce(judge, 'CHN-IN-21', site, 2 * fileKinds.length + 1);
    },
  },
  {
    id: 'place-on-the-map',
    title: 'A location is taken with latitude and longitude and refused without either',
    rules: ['CHN-IN-23'],
    needs: [],
    async run(context, judge) {
      const address = await context.address();
      const places = { 'with decimals': place(), 'at zero': place({ latitude: 0, longitude: 0 }) };
      await sideBySide(Object.entries(places), async ([what, message]) => {
        const answer = await address.postMessage({ id: unique('customer') }, message);
        judgeStatus(judge, 'CHN-IN-23', `location ${what}`, answer, 200);
      });
      const other = { id: unique('customer') };
      const incomplete = {
        'without latitude': { sender: other, message: { type: 'location', longitude: 16.4 } },
        'without longitude': { sender: other, message: { type: 'location', latitude: 48.2 } },
        'with latitude null': { sender: other, message: place({ latitude: null }) },
        'with longitude null': { sender: other, message: place({ longitude: null }) },
      };
      await judgePosts(judge, 'CHN-IN-23', address, incomplete, 400);
    },
  },
  {
    id: 'place-reaches-the-desk',
    title: 'A location is shown to the agent',
    rules: ['CHN-IN-23', 'CHN-IN-26'],
    async run(context, judge) {
      const site = await context.site();
      await judgeShown(judge, 'CHN-IN-23', site, { id: unique('customer') }, place());
      const commented = place({ latitude: -33.85678, text: 'Meet me here' });
      await judgeShown(judge, 'CHN-IN-26', site, { id: unique('customer') }, commented);
      await judgeOnce(judge, 'CHN-IN-23', site, 2);
    },
  },
  {
    id: 'file-without-a-required-field',
    title: 'A file without file, file_name or file_size is answered 400',
    rules: ['CHN-IN-22'],
    needs: [],
    async run(context, judge) {
      const address = await context.address();
      const sender = { id: unique('customer') };
      const bodies: Json = {};
      for (const { type, minimal } of fileKinds) {
        for (const field of fileFields) {
          const { [field]: _, ...message } = minimal;
          bodies[`${type} without ${field}`] = { sender, message };
          bodies[`${type} with ${field} null`] = { sender, message: { ...message, [field]: null } };
        }
      }
      await judgePosts(judge, 'CHN-IN-22', address, bodies, 400);
      await judgeNoTrace(judge, 'CHN-IN-22', address, sender);
    },
  },
  {
    id: 'file-that-is-no-web-address',
    title: 'A file or thumb that is no http or https address is answered 400',
    rules: ['CHN-IN-24'],
    needs: [],
    async run(context, judge) {
      const sender = { id: unique('customer') };
      const wrong = [ftp, 'javascript:alert(1)', 'data:text/plain,a', 'a.jpg', '/a.jpg', 17];
      const address = await context.address();
      await judgePosts(judge, 'CHN-IN-24', address, bent(sender, [[file(), ['file', 'thumb']]], wrong), 400);
      await judgePosts(judge, 'CHN-IN-24', address, bent(sender, fieldsOf('file', ['thumb']), [ftp]), 400);
      await judgeNoTrace(judge, 'CHN-IN-24', address, sender);
    },
  },
  {
    id: 'numbers-of-files-and-places',
    title:
      'Sizes and lengths are positive whole numbers, coordinates are numbers; anything else is answered 400',
    rules: ['CHN-IN-25'],
    needs: [],
    async run(context, judge) {
      const address = await context.address();
      const sender = { id: unique('customer') };
      const counts = ['file_size', 'duration', 'width', 'height'];
      const wrong = [0, -1, 1.5, '20480', true];
      await judgePosts(judge, 'CHN-IN-25', address, bent(sender, [[file(), counts]], wrong), 400);
      const everywhere = fieldsOf('file_size', ['duration', 'width', 'height']);
      await judgePosts(judge, 'CHN-IN-25', address, bent(sender, everywhere, [0, '20480']), 400);
      const coordinates: Json = {};
      for (const field of ['latitude', 'longitude']) {
        for (const value of ['48.2', 'north', true]) {
          coordinates[`${field} ${JSON.stringify(value)}`] = { sender, message: place({ [field]: value }) };
        }
      }
      await judgePosts(judge, 'CHN-IN-25', address, coordinates, 400);
      await judgeNoTrace(judge, 'CHN-IN-25', address, sender);
    },
  },
];

/** Nothing bounds the size of a file: a film may well have more bytes. */
const beyond32Bits = 5_000_000_000;

function address({ type }: Kind, scheme: 'http' | 'https'): string {
  return `${scheme}://files.example/${type}/${unique('File')}.Orig.JPG?Key=AbC%20d&v=2#page=2`;
}

/** Posts a file or place and looks for an entry that has all its fields. */
async function judgeShown(
  judge: Judge,
  rule: RuleId,
  site: Site,
  sender: Json,
  message: Json,
): Promise<boolean> {
  const answer = await site.postMessage(sender, message);
  const what = `${message['type']} with ${Object.keys(message).slice(1).join(', ')}`;
  judgeStatus(judge, rule, what, answer, 200);
  let nearest: TranscriptEntry | undefined;
  const shown = await site.untilChat(({ transcript }) => {
    nearest =
      transcript.findLast(({ from, type }) => from === 'customer' && type === message['type']) ?? nearest;
    return transcript.some((entry) => hasAll(entry as unknown as Json, message)) || undefined;
  });
  return judge.holds(rule, shown === true, {
    expected: `${what}: all of it at the desk`,
    observed: `${what}: ${shown ? 'all of it at the desk' : notAll(message, nearest)}`,
    evidence: [...answer.evidence, noted('nearest entry at the desk', nearest)],
  });
}

/** Each message was posted once: as many entries of customers are at the desk. */
async function judgeOnce(judge: Judge, rule: RuleId, site: Site, posted: number): Promise<void> {
  const entries = (await site.transcripts()).flatMap(({ transcript }) => transcript);
  const shown = entries.filter(({ from }) => from === 'customer').length;
  judge.holds(rule, shown <= posted, {
    expected: `${posted} messages posted: no more at the desk`,
    observed: `${posted} messages posted: ${shown} at the desk`,
    evidence: [noted('entries at the desk', entries)],
  });
}

function notAll({ type }: Json, nearest: TranscriptEntry | undefined): string {
  if (nearest) return `at the desk ${JSON.stringify(nearest)}`;
  return `no entry from the customer with the type ${type} at the desk within ${showMs() / 1000} s`;
}

function hasAll(entry: Json, message: Json): boolean {
  return Object.entries(message).every(([field, value]) => entry[field] === value);
}

/** For each kind of file a field that all have, and of the others those that make sense for it. */
function fieldsOf(required: string, optional: readonly string[]): [Json, string[]][] {
  return fileKinds.map(({ minimal, details }) => [
    minimal,
    [required, ...optional.filter((field) => field in details)],
  ]);
}

/** Bodies that are right but for one field. */
function bent(
  sender: Json,
  fields: readonly [message: Json, names: string[]][],
  values: readonly unknown[],
): Json {
  const bodies: Json = {};
  for (const [right, names] of fields) {
    for (const name of names) {
      for (const value of values) {
        const message = { ...right, [name]: value };
        bodies[`${right['type']} with ${name} ${JSON.stringify(value)}`] = { sender, message };
      }
    }
  }
  return bodies;
}

/** Posts bodies side by side and expects the same HTTP code for each; begins no more once no answer came. */
export async function judgePosts(
  judge: Judge,
  rule: RuleId,
  address: Address,
  bodies: Readonly<Record<string, unknown>>,
  status: number,
): Promise<void> {
  const requests = Object.fromEntries(
    Object.entries(bodies).map(([what, body]) => [what, () => address.post(body)]),
  );
  for (const [what, answer] of await askEach(requests)) judgeStatus(judge, rule, what, answer, status);
}

/**
 * After posts that must leave no trace: the customer writes a proper text, and once that is at the desk, it is all that
 * the channel has there, beside what customers said before. Without a desk nothing can be seen.
 */
export async function judgeNoTrace(
  judge: Judge,
  rule: RuleId,
  address: Address,
  sender: Json,
  before: readonly string[] = [],
): Promise<void> {
  if (!(address instanceof Site)) return;
  const words = unique('marker');
  const answer = await address.postMessage(sender, text(words));
  needOk(answer, 'a proper text');
  need(await address.untilSaid(words), 'a proper text reaches the desk', answer.evidence);
  const chats = await address.transcripts();
  const strangers = chats
    .flatMap(({ transcript }) => transcript)
    .filter(({ from, text: said = '' }) => from === 'customer' && ![...before, words].includes(said));
  judge.holds(rule, strangers.length === 0, {
    expected: 'nothing of it at the desk',
    observed: strangers.length === 0 ? 'nothing at the desk' : `${strangers.length} entries at the desk`,
    evidence: [noted('chats of the channel at the desk', chats)],
  });
}
