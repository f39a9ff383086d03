import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { hang, reply } from '../../../wire/http/answers.ts';
import { freePort } from '../../../wire/http/free-port.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field } from '../../../wire/payload/fields.ts';
import { file } from '../../../wire/payload/kinds.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { pause } from '../../../wire/traffic/waits.ts';
import { canDo } from '../../shared/service-context.ts';
import type { BotServiceContext } from '../context.ts';
import { BotTalk, closeByAgent, handOver, invite, join, nextOf } from '../scene.ts';
import { judgeCount, judgeKept, judgeRequests, judgeSame, judgeTransferred } from './event-judges.ts';

/** The answers of a provider that accepts the first event, and answers every later one with 500. */
const answers = [reply(200, {}), reply(500)];

/** The longest wait for an event about a file, in milliseconds. A service need not send one. */
const fileMs = 5000;

/** The time for which a case checks that no surplus request comes, in milliseconds. The cases about CLIENT_MESSAGE use a longer time. */
const lingerMs = 1000;

const cases: readonly Case<BotServiceContext>[] = [
  {
    id: 'one-of-two-clients-is-transferred',
    title:
      'Of two clients of a channel, only the client whose message the provider did not accept is transferred',
    rules: ['BOT-OUT-07'],
    async run(context, judge) {
      const scene = await context.scene({ answers });
      const other = await scene.open({ id: unique('ada') });
      const talk = await scene.open({ id: unique('ben') });
      if (!(await judgeTransferred(judge, 'BOT-OUT-07', 'one client’s message is answered 500', talk)))
        return;
      const kept = 'the agents have no chat of another client, whose message was answered 200';
      await judgeKept(judge, 'BOT-OUT-07', kept, other);
      const next = await scene.open({ id: unique('cleo') });
      await judgeTransferred(judge, 'BOT-OUT-07', 'a second client’s message is answered 500', next);
    },
  },
  {
    id: 'next-conversation-fails',
    title: 'A client is transferred when the provider fails in the second conversation',
    rules: ['BOT-OUT-07'],
    async run(context, judge) {
      const scene = await context.scene({ answers });
      const first = await scene.open();
      await handOver(first);
      const next = await nextOf(first);
      if (!next) return judge.cannotSee('BOT-OUT-07', 'the client has no second conversation');
      await judgeTransferred(judge, 'BOT-OUT-07', 'the client’s second conversation is answered 500', next);
    },
  },
  {
    id: 'provider-that-is-not-there',
    title: 'A client is transferred when the provider cannot be reached',
    rules: ['BOT-OUT-07'],
    async run(context, judge) {
      if (!context.ownPorts)
        return judge.cannotSee('BOT-OUT-07', 'the suite has a port of its own for the provider');
      const port = await freePort();
      const scene = await context.scene({ addressed: () => `http://127.0.0.1:${port}/bot` });
      const words = unique('anybody there');
      await scene.say(words);
      const talk = new BotTalk({ scene, words, chatId: '', clientId: '', sender: scene.client });
      await judgeTransferred(judge, 'BOT-OUT-07', 'the connection is refused', talk);
    },
  },
  {
    id: 'file-that-fails',
    title: 'A client is transferred when the provider does not accept a file, if the service sends files',
    rules: ['BOT-OUT-07'],
    async run(context, judge) {
      const scene = await context.scene({ answers });
      const talk = await scene.open();
      await scene.site.postMessage(scene.client, file());
      if (await scene.untilEvent('CLIENT_MESSAGE', 2, fileMs))
        await judgeTransferred(judge, 'BOT-OUT-07', 'a file of the client is answered 500', talk);
      else judge.neverArose('BOT-OUT-07', 'the provider is not told of a client’s file');
    },
  },
  {
    id: 'news-is-repeated',
    title: 'Events about agents and the end of a chat are retried like messages',
    rules: ['BOT-OUT-02', 'BOT-OUT-06', 'BOT-OUT-14'],
    async run(context, judge) {
      const seen = await Promise.all(allNews.map((news) => judgeRepeats(judge, context, news)));
      if (seen.includes(true)) return;
      judge.cannotSee(
        ['BOT-OUT-02', 'BOT-OUT-06', 'BOT-OUT-14'],
        'the provider is told of no agent and no end',
      );
    },
  },
];

/** The cases are timed: each one measures time, or waits for long. */
export const failingCases = cases.map((each) => ({ ...each, timed: true }));

/**
 * Returns the requests with the same id as the first request, if their number is that of the attempts. Otherwise the ids cannot be trusted,
 * and all requests are returned. Another rule judges which events are sent.
 */
function ofOneEvent(requests: CaughtRequest[], attempts: number): CaughtRequest[] {
  const own = requests.filter((each) => field(each, 'id') === field(requests[0]!, 'id'));
  return own.length === attempts ? own : requests;
}

interface News {
  name: string;
  cause(talk: BotTalk): Promise<unknown>;
  code: number | 'silence';
  online?: boolean;
}

async function invitedAndJoined(talk: BotTalk): Promise<void> {
  await invite(talk);
  await join(talk);
}

const allNews: readonly News[] = [
  { name: 'AGENT_JOINED', cause: invitedAndJoined, code: 429 },
  { name: 'AGENT_UNAVAILABLE', cause: invite, code: 404, online: false },
  { name: 'AGENT_UNAVAILABLE', cause: invite, code: 'silence', online: false },
  { name: 'CHAT_CLOSED', cause: closeByAgent, code: 500 },
];

/** Judges the retries of an event. Returns false if the event did not come, which another rule judges. */
async function judgeRepeats(
  judge: Judge,
  context: BotServiceContext,
  { name, cause, code, online = true }: News,
): Promise<boolean> {
  const { attempts, giveUpMs, tolerance } = context.botPolicy;
  const scene = await context.scene({ online, news: { [name]: code === 'silence' ? hang : reply(code) } });
  const talk = await scene.open();
  if (!(await canDo(judge, [], () => cause(talk)))) return false;
  const first = await scene.untilEvent(name);
  if (!first) return false;
  await scene.untilEvent(name, attempts, giveUpMs + tolerance.lateMs);
  await pause(lingerMs);
  const seen = ofOneEvent(scene.events(name), attempts);
  judgeCount(judge, 'BOT-OUT-06', `${name} answered ${code}`, scene, attempts, seen);
  judgeSame(judge, name, scene, seen);
  judgeRequests(judge, scene);
  return true;
}
