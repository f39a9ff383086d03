import { once } from 'node:events';
import { printed } from '../../generated/faults.ts';
import type { RuleId } from '../../generated/rules.ts';
import { setCertificate } from '../wire/http/certificate.ts';
import { limitConnections } from '../wire/traffic/connections.ts';
import { inRun, setPatience } from '../wire/traffic/patience.ts';
import { watchOver } from '../wire/traffic/presence.ts';
import { pause } from '../wire/traffic/waits.ts';
import type { Case, Need } from './case.ts';
import { LagProbe } from './lag.ts';
import { flagOf, provided, type TargetOption, type TargetOptions } from './options.ts';
import { notRun, runCases } from './runner.ts';
import type { Result } from './verdicts.ts';

/** One party of the contract as a target of the suite. `Context` is passed to its cases. */
export interface TargetDescriptor<Context extends RunContext> {
  /** The party's name in the rules, which is also the name of the target's folder. */
  name: string;
  /** The options that the target uses, with their descriptions. */
  options: Partial<Record<TargetOption, string>>;
  /** The required options. One of the lists is enough. */
  needs: readonly (readonly TargetOption[])[];
  /** Example command lines for the help of `parlance conform`, without the command and the name. */
  examples: readonly string[];
  /** The needs of each case that has no `needs` of its own. */
  caseNeeds?: readonly Need[];
  cases: readonly Case<Context>[];
  /** The number of cases that run in parallel, not counting those that measure time. */
  width?: number;
  /** The address to which the other party must post, for a person to configure. */
  awaits?(options: TargetOptions): string | undefined;
  /** Makes the context of the cases. */
  make(options: TargetOptions): Context;
  /** Prepares a context and reaches the implementation. Rejects if nothing answers. */
  open?(context: Context): Promise<unknown>;
}

/** The context of a run's cases. */
export interface RunContext {
  /** Removes everything that was set up, even if the context is not ready. */
  close(): Promise<void>;
}

/** A case in a list. */
export interface ListedCase {
  target: string;
  id: string;
  title: string;
  rules: readonly RuleId[];
  needs: readonly Need[];
}

/** A target without its context type, so that targets with different contexts fit in one list. */
export interface CheckedTarget
  extends Pick<TargetDescriptor<RunContext>, 'name' | 'options' | 'examples' | 'awaits'> {
  cases: readonly ListedCase[];
  /** A sentence with the missing options. Undefined if a run can start. */
  lacks(options: TargetOptions): string | undefined;
  /** Runs all chosen cases. */
  run(options: TargetOptions): Promise<Result[]>;
}

/** The implementation cannot be reached or set up. */
export class Unreachable extends Error {}

/** An option is missing or wrong. */
export class Usage extends Error {}

/** Makes a target from its descriptor. */
export function target<Context extends RunContext>(described: TargetDescriptor<Context>): CheckedTarget {
  const { name, caseNeeds: needs = [] } = described;
  return {
    ...described,
    cases: described.cases.map((each) => ({ target: name, needs, ...each })),
    lacks: (given) => lacking(described, given),
    run: (given) => inRun(() => run(described, given)),
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
  const { url, desk, concurrency, patience, certificate } = options;
  if (patience !== undefined) setPatience(patience);
  setCertificate(certificate);
  const addresses = [url, desk].filter((each) => each !== undefined);
  if (concurrency !== undefined) for (const each of addresses) limitConnections(each, concurrency);
  const { caseNeeds = [], width = 6 } = described;
  const cases = described.cases.map((each) => ({ needs: caseNeeds, ...each }));
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

/** The time for cleaning up after the user ends a run, in milliseconds. */
const endMs = 1000;

/** Resolves once the user ends the run. */
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
