// Tests the page "Write a case": each row of its tables, and both of its cases on a copy of the project.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Case, Judge, need, Unsure } from '../conformance/run/case.ts';
import { exitCodeOf } from '../conformance/run/exit.ts';
import { LagProbe } from '../conformance/run/lag.ts';
import { runCases } from '../conformance/run/runner.ts';
import { emitCaseList } from '../src/contract/codegen/case-list.ts';

const root = join(import.meta.dirname, '..');
const file = 'docs/src/content/docs/conformance/writing-a-case.mdx';
const page = readFileSync(join(root, file), 'utf8');
const rule = 'CHN-OUT-08';

/** Returns the rows of the table that begins with `head`. Each row is a list of its cells. */
function rowsOf(head: string): string[][] {
  const [, table = ''] =
    new RegExp(`^\\| ${head} \\|.*\\n\\| --- .*\\n((?:\\|.*\\n)+)`, 'm').exec(page) ?? [];
  return table
    .trim()
    .split('\n')
    .map((row) => row.slice(2, -2).split(' | '));
}

describe('the table of the judge’s methods', () => {
  const given = {
    rule,
    answer: { status: 500, text: 'sorry', evidence: [], sentAt: 0, endedAt: 1 },
    site: { waitMs: () => 8000, evidence: () => [] },
    tolerance: { earlyMs: 100, lateMs: 100 },
  };
  const verbs = rowsOf('call').map(([call, ...rest]) => [call!.replaceAll('`', ''), ...rest] as string[]);

  test.each(verbs)('the call %s records the outcome %s', (call, outcome, observed) => {
    const judge = new Judge(new LagProbe());
    runInThisContext(`(judge, { rule, answer, site, tolerance }) => ${call}`)(judge, given);
    expect(judge.observations.get(rule)).toMatchObject([{ outcome, observed }]);
  });

  test('the page lists all methods of the judge', () => {
    const methods = Object.getOwnPropertyNames(Judge.prototype).filter((name) => name !== 'constructor');
    const [, told = ''] = /## The verbs([\s\S]*?)\n## /.exec(page) ?? [];
    expect(methods.filter((name) => !new RegExp(`\\b${name}\\b`).test(told))).toEqual([]);
  });
});

describe('the table of the ways in which a case may end', () => {
  const bodies: Readonly<Record<string, (judge: Judge) => void>> = {
    'judges each of its rules, and all hold': (judge) => judge.saw(rule, true, 'status', 200),
    'finds a MUST rule broken': (judge) => judge.saw(rule, false, 'status', 500),
    'throws `Unsure`: a request may only be late': () => {
      throw new Unsure('the request came in time');
    },
    'misses a prerequisite: `need` or `needOk` throws `Unmet`': () => need(undefined, 'a desk'),
    'throws any other error': () => {
      throw new TypeError('undefined is not a function');
    },
    'judges a rule that it does not list': (judge) => judge.saw('CHN-OUT-09', true, 'status', 200),
    'lists a rule and does not judge it': () => undefined,
  };

  test.each(rowsOf('the case'))('a case that %s: %s, exit code %s', async (how, status, code) => {
    const run: Case<null>['run'] = async (_, judge) => bodies[how!]!(judge);
    const one = { id: 'one', title: 'A scenario', rules: [rule], needs: [], run } as const;
    const lag = new LagProbe();
    const results = await runCases({ cases: [one], context: null, lag, available: new Set() });
    expect(results.map((result) => result.status)).toEqual([status]);
    expect(String(exitCodeOf(results))).toBe(code);
  });
});

describe('the cases of the page', () => {
  const copy = mkdtempSync(join(tmpdir(), 'parlance-case-'));
  const blocks = [...page.matchAll(/^```ts title="([^"]+)"\n([\s\S]*?)^```$/gm)].map(
    ([, title, code]) => [title!, code!] as const,
  );
  afterAll(() => rmSync(copy, { recursive: true }));

  beforeAll(() => {
    for (const each of ['specs', 'generated', 'src', 'conformance', 'docs/examples', 'package.json'])
      cpSync(join(root, each), join(copy, each), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const [title, code] of blocks) {
      const [path, list] = title.split(', in ');
      const place = join(copy, path!);
      const change = (text: string) =>
        text.replace(new RegExp(`const ${list}: .* = \\{\\n`), (start) => `${start}${code}`);
      writeFileSync(place, list === undefined ? code : change(readFileSync(place, 'utf8')));
    }
    const targets = join(copy, 'conformance/targets');
    writeFileSync(join(targets, 'cases.ts'), emitCaseList(targets));
  });

  const commands = [...page.matchAll(/--target (\S+) --only (\S+)\n.* -t "(.+)"/g)].map(
    ([, target, id, fault]) => [target!, id!, fault!] as const,
  );
  test.each(commands)(
    'the correct implementation of %s passes the case %s, and the broken one fails',
    (target, id, fault) => {
      const script = `
      const { selfTests } = await import('./conformance/selftest/index.ts');
      const { variants: [correct], broken } = selfTests['${target}'];
      const { run } = broken.find((each) => each.by === '${id}' && each.words.includes('${fault}'));
      for (const each of [correct.run, run])
        console.log((await each(['${id}'])).map(({ status }) => status).join());
      process.exit();`;
      const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: copy });
      expect(output.toString().trim().split('\n')).toEqual(['passed', 'failed']);
    },
  );

  test('the page has two commands, each for two code blocks', () => {
    expect(commands).toHaveLength(2);
    expect(blocks).toHaveLength(4);
  });
});
