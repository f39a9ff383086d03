// What the core costs that checks each request by the contract: its adapters against a bare Fastify route, which checks nothing.
import { atMost, type Finding, medians } from './finding.ts';
import { type Load, load, startTarget } from './load.ts';
import { anywhere } from './site.ts';

/** How often the targets are measured, in turns, so that noise of the machine meets all. */
const rounds = 3;

export async function measureServing({ seconds }: { seconds: number }): Promise<Finding[]> {
  const targets = {
    'bare Fastify route': await startTarget('bare-fastify'),
    'contract on Fastify': await startTarget('served', 'fastify'),
    'contract on node:http': await startTarget('served', 'node'),
  };
  const costs = new Map<string, Load[]>(Object.keys(targets).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, target] of Object.entries(targets))
      costs.get(name)!.push(await load(target, anywhere, seconds));
  await Promise.all(Object.values(targets).map((target) => target.stop()));

  const [bare, fastify, node] = [...costs.values()].map((loads) => medians(loads).cpuUs!);
  const unit = 'µs';
  return [
    { measure: 'bare Fastify route, processor time a request', value: bare!, unit },
    { measure: 'contract on Fastify, processor time a request', value: fastify!, unit },
    { measure: 'contract on node:http, processor time a request', value: node!, unit },
    atMost('contract on node:http / on Fastify', node! / fastify!, '×', 1.15),
  ];
}
