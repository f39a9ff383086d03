// The cost of the core that checks each request by the contract: its adapters against a bare Fastify route, which checks nothing.
import { anywhere, atMost, type Finding, inTurns, lines, load, startTarget } from './load.ts';

const rounds = 3;

export async function measureServing({ seconds }: { seconds: number }): Promise<Finding[]> {
  const bare = await startTarget('bare-fastify');
  const fastify = await startTarget('served', 'fastify');
  const node = await startTarget('served', 'node');
  const costs = await inTurns(rounds, {
    'bare Fastify route': () => load(bare, anywhere, seconds),
    'contract on Fastify': () => load(fastify, anywhere, seconds),
    'contract on node:http': () => load(node, anywhere, seconds),
  });
  await Promise.all([bare, fastify, node].map((target) => target.stop()));
  const ratio = costs['contract on node:http'].cpuUs / costs['contract on Fastify'].cpuUs;
  return [
    ...Object.entries(costs).flatMap(([name, { cpuUs }]) => lines(name, { cpuUs })),
    atMost('contract on node:http / on Fastify', ratio, '×', 1.15),
  ];
}
