// `npm run bench` measures the reference and comparable programs in one run. It prints the values, and the ratios of the programs.
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { optionsOf } from '../../contract/script-options.ts';
import type { Finding } from './load.ts';
import {
  measureAccepting,
  measureHandedOver,
  measureLatency,
  measurePending,
  measureRepeats,
} from './measures.ts';
import { measureDeliveries, measureProcesses } from './postgres.ts';

/** The largest share of processor time that the host may give to other virtual machines. Above this share, results are unreliable. */
const mostStolen = 0.02;

/** The groups of measurements that --only can choose, each with its description. */
const sections: Record<
  string,
  [measured: string, measure: (load: { seconds: number }) => Promise<Finding[]>]
> = {
  accepting: ['requests a second and p99 of a bare Fastify route and the reference', measureAccepting],
  latency: [
    'p50 and p99 at 500 and 2,000 a second and at half of full load, beside servers with a commit a request',
    measureLatency,
  ],
  handed: [
    'messages a second that reach a bot, processor time and bytes written for each, against a bare forwarder',
    measureHandedOver,
  ],
  repeats: ['deviation of retry times: idle, at full load, and with 10,000 pending', measureRepeats],
  processes: [
    'cost and maximum rate of messages with 1, 2 and 4 processes on one PostgreSQL, near and 2 ms away',
    measureProcesses,
  ],
  deliveries: [
    'processor time of a delivery from PostgreSQL, and deliveries a second, by the reference and by pg-boss',
    measureDeliveries,
  ],
  pending: ['start, memory and retry times with 100,000 deliveries pending', measurePending],
};

const names = Object.entries(sections).map(([name, [measured]]) => `  ${name.padEnd(11)} ${measured}`);
const values = optionsOf(
  'npm run bench --',
  {
    only: { type: 'string' },
    seconds: { type: 'string', default: '4' },
  },
  `Usage: npm run bench -- [--only SECTION,…] [--seconds N]

Measures all programs in one run, so that ratios are comparable on any machine:
${names.join('\n')}

Example:
  npm run bench -- --only accepting,repeats --seconds 2`,
);
const sectionsAsked = values.only?.split(',') ?? Object.keys(sections);
const unknown = sectionsAsked.find((name) => !(name in sections));
if (unknown !== undefined) {
  console.error(`There is no section ${unknown}. The sections are ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}

const stealBefore = stealMs();
for (const [name, [, measure]] of Object.entries(sections)) {
  if (!sectionsAsked.includes(name)) continue;
  console.log(`\n${name}`);
  for (const finding of await measure({ seconds: Number(values.seconds) })) console.log(line(finding));
}
const stolen = (stealMs() - stealBefore) / (performance.now() * availableParallelism());
const machine = `${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}, ${(stolen * 100).toFixed(1)} % of the time given to other machines`;
console.log(`\n${machine}${stolen > mostStolen ? ': too much for reliable absolute values' : ''}`);
process.exit(0);

/** Returns the processor time that the host has given to other virtual machines so far, in milliseconds; 0 if Linux does not report it. */
function stealMs(): number {
  try {
    return Number(readFileSync('/proc/stat', 'utf8').split(/\s+/)[8]) * 10;
  } catch {
    return 0;
  }
}

function line({ measure, value, unit, aim, met, spread }: Finding): string {
  const shown = (figure: number) =>
    figure >= 100 ? Math.round(figure).toLocaleString('en') : figure.toFixed(2);
  const judged = aim === undefined ? '' : `   aim ${aim}: ${met ? 'met' : 'missed'}`;
  const turns = spread ? ` (${spread.map(shown).join(' to ')})` : '';
  return `  ${measure.padEnd(72)} ${shown(value).padStart(12)} ${unit.padEnd(6)}${turns}${judged}`;
}
