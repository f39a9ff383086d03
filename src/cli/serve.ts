import { type Command, Option } from 'commander';
import { pino } from 'pino';
import { defaultBodyLimit } from '../contract/serve/service.ts';
import { pagesOfDesk } from '../reference/console/desk-pages.ts';
import { connections, shortestToken, strangers } from '../reference/limits.ts';
import { complaintAboutToken, newToken } from '../reference/service/handlers/desk/access.ts';
import type { StrangerOptions } from '../reference/service/handlers/parts.ts';
import type { ServiceOptions } from '../reference/service/index.ts';
import { defined } from '../reference/shared/part.ts';
import { fail, stopOnSignal } from './shared/fail.ts';
import { address, addresses, count, databaseUrl, fromEnvironment, isGiven, port } from './shared/options.ts';
import { openLog } from './shared/service.ts';

const logLevels = [...Object.keys(pino.levels.values), 'silent'];

interface Options extends ServiceOptions, StrangerOptions {
  databaseUrl?: string;
  /** The values of --close-idle and --keep-days, in milliseconds. */
  closeIdle?: number;
  keepDays?: number;
  logLevel: string;
}

export function register(program: Command): void {
  program
    .command('serve')
    .description('Serve the reference, on the embedded store or on PostgreSQL.')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 takes a free port', port, 8787)
    .option('--data <file>', 'file of the embedded store', '.parlance/store.sqlite')
    .addOption(
      new Option(
        '--database-url <url>',
        'address of a PostgreSQL database in place of the file; several processes may share the database; also PARLANCE_DATABASE_URL; PGPASSWORD may hold the password',
      )
        .argParser(databaseUrl)
        .conflicts('data'),
    )
    .option('--desk', 'serve the desk under /desk, and the console for agents under /console')
    .option(
      '--desk-token <token>',
      `token of the desk, at least ${shortestToken} characters; also PARLANCE_DESK_TOKEN; by default a new token is printed`,
    )
    .option('--desk-remote', 'let callers on other machines use the desk')
    .option('--allow-loopback', 'let the service send requests to this machine, also by plain http')
    .option(
      '--public-url <url>',
      'address under which integrators reach the service; also PARLANCE_PUBLIC_URL',
      address,
    )
    .option(
      '--trust-proxy <addresses>',
      'proxies whose X-Forwarded-For names the caller, such as 127.0.0.1,10.0.0.0/8; none by default; also PARLANCE_TRUST_PROXY',
      addresses,
    )
    .option('--body-limit <bytes>', 'largest request body', count, defaultBodyLimit)
    .option(
      '--requests-per-second <number>',
      'maximum number of requests from one address per second; further requests get 429; no limit by default',
      count,
    )
    .option(
      '--connections-per-network <number>',
      `maximum number of open connections of one network, without the proxies of --trust-proxy; ${connections.ofNetwork * 100} % of all by default`,
      count,
    )
    .option(
      '--visitors-per-minute <number>',
      'maximum number of new widget visitors from one network per minute; further visitors get 429',
      count,
      strangers.visitorsPerMinute,
    )
    .option(
      '--callers-per-hour <number>',
      'maximum number of callbacks per network and hour for visitors without a message',
      count,
      strangers.callersPerHour,
    )
    .option(
      '--close-idle <hours>',
      'close chats without a message for this many hours; never by default',
      (hours) => count(hours) * hourMs,
    )
    .option(
      '--keep-days <days>',
      'remove chats and deliveries that ended more than this many days ago; never by default',
      (days) => count(days) * 24 * hourMs,
    )
    .addOption(new Option('--log-level <level>', 'lowest level to log').choices(logLevels).default('info'))
    .addHelpText(
      'after',
      `
Examples:
  $ parlance serve --desk --allow-loopback
  $ parlance serve --host 0.0.0.0 --port 80 --public-url https://chat.example.com --data /var/lib/parlance/store.sqlite
  $ PARLANCE_DESK_TOKEN=a-long-token-for-the-desk parlance serve --desk --port 0
  $ parlance serve --database-url postgres://parlance@db.example.com/parlance --public-url https://chat.example.com

Logs are JSON lines on standard output. SIGTERM and SIGINT stop the service: it finishes running attempts, and continues
pending deliveries at its next start.`,
    )
    .action(run);
}

async function run(options: Options, command: Command): Promise<void> {
  const log = openLog(options.logLevel, process.stdout);
  const useless = options.desk ? undefined : forDesk.find((name) => isGiven(command, name));
  if (useless !== undefined) {
    const named = command.options.find((option) => option.attributeName() === useless)!;
    command.error(`error: option '${named.flags}' needs the desk. Add --desk.`, { exitCode: 2 });
  }
  const given = options.deskToken ?? process.env['PARLANCE_DESK_TOKEN'];
  const deskToken = given ?? newToken();
  const database = options.databaseUrl ?? fromEnvironment('PARLANCE_DATABASE_URL', databaseUrl);
  const publicUrl = options.publicUrl ?? fromEnvironment('PARLANCE_PUBLIC_URL', address);
  const trustProxy = options.trustProxy ?? fromEnvironment('PARLANCE_TRUST_PROXY', addresses);
  if (database !== undefined && options.desk && given === undefined) {
    fail(
      'Processes that share a database need the same token of the desk. Set --desk-token or PARLANCE_DESK_TOKEN.',
      2,
    );
  }
  const complaint = options.desk ? complaintAboutToken(deskToken) : undefined;
  if (complaint !== undefined) fail(complaint, 2);
  // The service is loaded only here, because usage errors, help and completion do not need it.
  const { startServiceOrFail } = await import('./shared/service.ts');
  const pages = options.desk ? await pagesOfDesk() : {};
  const service = await startServiceOrFail({
    ...options,
    ...pages,
    ...defined({ database, publicUrl, trustProxy }),
    deskToken,
    log,
    strangers: options,
    upkeep: defined({ closeIdleAfterMs: options.closeIdle, keepMs: options.keepDays }),
  });
  stopOnSignal(async () => {
    log.info({ pending: service.pending() }, 'stopping');
    await service.close();
    log.info('stopped');
  });
  log.info({ url: service.url, ...(options.desk && { desk: service.deskUrl }) }, 'ready');
  if (publicUrl === undefined && everyInterface.test(options.host)) log.warn({ url: service.url }, onlyHere);
  if (options.databaseUrl === undefined && database !== undefined && isGiven(command, 'data'))
    log.info('PARLANCE_DATABASE_URL is set: --data is ignored');
  if (options.desk && given === undefined) {
    console.error(`Token of the desk: ${deskToken}`);
    console.error(`Console: ${service.url}/console/#token=${deskToken}`);
  }
}

/** The options that the command rejects without --desk. PARLANCE_DESK_TOKEN is not rejected, because other commands read it too. */
const forDesk = ['deskToken', 'deskRemote'];

/** Matches an address that means all interfaces. Other machines cannot use such an address to reach the service. */
const everyInterface = /^[0.:]+$/;
const onlyHere =
  'Channels and widgets get addresses that only this machine can reach. Set --public-url or PARLANCE_PUBLIC_URL to the address that others use.';

const hourMs = 60 * 60 * 1000;
