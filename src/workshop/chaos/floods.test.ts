import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Flood, type Flooding, floods, openFlooding } from './floods.ts';

let service: Flooding;
beforeAll(async () => {
  service = await openFlooding();
}, 120_000);
afterAll(() => service[Symbol.asyncDispose]());

/** Each kind of flood, with at most 20 connections. */
const kinds: Flood[] = floods
  .filter(({ connections }) => connections !== 250)
  .map((flood) => ({ ...flood, connections: Math.min(flood.connections, 20) }));

test.each(kinds)(
  '$name, at most 20 connections: the memory stays low, and no request fails',
  async (flood) => {
    const { memory, asked, failed } = await service.run(flood, 1);
    expect(asked).toBeGreaterThan(0);
    expect(failed).toBe(0);
    expect(memory[1] - memory[0]).toBeLessThan(100);
  },
);
