import type { MediaType } from '../../../../generated/channel/types.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import type { ServiceContext } from '../../../desk/service-context.ts';
import { type Address, Site } from '../../../desk/site.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { askEach } from '../../../wire/ask-each.ts';
import { isOr } from '../../../wire/complaint.ts';
import { noted } from '../../../wire/evidence.ts';
import {
  type Json,
  media,
  mediaDetails,
  mediaFields,
  mediaTypes,
  place,
  unique,
} from '../../../wire/messages.ts';
import { sideBySide } from '../../../wire/side-by-side.ts';
import { judgeNoTrace, judgePosts, judgeStatus, postsOf } from './checks.ts';

/** Begins with another scheme, and has the word http in it. */
const ftp = 'ftp://http.example/a.jpg';

export const mediaRefusedCases: readonly Case<ServiceContext>[] = [
  {
    id: 'file-without-a-required-field',
    title: 'A file without file, file_name or file_size is answered 400',
    rules: ['CHN-IN-22'],
    needs: [],
    async run(context, judge) {
      const address = await context.address();
      const sender = { id: unique('customer') };
      const bodies: Json = {};
      for (const type of mediaTypes) {
        for (const field of mediaFields) {
          const { [field]: _, ...message } = media(type);
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
    title: 'A file that is no http or https address is answered 400; of such a thumb nothing is shown',
    rules: ['CHN-IN-24'],
    needs: [],
    async run(context, judge) {
      const sender = { id: unique('customer') };
      const wrong = [ftp, 'javascript:alert(1)', 'data:text/plain,a', 'a.jpg', '/a.jpg', 17];
      const address = await context.address();
      await judgePosts(judge, 'CHN-IN-24', address, bodiesOf(sender, bent({ photo: ['file'] }, wrong)), 400);
      await judgePosts(judge, 'CHN-IN-24', address, bodiesOf(sender, bent(everyKind(['file']), [ftp])), 400);
      await judgeNoTrace(judge, 'CHN-IN-24', address, sender);
      const thumbs = [...bent({ photo: ['thumb'] }, wrong), ...bent(everyKind(['thumb']), [ftp])];
      await judgeOptional(judge, 'CHN-IN-24', await context.address(), thumbs);
    },
  },
  {
    id: 'numbers-of-files-and-places',
    title:
      'Sizes are positive whole numbers, coordinates are numbers, anything else is answered 400; of such a length or width nothing is shown',
    rules: ['CHN-IN-25'],
    needs: [],
    async run(context, judge) {
      const address = await context.address();
      const sender = { id: unique('customer') };
      const notCounts = [0, -1, 1.5, '20480', true];
      const sizes = [
        ...bent({ document: ['file_size'] }, notCounts),
        ...bent(everyKind(['file_size']), [0, '20480']),
      ];
      await judgePosts(judge, 'CHN-IN-25', address, bodiesOf(sender, sizes), 400);
      const coordinates: Json = {};
      for (const field of ['latitude', 'longitude']) {
        for (const value of ['48.2', 'north', true]) {
          coordinates[`${field} ${JSON.stringify(value)}`] = { sender, message: place({ [field]: value }) };
        }
      }
      await judgePosts(judge, 'CHN-IN-25', address, coordinates, 400);
      await judgeNoTrace(judge, 'CHN-IN-25', address, sender);
      const optional = ['duration', 'width', 'height'];
      const measures = [...bent({ video: optional }, notCounts), ...bent(everyKind(optional), [0, '20480'])];
      await judgeOptional(judge, 'CHN-IN-25', await context.address(), measures);
    },
  },
];

/** A message that is right but for one field. */
interface Bent {
  what: string;
  field: string;
  message: Json;
}

/** For each kind of file those of the fields that it has. */
function everyKind(fields: readonly string[]): Record<string, string[]> {
  const has = (type: MediaType, field: string) => field in mediaDetails[type] || isRequired(field);
  return Object.fromEntries(mediaTypes.map((type) => [type, fields.filter((field) => has(type, field))]));
}

function isRequired(field: string): boolean {
  return (mediaFields as readonly string[]).includes(field);
}

function bent(fields: Partial<Record<MediaType, string[]>>, values: readonly unknown[]): Bent[] {
  return Object.entries(fields).flatMap(([type, names]) =>
    names.flatMap((field) =>
      values.map((value) => ({
        what: `${type} with ${field} ${JSON.stringify(value)}`,
        field,
        message: media(type as MediaType, {
          // Told from all others by the name of its file.
          ...(field !== 'file_name' && { file_name: `${unique('bent')}.bin` }),
          [field]: value,
        }),
      })),
    ),
  );
}

function bodiesOf(sender: Json, all: readonly Bent[]): Json {
  return Object.fromEntries(all.map(({ what, message }) => [what, { sender, message }]));
}

/** An optional field in a wrong form: the message is refused, or the field is not shown. Which of both is open (OPEN-38). */
async function judgeOptional(
  judge: Judge,
  rule: RuleId,
  address: Address | Site,
  bents: readonly Bent[],
): Promise<void> {
  const all = [...new Map(bents.map((each) => [each.what, each])).values()];
  const answers = new Map(await askEach(postsOf(address, bodiesOf({ id: unique('customer') }, all))));
  const taken: Bent[] = [];
  for (const each of all) {
    const answer = answers.get(each.what);
    if (answer?.status === 200) taken.push(each);
    else if (answer) judgeStatus(judge, rule, each.what, answer, 400);
  }
  if (taken.length === 0) return;
  const fields = [...new Set(taken.map(({ field }) => field))].join(', ');
  judge.notes(rule, `a message with ${fields} in another form is answered 200`, [], 'OPEN-38');
  if (!(address instanceof Site)) return;
  await sideBySide(taken, async ({ what, field, message }) => {
    const entry = await address.untilChat(({ transcript }) =>
      transcript.find(({ from, file_name }) => from === 'customer' && file_name === message['file_name']),
    );
    const value = (entry as Json | undefined)?.[field];
    judge.holds(rule, value !== message[field], {
      expected: `${what}: answered 400, or taken and not shown with it`,
      observed: `${what}: answered 200, and at the desk ${isOr(field, value)}`,
      evidence: [...(answers.get(what)?.evidence ?? []), noted('entry at the desk', entry)],
    });
  });
}
