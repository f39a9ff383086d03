import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { Argument, type Command, Help } from 'commander';
import { conform, unreachableReport, withBaseline } from '../../../conformance/conform.ts';
import type { Report } from '../../../conformance/report/json.ts';
import { printable } from '../../../conformance/report/printable.ts';
import { asTable } from '../../../conformance/report/table.ts';
import { exitCodes, readBaseline, updatedBaseline, worstOutcome } from '../../../conformance/run/exit.ts';
import type { TargetOptions } from '../../../conformance/run/options.ts';
import { Unreachable, Usage } from '../../../conformance/run/target.ts';
import { byName, cases, type Target, targets } from '../../../conformance/targets/index.ts';
import { writeWhole } from '../../contract/files.ts';
import { oneOf } from '../shared/arguments.ts';
import { listenBriefly, listenError } from '../shared/fail.ts';
import {
  checkWritable,
  isReportPrinted,
  type Judged,
  orUsage,
  printReports,
  reportFiles,
  writeReports,
} from './files.ts';
import { addOptions, type CommandOptions, type Options, repeatCommand } from './options.ts';
import {
  checkPlan,
  init,
  openTerminal,
  type Planned,
  planOf,
  progressOf,
  type Terminal,
  targetOptions,
  usualFile,
  withChosenCases,
} from './plan.ts';

const targetNamed = oneOf('targets', targets);

export function register(program: Command): void {
  const command = program
    .command('conform')
    .description('Check any implementation of either side of the contract.')
    .addArgument(
      new Argument('[target...]', 'targets to check; by default those in parlance.conform.json')
        .choices(targets)
        .argParser((text, before: readonly Target[] = []) => [...before, targetNamed(text)]),
    );
  addOptions(command)
    .addHelpText('after', () => wrapProse(help, Math.min(process.stdout.columns || 100, 120)))
    .action(run);
}

const examples = [
  ...targets.flatMap((target) => byName[target].examples.map((options) => `${target} ${options}`)),
  'channel-service bot-service webhook-sender --desk http://127.0.0.1:8787/desk --desk-token a-long-token-for-the-desk',
  '--init',
  '--baseline known.txt --update-baseline',
];

const help = `
Examples:
${examples.map((example) => `  $ parlance conform ${example}`).join('\n')}

The file generated/reference/openapi/desk.json of the package describes the desk of a service; starters/python/desk_command.py is a desk of 50 lines.

Verdicts: passed; failed (a MUST is broken); warned (a SHOULD is broken); noted (the contract leaves the point open, or a rule is ours); nothing to judge (the situation of the rule did not occur); skipped (a prerequisite is missing, or a rule that the case rests on is broken); inconclusive (the suite itself lagged while it measured a time); error (a fault of the suite).
Exit codes: 0 conforms, 1 does not, 2 usage, 3 the target cannot be reached, or ended during the run, 4 inconclusive, 5 incomplete (nothing failed, but not every MUST rule was checked: the summary names the missing rules), 70 a fault of the suite.`;

async function run(chosen: Target[], { list: wantsList, ...options }: CommandOptions): Promise<void> {
  if (wantsList) return printCases(chosen.length > 0 ? chosen : targets);
  const terminal = options.manual || options.init ? openTerminal(process.stdin, process.stderr) : undefined;
  try {
    if (options.init && terminal) return await init(options.config ?? usualFile, terminal);
    const plan = withChosenCases(planOf(chosen, options));
    checkPlan(plan, terminal);
    if (options.config === undefined && chosen.length === 0) plan.forEach(printConfigurationUse);
    // Checks before the run that the report files can be written and the ports of the stand-ins are free.
    for (const { options: own } of plan) {
      for (const file of reportFiles(own)) checkWritable('The report', file);
      if (own.updateBaseline && own.baseline !== undefined) checkWritable('The baseline', own.baseline);
      if (own.listen) await checkFree(own.listen);
    }
    await checkAll(plan, terminal);
  } catch (error) {
    reportError(error);
  } finally {
    terminal?.close();
  }
}

/**
 * Prints that the run uses the configuration file of the working folder. The line also names the desk command that the run will start, and
 * the report files that it will write.
 */
function printConfigurationUse({ target, options }: Planned): void {
  const acts = [
    options.deskCommand !== undefined && `runs ${options.deskCommand}`,
    ...reportFiles(options).map((file) => `writes ${file}`),
  ].filter((act) => act !== false);
  console.error(printable([`${resolve(usualFile)}: ${target}`, ...acts].join(', ').replaceAll('\n', ' ')));
}

/** Checks the targets one after the other. After each target, writes the reports of all targets so far. Sets the exit code. */
async function checkAll(plan: readonly Planned[], terminal: Terminal | undefined): Promise<void> {
  // The first signal ends the run, and the reports are still written. A second signal of the same kind ends the process at once.
  const stop = new AbortController();
  let statusOfSignal = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      statusOfSignal = 128 + constants.signals[signal];
      stop.abort(`${signal} ended the run`);
    });
  const words = process.argv.slice(process.argv.indexOf('conform') + 1);
  const judged: Judged[] = [];
  // If a report goes to standard output, the results for people go to standard error.
  const say = isReportPrinted(plan.map(({ options }) => options)) ? console.error : console.log;
  for (const { target, options } of plan) {
    if (stop.signal.aborted) break;
    const given = targetOptions(target, options, terminal);
    const report = withNewBaseline(await check(target, options, { ...given, signal: stop.signal }), options);
    say(`${judged.length > 0 ? '\n' : ''}${asTable(report, repeatCommand(target, words))}`);
    judged.push({ report, options });
    writeReports(judged);
  }
  printReports(judged);
  process.exitCode = exitCodes[worstOutcome(judged.map(({ report }) => report.outcome))];
  if (stop.signal.aborted) process.stdout.write('', () => process.exit(statusOfSignal));
}

async function check(target: Target, options: Options, given: TargetOptions): Promise<Report> {
  const awaited = byName[target].awaits?.(given);
  if (awaited) console.error(`${target}: the other side must post to ${awaited}`);
  // With --manual there is no progress line, because the line would disturb the questions to the person at the terminal.
  const progress = progressOf(target);
  if (!options.manual) progress.start();
  const settings = { baseline: readBaseline(baselineText(options)), strict: options.strict === true };
  try {
    return await conform(target, { ...given, ...progress.hooks }, settings);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return unreachableReport(target, error.message);
  } finally {
    progress.stop();
  }
}

function printCases(chosen: readonly Target[]): void {
  for (const each of cases.filter(({ target }) => chosen.some((each) => each === target))) {
    const needs = each.needs.length > 0 ? ` (needs ${each.needs.join(', ')})` : '';
    console.log(`${each.target}  ${each.id}${needs}\n    ${each.title}\n    ${each.rules.join(', ')}`);
  }
}

function reportError(error: unknown): void {
  const known = error instanceof Unreachable || error instanceof Usage;
  console.error(known ? printable(error.message) : error);
  if (error instanceof Unreachable) process.exitCode = exitCodes.unreachable;
  else process.exitCode = error instanceof Usage ? exitCodes.usage : exitCodes.suiteFault;
}

async function checkFree(listen: { host: string; port: number }): Promise<void> {
  try {
    await listenBriefly(listen);
  } catch (error) {
    throw new Usage(`${listenError(error, listen)} Choose another address with --listen.`);
  }
}

/** With --update-baseline, writes the current failures into the baseline file, and judges the report again by the new baseline. */
function withNewBaseline(report: Report, options: Options): Report {
  const { baseline, updateBaseline, strict } = options;
  if (!updateBaseline || baseline === undefined || report.outcome === 'unreachable') return report;
  const before = baselineText(options);
  const text = updatedBaseline(before, report, strict);
  orUsage(`The baseline ${baseline}`, () => writeWhole(baseline, text));
  const after = withBaseline(report, readBaseline(text), strict);
  const added = readBaseline(text).size + report.stale.length - readBaseline(before).size;
  console.error(
    `${baseline}: ${added} added, ${report.stale.length} fixed and removed, ${after.notJudged.length} not judged and kept`,
  );
  return after;
}

/** Returns the text of the baseline file, or an empty text if the file does not exist. Throws Usage if the file cannot be read. */
function baselineText({ baseline }: Options): string {
  if (baseline === undefined || !existsSync(baseline)) return '';
  try {
    return readFileSync(baseline, 'utf8');
  } catch (error) {
    throw new Usage(`The baseline cannot be read: ${(error as Error).message}`);
  }
}

/** Wraps prose at a width. Lines that begin with a space are examples, and are not wrapped. */
export function wrapProse(text: string, width: number): string {
  const help = Object.assign(new Help(), { minWidthToWrap: 0 });
  return text
    .split('\n')
    .map((line) => (/^\s/.test(line) ? line : help.boxWrap(line, width)))
    .join('\n');
}
