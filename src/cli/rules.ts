import { styleText } from 'node:util';
import type { Command } from 'commander';
import { cases } from '../../conformance/targets.ts';
import { type Rule, rules } from '../../generated/rules.ts';

interface Options {
  json?: boolean;
  party?: string;
  level?: string;
}

export function register(program: Command): void {
  program
    .command('rules')
    .description('List the rules of the contract: where each stands, and which cases check it.')
    .option('--json', 'as JSON')
    .option('--party <party>', 'only the rules that bind this party')
    .option('--level <level>', 'only MUST, SHOULD or LOCAL')
    .addHelpText(
      'after',
      `
Examples:
  $ parlance rules --party channel-integrator --level MUST
  $ parlance rules --json`,
    )
    .action(run);
}

function run({ json, party, level }: Options): void {
  const chosen = Object.values<Rule>(rules)
    .filter((rule) => party === undefined || rule.party === party)
    .filter((rule) => level === undefined || rule.level === level.toUpperCase())
    .map((rule) => ({ ...rule, cases: casesOf(rule.id) }));
  if (json) console.log(JSON.stringify(chosen, null, 2));
  else for (const rule of chosen) console.log(shown(rule));
}

function casesOf(rule: Rule['id']): string[] {
  return cases.filter((each) => each.rules.includes(rule)).map(({ id }) => id);
}

function shown(rule: Rule & { cases: string[] }): string {
  return `${styleText('bold', rule.id)}  ${rule.level}  ${rule.party}
  ${rule.text}
  ${rule.document}#${rule.pointer}
  ${rule.cases.length > 0 ? rule.cases.join(', ') : 'no case yet'}`;
}
