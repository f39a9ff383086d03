import { expect, test } from 'vitest';
import { patience } from '../testing/patience.ts';
import { floods, openFlooding } from './floods.ts';

test.each(floods)(
  '$name: memory stays low, and hardly any request of others fails',
  async (flood) => {
    await using service = await openFlooding();
    const { memory, worst, asked, failed } = await service.run(flood, 10);
    // Hundreds of connections from the callers' own network, opened again all the time, leave little time for other requests.
    const isCrowd = flood.connections >= 250;
    expect(failed).toBeLessThanOrEqual(isCrowd ? asked / 20 : 0);
    expect(memory[1] - memory[0]).toBeLessThan(isCrowd ? 200 : 100);
    // Only a hang fails here: the callers share the processor. `npm run workshop -- chaos --floods` measures the wait.
    expect(worst.health).toBeLessThan(patience(20_000));
  },
  180_000,
);
