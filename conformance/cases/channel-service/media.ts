import type { MediaType } from '../../../generated/channel/types.ts';
import type { TranscriptEntry } from '../../../generated/desk/types.ts';
import type { RuleId } from '../../../generated/rules.ts';
import type { Case } from '../../case.ts';
import { noted } from '../../evidence.ts';
import type { Judge } from '../../judge.ts';
import { type Json, media, mediaDetails, mediaFields, mediaTypes, place, unique } from '../../messages.ts';
import type { ServiceContext } from '../../service-context.ts';
import type { Site } from '../../site.ts';
import { judgeNoTrace, judgePosts, judgeStatus } from './checks.ts';

export const mediaCases: readonly Case<ServiceContext>[] = [
  {
    id: 'files-of-every-kind',
    title: 'Every kind of file is taken and shown, with the fewest fields and with all',
    rules: ['CHN-IN-21', 'CHN-IN-26'],
    needs: ['desk'],
    async run(context, judge) {
      const site = await context.site();
      const sender = { id: unique('customer') };
      await site.openChat(sender);
      for (const type of mediaTypes) {
        const plain = media(type, { file: address(type) });
        const full = media(type, { file: address(type), ...mediaDetails[type] });
        const plainShown = await judgeShown(judge, 'CHN-IN-21', site, sender, plain);
        const fullShown = await judgeShown(judge, 'CHN-IN-26', site, sender, full);
        if (!plainShown && !fullShown) return;
      }
    },
  },
  {
    id: 'place-on-the-map',
    title: 'A location is taken with latitude and longitude and refused without either',
    rules: ['CHN-IN-23'],
    needs: [],
    async run(context, judge) {
      const address = await context.address();
      const sender = { id: unique('customer') };
      const places = { 'with decimals': place(), 'at zero': place({ latitude: 0, longitude: 0 }) };
      for (const [what, message] of Object.entries(places)) {
        judgeStatus(judge, 'CHN-IN-23', `location ${what}`, await address.postMessage(sender, message), 200);
      }
      const other = { id: unique('customer') };
      const incomplete = {
        'without latitude': { sender: other, message: { type: 'location', longitude: 16.4 } },
        'without longitude': { sender: other, message: { type: 'location', latitude: 48.2 } },
      };
      await judgePosts(judge, 'CHN-IN-23', address, incomplete, 400);
    },
  },
  {
    id: 'place-reaches-the-desk',
    title: 'A location is shown to the agent',
    rules: ['CHN-IN-23'],
    needs: ['desk'],
    async run(context, judge) {
      const site = await context.site();
      await judgeShown(judge, 'CHN-IN-23', site, { id: unique('customer') }, place());
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
      for (const type of mediaTypes) {
        for (const field of mediaFields) {
          const { [field]: _, ...message } = media(type);
          bodies[`${type} without ${field}`] = { sender, message };
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
      const wrong = [
        'ftp://files.example/a.jpg',
        'javascript:alert(1)',
        'data:text/plain,a',
        'a.jpg',
        '/a.jpg',
        17,
      ];
      const address = await context.address();
      await judgePosts(judge, 'CHN-IN-24', address, bent(sender, { photo: ['file', 'thumb'] }, wrong), 400);
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
      const counts = { video: ['duration', 'width', 'height'], document: ['file_size'] };
      await judgePosts(judge, 'CHN-IN-25', address, bent(sender, counts, [0, -1, 1.5, '20480']), 400);
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

function address(type: MediaType): string {
  return `https://files.example/${type}/${unique('file')}`;
}

/** Bodies that are right but for one field. */
function bent(sender: Json, fields: Partial<Record<MediaType, string[]>>, values: readonly unknown[]): Json {
  const bodies: Json = {};
  for (const [type, names] of Object.entries(fields)) {
    for (const name of names) {
      for (const value of values) {
        bodies[`${name} ${JSON.stringify(value)}`] = {
          sender,
          message: media(type as MediaType, { [name]: value }),
        };
      }
    }
  }
  return bodies;
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
  }, 2500);
  return judge.holds(rule, shown === true, {
    expected: `${what}: all of it at the desk`,
    observed: shown ? `${what}: all of it at the desk` : `${what}: at the desk ${JSON.stringify(nearest)}`,
    evidence: [...answer.evidence, noted('nearest entry at the desk', nearest)],
  });
}

function hasAll(entry: Json, message: Json): boolean {
  return Object.entries(message).every(([field, value]) => entry[field] === value);
}
