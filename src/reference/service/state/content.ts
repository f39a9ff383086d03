import { UserMessage } from '../../../../generated/channel/schemas.ts';
import { limits } from '../../../../generated/policies.ts';
import { fieldsByKind } from '../../../contract/schema-fields.ts';
import { truncate } from '../../../contract/serve/service.ts';
import type { ChannelContent, EntryContent, WithoutId } from '../store/records.ts';

const fields = fieldsByKind(UserMessage, 'message');

/**
 * Returns the content of an entry for a message: the fields that the contract defines for its kind, except the id (CHN-IN-31). Receivers
 * tolerate other fields, but senders emit none.
 */
export function contentOf<Message extends ChannelContent>(message: Message): WithoutId<Message> {
  const known = fields.get(message.type);
  const kept = Object.entries(message).filter(
    ([name, value]) => name !== 'id' && value !== undefined && known?.has(name),
  );
  return Object.fromEntries(kept) as WithoutId<Message>;
}

/** Returns a customer's message as the agent sees it. A long text is cut, also the text of a file or a place (CHN-IN-17, CHN-IN-34). */
export function truncatedContent(message: ChannelContent): EntryContent {
  const content: EntryContent = contentOf(message);
  const { text } = content;
  return text === undefined ? content : { ...content, text: truncate(text, limits.UserTextBody.truncate) };
}

/** Returns a note if the agent sees less of a text than the customer wrote. */
export function truncationNotes({ text }: { text?: string | undefined }, shown: EntryContent): string[] {
  if (text === undefined || text === shown.text) return [];
  return [`The text was cut to its first ${limits.UserTextBody.truncate} characters.`];
}
