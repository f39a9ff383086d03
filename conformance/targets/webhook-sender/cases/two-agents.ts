import { fieldIs } from '../../../../generated/faults.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field } from '../../../wire/payload/fields.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { pause } from '../../../wire/traffic/waits.ts';
import { takes } from '../../shared/service-context.ts';
import { agentName, otherAgentName, type WebhookScene, type WebhookSenderContext } from '../context.ts';
import { judgeAll } from './belonging.ts';
import { chatRules, closes } from './chat-life.ts';
import { type Apart, judgeFinished } from './finished.ts';
import { judgeChatAndAgent, judgeOnceInEach } from './forms.ts';

/**
 * The time between the first and the last message of a chat, and between the last one and the chat's end, in milliseconds. It exceeds a
 * second, since timestamps have whole seconds.
 */
const apartMs = 2500;

/** The time for which a case checks that no event comes, in milliseconds. */
const watchMs = 1500;

export const twoAgentsCases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'two-agents-and-two-chats',
    title: 'With two agents and two chats, each event names its own agent and chat, and is sent once',
    rules: chatRules,
    timed: true,
    async run(context, judge) {
      const scene = await context.scene();
      const [chatId, firstSaid] = await during(() => scene.write());
      const others = await judgeAccepted(judge, scene, chatId, otherAgentName);
      const own = await judgeAccepted(judge, scene, await scene.write({ id: unique('visitor') }), agentName);
      if (!others || !own) return judgeAll(judge, scene, chatRules);
      const chat = field(others, 'chat_id');
      const isOne = chat !== undefined && chat === field(own, 'chat_id') && JSON.stringify(chat);
      judge.faultless('HOOK-OUT-06', 'chat_id: one for each of the two', [isOne], [others, own]);
      const [, firstAnswer] = await during(() => scene.answer(chatId, scene.otherAgentId));
      await pause(apartMs);
      const [, lastSaid] = await during(() => scene.write());
      const ofChat = (name: string) => scene.events(name).filter((each) => field(each, 'chat_id') === chat);
      judgeOnceInEach(judge, scene, 'chat_accepted');
      // The source documents do not state whether a click on Reply in an accepted chat sends chat_accepted again.
      const accepted = ofChat('chat_accepted').length;
      for (const by of [scene.otherAgentId, scene.agentId]) await takes(() => scene.accept(chatId, by));
      const [writers, lastAnswer] = await during(() => writing(scene, chatId));
      await pause(apartMs);
      const isClosed = await closes(judge, scene, chatId, scene.otherAgentId);
      const finished = isClosed && (await scene.expect(judge, 'chat_finished', 'after the chat is closed'));
      await pause(watchMs);
      const again = ofChat('chat_accepted').slice(accepted);
      if (again.length > 0) {
        const told = `chat_accepted of a chat: ${again.length} more when Reply is pressed again`;
        judge.notes('HOOK-OUT-06', told, again, 'OPEN-43');
      }
      judgeOnceInEach(judge, scene, 'chat_finished');
      const news = 'no chat_updated where visitors do no more than write';
      judge.counts('HOOK-OUT-13', news, scene.events('chat_updated'));
      const apart = {
        visitor: between(firstSaid, lastSaid),
        agent: between(firstAnswer, lastAnswer),
      };
      if (finished) judgeFinished(judge, finished, { chat, said: scene.said(), writers, apart });
      if (finished) await judgeUntaken(judge, scene);
      judgeAll(judge, scene, chatRules);
    },
  },
];

/** The instants of the begin and the end of a call, in milliseconds of `performance.now()`. */
type Times = readonly [from: number, to: number];

/** Calls `act`. Resolves with its result, and with the instants between which the service received what `act` sent. */
async function during<Result>(act: () => Promise<Result>): Promise<[result: Result, times: Times]> {
  const from = performance.now();
  return [await act(), [from, performance.now()]];
}

/** Returns the shortest and the longest time between the service's receipt of two messages. */
function between([from, to]: Times, [laterFrom, laterTo]: Times): Apart {
  return { leastMs: laterFrom - to, mostMs: laterTo - from };
}

/**
 * Lets the agent with the name `who` press Reply. Judges that chat_accepted arrives and names this agent. Returns the event, or undefined
 * if it does not arrive.
 */
async function judgeAccepted(
  judge: Judge,
  scene: WebhookScene,
  chatId: number,
  who: string,
): Promise<CaughtRequest | undefined> {
  const before = scene.events('chat_accepted').length;
  await scene.accept(chatId, who === agentName ? scene.agentId : scene.otherAgentId);
  const when = `after ${who} presses Reply`;
  const event = await scene.expect(judge, 'chat_accepted', when, before + 1);
  if (event) judgeChatAndAgent(judge, event, undefined, who);
  return event;
}

/**
 * Lets the agent write who did not accept the chat, if the desk allows that, and then the agent who accepted it and wrote before. Returns
 * the names of all who wrote, in order.
 */
async function writing(scene: WebhookScene, chatId: number): Promise<string[]> {
  const able = await takes(() => scene.answer(chatId));
  await scene.answer(chatId, scene.otherAgentId);
  return able ? [otherAgentName, agentName, otherAgentName] : [otherAgentName, otherAgentName];
}

/**
 * Closes a chat in which nobody pressed Reply, if the desk can do that. Judges that chat_finished has a list of agents, which may be empty.
 */
async function judgeUntaken(judge: Judge, scene: WebhookScene): Promise<void> {
  const chatId = await scene.write({ id: unique('visitor') });
  const before = scene.events('chat_finished').length;
  if (!(await takes(() => scene.site.desk.closeChat(chatId, scene.agentId)))) return;
  const when = 'after a chat is closed in which nobody pressed Reply';
  const event = await scene.expect(judge, 'chat_finished', when, before + 1);
  if (!event) return;
  const agents = field(event, 'agents');
  const wrong = !Array.isArray(agents) && fieldIs('agents', agents);
  judge.faultless('HOOK-OUT-11', `chat_finished: agents as a list, ${when}`, [wrong], event);
}
