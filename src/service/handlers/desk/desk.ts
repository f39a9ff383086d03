import type { DeskHandlers } from '../../../../generated/desk/operations.ts';
import type { OutgoingRules } from '../../../http/outgoing.ts';
import type { Calls } from '../../conversation/calls.ts';
import type { Chats } from '../../conversation/chats.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import type { Directory } from '../../conversation/directory.ts';
import type { EventLog } from '../../events.ts';
import type { Journal } from '../../journal.ts';
import type { Notes } from '../../notes.ts';
import { chatHandlers } from './chats.ts';
import { connectionHandlers } from './connections.ts';
import { setUpHandlers } from './set-up.ts';
import { visitorHandlers } from './visitors.ts';

export interface DeskParts {
  directory: Directory;
  chats: Chats;
  calls: Calls;
  conversation: Conversation;
  events: EventLog;
  notes: Notes;
  journal: () => Journal;
  outgoing: OutgoingRules;
  /** Address of this service, as integrators reach it. */
  baseUrl: () => string;
}

/** What agents do, as `specs/reference/desk.openapi.yaml` describes it. */
export function deskHandlers(parts: DeskParts): DeskHandlers {
  return {
    ...setUpHandlers(parts),
    ...connectionHandlers(parts),
    ...chatHandlers(parts),
    ...visitorHandlers(parts),
    listNotes: ({ query = {} }) => ({ status: 200, body: { notes: parts.notes.list(query) } }),
    streamEvents({ headers }, { signal }) {
      const after = headers?.['last-event-id'];
      return {
        status: 200,
        events: parts.events.follow(after === undefined ? undefined : Number(after), signal),
      };
    },
  };
}
