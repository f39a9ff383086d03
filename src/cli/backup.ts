import { copyFileSync, existsSync, rmSync } from 'node:fs';
import type { Command } from 'commander';
import { createDeskClient } from '../../generated/desk/client.ts';
import { openEmbedded } from '../service/store/embedded.ts';
import { StoreUnavailable } from '../service/store/port.ts';
import { makeWhole } from '../service/store/sqlite/whole-file.ts';
import { address, databaseUrl, ofPostgres } from './options.ts';

interface Options {
  data: string;
  databaseUrl?: string;
  desk?: string;
  deskToken?: string;
}

export function register(program: Command): void {
  program
    .command('backup')
    .argument('<file>', 'new file for the copy')
    .description('Copy the store, while a service uses it or not.')
    .option('--data <file>', 'file of the embedded store', '.parlance/store.sqlite')
    .option('--database-url <url>', 'address of a store on PostgreSQL: says how that is copied', databaseUrl)
    .option('--desk <url>', 'desk of the service that uses the store', address)
    .option('--desk-token <token>', 'token of the desk; also PARLANCE_DESK_TOKEN')
    .addHelpText(
      'after',
      `
Examples:
  $ parlance backup copy.sqlite
  $ PARLANCE_DESK_TOKEN=secret parlance backup copy.sqlite --desk http://127.0.0.1:8787/desk

The copy is a whole store: start a service with --data copy.sqlite to use it.`,
    )
    .action(run);
}

async function run(file: string, options: Options): Promise<void> {
  if (options.databaseUrl !== undefined) leave(ofPostgres(`pg_dump --format=custom --file=${file}`));
  try {
    if (options.desk === undefined) await copyUnused(options.data, file);
    else await copyUsed(options.desk, options.deskToken ?? process.env['PARLANCE_DESK_TOKEN'] ?? '', file);
  } catch (error) {
    const hint = 'A store in use is copied by its service: name the desk by --desk.';
    leave(`${(error as Error).message}${error instanceof StoreUnavailable ? ` ${hint}` : ''}`);
  }
  console.log(`The store is copied to ${file}.`);
}

async function copyUnused(data: string, file: string): Promise<void> {
  if (!existsSync(data)) throw new Error(`${data} is not there. Name the store by --data.`);
  const store = await openEmbedded(data);
  await store.backup(file);
  await store.close();
}

/** The service makes the copy beside its store; it is on this machine, as the desk is. */
async function copyUsed(baseUrl: string, token: string, file: string): Promise<void> {
  const desk = createDeskClient({ baseUrl, headers: { authorization: `Bearer ${token}` } });
  let made: string | undefined;
  await makeWhole(file, async (part) => {
    const { status, body } = await desk.backUp({});
    if (status !== 201) throw new Error(`The desk answered ${status}: ${JSON.stringify(body)}`);
    made = body.file;
    copyFileSync(made, part);
  });
  if (made !== undefined) rmSync(made);
}

/** Says what the caller can mend. */
function leave(message: string): never {
  console.error(message);
  process.exit(1);
}
