import { existsSync } from 'node:fs';
import { printable } from '../../../conformance/report/printable.ts';
import type { TargetOption, TargetOptions } from '../../../conformance/run/options.ts';
import { Usage } from '../../../conformance/run/target.ts';
import { byName, cases, type Target, targets } from '../../../conformance/targets/index.ts';
import { rules } from '../../../generated/rules.ts';
import { givenSecret, signer } from '../shared/signing.ts';
import { type Planned, readConfig, usualFile } from './config.ts';
import type { CommandOptions, Options } from './options.ts';
import type { Terminal } from './terminal.ts';

/** What is run: the targets of the command line, else those of the file; what the command line says goes first. */
export function planned(
  chosen: readonly Target[],
  { config, init: _, ...options }: CommandOptions,
): Planned[] {
  if (config === undefined && chosen.length > 0) return chosen.map((target) => ({ target, options }));
  if (config === undefined && !existsSync(usualFile))
    throw new Usage(
      `Name a target, or write ${usualFile} by parlance conform --init. The targets are ${targets.join(', ')}.`,
    );
  const all = readConfig(config ?? usualFile);
  const missing = chosen.filter((target) => !all.some((each) => each.target === target));
  if (missing.length > 0) throw new Usage(`${config} has no entry for ${missing.join(', ')}.`);
  return all
    .filter(({ target }) => chosen.length === 0 || chosen.includes(target))
    .map(({ target, options: own }) => ({ target, options: { ...own, ...options } }));
}

/** Finds what is missing before anything is run. */
export function checkPlan(plan: readonly Planned[], terminal: Terminal | undefined): void {
  for (const { target, options } of plan) {
    checkIds([...(options.only ?? []), ...(options.skip ?? [])]);
    const lacks = byName[target].lacks(targetOptions(target, options, terminal));
    if (lacks) throw new Usage(lacks);
    if (options.updateBaseline && options.baseline === undefined)
      throw new Usage('--update-baseline writes the file that --baseline names; name one.');
  }
}

/** What of the options this target takes; others may be meant for another target of the same run. */
export function targetOptions(
  target: Target,
  options: Options,
  terminal: Terminal | undefined,
): TargetOptions {
  const given: Partial<Record<TargetOption, unknown>> = {
    ...options,
    deskToken: options.deskToken ?? process.env['PARLANCE_DESK_TOKEN'],
    ...('sign' in byName[target].options && { sign: signing(options) }),
    ...(terminal && { person: terminal }),
  };
  const taken = (Object.keys(byName[target].options) as TargetOption[]).filter(
    (option) => given[option] !== undefined,
  );
  return {
    only: options.only ?? [],
    skip: options.skip ?? [],
    onDeskSays: (line) => console.error(`desk command: ${printable(line)}`),
    ...Object.fromEntries(taken.map((option) => [option, given[option]])),
    ...(options.concurrency !== undefined && { concurrency: options.concurrency }),
  };
}

function signing({ signingSecret }: Options): TargetOptions['sign'] {
  try {
    const secret = givenSecret(signingSecret);
    return secret === undefined ? undefined : signer(secret);
  } catch (error) {
    throw new Usage((error as Error).message);
  }
}

function checkIds(given: readonly string[]): void {
  const known = new Set([...Object.keys(rules), ...cases.map(({ id }) => id)]);
  const unknown = given.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new Usage(`No case and no rule is named ${unknown.join(', ')}; --list shows them.`);
}
