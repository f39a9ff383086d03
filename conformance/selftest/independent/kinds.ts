import type { UserMessage } from '../../../generated/channel/types.ts';
import type { Body } from './party.ts';

interface Kind {
  problemOf(message: Body): string | undefined;
  /** The text that a bot gets. */
  textOf?(message: Body): unknown;
}

const file: Kind = {
  problemOf: problemOfFile,
  textOf: ({ text, file }) => (text === undefined ? file : `${text} ${file}`),
};

/** The kinds of message, by their type. If the contract adds a kind, the table does not compile. */
const table: Readonly<Record<UserMessage['message']['type'], Kind>> = {
  text: {
    problemOf: ({ text }) => (typeof text === 'string' ? undefined : 'text is missing'),
    textOf: ({ text }) => text,
  },
  location: {
    problemOf: ({ latitude, longitude }) =>
      [latitude, longitude].every(Number.isFinite) ? undefined : 'no coordinates',
    textOf: ({ latitude, longitude }) => `${latitude}, ${longitude}`,
  },
  typein: { problemOf: () => undefined },
  typeout: { problemOf: () => undefined },
  video: file,
  audio: file,
  voice: file,
  photo: file,
  sticker: file,
  document: file,
};

export const kinds: ReadonlyMap<unknown, Kind> = new Map(Object.entries(table));

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
