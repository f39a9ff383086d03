import type { Desk } from '../../../desk/desk.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { judgePlain } from '../../shared/plain-http.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import { firstAttemptMs } from '../../shared/site.ts';
import { textOf } from '../delivery-judges.ts';

export const endpointCases: readonly Case<ServiceContext>[] = [
  {
    id: 'plain-http-is-refused',
    title: 'Nothing is sent to a customer endpoint that is plain http, off loopback',
    rules: ['CHN-OUT-17'],
    async run(context, judge) {
      const desk = context.desk as Desk;
      const { agentId } = await context.agent();
      const set = async (customer_endpoint: string) => {
        const settings = { name: 'Plain', customer_endpoint, agents: [agentId] };
        const { channel_id } = await desk.createChannel(settings);
        await desk.removeChannel(channel_id).catch(() => undefined);
      };
      const send = async (addressed: (url: string) => string) => {
        const site = await context.site({ addressed });
        await site.write(await site.openChat(), textOf('By an open road'));
        return site.untilAttempt(1, firstAttemptMs);
      };
      await judgePlain(judge, 'CHN-OUT-17', {
        what: 'a customer endpoint',
        set,
        ...(context.ownPorts && { send }),
      });
      await judgeChanged(judge, context, desk);
    },
  },
];

/** What is refused for a new channel is not taken for one that is there, where the desk can change channels. */
async function judgeChanged(judge: Judge, context: ServiceContext, desk: Desk): Promise<void> {
  const { channelId } = await context.site();
  const canChange = await desk.changeChannel(channelId, { name: unique('Plain') }).then(
    () => true,
    () => false,
  );
  if (!canChange) return;
  const send = async (addressed: (url: string) => string) => {
    const site = await context.site();
    const own = `${site.standIn.url}${site.hookPath}`;
    await desk.changeChannel(site.channelId, { customer_endpoint: addressed(own) });
    await site.write(await site.openChat(), textOf('By an open road'));
    return site.untilAttempt(1, firstAttemptMs);
  };
  await judgePlain(judge, 'CHN-OUT-17', {
    what: 'a customer endpoint that is changed',
    set: (customer_endpoint) => desk.changeChannel(channelId, { customer_endpoint }),
    ...(context.ownPorts && { send }),
  });
}
