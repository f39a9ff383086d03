import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import { errorAnswer } from '../../../../contract/serve/errors.ts';
import { deskNote } from '../../journal/desk-form.ts';
import { listNotes } from '../../state/notes.ts';
import { chatHandlers } from './chats.ts';
import { connectionHandlers, widgetHandlers } from './connections.ts';
import { logHandlers } from './log.ts';
import type { DeskParts } from './preconditions.ts';
import { setUpHandlers } from './set-up.ts';
import { trialHandlers } from './trial.ts';
import { visitorHandlers } from './visitors.ts';

/** The operations of `specs/reference/desk.openapi.yaml`. */
export function deskHandlers(parts: DeskParts): DeskHandlers {
  return {
    ...setUpHandlers(parts),
    ...connectionHandlers(parts),
    ...chatHandlers(parts),
    ...visitorHandlers(parts),
    ...logHandlers(parts),
    ...trialHandlers(parts),
    ...widgetHandlers(parts),
    listNotes: async ({ query = {} }) => ({
      status: 200,
      body: { notes: (await listNotes(query, parts.store)).map(deskNote) },
    }),
    async backUp() {
      if (!parts.store.backup) {
        const { name, commands } = parts.engine;
        const says = `This store is on ${name}. Copy it with the tools of ${name}: ${commands?.backup('FILE')}`;
        return { ...errorAnswer(405, says), headers: { allow: '' } };
      }
      const file = `${parts.data}.${new Date().toISOString().replaceAll(':', '-')}`;
      await parts.store.backup(file);
      return { status: 201, body: { file } };
    },
    async streamEvents({ headers }, { signal }) {
      // The stream has all events after the start of the response, of every process.
      const after = await parts.events.from(headers?.['last-event-id']);
      return { status: 200, events: parts.events.follow(after, signal) };
    },
  };
}
