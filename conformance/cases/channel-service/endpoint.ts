import type { Case } from '../../case.ts';
import { type Desk, DeskRefused } from '../../desk.ts';
import { noted } from '../../evidence.ts';
import type { Judge } from '../../judge.ts';
import type { ServiceContext } from '../../service-context.ts';

/** Plain http to elsewhere, also where it looks like loopback at first sight. */
const plainAddresses = [
  'http://chat.example.com/hook',
  'HTTP://chat.example.com/hook',
  'http://203.0.113.9/hook',
  'http://localhost.chat.example.com/hook',
  'http://chat.example.com/127.0.0.1/localhost',
];

export const endpointCases: readonly Case<ServiceContext>[] = [
  {
    id: 'plain-http-is-refused',
    title: 'A customer endpoint that is plain http, off loopback, is refused',
    rules: ['CHN-OUT-17'],
    needs: ['desk'],
    async run(context, judge) {
      const { agentId } = await context.agent();
      for (const address of plainAddresses) await judgeRefused(judge, context.desk as Desk, address, agentId);
    },
  },
];

async function judgeRefused(judge: Judge, desk: Desk, address: string, agentId: string): Promise<void> {
  const settings = { name: 'Plain', customer_endpoint: address, agents: [agentId] };
  const outcome = await desk.createChannel(settings).then(
    ({ channel_id }) => `set up as ${channel_id}`,
    (error: unknown) => {
      if (error instanceof DeskRefused && error.status !== undefined) return error.status;
      throw error;
    },
  );
  judge.holds('CHN-OUT-17', typeof outcome === 'number' && outcome >= 400 && outcome < 500, {
    expected: `${address} is refused with a 4xx`,
    observed: `${address}: ${outcome}`,
    evidence: [noted('settings of the channel', settings)],
  });
}
