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

/** One party of the contract as the suite checks it. `Context` is what it offers to its cases. */
export interface TargetDescriptor<Context extends RunContext> {
  /** The party, as the rules name it; the target's folder has this name too. */
  name: string;
  /** The options that it uses, each with its description. */
  options: Partial<Record<TargetOption, string>>;
  /** The required options; of several lists, one is enough. */
  needs: readonly (readonly TargetOption[])[];
  /** Command lines for the help of `parlance conform`, without the command and the name. */
  examples: readonly string[];
  /** The needs of each case that names none of its own. */
  caseNeeds?: readonly Need[];
  cases: readonly Case<Context>[];
  /** How many of the cases that do not measure time run side by side. */
  width?: number;
  /** The address that the other side must post to, where it is for a person to tell it. */
  awaits?(options: TargetOptions): string | undefined;
  /** Makes the context of the cases. */
  make(options: TargetOptions): Context;
  /** Makes a context ready, and reaches the implementation. Rejects when nothing answers. */
  open?(context: Context): Promise<unknown>;
}

/** The context of a run's cases. */
export interface RunContext {
  /** Takes down what was set up, also where the context is not ready. */
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

/** A target with its context hidden, so that targets of different contexts stand in one list. */
export interface CheckedTarget
  extends Pick<TargetDescriptor<RunContext>, 'name' | 'options' | 'examples' | 'awaits'> {
  cases: readonly ListedCase[];
  /** The missing options as a sentence; undefined when a run can start. */
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

/** How long a run that the user ends may take to take down what it set up. */
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
