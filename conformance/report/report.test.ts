import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { Result } from '../run/verdicts.ts';
import { asHtml } from './html.ts';
import { asJson, type Report, summarize } from './json.ts';
import { asJunit } from './junit.ts';
import { asTable } from './table.ts';

const result = (status: Result['status'], observed: string): Result => ({
  case: 'agent-text',
  title: 'An agent’s text',
  rules: ['CHN-OUT-01'],
  level: 'MUST',
  status,
  durationMs: 12,
  expected: 'POST',
  observed,
  evidence: [
    { what: 'request', at: '2026-05-04T08:00:00.000Z', wire: 'PUT /hook HTTP/1.1\n\n<b>\u0000</b>' },
  ],
});
const results = [result('failed', 'PUT "<hook>" & more'), result('passed', 'POST')];
const report: Report = {
  contract: '0.1.0',
  target: 'channel-service',
  started: '2026-05-04T08:00:00.000Z',
  durationMs: 1500,
  summary: summarize(results),
  results,
  stale: ['CHN-IN-05'],
};

test('the JSON report is one object for one target, and a list for several', () => {
  expect(JSON.parse(asJson([report]))).toEqual(report);
  expect(JSON.parse(asJson([report, report]))).toHaveLength(2);
});

test('JUnit counts failures and holds nothing that XML cannot', () => {
  const xml = asJunit([report]);
  expect(xml).toContain('tests="2" failures="1" errors="0" skipped="0" time="1.500"');
  expect(xml).toContain('message="PUT &quot;&lt;hook&gt;&quot; &amp; more"');
  expect(xml).not.toContain('\u0000');
});

test('the page shows markup of the other side as text', () => {
  expect(asHtml([report])).toContain('&lt;b&gt;');
  expect(asHtml([report])).not.toContain('<b>\u0000');
});

test('the table tells what was expected and seen, and which entries of the baseline are stale', () => {
  const table = stripVTControlCharacters(asTable(report));
  expect(table).toContain('failed       CHN-OUT-01  MUST   agent-text');
  expect(table).toContain('observed: PUT "<hook>" & more');
  expect(table).toContain('The baseline lists CHN-IN-05');
  expect(table).toContain('1 passed, 1 failed in 1.5 s');
});
