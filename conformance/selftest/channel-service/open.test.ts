import { expect, test } from 'vitest';
import { exitCodeOf } from '../../run/exit.ts';
import { runTarget } from '../../targets/index.ts';
import { blemishes, describeTold, slowly } from '../caught.ts';
import { FourAttemptsService, openServices, SparseService } from './open.ts';

test.concurrent.each([
  ['sends four times, by the other reading', new FourAttemptsService(), ['CHN-OUT-20']],
  ['names neither agents nor messages', new SparseService(), ['CHN-OUT-04', 'CHN-OUT-19']],
] as const)(
  'a service that %s is warned of that, and of nothing else',
  slowly,
  async (_, service, warned) => {
    await service.open();
    const options = { desk: `${service.url}/desk` };
    const results = await runTarget('channel-service', options).finally(() => service.close());
    const wrong = results.filter(({ status }) => !['passed', 'info', 'warned'].includes(status));
    expect(blemishes(wrong)).toEqual([]);
    const found = results.filter(({ status }) => status === 'warned').map(({ rules: [rule] }) => rule);
    expect([...new Set(found)].toSorted()).toEqual(warned);
    expect(exitCodeOf(results)).toBe(0);
  },
);

describeTold('what a service does where the source leaves room is told', openServices, async (open) => {
  const service = await open.make().open();
  const options = { desk: `${service.url}/desk`, only: [open.toldBy] };
  return runTarget('channel-service', options).finally(() => service.close());
});
