import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import { reject } from '../../../../contract/serve/errors.ts';
import { sizeLimits } from '../../../limits.ts';
import { type HandlerParts, ok } from '../parts.ts';

/** Returns the desk's handlers for canned replies. */
export function replyHandlers({ store, work }: HandlerParts) {
  return {
    async listReplies() {
      const rows = await store.find('replies');
      return ok({ replies: rows.map(({ reply_name, content: text }) => ({ reply_name, text })) });
    },

    putReply: ({ path: { reply_name }, body: { text } }) =>
      work(async (journal) => {
        const known = await journal.find('replies');
        const isNew = known.every((one) => one.reply_name !== reply_name);
        if (isNew && known.length >= sizeLimits.replies)
          return reject(400, `There are ${sizeLimits.replies} canned replies already. Remove one first.`);
        journal.put('replies', { reply_name, content: text });
        return ok({ reply_name, text });
      }),

    removeReply: ({ path: { reply_name } }) =>
      work(async (journal) => {
        if (!(await journal.get('replies', reply_name)))
          return reject(404, `No canned reply has the name ${reply_name}. List them to see their names.`);
        journal.remove('replies', reply_name);
        return { status: 204 };
      }),
  } satisfies Partial<DeskHandlers>;
}
