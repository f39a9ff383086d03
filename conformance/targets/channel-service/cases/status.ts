import type { Desk } from '../../../desk/desk.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { reply } from '../../../wire/http/answers.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import { jsonOf } from '../../../wire/http/wire-message.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/side-by-side.ts';
import { pause } from '../../../wire/traffic/waits.ts';
import { judgeStatus } from '../../shared/bot-answers.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import { takes } from '../../shared/service-context.ts';
import type { Address, Site } from '../../shared/site.ts';
import { strangeAddresses } from './address.ts';

/** The longest time until the status shows that an agent came or left, in milliseconds. A service may cache the status for some seconds. */
const presenceMs = 10_000;
/** If the status changes later than this, in milliseconds, the delay is reported. */
const promptMs = 2000;

export const statusCases: readonly Case<ServiceContext>[] = [
  {
    id: 'status-is-zero-or-one',
    title: 'The status of a known channel is a bare 0 or 1',
    rules: ['CHN-IN-01'],
    needs: [],
    async run(context, judge) {
      const answer = await (await context.address()).status();
      const isRight = answer.status === 200 && isStatus(jsonOf(answer.text));
      const so = '200 with the integer 0 or 1 as the whole body';
      judge.answered('CHN-IN-01', isRight, ['status', so], answer);
    },
  },
  {
    id: 'status-follows-the-agents',
    title: 'The status follows the presence of the assigned agents, and the removal of the channel',
    rules: ['CHN-IN-02'],
    restsOn: ['CHN-IN-01'],
    async run(context, judge) {
      const desk = context.desk as Desk;
      const [first, second] = [unique('agent'), unique('agent')];
      await context.agent();
      await desk.putAgent(first, { name: 'Grace', online: false });
      await desk.putAgent(second, { name: 'Edsger', online: false });
      const site = await context.site({ agents: [first, second] });
      await judgePresence(judge, site, 'all assigned agents offline, another agent online', 0);
      for (const [what, agent, online, status] of [
        ['one of two assigned agents online', second, true, 1],
        ['both assigned agents online', first, true, 1],
        ['one of two gone offline', second, false, 1],
        ['all assigned agents offline again', first, false, 0],
      ] as const) {
        await desk.putAgent(agent, { online });
        await judgePresence(judge, site, what, status);
      }
      if (await hasBot(context, desk, site))
        await judgePresence(judge, site, 'all assigned agents offline, a bot connected', 0);
      await desk.putAgent(first, { online: true });
      await desk.removeChannel(site.channelId);
      // The source documents state 0 for a removed channel, and 404 for an unknown identifier. Both are accepted.
      await judgePresence(judge, site, 'removed channel', 0, 404);
    },
  },
  {
    id: 'status-of-an-unknown-channel',
    title: 'The status of an unknown channel is answered 404',
    rules: ['CHN-IN-03'],
    needs: [],
    async run(context, judge) {
      const strange = Object.entries(strangeAddresses(await context.address()));
      await sideBySide(strange, async ([what, address]) =>
        judgeStatus(judge, 'CHN-IN-03', `status of ${what}`, await address.status(), 404),
      );
    },
  },
];

/** Connects a bot to the channel, since a bot must not count as an available agent. Returns false if the service has no bots. */
async function hasBot(context: ServiceContext, desk: Desk, site: Site): Promise<boolean> {
  const path = `/${unique('bot')}`;
  const { base } = await context.standInAt(path, () => reply(200, {}));
  const settings = { bot_endpoint: `${base}${path}`, token: unique('token') };
  return takes(() => desk.connectBot(site.channelId, settings));
}

/**
 * Judges that the channel has the status `expected`, or is answered with the HTTP status `orCode`. The status may change with a delay, so
 * this waits up to `presenceMs`. The wait ends at an answer that is not a status.
 */
async function judgePresence(
  judge: Judge,
  address: Address,
  what: string,
  expected: 0 | 1,
  orCode?: number,
): Promise<void> {
  const isRight = ({ status, text }: Exchange) =>
    status === orCode || (status === 200 && jsonOf(text) === expected);
  const begunAt = performance.now();
  let answer = await address.status();
  while (!isRight(answer) && isStatus(jsonOf(answer.text)) && performance.now() < begunAt + presenceMs) {
    await pause(100);
    answer = await address.status();
  }
  const wanted = `200 with ${expected}${orCode === undefined ? '' : `, or ${orCode}`}`;
  judge.answered('CHN-IN-02', isRight(answer), [what, wanted], answer);
  const tookMs = Math.round(performance.now() - begunAt);
  if (tookMs > promptMs) judge.notes('CHN-IN-02', `${what}: the status follows after ${tookMs} ms`, answer);
}

function isStatus(value: unknown): boolean {
  return value === 0 || value === 1;
}
