// Whether all that was said is where it must be.
import type { TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import { isIn, type Ledger, type Said, tokensIn, type Whose } from '../ledger/ledger.ts';
import type { Books, ReadChat } from './delivered.ts';

/** An entry of a chat in which a token stands. */
interface Found {
  chat: ReadChat['chat'];
  entry: TranscriptEntry;
}

export function judgeSaid(ledger: Ledger, { chats }: Books): void {
  const found = findTokens(chats);
  for (const said of ledger.said) judge(ledger, said, found.get(said.token) ?? []);
  const known = new Set(ledger.said.map(({ token }) => token));
  for (const token of found.keys())
    if (!known.has(token)) ledger.blame('misplaced', `${token} stands in a chat, and nobody said it.`);
  judgeOrder(ledger, found);
  for (const { chat, entries } of chats) {
    const { chat_id, channel_id, customer, opened_at } = chat;
    ledger.numbered('chat', chat_id, `${channel_id} ${customer.id} ${opened_at}`);
    for (const entry of entries) ledger.numbered('entry', entry.entry_id, `${entry.chat_id} ${entry.text}`);
  }
}

function findTokens(chats: readonly ReadChat[]): Map<string, Found[]> {
  const found = new Map<string, Found[]>();
  for (const { chat, entries } of chats) {
    for (const entry of entries) {
      for (const token of tokensIn(entry.text ?? ''))
        found.set(token, [...(found.get(token) ?? []), { chat, entry }]);
    }
  }
  return found;
}

function judge(ledger: Ledger, said: Said, found: Found[]): void {
  const { token, fate, whose, entry_id, by } = said;
  const says = `${token} of ${said.writer}, ${fate} after ${said.posts} posts`;
  for (const { chat } of found)
    if (!isOf(chat, whose))
      ledger.blame('misplaced', `${says}, stands in chat ${chat.chat_id} of ${chat.customer.id}.`);
  if (fate === 'taken') {
    ledger.count('acknowledged');
    // A bot's message in a chat that it no longer has is accepted and not shown.
    if (found.length === 0 && by !== 'bot') ledger.blame('lost', `${says}, is nowhere.`);
    if (found.length === 0 && by === 'bot') ledger.count('of a bot, not shown');
  }
  if (fate === 'refused' && found.length > 0)
    ledger.blame('done though refused', `${says}, is in chat ${found[0]!.chat.chat_id}.`);
  if (entry_id !== undefined && found.some(({ entry }) => entry.entry_id !== entry_id))
    ledger.blame('given twice', `${says}, was told entry ${entry_id}, and is another one.`);
  if (found.length <= 1) return;
  // How long a message with the same id is a repeat is measured by the wall clock (OPEN-37).
  if (said.posts > 1 && isIn(ledger.wrongClocks, said.firstAt, said.lastAt))
    ledger.count('shown again while a clock was wrong');
  else ledger.blame('doubled', `${says}, is there ${found.length} times.`);
}

function isOf(chat: ReadChat['chat'], { channel_id, chat_id, customer_id, visitor_number }: Whose): boolean {
  return (
    chat.channel_id === channel_id &&
    (chat_id === undefined || chat.chat_id === chat_id) &&
    (customer_id === undefined || String(chat.customer.id) === customer_id) &&
    (visitor_number === undefined || chat.visitor_number === visitor_number)
  );
}

/** The messages of one writer keep their order. */
function judgeOrder(ledger: Ledger, found: ReadonlyMap<string, Found[]>): void {
  const taken = ledger.said.filter(({ fate }) => fate === 'taken');
  for (const [writer, all] of Map.groupBy(taken, (said) => said.writer)) {
    const numbers = all.flatMap(({ token }) => found.get(token)?.[0]?.entry.entry_id ?? []);
    for (const [index, number] of numbers.entries())
      if (number < (numbers[index - 1] ?? 0)) ledger.blame('out of order', `${writer}: entry ${number}`);
  }
}

/** The response to chat_accepted is shown beside its own chat, and beside no other. */
export function judgePanels(ledger: Ledger, { chats, deliveries }: Books): void {
  // Of several answers the last one counts.
  const last = new Map(ledger.arrivals.map((arrival) => [arrival.text, arrival]));
  const told = new Set(
    deliveries
      .filter(({ about, state, request }) => {
        return about === 'chat_accepted' && state === 'delivered' && last.get(request)?.wellAt !== undefined;
      })
      .map(({ chat_id }) => chat_id),
  );
  for (const { chat } of chats) {
    const { chat_id, panel = [] } = chat;
    const cards = panel.flatMap(({ set_by, content }) => (set_by === 'webhook' ? [content] : []));
    const own = `card of ${chat_id}`;
    if (cards.some((card) => card !== own))
      ledger.blame('misplaced', `Chat ${chat_id} has the panel of another one: ${cards.join(', ')}`);
    if (told.has(chat_id) && !cards.includes(own))
      ledger.blame('lost', `The answer to chat_accepted of chat ${chat_id} was taken, and is not shown.`);
  }
}
