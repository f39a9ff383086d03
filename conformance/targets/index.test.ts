import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { policies } from '../../generated/policies.ts';
import { rules } from '../../generated/rules.ts';
import { inWords } from '../../src/contract/documents/figures.ts';
import { readSources } from '../../src/contract/documents/sources.ts';
import { deliveryFigures } from '../../src/contract/lint/checks.ts';
import { Unreachable, Usage } from '../run/target.ts';
import { cases, runTarget, targets } from './index.ts';

describe('the list of targets', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name);

  test('names each folder of conformance/targets, and nothing else', () => {
    expect([...targets].toSorted()).toEqual(folders.toSorted());
  });

  test.each(folders)('%s has its descriptor in target.ts, and a self-test', (name) => {
    const descriptor = readFileSync(join(import.meta.dirname, name, 'target.ts'), 'utf8');
    expect(descriptor).toContain(`name: '${name}'`);
    const selfTest = readdirSync(join(import.meta.dirname, '../selftest', name));
    expect(selfTest).toContain('selftest.ts');
    expect(selfTest.filter((file) => file.endsWith('.test.ts'))).not.toEqual([]);
  });

  test.each(folders)('the target %s imports nothing from the folder of another target', (name) => {
    const folder = join(import.meta.dirname, name);
    const others = folders.filter((other) => other !== name).map((other) => `../${other}/`);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const wrong = files.filter((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return others.some((other) => text.includes(other));
    });
    expect(wrong).toEqual([]);
  });
});

describe('rules and cases', () => {
  test('each rule has a case in the target of its party', () => {
    const bare = Object.values(rules)
      .filter(({ party }) => (targets as readonly string[]).includes(party))
      .filter(({ id, party }) => !cases.some((each) => each.target === party && each.rules.includes(id)));
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('a case cites rules of its own party only', () => {
    const wrong = cases.filter(({ target, rules: cited }) =>
      cited.some((rule) => rules[rule].party !== target),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('no title of a case repeats a number of a delivery policy', () => {
    const figures = deliveryFigures(readSources(join(import.meta.dirname, '../../specs')));
    expect(`gets ${inWords(policies.sendAgentMessage.attempts)} attempts`).toMatch(figures);
    expect(cases.map(({ id, title }) => `${id}: ${title}`).filter((text) => figures.test(text))).toEqual([]);
  });

  test.each(targets)('ids of %s are words in lower case, and unique', (target) => {
    const ids = cases.filter((each) => each.target === target).map(({ id }) => id);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('a target that cannot be reached rejects with Unreachable', async () => {
  await expect(runTarget('channel-service', { desk: 'http://127.0.0.1:9/desk' })).rejects.toThrow(
    Unreachable,
  );
  await expect(runTarget('channel-integrator', { url: 'http://127.0.0.1:9/' })).rejects.toThrow(Unreachable);
});

test('a run without an address rejects with Usage', async () => {
  await expect(runTarget('channel-service', {})).rejects.toThrow(Usage);
});

test('an address to listen on as a text rejects with Usage, and shows the right form', async () => {
  const options = { url: 'http://127.0.0.1:1', token: 't', listen: '127.0.0.1:8799' as never };
  await expect(runTarget('bot-provider', options)).rejects.toThrow("{host: '127.0.0.1', port: 8799}");
});

test('an unknown case or rule rejects with Usage, and is named', async () => {
  const url = 'http://127.0.0.1:9/';
  for (const ids of [{ only: ['HOOK-RCV-01', 'typo'] }, { skip: ['typo'] }])
    await expect(runTarget('webhook-receiver', { url, ...ids })).rejects.toThrow(/called typo/);
});
