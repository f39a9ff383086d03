import { UserMessage } from '../../../../generated/channel/schemas.ts';
import { limits } from '../../../../generated/policies.ts';
import { fieldsByKind } from '../../../contract/schema-fields.ts';
import { cut } from '../../../contract/serve/service.ts';
import type { ChannelContent, EntryContent, WithoutId } from '../store/records.ts';

const fields = fieldsByKind(UserMessage, 'message');

/**
 * A message as an entry holds it: the fields that the contract gives its kind, but for its id (CHN-IN-31). Receivers tolerate
 * other fields, yet senders emit none.
 */
export function contentOf<Message extends ChannelContent>(message: Message): WithoutId<Message> {
  const known = fields.get(message.type);
  const kept = Object.entries(message).filter(
    ([name, value]) => name !== 'id' && value !== undefined && known?.has(name),
  );
  return Object.fromEntries(kept) as WithoutId<Message>;
}

/** A customer's message as the agent sees it: a long text is cut, that of a file or a place too (CHN-IN-17, CHN-IN-34). */
export function cutContentOf(message: ChannelContent): EntryContent {
  const content: EntryContent = contentOf(message);
  const { text } = content;
  return text === undefined ? content : { ...content, text: cut(text, limits.UserTextBody.truncate) };
}

/** A note that the agent sees less of a text than the customer wrote. */
export function cutOff({ text }: { text?: string | undefined }, shown: EntryContent): string[] {
  if (text === undefined || text === shown.text) return [];
  return [`The text was cut to its first ${limits.UserTextBody.truncate} characters.`];
}
