import { rules } from '../../generated/rules.ts';
import { sectionWords } from '../../src/contract/judgement/accepted-faults.ts';
import { findingsOf, type Result } from '../run/verdicts.ts';
import type { Report } from './json.ts';
import { escaped } from './printable.ts';

/** Returns the reports as JUnit XML. Warnings and notes are output of the tests, not failures. */
export function asJunit(reports: readonly Report[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${reports.map(suite).join('')}</testsuites>\n`;
}

function suite({ target, started, durationMs, summary, results, outcome: ended, coverage }: Report): string {
  if (ended === 'unreachable' && results.every(({ status }) => status === 'skipped')) {
    const head = attributes({ name: target, tests: 1, failures: 0, errors: 1, skipped: 0, time: '0.000' });
    const message = attributes({ message: coverage.unseen[0]?.why ?? 'unreachable' });
    return `  <testsuite ${head}>\n    <testcase ${attributes({ classname: target, name: 'can be reached' })}>\n      <error ${message}/>\n    </testcase>\n  </testsuite>\n`;
  }
  const counts = {
    name: target,
    tests: results.length,
    failures: summary.failed,
    errors: summary.error,
    skipped: summary.skipped + summary.inconclusive,
    time: seconds(durationMs),
    timestamp: started.slice(0, 19),
  };
  return `  <testsuite ${attributes(counts)}>\n${results.map((result) => test(target, result)).join('')}  </testsuite>\n`;
}

function test(target: string, result: Result): string {
  const [rule = ''] = result.rules;
  const head = attributes({
    classname: `${target}.${result.case}`,
    name: `${rule} ${result.title}`,
    time: seconds(result.durationMs),
  });
  return `    <testcase ${head}>\n      ${outcome(result)}\n    </testcase>\n`;
}

function outcome(result: Result): string {
  const { status, title, observed } = result;
  const [rule] = result.rules;
  const message = attributes({
    message: findingsOf(result)
      .map((look) => look.observed)
      .join('; '),
  });
  const looks = findingsOf(result).map(
    ({ expected, observed: seen, evidence }) =>
      `expected: ${expected}\nobserved: ${seen}\n\n${evidence.map(({ what, at, wire }) => `${what} at ${at}\n${wire}`).join('\n\n')}`,
  );
  const body = escaped(
    `${rule ? `${rule} (${sectionWords(rules[rule])}): ${rules[rule].text}\n` : ''}${title}\n${looks.join('\n\n')}`,
  );
  if (status === 'failed') return `<failure ${message}>${body}</failure>`;
  if (status === 'error') return `<error ${message}>${body}</error>`;
  if (status === 'skipped' || status === 'inconclusive') return `<skipped ${message}/>`;
  // A warning does not fail a test. CI systems show the error stream of passed tests too.
  if (status === 'warned') return `<system-err>${body}</system-err>`;
  return `<system-out>${escaped(`${status}: ${observed}`)}</system-out>`;
}

function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escaped(String(value)).replaceAll('\n', ' ')}"`)
    .join(' ');
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}
