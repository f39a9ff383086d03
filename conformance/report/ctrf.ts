import type { CTRFReport, Test, TestStatus } from 'ctrf';
import type { Result, Status } from '../run/verdicts.ts';
import type { Report } from './json.ts';

const statuses = {
  passed: 'passed',
  failed: 'failed',
  error: 'failed',
  skipped: 'skipped',
  // Neither is a failure; what each is stands in `rawStatus`.
  warned: 'other',
  inconclusive: 'other',
  info: 'passed',
} as const satisfies Record<Status, TestStatus>;

/** The Common Test Report Format, for tools that read it: one test a case and rule. */
export function asCtrf(reports: readonly Report[]): string {
  const tests = reports.flatMap((report) => testsOf(report));
  const begun = reports.map(({ started }) => Date.parse(started));
  const ended = reports.map(({ started, durationMs }) => Date.parse(started) + durationMs);
  const count = (status: TestStatus) => tests.filter((test) => test.status === status).length;
  const report: CTRFReport = {
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    generatedBy: 'parlance conform',
    results: {
      tool: { name: 'parlance', version: reports[0]?.contract ?? '' },
      summary: {
        tests: tests.length,
        passed: count('passed'),
        failed: count('failed'),
        skipped: count('skipped'),
        pending: 0,
        other: count('other'),
        suites: reports.length,
        start: Math.min(...begun),
        stop: Math.max(...ended),
      },
      tests,
      environment: {
        extra: { outcomes: Object.fromEntries(reports.map(({ target, outcome }) => [target, outcome])) },
      },
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function testsOf({ target, outcome, coverage, results }: Report): Test[] {
  if (outcome !== 'unreachable') return results.map((result) => testOf(target, result));
  const message = coverage.unseen[0]?.why ?? 'unreachable';
  return [{ name: 'can be reached', suite: [target], status: 'failed', duration: 0, message }];
}

function testOf(target: string, result: Result): Test {
  const { case: id, title, rules, level, status, durationMs, expected, observed, more = [] } = result;
  const { times = 1, evidence } = result;
  const looks = [{ expected, observed, evidence, times }, ...more];
  const isWrong = ['failed', 'error', 'warned', 'inconclusive'].includes(status);
  const message = looks.map((look) => look.observed).join('; ');
  const trace = looks.map((look) => `expected: ${look.expected}\nobserved: ${look.observed}`).join('\n\n');
  return {
    name: `${rules.join(', ')} ${title}`,
    suite: [target, id],
    status: statuses[status],
    rawStatus: status,
    duration: durationMs,
    tags: [...rules, level],
    ...(status !== 'passed' && { message }),
    ...(isWrong && { trace }),
  };
}
