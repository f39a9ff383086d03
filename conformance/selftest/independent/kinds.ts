import type { Body } from './party.ts';

/** The checks of a message by its type. A check returns a description of the fault. */
export const kinds: Readonly<Record<string, (message: Body) => string | undefined>> = {
  text: ({ text }) => (typeof text === 'string' ? undefined : 'text is missing'),
  typein: () => undefined,
  typeout: () => undefined,
  location: ({ latitude, longitude }) =>
    [latitude, longitude].every(Number.isFinite) ? undefined : 'no coordinates',
  video: problemOfFile,
  audio: problemOfFile,
  voice: problemOfFile,
  photo: problemOfFile,
  sticker: problemOfFile,
  document: problemOfFile,
};

function problemOfFile(message: Body): string | undefined {
  if (
    message['file'] === undefined ||
    typeof message['file_name'] !== 'string' ||
    message['file_size'] === undefined
  )
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
