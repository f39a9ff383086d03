import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Result, Status } from '../../../conformance/run/verdicts.ts';
import { differences } from './checks.ts';

const result = (id: string, status: Status): Result => ({
  case: id,
  title: '',
  rules: ['CHN-IN-01'],
  level: 'MUST',
  status,
  durationMs: 1,
  expected: '',
  observed: status,
  evidence: [],
});

test('differences returns each verdict that differs between runs, is missing in a run, or is a finding', () => {
  const first = [result('steady', 'passed'), result('skips', 'skipped'), result('once', 'passed')];
  const runs = [
    [...first, result('changes', 'passed'), result('fails', 'failed')],
    [...first.slice(0, 2), result('changes', 'skipped'), result('fails', 'failed')],
  ];
  expect(differences(runs).map(({ case: id, verdicts, observed }) => [id, verdicts, observed])).toEqual([
    ['once', ['passed'], 'passed'],
    ['changes', ['passed', 'skipped'], 'skipped'],
    ['fails', ['failed', 'failed'], 'failed'],
  ]);
  expect(differences([first, first])).toEqual([]);
});

test.each([
  [['--help'], 0, /--runs[\s\S]+--slow[\s\S]+--within[\s\S]+--json[\s\S]+Exit codes/],
  [['--targets', 'chanel-service'], 1, /Allowed choices are channel-service/],
])('the command steady with the options %j', (args, status, words) => {
  const ran = spawnSync(process.execPath, [join(import.meta.dirname, 'steady.ts'), ...args], {
    encoding: 'utf8',
  });
  expect(ran.status).toBe(status);
  expect(ran.stdout + ran.stderr).toMatch(words);
});
