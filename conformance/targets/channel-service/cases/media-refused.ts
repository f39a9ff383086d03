import type { MediaType } from '../../../../generated/channel/types.ts';
import type { Case } from '../../../run/case.ts';
import {
  type Json,
  media,
  mediaDetails,
  mediaFields,
  mediaTypes,
  place,
  unique,
} from '../../../wire/payload/messages.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import { judgeNoTrace, judgePosts } from './checks.ts';

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
    title: 'A file or thumb that is no http or https address is answered 400',
    rules: ['CHN-IN-24'],
    needs: [],
    async run(context, judge) {
      const sender = { id: unique('customer') };
      const wrong = [ftp, 'javascript:alert(1)', 'data:text/plain,a', 'a.jpg', '/a.jpg', 17];
      const address = await context.address();
      await judgePosts(judge, 'CHN-IN-24', address, bent(sender, { photo: ['file', 'thumb'] }, wrong), 400);
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
      const counts = { video: ['duration', 'width', 'height'], document: ['file_size'] };
      await judgePosts(judge, 'CHN-IN-25', address, bent(sender, counts, [0, -1, 1.5, '20480', true]), 400);
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

/** For each kind of file a field that all have, and of the others those that make sense for it. */
function fieldsOf(required: string, optional: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    mediaTypes.map((type) => [type, [required, ...optional.filter((field) => field in mediaDetails[type])]]),
  );
}

/** Bodies that are right but for one field. */
function bent(sender: Json, fields: Partial<Record<MediaType, string[]>>, values: readonly unknown[]): Json {
  const bodies: Json = {};
  for (const [type, names] of Object.entries(fields)) {
    for (const name of names) {
      for (const value of values) {
        bodies[`${type} with ${name} ${JSON.stringify(value)}`] = {
          sender,
          message: media(type as MediaType, { [name]: value }),
        };
      }
    }
  }
  return bodies;
}
