// `npm run bench`: measures every figure against named peers in the same run, and prints it with its ratio.
import { optionsOf } from '../../contract/script-options.ts';
import { measureCompany } from './company.ts';
import { measureDeliveries } from './deliveries.ts';
import type { Finding } from './load.ts';
import {
  measureAccepting,
  measureHandedOver,
  measurePending,
  measureRepeats,
  measureServing,
} from './measures.ts';
import { measureValidators } from './validators.ts';

/** The sections, each with a description of its measures. */
const sections: Record<
  string,
  [measured: string, measure: (load: { seconds: number }) => Promise<Finding[]>]
> = {
  validators: ['checks a second of the generated validators, ajv at run time and TypeBox', measureValidators],
  serving: ['processor time of a checked request on Fastify and on node:http', measureServing],
  accepting: ['requests a second and p99 of a bare Fastify route and the reference', measureAccepting],
  handed: [
    'messages a second that reach a bot, processor time and bytes written for each, against a bare forwarder',
    measureHandedOver,
  ],
  repeats: ['error of retry instants, idle and with 10,000 deliveries pending', measureRepeats],
  company: [
    'cost of a message by 1, 2 and 4 processes on one PostgreSQL, messages that they take, and the same 2 ms away',
    measureCompany,
  ],
  deliveries: [
    'processor time of a delivery from PostgreSQL, and deliveries a second, by the reference and by pg-boss',
    measureDeliveries,
  ],
  pending: ['start, memory and retry instants with 100,000 deliveries pending', measurePending],
};

const names = Object.entries(sections).map(([name, [measured]]) => `  ${name.padEnd(11)} ${measured}`);
const values = optionsOf(
  'npm run bench --',
  {
    only: { type: 'string' },
    json: { type: 'boolean' },
    seconds: { type: 'string', default: '4' },
  },
  `Usage: npm run bench -- [--only SECTION,…] [--seconds N] [--json]

Measures in one run, so that ratios hold on any machine:
${names.join('\n')}

Example:
  npm run bench -- --only serving,validators --seconds 2`,
);
const sectionsAsked = values.only?.split(',') ?? Object.keys(sections);
const unknown = sectionsAsked.find((name) => !(name in sections));
if (unknown !== undefined) {
  console.error(`Nothing is measured under ${unknown}. There are ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}

const findings: Finding[] = [];
for (const [name, [, measure]] of Object.entries(sections)) {
  if (!sectionsAsked.includes(name)) continue;
  if (!values.json) console.log(`\n${name}`);
  for (const finding of await measure({ seconds: Number(values.seconds) })) {
    findings.push(finding);
    if (!values.json) console.log(line(finding));
  }
}
if (values.json) console.log(JSON.stringify(findings, null, 2));
process.exit(0);

function line({ measure, value, unit, aim, met }: Finding): string {
  const shown = value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
  const judged = aim === undefined ? '' : `   aim ${aim}: ${met ? 'met' : 'missed'}`;
  return `  ${measure.padEnd(72)} ${shown.padStart(12)} ${unit.padEnd(6)}${judged}`;
}
