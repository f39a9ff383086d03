import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { type RuleId, rules } from '../../generated/rules.ts';
import { coverageOf, outcomeOf } from '../run/exit.ts';
import type { Result } from '../run/verdicts.ts';
import { asHtml } from './html.ts';
import { asBadge, asJson, type Report, statementOf, summarize } from './json.ts';
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
  reportVersion: 1,
  contract: '0.1.0',
  target: 'channel-service',
  started: '2026-05-04T08:00:00.000Z',
  durationMs: 1500,
  outcome: outcomeOf(results, ['CHN-IN-05']),
  coverage: coverageOf(results),
  summary: summarize(results),
  results,
  stale: ['CHN-IN-05'],
  notJudged: ['CHN-IN-06', 'agent-text:CHN-OUT-08'],
};

test('the JSON report is one object for one target, and a list for several targets', () => {
  expect(JSON.parse(asJson([report]))).toEqual(report);
  expect(JSON.parse(asJson([report, report]))).toHaveLength(2);
});

test('the JUnit report counts failures and is valid XML', () => {
  const xml = asJunit([report]);
  expect(xml).toContain('tests="2" failures="1" errors="0" skipped="0" time="1.500"');
  expect(xml).toContain('message="PUT &quot;&lt;hook&gt;&quot; &amp; more"');
  expect(xml).not.toContain('\u0000');
});

test('the HTML page runs no script, and long hostile responses do not exceed its size limit', () => {
  const evidence = Array.from({ length: 30 }, () => ({
    ...results[0]!.evidence[0]!,
    wire: '<'.repeat(5000),
  }));
  const many = Array.from({ length: 300 }, (_, index) => ({
    ...result('failed', `<script>alert(${index})</script>${'&'.repeat(3000)}`),
    evidence,
  }));
  const page = asHtml([{ ...report, results: many.slice(0, 60), summary: summarize(many.slice(0, 60)) }]);
  expect(page).toMatch(/Content-Security-Policy" content="default-src 'none'; style-src 'sha256-/);
  expect(page).not.toContain('<script');
  expect(page).not.toMatch(/ (?:style|on\w+)=/);
  expect(page.length).toBeLessThan(150_000);
  expect(page).toContain('more in the JSON report');
});

test('many findings with long responses do not exceed the size limit of the HTML page', () => {
  const look = { expected: 'x'.repeat(1500), observed: '&'.repeat(1500), evidence: [], times: 1 };
  const more = Array.from({ length: 11 }, () => look);
  const all = Array.from({ length: 60 }, () => ({ ...result('failed', '&'.repeat(1500)), more }));
  expect(asHtml([{ ...report, results: all, summary: summarize(all) }]).length).toBeLessThan(150_000);
});

test('the HTML page shows equal observations once', () => {
  const at = '2026-11-22T00:00:00.000Z';
  const evidence = ['attempt 1', 'attempt 2', 'attempt 3'].map((what) => ({ what, at, wire: 'POST /hook' }));
  const failed = { ...result('failed', 'no answer'), evidence };
  const page = asHtml([{ ...report, results: [failed], summary: summarize([failed]) }]);
  expect(page.match(/<pre>POST \/hook<\/pre>/g)).toHaveLength(1);
  expect(page).toContain(`<p>attempt 3 at ${at}</p><p>The same as attempt 1</p>`);
});

test('the HTML page shows a fault once, with rule, sections, expectation, observation and verdicts', () => {
  const again = { ...results[0]!, case: 'agent-files' };
  const page = asHtml([{ ...report, results: [...results, again] }]);
  expect(page.match(/<article/g)).toHaveLength(1);
  expect(page).toMatch(/<h3>1\. <b class="red">failed<\/b> CHN-OUT-01 \(sections? [\d., ]+\): /);
  expect(page).toContain('<dt>Expected</dt><dd>POST</dd>');
  expect(page).toContain('<li id="CHN-OUT-01.agent-text">');
  expect(page).toContain('href="#CHN-OUT-01.agent-files"');
  expect(page.indexOf('what to fix')).toBeLessThan(page.indexOf('everything else'));
});

test('the JUnit report shows warnings, names tests by title, and reports an unreachable target as an error', () => {
  const warned = { ...report, results: [result('warned', 'no id')] };
  expect(asJunit([warned])).toContain('name="CHN-OUT-01 An agent’s text"');
  expect(asJunit([warned])).toMatch(/<system-err>[^<]*observed: no id/);
  const coverage = {
    must: 1,
    seen: 0,
    unseen: [{ rule: 'CHN-OUT-01' as const, why: 'refused' }],
    idle: [],
    optedOut: [],
  };
  expect(asJunit([{ ...report, outcome: 'unreachable', coverage, results: [] }])).toContain(
    '<error message="refused"/>',
  );
});

test('the HTML page shows the other party’s markup as text', () => {
  expect(asHtml([report])).toContain('&lt;b&gt;');
  expect(asHtml([report])).not.toContain('<b>\u0000');
});

test('the printed table has the counts, four lines for a fault, and a line for each stale baseline entry', () => {
  const table = stripVTControlCharacters(asTable(report, (id) => `conform --only ${id}`));
  expect(table).toContain('1. failed CHN-OUT-01 (');
  expect(table).toContain(
    '   expected: POST\n   observed: PUT "<hook>" & more\n   repeat: conform --only agent-text\n',
  );
  expect(table).toContain('The baseline lists CHN-IN-05');
  expect(table).toContain(
    '2 entries of the baseline not judged in this run: CHN-IN-06, agent-text:CHN-OUT-08',
  );
  expect(table).toMatch(/^channel-service: 1 passed, 1 failed in 1\.5 s\n/);
});

const skipped = { ...result('skipped', 'needs --desk'), rules: ['CHN-OUT-08'] } as Result;
const summed = (all: readonly Result[], bound: RuleId[] = []) =>
  stripVTControlCharacters(
    asTable({
      ...report,
      stale: [],
      notJudged: [],
      results: all,
      outcome: outcomeOf(all),
      coverage: coverageOf(all, bound),
    }),
  );

test('a run that did not observe every MUST rule is incomplete, and its report names the missing options', () => {
  const table = summed([result('passed', ''), skipped]);
  expect(table).toContain('Incomplete: 1 of 2 MUST rules were seen.');
  expect(table).toContain('Not seen, needs --desk: CHN-OUT-08');
  expect(table).not.toContain('Conforms');
});

test('the verdict of a run with opted-out rules is qualified, and the report names the opted-out rules', () => {
  const optedOut = { ...skipped, observed: 'opted out by --skip', optedOut: true };
  const table = summed([result('passed', ''), optedOut], ['CHN-OUT-01', 'CHN-OUT-08', 'CHN-OUT-09']);
  expect(table).toContain(
    'Conforms within what was asked for: 1 of 1 MUST rules were seen, and none is broken.',
  );
  expect(table).toContain('Left out by --skip or --only: 2 MUST rules: CHN-OUT-08, CHN-OUT-09');
});

test('a statement lists observed, unobserved and opted-out rules and the choices at open points, and its badge counts the opted-out rules', () => {
  const chosen = {
    ...result('info', 'null in /a (OPEN-35); waits 2 s (OPEN-30)'),
    rules: ['CHN-OUT-15'],
  } as Result;
  const all = [result('passed', ''), skipped, chosen];
  const coverage = coverageOf(all, ['CHN-OUT-01', 'CHN-OUT-08', 'CHN-OUT-09']);
  const stated = { ...report, results: all, outcome: outcomeOf(all), coverage };
  expect(statementOf(stated)).toMatchObject({
    contract: '0.1.0',
    outcome: 'incomplete',
    must: 2,
    observed: ['CHN-OUT-01', 'CHN-OUT-15'],
    notSeen: ['CHN-OUT-08'],
    optedOut: ['CHN-OUT-09'],
    choices: [
      { point: 'OPEN-35', seen: 'null in /a' },
      { point: 'OPEN-30', seen: 'waits 2 s' },
    ],
  });
  expect(asBadge(stated)).toContain('incomplete (1/2, 1 left out)');
});

const tableOf = (all: readonly Result[]) => stripVTControlCharacters(asTable({ ...report, results: all }));

const look = (what: string, status = 200) => ({
  expected: `${what}: {"result": "ok"}`,
  observed: `${what}: ${status} with the body OK`,
});
const broken = (rule: RuleId, id: string, seen: ReturnType<typeof look> & Pick<Result, 'harm'>): Result => ({
  ...result('failed', ''),
  ...seen,
  rules: [rule],
  case: id,
  level: rules[rule].level as Result['level'],
});

test('the printed table shows a fault with 30 verdicts once, in at most 9 lines of the terminal', () => {
  const wire = `POST /hook HTTP/1.1\r\nHost: a\r\nContent-Length: 9000\r\n\r\n{"text": "${'long '.repeat(300)}"}`;
  const evidence = ['request', 'answer', 'attempt 2'].map((what) => ({
    what,
    at: '2026-05-04T08:00Z',
    wire,
  }));
  const all = Array.from({ length: 30 }, (_, index): Result => {
    const rule = (['CHN-OUT-01', 'CHN-OUT-02', 'CHN-OUT-05'] as const)[index % 3]!;
    return { ...broken(rule, `case-${index}`, look(`a text with ${'words '.repeat(20)}${index}`)), evidence };
  });
  const warned: Result = { ...broken('CHN-OUT-20', 'ids', look('an id', 500)), status: 'warned' };
  const table = tableOf([warned, ...all]);
  const [, first = '', second] = table.split(/^\d+\. (?=failed|warned)/m);
  expect(first).toMatch(/^failed CHN-OUT-01, CHN-OUT-02, CHN-OUT-05 \(sections? [\d., ]+\): /);
  expect(first).toContain(rules['CHN-OUT-01'].text);
  expect(first).toContain('(and 29 more: a text with');
  const terminal = first
    .trimEnd()
    .split('\n')
    .map((line) => Math.ceil(line.length / 120));
  expect(terminal.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(9);
  expect(second).toMatch(/^warned CHN-OUT-20/);
});

test('observations with a different expectation or response are separate faults in the report', () => {
  const table = tableOf([
    broken('CHN-OUT-01', 'agent-text', look('a text')),
    broken('CHN-OUT-02', 'agent-files', look('a file', 500)),
    broken('CHN-OUT-05', 'agent-places', {
      expected: 'a place: 404',
      observed: 'a place: 200 with the body OK',
    }),
  ]);
  expect(table).toMatch(/^1\. failed CHN-OUT-01[\s\S]+^2\. failed CHN-OUT-02[\s\S]+^3\. failed CHN-OUT-05/m);
});

test('the report combines time spans that are too short for several rules into one fault, under a rule that passed in no other case', () => {
  const span = (rule: RuleId, ms: number, id: string) => ({
    ...broken(rule, id, {
      expected: `${id}, attempt 1 to 2: 3000 ms, at most 200 ms early or 750 ms late`,
      observed: `${id}, attempt 1 to 2: ${ms} ms (own delay at most 9 ms)`,
    }),
  });
  const table = tableOf([
    {
      ...span('CHN-OUT-08', 963, 'a'),
      more: [1, 2, 3].map((ms) => ({ ...span('CHN-OUT-08', ms, 'a'), times: 1 })),
    },
    span('CHN-OUT-09', 997, 'b'),
    ...['c', 'e', 'f', 'g'].map((id) => span('CHN-OUT-11', 1004, id)),
    span('CHN-OUT-09', 1004, 'h'),
    span('CHN-OUT-09', 5004, 'd'),
    { ...result('passed', ''), rules: ['CHN-OUT-08'] },
  ]);
  expect(table).toMatch(
    /^1\. failed CHN-OUT-09, CHN-OUT-11, CHN-OUT-08 [\s\S]+observed: b, attempt 1 to 2: 997 ms[\s\S]+/m,
  );
  expect(table).toMatch(/^2\. failed CHN-OUT-09[\s\S]+observed: d, attempt 1 to 2: 5004 ms/m);
});

test('the report of a run with many faults ends with the first faults, without their bodies', () => {
  const all = (
    ['CHN-OUT-01', 'CHN-OUT-02', 'CHN-OUT-03', 'CHN-OUT-04', 'CHN-OUT-05', 'CHN-OUT-06'] as const
  ).flatMap((rule, index) =>
    Array.from({ length: index + 1 }, (_, at) =>
      broken(rule, `case-${at}`, look('a text', index === 1 ? 200 : 500 + index)),
    ),
  );
  const unseen = (['CHN-IN-01', 'CHN-IN-02', 'CHN-IN-03', 'CHN-IN-05'] as const).map((rule) => ({
    ...broken(rule, 'other', look('')),
    status: 'skipped' as const,
    observed: `needs --${rule}`,
  }));
  const results = [...all, ...unseen];
  const table = stripVTControlCharacters(
    asTable({ ...report, stale: [], results, summary: summarize(results), coverage: coverageOf(results) }),
  );
  const lines = table.trimEnd().split('\n\n').at(-1)!.split('\n');
  expect(lines[1]).toBe('What to fix first (5 of 6):');
  expect(lines[2]).toBe('  1. CHN-OUT-06  a text: 505');
  // The status of a success does not show the fault.
  expect(lines[6]).toBe('  5. CHN-OUT-02  a text: 200 with the body OK');
  expect(lines).toHaveLength(11);
});

test('the report begins with faults that lose a customer’s message, and ends with accepted invalid requests', () => {
  const table = tableOf([
    broken('BOT-PRV-03', 'a', { ...look('a wrong token', 200), harm: 'lenient' }),
    broken('BOT-PRV-17', 'b', look('an id', 7)),
    broken('BOT-PRV-07', 'c', { ...look('AGENT_JOINED', 3011), harm: 'late' }),
    broken('BOT-PRV-01', 'd', { ...look('TEXT', 500), harm: 'lost' }),
    broken('BOT-PRV-02', 'e', { ...look('an event', 204), harm: 'silent' }),
  ]);
  expect([...table.matchAll(/^\d\. failed (\S+)/gm)].map(([, rule]) => rule)).toEqual([
    'BOT-PRV-02',
    'BOT-PRV-01',
    'BOT-PRV-17',
    'BOT-PRV-07',
    'BOT-PRV-03',
  ]);
});

test('responses with one status and different bodies are one fault of a rule in the report', () => {
  const answers = ['{"loc":["body",28]}', '{"loc":["body",0]}', 'Cannot POST /stranger'].map(
    (body, index) => ({
      ...broken('BOT-PRV-04', `case-${index}`, look('')),
      expected: `fault ${index}: ${index === 1 ? '400 or 405' : '400'}`,
      observed: `fault ${index}: 422 with the body ${body}`,
    }),
  );
  const other = { ...answers[0]!, case: 'other', observed: 'fault 0: 500 with an HTML page (Oops)' };
  const table = tableOf([...answers, other]);
  expect(table).toMatch(/^1\. failed BOT-PRV-04[\s\S]+\(and 2 more: fault 1; fault 2\)/m);
  expect(table).toMatch(/^2\. failed BOT-PRV-04[\s\S]+500 with an HTML page/m);
  expect(table).not.toContain('3. failed');
});

test('posts of forms with different boundaries are one fault', () => {
  const posts = ['a1', 'b2'].map((boundary) => ({
    ...broken('BOT-PRV-20', 'posts', look('')),
    expected: 'JSON, with the Content-Type application/json',
    observed: `a request: the content type is multipart/form-data; boundary=--${boundary}; the body is not JSON`,
  }));
  expect(tableOf(posts)).not.toContain('2. failed');
});

test('if several cases failed after the first message of their chats, the report suggests one cause', () => {
  const later = ['a', 'b', 'c'].map((id) => ({
    ...broken('CHN-OUT-01', id, look('')),
    expected: 'a later text: sent',
    observed: 'a later text: not sent within 8 s',
    harm: 'silent' as const,
    evidence: [{ what: 'attempt 1', at: '', wire: 'POST /hook HTTP/1.1' }],
  }));
  expect(summed(later)).toContain('Probably one cause in 3 cases: the first message or event of a chat came');
  const first = later.map((each) => ({ ...each, evidence: [] }));
  expect(summed(first)).not.toContain('Probably');
});

test('a report with two faults has at most twelve lines', () => {
  const all = [
    broken('CHN-OUT-01', 'agent-text', look('a text', 500)),
    broken('CHN-OUT-02', 'agent-files', look('a file', 404)),
    { ...broken('CHN-OUT-05', 'b', look('')), status: 'skipped' as const, unmet: true, observed: 'no chat' },
    { ...result('passed', 'null in /a (OPEN-35)'), noted: true },
  ];
  const table = summed(all);
  expect(table.split('\n').length).toBeLessThanOrEqual(12);
  expect(table).not.toContain('OPEN-35');
});

test('a failure in the baseline is not listed as a fault in the report', () => {
  const table = tableOf([{ ...broken('CHN-OUT-01', 'agent-text', look('a text')), known: true }]);
  expect(table).toContain('Known by the baseline: agent-text:CHN-OUT-01');
  expect(table).not.toContain('failed CHN-OUT-01');
});

test('the printed table shows each reason for an unseen MUST rule once, and also shows the notes', () => {
  const why = 'prerequisite missing: the desk did not set up a channel, for a long reason';
  const noted: Result = { ...result('passed', 'null in /a (OPEN-35)'), noted: true };
  const other = { ...skipped, rules: ['CHN-OUT-09'] } as Result;
  const table = summed([{ ...skipped, observed: why }, { ...skipped, observed: why }, other, noted]);
  expect(table).toContain(`  Not seen, ${why}: CHN-OUT-08`);
  expect(table).toContain('  Not seen, needs --desk: CHN-OUT-09\n');
  expect(table).toContain('noted CHN-OUT-01: null in /a (OPEN-35)');
});

test('the report of an unreachable target has one reason, and no list of rules', () => {
  const unseen = (['CHN-OUT-01', 'CHN-OUT-08'] as const).map((rule) => ({ rule, why: 'refused' }));
  const coverage = { must: 2, seen: 0, unseen, idle: [], optedOut: [] };
  const told = asTable({ ...report, results: [], summary: summarize([]), outcome: 'unreachable', coverage });
  expect(stripVTControlCharacters(told)).toMatch(/The run could not start\.\n {2}refused$/);
});

test('the report shows the whole reason why a run could not start, and counts a run with a verdict as started', () => {
  const why = `${'a reason '.repeat(25)}with its remedy`;
  const coverage = {
    must: 1,
    seen: 0,
    unseen: [{ rule: 'CHN-OUT-01' as const, why }],
    idle: [],
    optedOut: [],
  };
  const ended = { ...report, outcome: 'unreachable' as const, coverage };
  expect(asTable({ ...ended, results: [], summary: summarize([]) })).toContain(why);
  const begun = [result('passed', 'a text')];
  expect(asTable({ ...ended, results: begun, summary: summarize(begun) })).toContain('before the run ended');
});

test('no line of the other party’s text in a report is a command to a build system', () => {
  const wire = 'HTTP/1.1 200 OK\r\n\r\n::set-output name=status::0\n##[error]owned';
  const [first] = results;
  const odd = {
    ...first!,
    expected: 'a\n::error::b',
    observed: 'a\n::error::b',
    evidence: [{ what: 'answer', at: '', wire }],
  };
  const table = asTable({ ...report, results: [odd] });
  expect(table).toContain('::error::b');
  expect(table).not.toMatch(/^\s*(::|##)/m);
});

test('the report of a fault has the request of the suite as a curl command, unless the command is too long', () => {
  const curl = "curl -i http://127.0.0.1:1/ --data-raw '{}'";
  const withCurl = (command: string) => {
    const failed = result('failed', '500');
    return { ...failed, evidence: [{ ...failed.evidence[0]!, curl: command }] };
  };
  expect(tableOf([withCurl(curl)])).toContain(`\n   curl: ${curl}\n`);
  expect(tableOf([withCurl(`${curl}\n'`)])).toContain('\n   curl: in the report of --html\n');
  expect(asHtml([{ ...report, results: [withCurl(curl)] }])).toContain(`<pre>${curl}</pre>`);
  expect(tableOf([result('failed', '500')])).not.toContain('curl:');
});
