import type { WrittenContent } from '../../../../generated/reference/desk/types.ts';
import { DeskRefused } from '../../../desk/calls.ts';
import type { Case } from '../../../run/case.ts';
import { reply } from '../../../wire/http/answers.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { kinds } from '../../../wire/payload/kinds.ts';
import { type Json, unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/side-by-side.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import { messageOf, type Site } from '../../shared/site.ts';
import { judgeAllAttempts, judgeSent, judgeTold, toldWithinMs } from '../delivery-judges.ts';

const rules = ['CHN-OUT-01', 'CHN-OUT-08', 'CHN-OUT-09', 'CHN-OUT-13', 'CHN-OUT-16', 'CHN-OUT-20'] as const;

export const kindCases: readonly Case<ServiceContext>[] = [
  {
    id: 'files-and-places-are-repeated',
    title: 'A file or place that is not accepted is retried like a text, and then the agent is told',
    rules,
    timed: true,
    async run(context, judge) {
      const site = await context.site({ answers: [reply(500)] });
      // Each kind needs a chat of its own that is busy for the whole window.
      const samples = kinds.filter(({ isSample }) => isSample);
      const chats = await writtenAll(
        site,
        samples.map(({ minimal }) => minimal),
      );
      if (chats.size === 0) {
        judge.cannotSee(rules, 'the desk sends neither files nor places');
        return;
      }
      // Each from its own first attempt: that no chat waits for another is not stated.
      await sideBySide(chats, async ([kind, chatId]) => {
        const first = await site.untilSent(() => attemptsOfKind(site, kind)[0]);
        if (!judgeSent(judge, 'CHN-OUT-01', `an agent’s ${kind}`, site, first)) return;
        await judgeAllAttempts(judge, kind, context, site, () => attemptsOfKind(site, kind));
        await judgeTold(judge, kind, { site, chatId }, first.firstByteAt + toldWithinMs(context));
      });
    },
  },
];

/** Lets the agent write each message in a chat of its own, once all are open; gives the chats of those that the desk takes, by kind. */
async function writtenAll(site: Site, messages: readonly Json[]): Promise<Map<string, number>> {
  const opened = await sideBySide(messages, async (message) => {
    const kind = String(message['type']);
    return { kind, message, chatId: await site.openChat({ id: unique(kind) }) };
  });
  const chats = new Map<string, number>();
  for (const { kind, message, chatId } of opened)
    if (await writes(site, chatId, message)) chats.set(kind, chatId);
  return chats;
}

/** Lets the agent write, where the desk can send such a message at all. */
export async function writes(site: Site, chatId: number, message: Json): Promise<boolean> {
  try {
    await site.write(chatId, message as unknown as WrittenContent);
    return true;
  } catch (error) {
    if (error instanceof DeskRefused && (!error.isItsFault || (error.status ?? 500) < 500)) return false;
    throw error;
  }
}

function attemptsOfKind(site: Site, kind: string): CaughtRequest[] {
  return site.attempts.filter((attempt) => messageOf(attempt)['type'] === kind);
}
