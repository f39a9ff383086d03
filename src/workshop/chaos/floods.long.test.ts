import { expect, test } from 'vitest';
import { patience } from '../testing/patience.ts';
import { floods, openFlooding } from './floods.ts';

test.each(floods)(
  '$name cost little and fail hardly anybody',
  async (flood) => {
    await using service = await openFlooding();
    const { memory, worst, asked, failed } = await service.run(flood, 10);
    // Some hundred connections of the callers' own network that are opened anew all the time leave a request little time.
    const isCrowd = flood.connections >= 250;
    expect(failed).toBeLessThanOrEqual(isCrowd ? asked / 20 : 0);
    expect(memory[1] - memory[0]).toBeLessThan(isCrowd ? 200 : 100);
    // Only who hangs fails here: the callers share the processor. `npm run workshop -- chaos --floods` measures the wait.
    expect(worst.health).toBeLessThan(patience(20_000));
  },
  180_000,
);
