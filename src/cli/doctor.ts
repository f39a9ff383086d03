import { styleText } from 'node:util';
import type { Command } from 'commander';
import { examine } from '../reference/service/store/engines/index.ts';
import type { Examination } from '../reference/service/store/engines/sqlite/doctor.ts';
import { fail, whyNotReadable } from './shared/fail.ts';
import { databaseUrl, postgresHint } from './shared/options.ts';

interface Options {
  data: string;
  json?: boolean;
}

export function register(program: Command): void {
  program
    .command('doctor')
    .description('Check a store, and print how to restore it.')
    .option('--data <file>', 'file of the embedded store', '.parlance/store.sqlite')
    .option(
      '--database-url <url>',
      'address of a store on PostgreSQL: prints the command that checks it; also PARLANCE_DATABASE_URL',
      databaseUrl,
    )
    .option('--json', 'print the findings as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ parlance doctor --data /var/lib/parlance/store.sqlite
  $ parlance doctor --json

The command only reads. No service may use the store meanwhile. For a store in use, check a copy made by parlance backup.
Exit status: 0 nothing is wrong, 1 something is wrong.`,
    )
    .action(run);
}

async function run({ data, json }: Options, command: Command): Promise<void> {
  const elsewhere = postgresHint(command, ({ check }) => check, ['data']);
  if (elsewhere !== undefined) fail(elsewhere);
  const unreadable = whyNotReadable(data);
  if (unreadable !== undefined) fail(unreadable);
  const found = await examine(data).catch((error: Error) => fail(error.message));
  if (json) console.log(JSON.stringify(found, null, 2));
  else printFindings(found, data);
  if (found.wrong.length > 0) process.exitCode = 1;
}

function printFindings({ wrong, damaged, readable }: Examination, data: string): void {
  for (const line of wrong) console.log(`${styleText('red', 'wrong')}  ${line}`);
  const rows = Object.entries(readable).map(([table, count]) => `${count} ${table}`);
  console.log(`${wrong.length === 0 ? 'Nothing is wrong. ' : ''}Readable: ${rows.join(', ')}.`);
  if (damaged)
    console.log(
      `Restore a backup: start the service with --data and the copy. Without a backup, the SQLite shell writes what can be read into a new file: sqlite3 ${data} .recover | sqlite3 restored.sqlite`,
    );
}
