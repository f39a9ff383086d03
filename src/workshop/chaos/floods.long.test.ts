import { expect, test } from 'vitest';
import { floods, openFlooding } from './floods.ts';

test.each(floods)(
  '$name cost less than 100 MB and fail nobody',
  async (flood) => {
    await using service = await openFlooding();
    const { memory, worst, failed } = await service.run(flood, 10);
    expect(failed).toBe(0);
    expect(memory[1] - memory[0]).toBeLessThan(100);
    // Requests once waited for up to six seconds.
    expect(worst.health).toBeLessThan(2000);
  },
  180_000,
);
