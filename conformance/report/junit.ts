import type { Result } from '../run/verdicts.ts';
import type { Report } from './json.ts';

/** JUnit's XML, one suite a target, one test a case and rule. Warnings and facts are output, not failures. */
export function asJunit(reports: readonly Report[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${reports.map(suite).join('')}</testsuites>\n`;
}

function suite({ target, started, durationMs, summary, results }: Report): string {
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
    name: rule,
    time: seconds(result.durationMs),
  });
  return `    <testcase ${head}>\n      ${outcome(result)}\n    </testcase>\n`;
}

function outcome({ status, expected, observed, evidence, title }: Result): string {
  const message = attributes({ message: observed });
  const proof = evidence.map(({ what, at, wire }) => `${what} at ${at}\n${wire}`).join('\n\n');
  const body = escaped(`${title}\nexpected: ${expected}\nobserved: ${observed}\n\n${proof}`);
  if (status === 'failed') return `<failure ${message}>${body}</failure>`;
  if (status === 'error') return `<error ${message}>${body}</error>`;
  if (status === 'skipped' || status === 'inconclusive') return `<skipped ${message}/>`;
  return `<system-out>${escaped(`${status}: ${observed}`)}</system-out>`;
}

function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(
      ([name, value]) =>
        `${name}="${escaped(String(value)).replaceAll('"', '&quot;').replaceAll('\n', ' ')}"`,
    )
    .join(' ');
}

/** Markup, and control characters that XML has no form for, become harmless. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}
