import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { printable } from '../../../conformance/report/printable.ts';
import {
  flagOf,
  type Person,
  type TargetOption,
  type TargetOptions,
} from '../../../conformance/run/options.ts';
import { isChosen } from '../../../conformance/run/runner.ts';
import { Usage } from '../../../conformance/run/target.ts';
import { byName, checkIds, type Target, targets } from '../../../conformance/targets/index.ts';
import { printed } from '../../../generated/faults.ts';
import { writeWhole } from '../../contract/files.ts';
import { defined } from '../../reference/shared/part.ts';
import { didYouMean, nearest } from '../shared/arguments.ts';
import { signer, signingSecretOf } from '../shared/options.ts';
import { certificateOf, checkWritable, orUsage } from './files.ts';
import { type CommandOptions, type Options, runOptions } from './options.ts';

/** The options whose values are secrets. The configuration file has the name of an environment variable in place of the secret. */
const secrets: Partial<Record<TargetOption, string>> = {
  deskToken: 'PARLANCE_DESK_TOKEN',
  token: 'PARLANCE_TOKEN',
  authorization: 'PARLANCE_AUTHORIZATION',
  sign: 'PARLANCE_SIGNING_SECRET',
};

const unasked: readonly TargetOption[] = ['person', 'browser'];

/** Asks the user for a target and its options. Writes the answers into a file for later runs. */
export async function init(file: string, terminal: Terminal): Promise<void> {
  if (existsSync(file) && !(await terminal.confirms(`${file} exists. Overwrite it?`))) return;
  checkWritable('The configuration', file);
  const target = await askedTarget(terminal);
  const options: Record<string, unknown> = {};
  for (const [option, description] of Object.entries(byName[target].options) as [TargetOption, string][]) {
    if (unasked.includes(option)) continue;
    if (option === 'deskCommand' && 'desk' in options) continue;
    if (option === 'deskToken' && !('desk' in options)) continue;
    const given = await askedOption(terminal, option, description);
    // The option `sign` of the suite is a function. A run makes this function from `signingSecret` in the file.
    if (given !== undefined) options[option === 'sign' ? 'signingSecret' : option] = given;
  }
  const config = {
    $schema: schemaBeside(file),
    targets: { [target]: options },
    html: 'conformance.html',
  };
  orUsage(`The configuration ${file}`, () => writeWhole(file, `${JSON.stringify(config, null, 2)}\n`));
  console.log(`${file} is written. Run parlance conform to check the ${target}.`);
}

async function askedTarget(terminal: Terminal): Promise<Target> {
  const list = targets.map((target, index) => `  ${index + 1}  ${target}`).join('\n');
  for (;;) {
    const text = await answered(terminal, `Which target?\n${list}\nA number or a name:`);
    const found = targets[Number(text) - 1] ?? targets.find((target) => target === nearest(text, targets));
    if (found) return found;
  }
}

/** Asks the user for the value of an option until the answer is valid. Resolves with undefined if the user leaves the option out. */
async function askedOption(terminal: Terminal, option: TargetOption, description: string): Promise<unknown> {
  const variable = secrets[option];
  const what = `${flagOf(option)}: ${description}`;
  if (variable !== undefined) {
    const text = await answered(
      terminal,
      `${what}.\nName of the environment variable that holds it (${variable}), - for none:`,
    );
    return text === '-' ? undefined : { env: text === '' ? variable : text };
  }
  for (;;) {
    const text = await answered(terminal, `${what} (empty for none):`);
    if (text === '') return undefined;
    const reader = option in runOptions ? runOptions[option as keyof Options].reader : String;
    try {
      if (reader !== 'switch') reader(text);
      return text;
    } catch (error) {
      await Promise.resolve(console.error((error as Error).message));
    }
  }
}

async function answered(terminal: Terminal, question: string): Promise<string> {
  const text = await terminal.ask(question);
  if (text === undefined) throw new Usage('--init asks questions and needs a terminal.');
  return text.trim();
}

/** Returns the targets to check with their options. An option on the command line overrides the option in the configuration file. */
export function planOf(
  chosen: readonly Target[],
  { config, init: _, ...options }: CommandOptions,
): Planned[] {
  if (config === undefined && chosen.length > 0) return chosen.map((target) => ({ target, options }));
  if (config === undefined && !existsSync(usualFile))
    throw new Usage(
      `Name a target, or create ${usualFile} with parlance conform --init. The targets are ${targets.join(', ')}.`,
    );
  const all = readConfig(config ?? usualFile);
  const missing = chosen.filter((target) => !all.some((each) => each.target === target));
  if (missing.length > 0) throw new Usage(`${config} has no entry for ${missing.join(', ')}.`);
  return all
    .filter(({ target }) => chosen.length === 0 || chosen.includes(target))
    .map(({ target, options: own }) => ({ target, options: { ...own, ...options } }));
}

/** Returns the targets that have a case or rule named by --only. Prints the names of the other targets. */
export function withChosenCases(plan: readonly Planned[]): Planned[] {
  for (const { options } of plan) checkIds(options);
  const { some = [], none = [] } = Object.groupBy(plan, ({ target, options }) =>
    byName[target].cases.some(({ id, rules }) => rules.some((rule) => isChosen(options, id, rule)))
      ? 'some'
      : 'none',
  );
  const left = none.map(({ target }) => target).join(', ');
  if (left !== '' && some.length === 0) throw new Usage(`--only names no case and no rule of ${left}.`);
  if (left !== '') console.error(`Left out, since --only names none of their cases and rules: ${left}`);
  return some;
}

/** Checks the options before the run. Throws Usage if a required option is missing or an option is wrong. */
export function checkPlan(plan: readonly Planned[], terminal: Terminal | undefined): void {
  for (const { target, options } of plan) {
    const lacks = byName[target].lacks(targetOptions(target, options, terminal));
    if (lacks) throw new Usage(lacks);
    if (options.updateBaseline && options.baseline === undefined)
      throw new Usage('--update-baseline needs --baseline, the file to write.');
  }
}

/** Returns the options that this target accepts. Ignores the other options, which may be for another target of the same run. */
export function targetOptions(
  target: Target,
  options: Options,
  terminal: Terminal | undefined,
): TargetOptions {
  const { options: own } = byName[target];
  const certificate = certificateOf(options);
  const secret = 'sign' in own ? signingSecretOf(options.signingSecret) : undefined;
  const given: Record<string, unknown> = {
    ...options,
    deskToken: options.deskToken ?? process.env['PARLANCE_DESK_TOKEN'],
    sign: secret && signer(secret),
    person: terminal,
    certificate: 'listen' in own ? certificate : undefined,
  };
  const names = [...Object.keys(own), 'only', 'skip', 'concurrency', 'patience', 'certificate'];
  return {
    onDeskSays: (line) => console.error(`desk command: ${printable(line)}`),
    ...defined(Object.fromEntries(names.map((name) => [name, given[name]]))),
  };
}

/** The configuration file of a run whose command line has neither a target nor --config. */
export const usualFile = 'parlance.conform.json';

const schemaFile = fileURLToPath(new URL('../../../conformance/schemas/config.schema.json', import.meta.url));

export interface Planned {
  target: Target;
  options: Options;
}

type Fields = Record<string, unknown>;

/** Returns the path of the JSON Schema for configuration files, relative to the folder of `file`. */
function schemaBeside(file: string): string {
  const path = relative(dirname(file), schemaFile).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Reads a configuration file. Throws Usage if the file is invalid. The error names the place of the fault in the file. */
export function readConfig(file: string): Planned[] {
  if (!existsSync(file))
    throw new Usage(
      `The file ${file} does not exist. Create it with parlance conform --init, or name a target.`,
    );
  const { $schema: _, targets: listed, ...shared } = objectAt(file, '', parsed(file));
  const own = objectAt(file, '/targets', listed);
  const common = optionsAt(file, '', shared);
  return Object.entries(own).map(([name, options]) => {
    const target = targets.find((each) => each === name);
    const at = `/targets/${name}`;
    if (!target)
      throw new Usage(
        `${file}: ${at} is not a target. ${didYouMean(name, targets)}The targets are ${targets.join(', ')}.`,
      );
    return { target, options: { ...common, ...optionsAt(file, at, objectAt(file, at, options)) } };
  });
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Usage(`${file} is not JSON: ${(error as Error).message}`);
  }
}

function objectAt(file: string, at: string, value: unknown): Fields {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isObject && (at !== '/targets' || Object.keys(value).length > 0)) return value as Fields;
  throw new Usage(
    `${file}: ${at || 'the file'} must be an object${at === '/targets' ? ' with an entry for each target' : ''}.`,
  );
}

function optionsAt(file: string, at: string, fields: Fields): Options {
  const names = Object.keys(runOptions) as (keyof Options)[];
  const read = Object.entries(fields).map(([name, value]) => {
    const known = names.find((each) => each === name);
    if (!known) throw new Usage(`${file}: ${at}/${name} is not an option. ${didYouMean(name, names)}`.trim());
    return [known, optionOf(`${file}: ${at}/${name}`, known, value)];
  });
  return Object.fromEntries(read) as Options;
}

function optionOf(place: string, name: keyof Options, value: unknown): unknown {
  const { reader } = runOptions[name];
  if (reader === 'switch') {
    if (typeof value !== 'boolean') throw new Usage(`${place} must be true or false.`);
    return value;
  }
  const isList = Array.isArray(value) && (name === 'only' || name === 'skip');
  const text = isList ? value.map(printed).join(',') : textOf(place, value);
  try {
    return reader(text);
  } catch (error) {
    throw new Usage(`${place}: ${(error as Error).message}`);
  }
}

/** Returns the text of a value in the configuration file. Replaces `{"env": "NAME"}` and `${NAME}` by the environment variable. */
function textOf(place: string, value: unknown): string {
  if (typeof value === 'number') return String(value);
  const wanted = (value as { env?: unknown } | null)?.env;
  const text = typeof wanted === 'string' ? `\${${wanted}}` : value;
  if (typeof text !== 'string') throw new Usage(`${place} must be a string, or {"env": "NAME"}.`);
  return text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const found = process.env[name];
    if (found === undefined)
      throw new Usage(`${place} needs the environment variable ${name}, which is not set.`);
    return found;
  });
}

export interface Terminal extends Person {
  /** Asks a question. Resolves with the line that the user enters, or with undefined if the input has ended. */
  ask(question: string): Promise<string | undefined>;
  close(): void;
}

/** Returns a terminal at which the user answers questions. The terminal asks one question at a time, and reads one line as the answer. */
export function openTerminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Terminal {
  const reader = createInterface({ input });
  const lines = reader[Symbol.asyncIterator]();
  let turn: Promise<unknown> = Promise.resolve();
  const ask: Terminal['ask'] = (question) => {
    const answer = turn.then(async () => {
      output.write(`\n${question} `);
      return (await lines.next()).value;
    });
    turn = answer;
    return answer;
  };
  return {
    ask,
    confirms: async (question) => /^y/i.test((await ask(`${question} (y/n)`))?.trim() ?? ''),
    close: () => reader.close(),
  };
}

/** Returns the progress line of a run. Once a second, the terminal line shows the cases for which the run is waiting. */
export function progressOf(target: string) {
  const begun = performance.now();
  const running = new Map<string, number>();
  let verdicts = 0;
  let timer: NodeJS.Timeout | undefined;
  /** Returns the text of the line: the number of verdicts, and the three cases that have been running longest, with their times. */
  const line = (now: number, width: number): string => {
    const longest = [...running].toSorted(([, one], [, other]) => one - other).slice(0, 3);
    const awaited = longest.map(([id, since]) => `${id} (${seconds(now - since)})`).join(', ');
    const more = running.size > longest.length ? ` and ${running.size - longest.length} more` : '';
    const waits = awaited === '' ? '' : `, waiting for ${awaited}${more}`;
    return `${target}: ${verdicts} verdicts in ${seconds(now - begun)}${waits}`.slice(0, width);
  };
  const show = () =>
    process.stderr.write(`\r\u001b[K${line(performance.now(), (process.stderr.columns || 80) - 1)}`);
  const hooks: Pick<TargetOptions, 'onCase' | 'onResult'> = {
    onResult: () => void verdicts++,
    onCase: (id, phase) => void (phase === 'begun' ? running.set(id, performance.now()) : running.delete(id)),
  };
  return {
    line,
    hooks,
    start() {
      if (process.stderr.isTTY) timer = setInterval(show, 1000).unref();
    },
    stop() {
      clearInterval(timer);
      if (timer) process.stderr.write('\r\u001b[K');
    },
  };
}

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
}
