import type { Desk } from '../../../desk/desk.ts';
import { judgePlain } from '../../../desk/plain-http.ts';
import type { ServiceContext } from '../../../desk/service-context.ts';
import { firstAttemptMs } from '../../../desk/site.ts';
import type { Case } from '../../../run/case.ts';
import { textOf } from './deliveries.ts';

export const endpointCases: readonly Case<ServiceContext>[] = [
  {
    id: 'plain-http-is-refused',
    title: 'Nothing is sent to a customer endpoint that is plain http, off loopback',
    rules: ['CHN-OUT-17'],
    needs: ['desk'],
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
    },
  },
];
