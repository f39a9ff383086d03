import type { TypingContent, UserMessage } from '../../../../generated/channel/types.ts';
import { limits } from '../../../../generated/policies.ts';
import type { EntryContent } from '../store/records.ts';

type Content = Exclude<UserMessage['message'], TypingContent>;

const carried = [
  'file',
  'file_name',
  'file_size',
  'thumb',
  'emoji',
  'duration',
  'width',
  'height',
  'text',
  'performer',
  'title',
  'latitude',
  'longitude',
] as const;

/** A customer's message as the agent sees it: without its id (CHN-IN-31), a long text cut, that of a file too (CHN-IN-17). */
export function contentOf(message: Content): EntryContent {
  const content = message.type === 'text' ? { type: message.type, text: message.text } : carriedBy(message);
  const { text } = content;
  return text === undefined ? content : { ...content, text: cut(text, limits.UserTextBody.truncate) };
}

/** Says so when the agent sees less of a text than was written. */
export function cutOff({ text }: { text?: string }, shown: EntryContent): string[] {
  if (text === undefined || text === shown.text) return [];
  return [`The text was cut to its first ${limits.UserTextBody.truncate} characters.`];
}

/** What the contract has of a message, beside its id; receivers tolerate unknown fields, yet senders emit none. */
export function carriedBy(message: { type: EntryContent['type'] }): EntryContent {
  const fields = message as Record<string, unknown>;
  const given = carried.filter((key) => fields[key] !== undefined).map((key) => [key, fields[key]]);
  return { type: message.type, ...Object.fromEntries(given) };
}

/** The first code points of a text, never half of a surrogate pair (CHN-IN-18). */
export function cut(text: string, codePoints: number): string {
  if (text.length <= codePoints) return text;
  let end = 0;
  for (let count = 0; count < codePoints && end < text.length; count++) {
    end += text.codePointAt(end)! > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}
