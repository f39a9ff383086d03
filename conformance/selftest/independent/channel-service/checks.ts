import type { Body } from '../body.ts';

const files = ['video', 'audio', 'voice', 'photo', 'sticker', 'document'];

/** The fault of a user message, in words. */
export function problemOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'the body is no object';
  const { sender, message } = body as Body;
  const id: unknown = sender?.['id'];
  if (!Number.isInteger(id) && (typeof id !== 'string' || id === '')) return 'sender.id is missing';
  const type: unknown = message?.['type'];
  if (typeof type !== 'string') return 'message.type is missing';
  if (type === 'typein' || type === 'typeout') return undefined;
  if (type === 'text') return typeof message.text === 'string' ? undefined : 'text is missing';
  if (type === 'location')
    return [message.latitude, message.longitude].every(Number.isFinite) ? undefined : 'no coordinates';
  return files.includes(type) ? problemOfFile(message) : 'message.type is unknown';
}

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
