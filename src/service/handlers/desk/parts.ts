import type { OutgoingRules } from '../../../http/outgoing.ts';
import type { Send } from '../../../http/send.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import type { Outbox } from '../../delivery/outbox.ts';
import type { EventLog } from '../../events.ts';
import type { Work } from '../../journal.ts';
import type { Store } from '../../store/port.ts';
import type { Widgets } from '../../widget/widgets.ts';

/** What the handlers of the desk are made of. */
export interface DeskParts {
  store: Store;
  /** The file of the store; copies are made beside it. */
  data: string;
  work: Work;
  conversation: Conversation;
  outbox: Outbox;
  send: Send;
  widgets: Widgets;
  events: EventLog;
  newId: () => string;
  outgoing: OutgoingRules;
  /** Address of this service, as integrators reach it. */
  baseUrl: () => string;
  /** Is told why a chat could not be closed, where others are closed nevertheless. */
  leftOpen: (chat_id: number, error: unknown) => void;
}
