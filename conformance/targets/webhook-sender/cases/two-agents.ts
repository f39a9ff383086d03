import type { RuleId } from '../../../../generated/rules.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field, isObject } from '../../../wire/payload/fields.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { pause } from '../../../wire/traffic/waits.ts';
import { takes } from '../../shared/service-context.ts';
import { agentName, otherAgentName, type WebhookScene, type WebhookSenderContext } from '../context.ts';
import { closes } from './chat-life.ts';
import { formRules, judgeChatAndAgent, judgeForms } from './forms.ts';

const rules = [...formRules, 'HOOK-OUT-06', 'HOOK-OUT-11', 'HOOK-OUT-12', 'HOOK-OUT-13'] as const;

/** So far apart are the first message of a chat and the last, whose instants are in whole seconds. */
const apartMs = 2500;

/** How long is waited for an event that must not come. */
const watchMs = 1500;

export const twoAgentsCases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'two-agents-and-two-chats',
    title: 'With two agents and two chats, each event names its own agent and chat, and is sent once',
    rules,
    timed: true,
    async run(context, judge) {
      const scene = await context.scene(judge, rules);
      if (!scene) return;
      const writtenAt = performance.now();
      const chatId = await scene.write();
      const others = await judgeAccepted(judge, scene, chatId, otherAgentName);
      const own = await judgeAccepted(judge, scene, await scene.write({ id: unique('visitor') }), agentName);
      if (!others || !own) return judgeForms(judge, scene);
      judgeApart(judge, 'HOOK-OUT-06', 'chat_id', [others, own], (event) => field(event, 'chat_id'));
      // One agent who is named twice has one id; that it is the wrong one has been judged.
      if (agentOf(others)['name'] !== agentOf(own)['name'])
        judgeApart(judge, 'HOOK-OUT-04', 'agent.id', [others, own], (event) => agentOf(event)['id']);
      await scene.write();
      // The chat is taken: whatever is pressed there again opens nothing.
      await takes(() => scene.accept(chatId, scene.otherAgentId));
      await pause(writtenAt + apartMs - performance.now());
      const told = { from: scene.otherAgentId, chatId };
      const writers = await writing(scene, told);
      const isClosed = await closes(judge, scene, chatId, scene.otherAgentId);
      const finished =
        isClosed && (await scene.expect(judge, 'HOOK-OUT-11', 'chat_finished', 'after the chat is closed'));
      await pause(watchMs);
      judgeOnce(judge, 'HOOK-OUT-06', scene.events('chat_accepted'), field(others, 'chat_id'));
      judgeOnce(judge, 'HOOK-OUT-11', scene.events('chat_finished'), field(others, 'chat_id'));
      judgeNoNews(judge, scene);
      if (finished) judgeFinished(judge, finished, writers);
      judgeForms(judge, scene);
    },
  },
];

/** Waits until the agent's Reply is told, and judges that it names the agent who pressed it. */
async function judgeAccepted(
  judge: Judge,
  scene: WebhookScene,
  chatId: number,
  who: string,
): Promise<CaughtRequest | undefined> {
  const before = scene.events('chat_accepted').length;
  await scene.accept(chatId, who === agentName ? scene.agentId : scene.otherAgentId);
  const when = `after ${who} presses Reply`;
  const event = await scene.expect(judge, 'HOOK-OUT-06', 'chat_accepted', when, before + 1);
  if (event) judgeChatAndAgent(judge, 'HOOK-OUT-06', event, undefined, who);
  return event;
}

/** Both agents write, as far as the desk lets the second into the chat; gives the names of those who did. */
async function writing(
  { site, agentId }: WebhookScene,
  { from, chatId }: { from: string; chatId: number },
): Promise<string[]> {
  const words = () => ({ type: 'text' as const, text: unique('Good day') });
  await site.desk.writeMessage(chatId, from, words());
  const able = await takes(() => site.desk.writeMessage(chatId, agentId, words()));
  return able ? [otherAgentName, agentName] : [otherAgentName];
}

/** What names one thing names no other. */
function judgeApart(
  judge: Judge,
  rule: RuleId,
  what: string,
  events: readonly CaughtRequest[],
  idOf: (event: CaughtRequest) => unknown,
): void {
  // What is missing is judged as such.
  const ids = events
    .map(idOf)
    .filter((id) => id !== undefined)
    .map((id) => JSON.stringify(id));
  judge.holds(rule, new Set(ids).size === ids.length, {
    expected: `${what}: one for each of the two`,
    observed: `${what}: ${ids.join(' and ')}`,
    evidence: events.map((event) => shown(String(field(event, 'event_name')), event)),
  });
}

function agentOf(event: CaughtRequest): Record<string, unknown> {
  const agent = field(event, 'agent');
  return isObject(agent) ? agent : {};
}

/** The receiver has answered each event 200 with the result OK, so that there is nothing to send again. */
function judgeOnce(judge: Judge, rule: RuleId, events: readonly CaughtRequest[], chat: unknown): void {
  const told = events.filter((event) => field(event, 'chat_id') === chat);
  const [first] = told;
  const name = first ? String(field(first, 'event_name')) : 'the event';
  judge.holds(rule, told.length < 2, {
    expected: `${name} of chat ${JSON.stringify(chat)} once: it happened once, and was answered 200 with the result OK`,
    observed: `${name}: ${told.length} of them`,
    evidence: told.map((event) => shown(name, event)),
  });
}

/** The visitors wrote texts and gave nothing else: what is known of them has not changed. */
function judgeNoNews(judge: Judge, scene: WebhookScene): void {
  const updates = scene.events('chat_updated');
  judge.holds('HOOK-OUT-13', updates.length === 0, {
    expected: 'no chat_updated where visitors do no more than write',
    observed: updates.length === 0 ? 'none' : `${updates.length} of them`,
    evidence: updates.map((event) => shown('chat_updated', event)),
  });
}

function judgeFinished(judge: Judge, finished: CaughtRequest, writers: readonly string[]): void {
  const evidence = [shown('chat_finished', finished)];
  const [agents, chat] = [field(finished, 'agents'), field(finished, 'chat')];
  const names = Array.isArray(agents) ? agents.map((agent) => (isObject(agent) ? agent['name'] : agent)) : [];
  judge.holds('HOOK-OUT-11', names.includes(otherAgentName), {
    expected: `chat_finished: agents with ${otherAgentName}, who took the chat`,
    observed: `chat_finished: agents ${names.join(', ') || 'none'}`,
    evidence,
  });
  // Whether everybody who wrote is an agent of the chat is not shown.
  const missing = writers.filter((name) => !names.includes(name));
  if (missing.length > 0)
    judge.notes('HOOK-OUT-11', `agents without ${missing.join(', ')}, who wrote in the chat`, evidence);
  const all: unknown[] = isObject(chat) && Array.isArray(chat['messages']) ? chat['messages'] : [];
  judgeMessages(judge, all.filter(isObject), evidence);
}

function judgeMessages(
  judge: Judge,
  messages: readonly Record<string, unknown>[],
  evidence: ReturnType<typeof shown>[],
): void {
  const instants = messages.map(({ timestamp }) => timestamp);
  judge.holds('HOOK-OUT-12', new Set(instants).size !== 1 || messages.length < 2, {
    expected: `chat.messages: the instant at which each was received; the first and the last are ${apartMs} ms apart`,
    observed: `chat.messages: timestamp ${instants.join(', ') || 'of none'}`,
    evidence,
  });
  const numbers = messages.map(({ agent_id }) => agent_id).filter((id) => typeof id === 'number');
  if (numbers.length > 1 && new Set(numbers).size === 1)
    judge.notes('HOOK-OUT-12', `one agent_id for the messages of two agents`, evidence, 'OPEN-20');
}
