// Whether a message costs more in a long chat, or in a store that holds many.
import { atMost, type Finding } from './finding.ts';
import { startMeasuring } from './load.ts';

/** Processor time of a message, in microseconds. */
interface Costs {
  fresh: { one: number; many: number };
  long: number;
  full: number;
}

export async function measureGrowth(): Promise<Finding[]> {
  const { fresh, long, full } = await startMeasuring<Costs>('growth');
  const cost = (where: string, value: number): Finding => ({
    measure: `processor time of a message, past HTTP, ${where}`,
    value,
    unit: 'µs',
  });
  return [
    cost('a new chat', fresh.one),
    cost('a chat of 100,000', long),
    atMost('chat of 100,000 / new chat', long / fresh.one, '×', 1.3),
    cost('1,000 chats', fresh.many),
    cost('1,000 chats, 1,000,000 in the store', full),
    atMost('store of 1,000,000 / small store', full / fresh.many, '×', 1.3),
  ];
}
