import { copyFileSync, rmSync, statSync } from 'node:fs';
import type { Command } from 'commander';
import { printable } from '../../conformance/report/printable.ts';
import { UnexpectedResponse } from '../../generated/client-runtime.ts';
import { createDeskClient } from '../../generated/reference/desk/client.ts';
import { openStore } from '../reference/service/store/engines/index.ts';
import { replaceFile } from '../reference/service/store/engines/sqlite/whole-file.ts';
import { StoreUnavailable } from '../reference/service/store/port.ts';
import { fail, failureReason, whyNotReadable } from './shared/fail.ts';
import { address, databaseUrl, postgresHint } from './shared/options.ts';

interface Options {
  data: string;
  desk?: string;
  deskToken?: string;
  json?: boolean;
}

export function register(program: Command): void {
  program
    .command('backup')
    .argument('<file>', 'new file for the copy')
    .description('Copy the store, also while a service uses it.')
    .option('--data <file>', 'file of the embedded store', '.parlance/store.sqlite')
    .option(
      '--database-url <url>',
      'address of a store on PostgreSQL: prints the command that copies it; also PARLANCE_DATABASE_URL',
      databaseUrl,
    )
    .option('--desk <url>', 'desk of the service that uses the store', address)
    .option('--desk-token <token>', 'token of the desk; also PARLANCE_DESK_TOKEN')
    .option('--json', 'print the file and its size as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ parlance backup copy.sqlite
  $ PARLANCE_DESK_TOKEN=a-long-token-for-the-desk parlance backup copy.sqlite --desk http://127.0.0.1:8787/desk

The copy is a whole store: start a service with --data copy.sqlite to use it.`,
    )
    .action(run);
}

async function run(file: string, options: Options, command: Command): Promise<void> {
  const elsewhere = postgresHint(command, ({ backup }) => backup(file), ['data', 'desk']);
  if (elsewhere !== undefined) fail(elsewhere);
  try {
    if (options.desk === undefined) await copyUnused(options.data, file);
    else await copyUsed(options.desk, options.deskToken ?? process.env['PARLANCE_DESK_TOKEN'] ?? '', file);
  } catch (error) {
    const hint = 'The service copies a store that it uses: give its desk with --desk.';
    fail(`${(error as Error).message}${error instanceof StoreUnavailable ? ` ${hint}` : ''}`);
  }
  if (options.json) console.log(JSON.stringify({ file, bytes: statSync(file).size }, null, 2));
  else console.log(`The store is copied to ${file}.`);
}

async function copyUnused(data: string, file: string): Promise<void> {
  const unreadable = whyNotReadable(data);
  if (unreadable !== undefined) throw new Error(unreadable);
  const quiet = () => {};
  const log = { opening: quiet, lost: quiet, undriven: quiet, damaged: quiet };
  const store = await openStore({ data }, log);
  try {
    await store.backup!(file);
  } finally {
    await store.close();
  }
}

/**
 * Copies a store that a service uses. The service writes the copy into a file beside its store, on the machine of the service. This command
 * then moves the file to the path that the user gave.
 */
async function copyUsed(baseUrl: string, token: string, file: string): Promise<void> {
  const desk = createDeskClient({ baseUrl, headers: { authorization: `Bearer ${token}` } });
  let made: string | undefined;
  await replaceFile(file, async (part) => {
    const answer = await desk.backUp({}).catch((error: unknown) => {
      if (error instanceof UnexpectedResponse) throw new Error(noDeskServed(baseUrl, error.status));
      throw new Error(
        `The desk at ${baseUrl} cannot be reached: ${failureReason(error)}. Is the service running, and is the address right?`,
      );
    });
    if (answer.status !== 201) throw new Error(reasonOfRejection(baseUrl, answer.status, answer.body));
    made = answer.body.file;
    copyFrom(made, part);
  });
  if (made !== undefined) rmSync(made);
}

function copyFrom(made: string, part: string): void {
  try {
    copyFileSync(made, part);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `The service made the copy ${made} on its own machine, and it cannot be read from here (${code}). Fetch the file from that machine.`,
    );
  }
}

function reasonOfRejection(baseUrl: string, status: number, body: unknown): string {
  if (status === 401)
    return `The desk at ${baseUrl} rejects the token. Give the token of this desk with --desk-token or PARLANCE_DESK_TOKEN.`;
  const { message } = (body as { error?: { message?: unknown } } | undefined)?.error ?? {};
  // Every error response of a desk has the field `message`. A response without this field comes from another server.
  if (status === 404 || typeof message !== 'string') return noDeskServed(baseUrl, status);
  return `The desk at ${baseUrl} responded with ${status}: ${printable(message)}`;
}

function noDeskServed(baseUrl: string, status: number): string {
  return `No desk is served at ${baseUrl}: the response was ${status}. Compare --desk with the address that the service prints at its start.`;
}
