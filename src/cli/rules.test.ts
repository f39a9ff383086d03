import { describe, expect, test } from 'vitest';
import { openPoints, rules } from '../../generated/rules.ts';
import { run } from './testing/command.ts';

describe.concurrent('parlance rules', () => {
  test('--json lists every rule with its cases', async () => {
    const { code, stdout } = await run('rules', '--json');
    const listed = JSON.parse(stdout) as { id: string; cases: string[] }[];
    expect(code).toBe(0);
    expect(listed).toMatchObject(Object.values(rules));
    expect(listed.find(({ id }) => id === 'CHN-IN-17')!.cases).not.toEqual([]);
  });

  test('--open lists every open point with the reference’s choice', async () => {
    const [json, text] = await Promise.all([run('rules', '--open', '--json'), run('rules', '--open')]);
    expect(JSON.parse(json.stdout)).toEqual(Object.values(openPoints));
    for (const { id, title, reference } of Object.values(openPoints)) {
      expect(text.stdout).toContain(`${id}  ${title}  left open by`);
      expect(text.stdout).toContain(`The reference: ${reference}`);
    }
  });
});
