import type {
  Availability,
  VisitorCall,
  VisitorChat,
  VisitorEntry,
  VisitorEvent,
  VisitorSession,
  WidgetLook,
} from '../../../generated/reference/visitor/types.ts';
import { VisitorContact } from '../../../generated/widget/schemas.ts';
import type { VisitorContact as Contact } from '../../../generated/widget/types.ts';
import { namesIn } from '../shared/part.ts';
import type { BrowserStorage, Invitation } from './page.ts';

/** The time after which a typing notice without another one ends, in milliseconds. An agent may leave without ending the notice. */
const typingMs = 10_000;

/** A message of the visitor that the service has not stored yet, or has rejected. */
export interface PendingWords {
  message_id: string;
  /** The text of the message, or the name of the file. */
  text: string;
  refusal?: string | undefined;
  /** The upload, if the message is a file. */
  upload?: Upload;
}

/** The upload of a file that the visitor sends. */
export interface Upload {
  size: number;
  /** Called with the sent share of the file, from 0 to 1. */
  moved?: (share: number) => void;
  /** Ends the upload, and removes the message. */
  cancel(): void;
  /** Sends the file again. Undefined if the service would reject the file again. */
  again?: (() => void) | undefined;
}

/** A change of the state, for example a new entry, that the view announces to the visitor. */
export interface Change {
  entry?: VisitorEntry;
  /** True if an agent has accepted the chat. */
  isAccepted?: boolean;
}

/** The state of the visitor and of the chat. The view takes all that it shows from this object. */
export class Chat {
  number = 0;
  look: WidgetLook = {};
  availability: Availability = { mode: 'offline', callback: { result: 'fail', reason: 'Callback disabled' } };
  contact = Object.fromEntries(namesIn(VisitorContact).map((field) => [field, null])) as Contact;
  chat: VisitorChat | undefined;
  call: VisitorCall | undefined;
  entries: VisitorEntry[] = [];
  pending: PendingWords[] = [];
  invitation: Invitation | undefined;
  /** A note below the entries about a call that did not begin. The service does not have this note. */
  note = '';
  isTyping = false;
  isUp = true;
  /** True while a request takes longer than usual. */
  isLate = false;
  /** True while changed contact data have not been sent. Until then, the contact data in responses are outdated and are ignored. */
  isContactUnsent = () => false;
  #isBegun = false;
  #typing: ReturnType<typeof setTimeout> | undefined;
  readonly #kept: BrowserStorage;
  /** The parts of the look that the page sets. They replace those of the service. */
  readonly ownLook: WidgetLook;
  /** Called after every change of the state. */
  changed = (_change: Change = {}): void => {};

  constructor(kept: BrowserStorage, ownLook: WidgetLook) {
    this.#kept = kept;
    this.ownLook = ownLook;
  }

  /** The number of entries that the visitor has not seen in any tab or on any page of the site. */
  get unread(): number {
    const seen = this.#kept.get<number>('seen') ?? 0;
    return this.entries.filter((entry) => isSaid(entry) && entry.entry_id > seen).length;
  }

  /** Marks all entries as seen. */
  see(): void {
    if (this.unread > 0) this.#kept.set('seen', this.entries.at(-1)!.entry_id);
  }

  /** True while the open chat has no message of the visitor. */
  get isSilent(): boolean {
    const { state, chat_id } = this.chat ?? {};
    const isNew = state !== 'open';
    const isOwn = (entry: VisitorEntry) => entry.from === 'visitor' && entry.chat_id === chat_id;
    return this.pending.length === 0 && (isNew || !this.entries.some(isOwn));
  }

  begin({ visitor_number, look, availability, contact, chat, entries, call }: VisitorSession): void {
    const before = this.chat;
    this.number = visitor_number;
    this.look = { ...look, ...this.ownLook };
    this.availability = availability;
    if (!this.isContactUnsent()) this.contact = contact;
    this.chat = chat;
    const isKnown = new Set(this.entries.map(({ entry_id }) => entry_id));
    this.entries = entries;
    this.#settle(entries);
    // If the browser has no stored read position, all entries count as seen.
    if (this.#kept.get('seen') === undefined) this.#kept.set('seen', entries.at(-1)?.entry_id ?? 0);
    this.changed();
    // At page load, the view announces no entries. After a lost connection, it announces the missed entries.
    if (!this.#isBegun) {
      this.#isBegun = true;
      this.call = call;
      return;
    }
    for (const entry of entries) if (!isKnown.has(entry.entry_id)) this.changed({ entry });
    this.changed({ isAccepted: !before?.agent && chat?.agent !== undefined });
    if (this.call && !call) this.hear({ event: 'call', call: { status: 'end' } });
  }

  hear(event: VisitorEvent): void {
    const { availability, entry, chat, call, contact, typing } = event;
    if (availability) this.availability = availability;
    if (contact && !this.isContactUnsent()) this.contact = contact;
    if (typing !== undefined) this.#types(typing);
    this.changed();
    if (entry) this.#add(entry);
    if (chat) {
      const before = this.chat;
      this.chat = chat;
      this.changed({ isAccepted: !before?.agent && chat?.agent !== undefined });
    }
    if (call) {
      this.call = call.status === 'end' || call.status === 'error' ? undefined : call;
      this.changed();
    }
  }

  #types(typing: boolean): void {
    clearTimeout(this.#typing);
    this.isTyping = typing;
    if (!typing) return;
    this.#typing = setTimeout(() => {
      this.isTyping = false;
      this.changed();
    }, typingMs);
  }

  #add(entry: VisitorEntry): void {
    if (this.entries.some(({ entry_id }) => entry_id === entry.entry_id)) return;
    this.#settle([entry]);
    if (entry.from === 'agent') this.isTyping = false;
    this.entries = [...this.entries, entry].sort((a, b) => a.entry_id - b.entry_id);
    this.changed({ entry });
  }

  /** Removes the messages from `pending` that are among the stored entries. */
  #settle(entries: readonly VisitorEntry[]): void {
    const stored = new Set(entries.map(({ message_id }) => message_id));
    this.pending = this.pending.filter(({ message_id }) => !stored.has(message_id));
  }
}

/** True for entries of agents and bots. Only these entries can count as unread. */
export function isSaid({ from }: Pick<VisitorEntry, 'from'>): boolean {
  return from === 'agent' || from === 'bot';
}
