import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Argument, type Command, InvalidArgumentError } from 'commander';
import { conform, unreached } from '../../conformance/conform.ts';
import { asHtml } from '../../conformance/report/html.ts';
import { asJson, type Report } from '../../conformance/report/json.ts';
import { asJunit } from '../../conformance/report/junit.ts';
import { printable } from '../../conformance/report/printable.ts';
import { asBadge, asStatement } from '../../conformance/report/statement.ts';
import { asTable } from '../../conformance/report/table.ts';
import { readBaseline } from '../../conformance/run/baseline.ts';
import { exitCodes, gravestOutcome } from '../../conformance/run/exit.ts';
import { flags, type TargetOption, type TargetOptions } from '../../conformance/run/options.ts';
import { Unreachable, Usage } from '../../conformance/run/target.ts';
import { cases, rooms, type Target, targets } from '../../conformance/targets/index.ts';
import { rules } from '../../generated/rules.ts';
import { preflight } from './conform-preflight.ts';
import { Progress } from './conform-progress.ts';
import { nearest } from './near.ts';
import { address, count } from './options.ts';
import { wrapped } from './wrap.ts';

interface Options {
  url?: string;
  desk?: string;
  deskToken?: string;
  channelId?: string;
  token?: string;
  providerId?: string;
  authorization?: string;
  say?: string;
  concurrency?: number;
  listen?: { host: string; port: number };
  publicUrl?: string;
  browser?: string;
  only: string[];
  skip: string[];
  baseline?: string;
  manual?: boolean;
  strict?: boolean;
  list?: boolean;
  json?: string;
  junit?: string;
  html?: string;
  statement?: string;
}

export function register(program: Command): void {
  program
    .command('conform')
    .description('Check an implementation, whoever wrote it, on either side of the contract.')
    .addArgument(new Argument('<target...>', 'what is checked').choices(targets).argParser(targetNamed))
    .option(
      '--url <url>',
      'the endpoint under test: an integrator’s up to where ids and tokens are appended, or the whole address of a channel (service)',
      address,
    )
    .option('--desk <url>', 'the desk by which a service is driven', address)
    .option('--desk-token <token>', 'token of the desk; also PARLANCE_DESK_TOKEN')
    .option('--channel-id <id>', 'channel identifier that an integrator knows')
    .option('--token <token>', 'token of a bot')
    .option('--provider-id <id>', 'identifier that was issued to a bot provider')
    .option(
      '--listen <host:port>',
      'where the stand-ins wait for the other side; else on free ports of 127.0.0.1',
      hostAndPort,
    )
    .option('--public-url <url>', 'address under which the other side reaches --listen', address)
    .option(
      '--browser <path>',
      'the Chrome or Chromium that a page is looked at with; else one that is found',
    )
    .option('--authorization <value>', 'Authorization header that a bot compares')
    .option('--say <text>', 'what the suite says to a bot that answers certain words only')
    .option('--concurrency <number>', 'connections to the implementation that are open at a time (8)', count)
    .option('--only <ids>', 'cases or rules to run, parted by commas', ids, [])
    .option('--skip <ids>', 'cases or rules to leave out', ids, [])
    .option('--baseline <file>', 'failures that are known: a rule, or case:rule, a line')
    .option('--manual', 'ask a person what cannot be seen on the wire')
    .option('--strict', 'a warning fails the run')
    .option('--list', 'list the cases of the targets and run nothing')
    .option('--json <file>', 'write the report as JSON')
    .option('--junit <file>', 'write the report as JUnit XML')
    .option('--html <file>', 'write the report as one HTML page')
    .option(
      '--statement <file>',
      'write what was tested and seen as JSON, and a badge beside it as FILE.TARGET.svg',
    )
    .addHelpText('after', () => wrapped(help, Math.min(process.stdout.columns || 100, 120)))
    .action(run);
}

const help = `
Examples:
  $ parlance conform channel-service --desk http://127.0.0.1:8787/desk --desk-token secret
  $ parlance conform channel-service --url https://chat.example.com/q7Zr2mXc9LtB/shop-app
  $ parlance conform channel-integrator --url http://127.0.0.1:8788/chat --channel-id shop-app --junit report.xml
  $ parlance conform bot-provider --url http://127.0.0.1:8789/bot --token secret --listen 127.0.0.1:8799
  $ parlance conform channel-service bot-service webhook-sender --desk http://127.0.0.1:8787/desk --desk-token secret
  $ parlance conform widget --url http://127.0.0.1:8791/demo --desk http://127.0.0.1:8787/desk --desk-token secret
  $ parlance conform channel-service --desk http://127.0.0.1:8787/desk --only CHN-OUT-09,silent-endpoint

Verdicts: passed; failed (a MUST is broken); warned (a SHOULD is broken); info (what the contract leaves open); skipped (a prerequisite is missing, or a rule that the case rests on is broken); inconclusive (timing, measured while this process itself lagged); error (the suite's fault).
Exit codes: 0 conforms, 1 does not, 2 usage, 3 the target cannot be reached, 4 inconclusive, 5 incomplete (nothing failed, yet not every MUST rule was seen: the summary says what to add), 70 the suite's fault.`;

async function run(chosen: Target[], options: Options): Promise<void> {
  if (options.list) return list(chosen);
  try {
    checkIds([...options.only, ...options.skip]);
    for (const target of chosen) {
      const lacks = rooms[target].lacks(targetOptions(target, options));
      if (lacks) throw new Usage(lacks);
    }
    await preflight([options.json, options.junit, options.html, options.statement], options.listen);
    await checkAll(chosen, options);
  } catch (error) {
    leave(error);
  }
}

/** Whatever happens on the way, what was judged is written down. */
async function checkAll(chosen: readonly Target[], options: Options): Promise<void> {
  const stop = new AbortController();
  const isEnded = endedBySignals(stop);
  const reports: Report[] = [];
  for (const target of chosen) {
    if (isEnded()) break;
    const report = await check(target, options, stop.signal);
    console.log(asTable(report));
    reports.push(report);
    write(options, reports);
  }
  process.exitCode = exitCodes[gravestOutcome(reports.map(({ outcome }) => outcome))];
  if (isEnded()) process.exit(128 + (isEnded() === 'SIGINT' ? 2 : 15));
}

/** The first signal ends the run and lets the reports be written, the second ends the process. */
function endedBySignals(stop: AbortController): () => NodeJS.Signals | undefined {
  let ended: NodeJS.Signals | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      ended = signal;
      stop.abort(`the run was ended by ${signal}`);
    });
  }
  return () => ended;
}

async function check(target: Target, options: Options, signal: AbortSignal): Promise<Report> {
  const baseline = options.baseline && readBaseline(readFileSync(options.baseline, 'utf8'));
  const given = targetOptions(target, options);
  const awaited = rooms[target].awaits(given);
  if (awaited) console.error(`${target}: the other side has to post to ${awaited}`);
  const progress = new Progress(target).start();
  const settings = {
    contract: contractVersion(),
    ...(baseline && { baseline }),
    ...(options.strict && { strict: true }),
  };
  try {
    return await conform(target, { ...given, ...progress.hooks, signal }, settings);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    console.error(`${target}: ${printable(error.message)}`);
    return unreached(target, error.message, settings);
  } finally {
    progress.stop();
  }
}

export function contractVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** What of the options this target takes; others may be meant for another target of the same run. */
function targetOptions(target: Target, options: Options): TargetOptions {
  const given: Partial<Record<TargetOption, unknown>> = {
    ...options,
    deskToken: options.deskToken ?? process.env['PARLANCE_DESK_TOKEN'],
    ask: options.manual ? ask : undefined,
  };
  const taken = (Object.keys(flags) as TargetOption[]).filter(
    (option) => option in rooms[target].options && given[option] !== undefined,
  );
  return {
    only: options.only,
    skip: options.skip,
    ...Object.fromEntries(taken.map((option) => [option, given[option]])),
    ...(options.concurrency !== undefined && { concurrency: options.concurrency }),
  };
}

async function ask(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(`\n${question} (y/n) `);
  lines.close();
  return /^y/i.test(answer.trim());
}

function write({ json, junit, html, statement }: Options, reports: readonly Report[]): void {
  if (json) writeFileSync(json, asJson(reports));
  if (junit) writeFileSync(junit, asJunit(reports));
  if (html) writeFileSync(html, asHtml(reports));
  if (!statement) return;
  writeFileSync(statement, asStatement(reports));
  for (const report of reports) writeFileSync(`${statement}.${report.target}.svg`, asBadge(report));
}

function list(chosen: readonly Target[]): void {
  for (const each of cases.filter(({ target }) => chosen.some((each) => each === target))) {
    const needs = each.needs.length > 0 ? ` (needs ${each.needs.join(', ')})` : '';
    console.log(`${each.target}  ${each.id}${needs}\n    ${each.title}\n    ${each.rules.join(', ')}`);
  }
}

function leave(error: unknown): void {
  const known = error instanceof Unreachable || error instanceof Usage;
  console.error(known ? printable(error.message) : error);
  if (error instanceof Unreachable) process.exitCode = exitCodes.unreachable;
  else process.exitCode = error instanceof Usage ? exitCodes.usage : exitCodes.suiteFault;
}

function checkIds(given: readonly string[]): void {
  const known = new Set([...Object.keys(rules), ...cases.map(({ id }) => id)]);
  const unknown = given.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new Usage(`No case and no rule is named ${unknown.join(', ')}; --list shows them.`);
}

/** One of the targets; a name that is nearly one is answered with it. */
function targetNamed(text: string, before: readonly Target[] = []): Target[] {
  const found = targets.find((each) => each === text);
  if (found) return [...before, found];
  const near = nearest(text, targets);
  throw new InvalidArgumentError(
    `${near ? `Did you mean ${near}? ` : ''}The targets are ${targets.join(', ')}.`,
  );
}

function ids(text: string, before: string[]): string[] {
  return [
    ...before,
    ...text
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ];
}

function hostAndPort(text: string): { host: string; port: number } {
  const [, host, port] = /^\[?([^\]]+?)\]?:(\d+)$/.exec(text) ?? [];
  if (!host || Number(port) > 65_535) throw new InvalidArgumentError('An address to listen on is HOST:PORT.');
  return { host, port: Number(port) };
}
