import type { OutgoingRules } from '../../../../contract/send/outgoing.ts';
import type { Send } from '../../../../contract/send/send.ts';
import type { ClosingParts, FollowingParts } from '../../conversation/closing.ts';
import type { Outbox } from '../../delivery/outbox.ts';
import type { EventLog } from '../../journal/log.ts';
import type { Widgets } from '../../widget/widgets.ts';

/** What the handlers of the desk are made of. */
export interface DeskParts extends ClosingParts, FollowingParts {
  /** The file of the store; copies are made beside it. */
  data: string;
  outbox: Outbox;
  send: Send;
  widgets: Widgets;
  events: EventLog;
  newId: () => string;
  outgoing: OutgoingRules;
  /** Address of this service, as integrators reach it. */
  baseUrl: () => string;
}
