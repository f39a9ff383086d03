// The judgement of messages: each stands where it must be.
import type { DeskChat, TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import { isIn, type Ledger, type Said, tokensIn } from '../ledger/ledger.ts';
import type { Books } from './read.ts';

/** An entry of a chat in which a token stands. */
interface Found {
  chat: DeskChat;
  entry: TranscriptEntry;
}

export function judgeSaid(ledger: Ledger, books: Books): void {
  const found = findTokens(books);
  for (const said of ledger.said) judge(ledger, said, found.get(said.token) ?? []);
  const known = new Set(ledger.said.map(({ token }) => token));
  for (const token of found.keys())
    if (!known.has(token)) ledger.blame('misplaced', `${token} stands in a chat, and nobody said it.`);
  judgeOrder(ledger, found);
  judgeRecipients(ledger, found);
  for (const { chat, entries } of books.chats) {
    const { chat_id, channel_id, customer, opened_at } = chat;
    ledger.numbered('chat', chat_id, `${channel_id} ${customer.id} ${opened_at}`);
    for (const entry of entries) ledger.numbered('entry', entry.entry_id, `${entry.chat_id} ${entry.text}`);
  }
}

function findTokens({ chats }: Books): Map<string, Found[]> {
  const found = chats.flatMap(({ chat, entries }) =>
    entries.flatMap((entry) => tokensIn(entry.text ?? '').map((token) => ({ token, chat, entry }))),
  );
  return Map.groupBy(found, ({ token }) => token);
}

function judge(ledger: Ledger, said: Said, found: Found[]): void {
  const { token, fate, whose, entry_id, by } = said;
  const says = `${token} of ${said.writer}, ${fate} after ${said.posts} posts`;
  for (const { chat } of found) {
    const owner = { ...chat, customer_id: String(chat.customer.id) };
    if (Object.entries(whose).some(([field, value]) => owner[field as keyof typeof whose] !== value))
      ledger.blame('misplaced', `${says}, stands in chat ${chat.chat_id} of ${chat.customer.id}.`);
  }
  if (fate === 'taken') {
    ledger.done.acknowledged++;
    // A bot's message in a chat that it no longer has is accepted and not shown.
    if (found.length === 0 && by !== 'bot') ledger.blame('lost', `${says}, is nowhere.`);
    if (found.length === 0 && by === 'bot') ledger.mayBe['of a bot, not shown']++;
  }
  if (fate === 'refused' && found.length > 0)
    ledger.blame('done though refused', `${says}, is in chat ${found[0]!.chat.chat_id}.`);
  if (entry_id !== undefined && found.some(({ entry }) => entry.entry_id !== entry_id))
    ledger.blame('given twice', `${says}, was told entry ${entry_id}, and is another one.`);
  if (found.length <= 1) return;
  // The time in which a message with the same id is a repeat is measured by the wall clock (OPEN-37).
  if (said.posts > 1 && isIn(ledger.wrongClocks, said.firstAt, said.lastAt))
    ledger.mayBe['shown again while a clock was wrong']++;
  else ledger.blame('doubled', `${says}, is there ${found.length} times.`);
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

/** Each message that was delivered stands in a chat of its recipient. */
function judgeRecipients(ledger: Ledger, found: ReadonlyMap<string, Found[]>): void {
  for (const { side, text } of ledger.arrivals) {
    const body = JSON.parse(text) as { chat_id?: string | number; recipient?: { id: string } };
    const isHome = ({ chat }: Found) =>
      side === 'front end'
        ? String(chat.customer.id) === body.recipient?.id
        : chat.chat_id === Number(body.chat_id);
    for (const token of new Set(tokensIn(text)))
      if (!found.get(token)?.some(isHome))
        ledger.blame('misplaced', `${token} was sent to the ${side}: ${text.slice(0, 300)}`);
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
