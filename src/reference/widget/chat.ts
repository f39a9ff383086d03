import type {
  Availability,
  VisitorCall,
  VisitorChat,
  VisitorEntry,
  VisitorEvent,
  VisitorSession,
} from '../../../generated/reference/visitor/types.ts';
import type { VisitorContact } from '../../../generated/widget/types.ts';
import type { Invitation } from './invitations.ts';

/** A message of the visitor that the service has not stored yet, or has rejected. */
export interface PendingWords {
  message_id: string;
  text: string;
  refusal?: string;
}

/** What is new in the state, where it is announced to the visitor. */
export interface Change {
  entry?: VisitorEntry;
  call?: VisitorCall;
  /** Whether an agent has accepted the chat. */
  isAccepted?: boolean;
}

/** The state of the visitor and the chat. The view shows nothing else. */
export class Chat {
  number = 0;
  availability: Availability = { mode: 'offline', callback: { result: 'fail', reason: 'Callback disabled' } };
  contact: VisitorContact = { name: null, email: null, phone: null, description: null };
  chat: VisitorChat | undefined;
  call: VisitorCall | undefined;
  entries: VisitorEntry[] = [];
  pending: PendingWords[] = [];
  invitation: Invitation | undefined;
  isTyping = false;
  isUp = true;
  /** Whether a request takes longer than usual. */
  isLate = false;
  /** Whether the contact form is unsent, so that the data of the service are older. */
  isContactUnsent = () => false;
  #isBegun = false;
  /** Is called after every change. */
  changed = (_change: Change): void => {};

  tell(change: Change = {}): void {
    this.changed(change);
  }

  /** Whether the visitor has said nothing yet in this chat. */
  get isSilent(): boolean {
    const isNew = this.chat?.state !== 'open';
    return this.pending.length === 0 && (isNew || !this.entries.some(({ from }) => from === 'visitor'));
  }

  begin({ visitor_number, availability, contact, chat, entries, call }: VisitorSession): void {
    const before = this.chat;
    this.number = visitor_number;
    this.availability = availability;
    if (!this.isContactUnsent()) this.contact = contact;
    this.chat = chat;
    const isKnown = new Set(this.entries.map(({ entry_id }) => entry_id));
    this.entries = entries;
    this.#settle(entries);
    this.tell();
    // All entries are old when the page is loaded; after a break they are news.
    if (!this.#isBegun) {
      this.#isBegun = true;
      this.call = call;
      return;
    }
    for (const entry of entries) if (!isKnown.has(entry.entry_id)) this.tell({ entry });
    this.tell({ isAccepted: !before?.agent && chat?.agent !== undefined });
    if (this.call && !call) this.hear({ event: 'call', call: { status: 'end' } });
  }

  hear(event: VisitorEvent): void {
    const { availability, entry, chat, call, contact, typing } = event;
    if (availability) this.availability = availability;
    if (contact && !this.isContactUnsent()) this.contact = contact;
    if (typing !== undefined) this.isTyping = typing;
    this.tell();
    if (entry) this.#add(entry);
    if (chat) {
      const before = this.chat;
      // A new chat begins on an empty page, without the entries of the last one.
      if (chat.state === 'open' && before?.state === 'closed') this.entries = [];
      this.chat = chat;
      this.tell({ isAccepted: !before?.agent && chat?.agent !== undefined });
    }
    if (call) {
      this.call = call.status === 'end' || call.status === 'error' ? undefined : call;
      this.tell({ call });
    }
  }

  #add(entry: VisitorEntry): void {
    if (this.entries.some(({ entry_id }) => entry_id === entry.entry_id)) return;
    this.#settle([entry]);
    if (entry.from === 'agent') this.isTyping = false;
    this.entries = [...this.entries, entry].sort((a, b) => a.entry_id - b.entry_id);
    this.tell({ entry });
  }

  /** Removes the messages that are stored from those that are pending. */
  #settle(entries: readonly VisitorEntry[]): void {
    const stored = new Set(entries.map(({ message_id }) => message_id));
    this.pending = this.pending.filter(({ message_id }) => !stored.has(message_id));
  }
}
