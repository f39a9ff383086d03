import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { hang, reply } from '../../../wire/http/answers.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field } from '../../../wire/payload/fields.ts';
import { firstDifference } from '../../../wire/payload/first-difference.ts';
import { pause } from '../../../wire/traffic/waits.ts';
import { canDo } from '../../shared/can-do.ts';
import type { BotServiceContext } from '../context.ts';
import type { BotTalk } from '../scene.ts';
import { instants } from './attempts.ts';
import { handOver, invite, join } from './handover.ts';
import { judgeRequests } from './wire-form.ts';

/** How long a request too many is waited for. That it never comes is seen of CLIENT_MESSAGE. */
const lingerMs = 1000;

export const newsCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'news-is-repeated',
    title: 'Events about agents and the end of a chat are retried like messages',
    rules: ['BOT-OUT-02', 'BOT-OUT-06', 'BOT-OUT-14'],
    timed: true,
    async run(context, judge) {
      const told = (name: string, news: News) => judgeRepeats(judge, context, name, news);
      const seen = await Promise.all([
        told('AGENT_JOINED', { cause: invitedAndJoined, code: 429 }),
        told('AGENT_UNAVAILABLE', { cause: invite, code: 404, online: false }),
        told('AGENT_UNAVAILABLE', { cause: invite, code: 'silence', online: false }),
        told('CHAT_CLOSED', { cause: close, code: 500 }),
      ]);
      if (seen.includes(true)) return;
      for (const rule of ['BOT-OUT-02', 'BOT-OUT-06', 'BOT-OUT-14'] as const)
        judge.cannotSee(rule, 'the provider is told of no agent and no end');
    },
  },
];

/** The requests of the first of several events, where ids tell them apart: which ones come is another rule's affair. */
function ofOneEvent(requests: CaughtRequest[], attempts: number): CaughtRequest[] {
  const own = requests.filter((each) => field(each, 'id') === field(requests[0]!, 'id'));
  return own.length === attempts ? own : requests;
}

interface News {
  cause(talk: BotTalk): Promise<unknown>;
  /** What the provider answers, if it answers. */
  code: number | 'silence';
  online?: boolean;
}

async function invitedAndJoined(talk: BotTalk): Promise<void> {
  await invite(talk);
  await join(talk);
}

async function close(talk: BotTalk): Promise<void> {
  const { site, agentId } = talk.scene;
  await site.desk.closeChat(await handOver(talk), agentId);
}

/** Gives whether the event came: that it does is another rule's affair. */
async function judgeRepeats(
  judge: Judge,
  context: BotServiceContext,
  name: string,
  { cause, code, online = true }: News,
): Promise<boolean> {
  const { attempts, giveUpMs, tolerance } = context.policy;
  const scene = await context.scene({ online, news: { [name]: code === 'silence' ? hang : reply(code) } });
  const talk = await scene.open();
  if (!(await canDo(judge, [], () => cause(talk)))) return false;
  const first = await scene.untilEvent(name);
  if (!first) return false;
  await scene.untilEvent(name, attempts, giveUpMs + tolerance.lateMs);
  await pause(lingerMs);
  const seen = ofOneEvent(scene.events(name), attempts);
  judge.holds('BOT-OUT-06', seen.length === attempts, {
    expected: `${name} answered ${code}: ${attempts} requests in all`,
    observed: `${name} answered ${code}: ${seen.length}, at ${instants(seen).join(', ')} ms`,
    evidence: scene.evidence(),
  });
  const difference = seen.map(({ json }) => firstDifference(first.json, json)).find(Boolean);
  judge.holds('BOT-OUT-14', difference === undefined, {
    expected: `each repeat of ${name} has the body of the first request`,
    observed: difference ?? 'the bodies are equal',
    evidence: scene.evidence(),
  });
  judgeRequests(judge, scene);
  return true;
}
