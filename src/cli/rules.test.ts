import { describe, expect, test } from 'vitest';
import { openPoints, type Rule, rules } from '../../generated/rules.ts';
import { run } from './testing/command.ts';

describe.concurrent('parlance rules', () => {
  test('rules --json lists every rule with the cases of the rule', async () => {
    const { code, stdout } = await run('rules', '--json');
    const listed = JSON.parse(stdout) as { id: string; cases: string[] }[];
    expect(code).toBe(0);
    expect(listed).toMatchObject(Object.values(rules));
    expect(listed.find(({ id }) => id === 'CHN-IN-17')!.cases).not.toEqual([]);
  });

  test('rules prints the sections of the source for a rule, and marks a rule without sections as a rule of this project', async () => {
    const { stdout } = await run('rules', '--party', 'webhook-sender');
    const own = Object.values<Rule>(rules).filter(({ sections }) => sections.length === 0);
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(({ level }) => level))).toEqual(new Set(['LOCAL']));
    expect(stdout).toMatch(
      /HOOK-OUT-18 {2}LOCAL \(the reference's choice, not contract\).*\n.*\n {2}this project's own, in no section of the source: specs/,
    );
    expect(stdout).toContain(`section ${rules['HOOK-OUT-14'].sections.join(', ')} of the source: specs/`);
  });

  test('rules --open lists every open point with the choice of the reference', async () => {
    const [json, text] = await Promise.all([run('rules', '--open', '--json'), run('rules', '--open')]);
    expect(JSON.parse(json.stdout)).toEqual(Object.values(openPoints));
    for (const { id, title, reference } of Object.values(openPoints)) {
      expect(text.stdout).toContain(`${id}  ${title}  left open by`);
      expect(text.stdout).toContain(`The reference: ${reference}`);
    }
  });
});
