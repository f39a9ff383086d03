import { styleText } from 'node:util';
import { type Command, Option } from 'commander';
import { cases } from '../../conformance/targets/index.ts';
import { type OpenPoint, openPoints, type Rule, rules } from '../../generated/rules.ts';
import { sectionWords } from '../contract/judgement/accepted-faults.ts';

const allRules = Object.values<Rule>(rules);

interface Options {
  json?: boolean;
  open?: boolean;
  party?: string;
  level?: string;
}

export function register(program: Command): void {
  program
    .command('rules')
    .description(
      'List the rules of the contract with their source and their cases, or the points that it leaves open.',
    )
    .option('--open', 'list the open points with the choices of the reference, in place of the rules')
    .option('--json', 'print JSON')
    .addOption(
      new Option('--party <party>', 'only the rules that bind this party').choices(valuesOf('party')),
    )
    .addOption(new Option('--level <level>', 'only the rules of this level').choices(valuesOf('level')))
    .addHelpText(
      'after',
      `
Examples:
  $ parlance rules --party channel-integrator --level MUST
  $ parlance rules --json
  $ parlance rules --open`,
    )
    .action(run);
}

function valuesOf(field: 'party' | 'level'): string[] {
  return [...new Set(allRules.map((rule) => rule[field]))];
}

function run({ json, open, party, level }: Options): void {
  const points = Object.values<OpenPoint>(openPoints);
  const chosen = allRules
    .filter((rule) => party === undefined || rule.party === party)
    .filter((rule) => level === undefined || rule.level === level)
    .map((rule) => ({
      ...rule,
      cases: cases.filter(({ rules }) => rules.includes(rule.id)).map(({ id }) => id),
    }));
  if (json) console.log(JSON.stringify(open ? points : chosen, null, 2));
  else for (const text of open ? points.map(textOfPoint) : chosen.map(textOf)) console.log(text);
}

function textOfPoint(point: OpenPoint): string {
  const { id, title, sections, text, reference, document, pointer } = point;
  return `${styleText('bold', id)}  ${title}  left open by ${sections.length === 0 ? 'the source' : sectionWords(point)}
  ${text}
  The reference: ${reference}
  ${document}#${pointer}`;
}

function sourceOf(rule: Rule): string {
  const words = sectionWords(rule);
  return rule.sections.length === 0 ? `this project's own, ${words}` : `${words} of the source`;
}

function textOf(rule: Rule & { cases: string[] }): string {
  const level = rule.level === 'LOCAL' ? `LOCAL (the reference's choice, not contract)` : rule.level;
  return `${styleText('bold', rule.id)}  ${level}  ${rule.party}
  ${rule.text}
  ${sourceOf(rule)}: ${rule.document}#${rule.pointer}
  ${rule.cases.length > 0 ? rule.cases.join(', ') : 'no case yet'}`;
}
