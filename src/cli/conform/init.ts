import { existsSync, writeFileSync } from 'node:fs';
import { flagOf, type TargetOption } from '../../../conformance/run/options.ts';
import { Usage } from '../../../conformance/run/target.ts';
import { byName, type Target, targets } from '../../../conformance/targets/index.ts';
import { nearest } from '../shared/nearest.ts';
import { schemaBeside } from './config.ts';
import { type Options, runOptions } from './options.ts';
import type { Terminal } from './terminal.ts';

/** Options that hold secrets stay out of the file: it names the variable of the environment that has them. */
const secrets: Partial<Record<TargetOption, string>> = {
  deskToken: 'PARLANCE_DESK_TOKEN',
  token: 'PARLANCE_TOKEN',
  authorization: 'PARLANCE_AUTHORIZATION',
  sign: 'PARLANCE_SIGNING_SECRET',
};

/** What an option is called in the file, where the suite is given something that is made of it. */
const inFile: Partial<Record<TargetOption, keyof Options>> = { sign: 'signingSecret' };

/** Those by which an implementation is reached are asked for first. */
const unasked: readonly TargetOption[] = ['person', 'browser'];

/** Asks what is to be checked, and writes it into a file for runs to come. */
export async function init(file: string, terminal: Terminal): Promise<void> {
  if (existsSync(file) && !(await terminal.confirms(`${file} exists. Overwrite it?`))) return;
  const target = await askedTarget(terminal);
  const options: Record<string, unknown> = {};
  for (const [option, description] of optionsOf(target)) {
    if (option === 'deskCommand' && 'desk' in options) continue;
    if (option === 'deskToken' && !('desk' in options)) continue;
    const given = await askedOption(terminal, option, description);
    if (given !== undefined) options[inFile[option] ?? option] = given;
  }
  const config = {
    $schema: schemaBeside(file),
    targets: { [target]: options },
    html: 'conformance.html',
  };
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  console.log(`${file} is written. Run parlance conform to check the ${target}.`);
}

function optionsOf(target: Target): [TargetOption, string][] {
  const entries = Object.entries(byName[target].options) as [TargetOption, string][];
  return entries.filter(([option]) => !unasked.includes(option));
}

async function askedTarget(terminal: Terminal): Promise<Target> {
  const list = targets.map((target, index) => `  ${index + 1}  ${target}`).join('\n');
  for (;;) {
    const text = await answered(terminal, `Which target?\n${list}\nA number or a name:`);
    const found = targets[Number(text) - 1] ?? targets.find((target) => target === nearest(text, targets));
    if (found) return found;
  }
}

/** Empty leaves an option out; what cannot be read is asked for again. */
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
