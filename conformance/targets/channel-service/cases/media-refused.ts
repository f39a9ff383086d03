import type { Case } from '../../../run/case.ts';
import { file, fileFields, fileKinds, place } from '../../../wire/payload/kinds.ts';
import { type Json, unique } from '../../../wire/payload/messages.ts';
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
