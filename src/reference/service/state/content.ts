import { UserMessage } from '../../../../generated/channel/schemas.ts';
import { limits } from '../../../../generated/policies.ts';
import { fieldsByKind } from '../../../contract/schema-fields.ts';
import { truncate } from '../../../contract/serve/service.ts';
import type { ChannelContent, EntryContent, WithoutId } from '../store/records.ts';

const fields = fieldsByKind(UserMessage, 'message');

/**
 * Returns the content of a message as an entry stores it: the fields that the contract defines for its type, except the id (CHN-IN-31). The
 * channel accepts messages with further fields, but the service never sends or shows these fields.
 */
export function contentOf<Message extends ChannelContent>(message: Message): WithoutId<Message> {
  const known = fields.get(message.type);
  const kept = Object.entries(message).filter(
    ([name, value]) => name !== 'id' && value !== undefined && known?.has(name),
  );
  return Object.fromEntries(kept) as WithoutId<Message>;
}

/**
 * Returns a customer's message as the agent sees it. A text above the limit is cut, also the text of a file or a place (CHN-IN-17,
 * CHN-IN-34).
 */
export function truncatedContent(message: ChannelContent): EntryContent {
  const content: EntryContent = contentOf(message);
  const { text } = content;
  return text === undefined ? content : { ...content, text: truncate(text, limits.UserTextBody.truncate) };
}

/** Returns a note that the text was cut. Returns no note if the agent sees the whole text. */
export function truncationNotes({ text }: { text?: string | undefined }, shown: EntryContent): string[] {
  if (text === undefined || text === shown.text) return [];
  return [`The text was cut to its first ${limits.UserTextBody.truncate} characters.`];
}
