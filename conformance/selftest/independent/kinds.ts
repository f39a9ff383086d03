import type { UserMessage } from '../../../generated/channel/types.ts';
import type { Body } from './party.ts';

type Check = (message: Body) => string | undefined;

/** The checks of the kinds of message, by their type. If the contract adds a kind, the table does not compile. */
const table: Readonly<Record<UserMessage['message']['type'], Check>> = {
  text: ({ text }) => (typeof text === 'string' ? undefined : 'text is missing'),
  location: ({ latitude, longitude }) =>
    [latitude, longitude].every(Number.isFinite) ? undefined : 'no coordinates',
  typein: () => undefined,
  typeout: () => undefined,
  video: problemOfFile,
  audio: problemOfFile,
  voice: problemOfFile,
  photo: problemOfFile,
  sticker: problemOfFile,
  document: problemOfFile,
};

export const kinds: ReadonlyMap<unknown, Check> = new Map(Object.entries(table));

/** Returns the text that a bot gets for a customer's message. */
export function textOf({ type, text, file, latitude, longitude }: Body): unknown {
  if (type === 'location') return `${latitude}, ${longitude}`;
  return file === undefined ? text : [text, file].filter((each) => each !== undefined).join(' ');
}

function problemOfFile(message: Body): string | undefined {
  const { file, file_name, file_size } = message;
  if (file === undefined || typeof file_name !== 'string' || file_size === undefined)
    return 'a field is missing';
  const known = (fields: string[]) =>
    fields.map((field) => message[field]).filter((each) => each !== undefined);
  const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/./i.test(value);
  if (!known(['file', 'thumb']).every(isAddress)) return 'no http address';
  const isCount = (value: unknown) => Number.isInteger(value) && (value as number) > 0;
  return known(['file_size', 'duration', 'width', 'height']).every(isCount)
    ? undefined
    : 'no positive whole number';
}
