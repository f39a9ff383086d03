// `npm run chaos`: random traffic on real processes while they are killed, and a judgement of the chats and deliveries afterwards.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsOf } from '../../contract/script-options.ts';
import { asTable, type Closing } from './books/table.ts';
import { ids, openEngine } from './engines/engine.ts';
import { newSeed } from './ledger/random.ts';
import { runChaos } from './run.ts';
import { runWeek, type Week } from './week.ts';

const values = optionsOf(
  'chaos',
  {
    seed: { type: 'string' },
    kills: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '60' },
    engine: { type: 'string', default: 'all' },
    disk: { type: 'string' },
    week: { type: 'boolean', default: false },
    messages: { type: 'string', default: '1000000' },
    json: { type: 'boolean' },
  },
  `Usage: npm run chaos -- [--seed N] [--kills N] [--minutes N] [--engine ${ids.join('|')}|all] [--disk FOLDER] [--json]
       npm run chaos -- --week [--messages N] [--engine ${ids.join('|')}|all] [--json]

Customers, visitors, agents and a bot write to real processes of the service. Meanwhile the processes are killed by -9, stopped
and paused, PostgreSQL restarts and cuts connections, commits fail, clocks jump, and integrators hang, reset, drip and flood.
Then the chats and deliveries are read: each acknowledged message stands in its own chat only, once and in order; every delivery
has ended by its policy; no number was given twice.

Exit status: 0 when all this holds, 1 when it does not (the folder is kept), 2 usage.

  --seed     the seed of all random choices (a new one unless given)
  --kills    number of kills by -9 (200)
  --minutes  the longest time of the faults (60)
  --engine   the store of the service; postgres runs three processes on a server of its own (all)
  --disk     a folder on a small file system for the embedded store; the run fills the disk at times
  --week     runs a week of many chats in place of the faults: days take seconds, and the clock jumps. Memory may grow by 20 %
             after the first day at most, and the store holds no more than retention allows
  --messages number of messages of the week, ten in each chat (1000000: about ten minutes a store)
  --json     prints the closing counts as JSON

Examples:
  $ npm run chaos -- --kills 20 --engine sqlite
  $ npm run chaos -- --seed 7 --kills 200
  $ npm run chaos -- --minutes 5 --json
  $ mount -t tmpfs -o size=256m tmpfs /mnt/small && npm run chaos -- --engine sqlite --disk /mnt/small`,
);

const seed = wholeNumber('seed', values.seed ?? String(newSeed()));
const kills = wholeNumber('kills', values.kills);
const minutes = wholeNumber('minutes', values.minutes);
const chosen = values.engine === 'all' ? ids : [values.engine];
if (chosen.some((name) => !ids.includes(name))) leave(`--engine is one of ${ids.join(', ')} and all.`);

if (values.week) process.exit((await liveWeeks()) ? 0 : 1);

const closings: Closing[] = [];
for (const name of chosen) {
  const folder = await mkdtemp(join(tmpdir(), `parlance-chaos-${name}-`));
  tell(`${name}: seed ${seed}, up to ${kills} kills. Logs are in ${folder}`);
  await using engine = await openEngine(name, { folder, disk: values.disk });
  const closing = await runChaos(engine, {
    seed,
    kills,
    maxMs: minutes * 60_000,
    pauseMs: 2000,
    settleMs: 120_000,
    folder,
    progress: tell,
  });
  closings.push(closing);
  if (!values.json) console.log(`\n${asTable(closing)}\n`);
  if (closing.isGood) await rm(folder, { recursive: true });
  else
    tell(
      `Something is wrong; ${folder} is kept. Again: npm run chaos -- --seed ${seed} --kills ${kills} --engine ${name}`,
    );
}
if (values.json) console.log(JSON.stringify(closings, null, 2));
process.exit(closings.every(({ isGood }) => isGood) ? 0 : 1);

/** Runs a week on each engine. Returns whether no fault was found. */
async function liveWeeks(): Promise<boolean> {
  const messages = wholeNumber('messages', values.messages);
  const weeks: Week[] = [];
  for (const name of chosen) {
    const folder = await mkdtemp(join(tmpdir(), `parlance-week-${name}-`));
    await using engine = await openEngine(name, { folder });
    const week = await runWeek(engine, { messages, progress: (line) => tell(`${name}: ${line}`) });
    weeks.push(week);
    if (!values.json)
      console.log(`${name}: ${week.wrong.length === 0 ? 'all is well' : week.wrong.join('; ')}`);
    if (!values.json) console.log(`${name}: rows at the end ${JSON.stringify(week.rows)}`);
    await rm(folder, { recursive: true });
  }
  if (values.json) console.log(JSON.stringify(weeks, null, 2));
  return weeks.every(({ wrong }) => wrong.length === 0);
}

/** Progress goes to stderr, so that it does not mix with JSON. */
function tell(line: string): void {
  console.error(line);
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  return leave(`--${name} takes a whole number, not ${text}.`);
}

function leave(message: string): never {
  console.error(message);
  process.exit(2);
}
