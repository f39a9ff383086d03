import { once } from 'node:events';
import { printed } from '../../generated/faults.ts';
import { limitConnections } from '../wire/traffic/connections.ts';
import { inRun } from '../wire/traffic/patience.ts';
import { watchOver } from '../wire/traffic/presence.ts';
import { pause } from '../wire/traffic/tasks.ts';
import type { Case, Need } from './case.ts';
import { LagProbe } from './lag.ts';
import { flagOf, provided, type TargetOption, type TargetOptions } from './options.ts';
import { notRun, runCases } from './runner.ts';
import type { Result } from './verdicts.ts';

/** A party of the contract, such as a bot provider, as the suite tests it. */
export interface TargetDescriptor<Context extends RunContext> {
  /** The party's name in the rules, which is also the name of the target's folder. */
  name: string;
  options: Partial<Record<TargetOption, string>>;
  /** The required options, as alternative lists. A run needs all options of one list. */
  needs: readonly (readonly TargetOption[])[];
  /** Example command lines for `parlance conform`, without the command and the name. */
  examples: readonly string[];
  /** The needs of a case that states no `needs` of its own. */
  caseNeeds?: readonly Need[];
  cases: readonly Case<Context>[];
  /** The number of cases that run in parallel. Cases that measure time are not counted: they all start at once. */
  width?: number;
  /** Returns the address to which the other party must post, so that the user can configure it. */
  awaits?(options: TargetOptions): string | undefined;
  make(options: TargetOptions): Context;
  /** Prepares the context, and checks that the implementation can be reached. Rejects if nothing answers. */
  open?(context: Context): Promise<unknown>;
}

export interface RunContext {
  /** Removes everything that was set up. It is called even if `open` failed. */
  close(): Promise<void>;
}

/** A case as the list of all cases shows it, without its code. */
export interface ListedCase extends Required<Pick<Case<never>, 'id' | 'title' | 'rules' | 'needs'>> {
  target: string;
}

/** A target without the type of its context, so that all targets fit into one list. */
export interface CheckedTarget
  extends Pick<TargetDescriptor<RunContext>, 'name' | 'options' | 'examples' | 'awaits'> {
  cases: readonly ListedCase[];
  lacks(options: TargetOptions): string | undefined;
  run(options: TargetOptions): Promise<Result[]>;
}

export class Unreachable extends Error {}

export class Usage extends Error {}

export function target<Context extends RunContext>(described: TargetDescriptor<Context>): CheckedTarget {
  const { name, caseNeeds: needs = [] } = described;
  const cases = described.cases.map((each) => ({ target: name, needs, ...each }));
  return {
    ...described,
    cases,
    lacks: (given) => lacking(described, given),
    run: (given) => inRun(() => run({ ...described, cases }, given), given),
  };
}

function lacking(
  { name, options, needs }: Pick<TargetDescriptor<RunContext>, 'name' | 'options' | 'needs'>,
  given: TargetOptions,
): string | undefined {
  if (needs.some((list) => list.every((option) => given[option] !== undefined))) return undefined;
  const ways = needs.map((list) =>
    list.map((option) => `${flagOf(option)} (${options[option]})`).join(' and '),
  );
  return `${name} needs ${ways.join(', or ')}.`;
}

async function run<Context extends RunContext>(
  described: TargetDescriptor<Context>,
  options: TargetOptions,
): Promise<Result[]> {
  const lacks = lacking(described, options);
  if (lacks) throw new Usage(lacks);
  if (typeof (options.listen as unknown) === 'string')
    throw new Usage("The option listen is an object, such as {host: '127.0.0.1', port: 8799}.");
  const { url, desk, concurrency } = options;
  const addresses = [url, desk].filter((each) => each !== undefined);
  if (concurrency !== undefined) for (const each of addresses) limitConnections(each, concurrency);
  const { cases, width = 6 } = described;
  const opening = opened(described, options);
  const context = await Promise.race([opening, ended(options.signal)]);
  if (!context) {
    opening.then((late) => late.close()).catch(() => undefined);
    return notRun(cases, options);
  }
  const lag = new LagProbe().start();
  const presence = watchOver(addresses);
  try {
    const available = provided(options);
    return await runCases({ ...options, context, cases, lag, available, presence, width });
  } finally {
    lag.stop();
    presence.stop();
    const closing = context.close();
    await (options.signal?.aborted ? Promise.race([closing, pause(endMs)]) : closing);
  }
}

/** The longest time for cleaning up after the user has ended a run, in milliseconds. */
const endMs = 1000;

async function ended(signal: AbortSignal | undefined): Promise<undefined> {
  if (!signal) return new Promise(() => undefined);
  if (!signal.aborted) await once(signal, 'abort');
}

async function opened<Context extends RunContext>(
  { make, open }: TargetDescriptor<Context>,
  options: TargetOptions,
): Promise<Context> {
  let context: Context | undefined;
  try {
    context = make(options);
    await open?.(context);
    return context;
  } catch (error) {
    await context?.close();
    throw new Unreachable(printed(error), { cause: error });
  }
}
