// `npm run workshop -- chaos` sends random traffic to processes of the service, kills these processes and causes other faults. At the end
// the command checks all chats and deliveries.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsOf } from '../../contract/script-options.ts';
import { openPostgres, openSqlite } from './faults.ts';
import { newSeed } from './ledger.ts';
import { runChaos } from './run.ts';

const engines = { sqlite: openSqlite, postgres: openPostgres };
const ids = Object.keys(engines) as (keyof typeof engines)[];

const values = optionsOf(
  'npm run workshop -- chaos',
  {
    seed: { type: 'string' },
    kills: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '60' },
    engine: { type: 'string', default: 'all' },
  },
  `Usage: npm run workshop -- chaos [--seed N] [--kills N] [--minutes N] [--engine ${ids.join('|')}|all]

Customers, visitors, agents and a bot write to real processes of the service. Meanwhile the command kills, replaces and pauses
processes, restarts PostgreSQL, cuts connections, lets commits fail and changes clocks. Integrators respond late, wrongly or never.
Afterwards the command checks all chats and deliveries. Each acknowledged message is in its own chat only, once and in order. Every
delivery has ended by its policy. No number was assigned twice.

Exit status: 0 when all this is true, 1 when it is not (the folder is kept), 2 usage.

  --seed     seed of all random choices; a new seed by default
  --kills    number of kills by -9; 200 by default
  --minutes  maximum time of the faults; 60 by default
  --engine   store of the service; postgres starts a server and three processes; all by default

Examples:
  $ npm run workshop -- chaos --kills 20 --engine sqlite
  $ npm run workshop -- chaos --seed 7 --kills 200`,
);

const seed = wholeNumber('seed', values.seed ?? String(newSeed()));
const kills = wholeNumber('kills', values.kills);
const maxMs = wholeNumber('minutes', values.minutes) * 60_000;
const chosen = ids.filter((id) => values.engine === 'all' || values.engine === id);
if (chosen.length === 0) leave(`--engine is one of ${ids.join(', ')} and all.`);

for (const name of chosen) {
  const folder = await mkdtemp(join(tmpdir(), `parlance-chaos-${name}-`));
  const started = performance.now();
  const seconds = () => `${name}, ${Math.round((performance.now() - started) / 1000)} s`;
  const progress = (line: string) => console.error(`${seconds()}: ${line}`);
  progress(`seed ${seed}, up to ${kills} kills. Logs are in ${folder}`);
  await using engine = await engines[name](folder);
  const ledger = await runChaos(engine, { seed, kills, maxMs, pauseMs: 2000, folder, progress });
  console.log(`\n${seconds()}, seed ${seed}\n${ledger.table()}\n`);
  if (ledger.isGood) await rm(folder, { recursive: true });
  else {
    const again = `--seed ${seed} --kills ${kills} --engine ${name}`;
    progress(`Violations were found; ${folder} is kept. Repeat: npm run workshop -- chaos ${again}`);
    process.exitCode = 1;
  }
}
process.exit();

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  return leave(`--${name} takes a whole number, not ${text}.`);
}

function leave(message: string): never {
  console.error(message);
  process.exit(2);
}
