// `npm run bench`: every figure is measured against named peers in the same run, and printed with its ratio.
import { optionsOf } from '../../contract/script-options.ts';
import { measureAccepting } from './accepting.ts';
import { measureDeliveries } from './deliveries.ts';
import type { Finding } from './finding.ts';
import { measureGrowth } from './growth.ts';
import { measureHanging } from './hanging.ts';
import { measurePending } from './pending.ts';
import { measureRepeats } from './repeats.ts';
import { measureScaled } from './scaled.ts';
import { measureStreams } from './streams.ts';
import { measureValidators } from './validators.ts';

const sections = {
  accepting: measureAccepting,
  repeats: measureRepeats,
  scaled: measureScaled,
  deliveries: measureDeliveries,
  pending: measurePending,
  growth: measureGrowth,
  streams: measureStreams,
  hanging: measureHanging,
  validators: measureValidators,
} as const;

const values = optionsOf('bench', {
  only: { type: 'string' },
  json: { type: 'boolean' },
  seconds: { type: 'string', default: '4' },
  help: { type: 'boolean', short: 'h' },
});
const sectionsAsked = values.only?.split(',') ?? Object.keys(sections);
const unknown = sectionsAsked.find((name) => !(name in sections));
if (unknown !== undefined) {
  console.error(`Nothing is measured under ${unknown}. There are ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}

if (values.help) {
  console.log(`Usage: npm run bench -- [--only SECTION,…] [--seconds N] [--json]

Measures in one run, so that ratios hold on any machine:
  accepting   requests a second and p99 of a bare Fastify route, a Prism mock and the reference
  repeats     how far repeats lie from the instant that the contract states, idle and with 10,000 pending
  scaled      requests and deliveries a second of processes that share a PostgreSQL
  deliveries  how fast what waits on PostgreSQL is delivered, by the reference and by pg-boss
  pending     start, memory and exactness of repeats with 100,000 deliveries pending
  growth      cost of a message in a chat of 100,000 and in a store of 1,000,000
  streams     delay of events while 1,000 follow them, and of answers while 4,000 widgets are open
  hanging     hand-over to a healthy bot while 10,000 messages wait for one that hangs
  validators  checks a second of the generated validators, ajv, TypeBox and zod`);
  process.exit(0);
}

const findings: Finding[] = [];
for (const [name, measure] of Object.entries(sections)) {
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
