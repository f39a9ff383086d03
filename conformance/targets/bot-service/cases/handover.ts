import { DeskRefused } from '../../../desk/calls.ts';
import { needOk } from '../../../run/judge.ts';
import type { BotTalk } from '../scene.ts';

/** Lets the bot ask for an agent, where that is not what a scenario looks at. */
export async function invite(talk: BotTalk): Promise<void> {
  const answer = await talk.scene.post(talk.inviteAgent());
  needOk(answer, 'INVITE_AGENT');
}

/** Lets an agent press Reply. */
export async function join(talk: BotTalk): Promise<void> {
  const { site, agentId } = talk.scene;
  await site.desk.acceptChat(await talk.deskNumber(), agentId);
}

/** Lets an agent have the chat, or nothing where the desk has no way for that. */
export async function handOver(talk: BotTalk): Promise<number> {
  await invite(talk);
  const number = await talk.deskNumber();
  await talk.scene.site.desk.accept(number, talk.scene.agentId);
  return number;
}

/** Closes a chat, whoever has it; not every desk shows agents a chat that a bot has, or lets them close it. */
export async function closes(talk: BotTalk): Promise<boolean> {
  const found = await talk.atDesk();
  if (!found) return false;
  const { site, agentId } = talk.scene;
  return site.desk.closeChat(found.chat.chat_id, agentId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DeskRefused && (error.status === 501 || (error.status ?? 500) < 500)) return false;
      throw error;
    },
  );
}
