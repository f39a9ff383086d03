import { expect, test, vi } from 'vitest';
import { unique } from '../wire/payload/messages.ts';
import { inRun, noteAnswer } from '../wire/traffic/patience.ts';
import { type Case, type Judge, type Need, need, Unsure } from './case.ts';
import { LagProbe } from './lag.ts';
import { runCases } from './runner.ts';
import type { Result } from './verdicts.ts';

const run = (cases: Case<null>[], more: { only?: string[]; skip?: string[]; available?: Need[] } = {}) =>
  runCases({ cases, context: null, lag: new LagProbe(), ...more, available: new Set(more.available ?? []) });

const scenario = (body: Case<null>['run'], more: Partial<Case<null>> = {}): Case<null> => ({
  id: 'scenario',
  title: 'A scenario',
  rules: ['CHN-OUT-08', 'CHN-OUT-20'],
  needs: [],
  run: body,
  ...more,
});

const statuses = async (...args: Parameters<typeof run>) =>
  Object.fromEntries((await run(...args)).map(({ rules: [rule], status }) => [rule, status]));

test('one scenario yields a verdict for each of its rules, by the level of the rule', async () => {
  const both = scenario(async (_, judge) => {
    judge.holds('CHN-OUT-08', false, { observed: 'five' });
    judge.holds('CHN-OUT-20', false, { observed: 'four' });
  });
  expect(await statuses([both])).toEqual({ 'CHN-OUT-08': 'failed', 'CHN-OUT-20': 'warned' });
});

test('a finding names its harm to a customer, and the report orders the faults by this harm', async () => {
  const answer = { sentAt: 0, connectMs: 0, endedAt: 1, status: 200, text: '{}', evidence: [] };
  const harms = async (body: Case<null>['run']) => (await run([scenario(body)])).map(({ harm }) => harm);
  const first = await harms(async (_, judge) => {
    judge.found('CHN-OUT-08', undefined, 'a text', { waitMs: () => 10, evidence: () => [] });
    judge.answered('CHN-OUT-20', false, ['a text', '200'], { ...answer, status: 500 });
  });
  const second = await harms(async (_, judge) => {
    judge.rejected('CHN-OUT-08', false, ['a wrong token', '401'], answer);
    judge.saw('CHN-OUT-20', false, 'an id', 7);
  });
  expect([first, second]).toEqual([
    ['silent', 'lost'],
    ['lenient', undefined],
  ]);
});

test('the case that judges the whole run begins after all other cases have ended', async () => {
  const ended: string[] = [];
  const named = (id: string, more: Partial<Case<null>> = {}) =>
    scenario(
      async () => {
        await new Promise(setImmediate);
        ended.push(id);
      },
      { id, ...more },
    );
  await run([named('last', { last: true }), named('timed', { timed: true }), named('other')]);
  expect(ended.toSorted()).toEqual(['last', 'other', 'timed']);
  expect(ended.at(-1)).toBe('last');
});

test('an unmet prerequisite skips all rules of its case, and the results name the prerequisite', async () => {
  const results = await run([
    scenario(async (_, judge) => {
      judge.holds('CHN-OUT-08', true, { observed: 'three' });
      need(undefined, 'a text reaches the desk');
    }),
  ]);
  // The second rule is a SHOULD rule, so its missing prerequisite does not make the run incomplete.
  expect(results.map(({ status, unmet }) => [status, unmet])).toEqual([
    ['skipped', true],
    ['skipped', undefined],
  ]);
  expect(results[0]?.observed).toBe('prerequisite missing: a text reaches the desk');
});

test('a case runs a second time if its request may have waited behind requests of other cases', async () => {
  const busy = (looks: number) =>
    scenario(async (_, judge) => {
      looks -= 1;
      if (looks > 0) throw new Unsure('others come first');
      for (const rule of ['CHN-OUT-08', 'CHN-OUT-20'] as const)
        judge.holds(rule, true, { observed: 'three' });
    });
  expect(await statuses([busy(2)])).toEqual({ 'CHN-OUT-08': 'passed', 'CHN-OUT-20': 'passed' });
  const [result] = await run([busy(3)]);
  expect(result).toMatchObject({ status: 'inconclusive', observed: 'others come first' });
});

test('the runner reports each different note of a rule once, with its open point and without a verdict', async () => {
  const told = scenario(async (_, judge) => {
    judge.holds('CHN-OUT-08', true, { observed: 'three' });
    for (const field of ['/a', '/b', '/a']) judge.notes('CHN-OUT-08', `null in ${field}`, [], 'OPEN-35');
    judge.prefers('CHN-OUT-20', false, { observed: 'otherwise' });
  });
  expect((await run([told])).map(({ status, observed }) => `${status}: ${observed}`)).toEqual([
    'passed: null in /a (OPEN-35); null in /b (OPEN-35)',
    'info: otherwise',
  ]);
});

test('the finding about a span without a stated length contains the upper bound', async () => {
  const tolerance = { earlyMs: 0, lateMs: 3000 };
  const late = scenario(
    async (_, judge) => judge.span('CHN-OUT-08', 'an answer', { from: 0, to: 9000, statedMs: 0, tolerance }),
    { rules: ['CHN-OUT-08'] },
  );
  expect((await run([late]))[0]?.expected).toBe('an answer: within 3000 ms');
});

test('the runner replaces line breaks in a note by spaces', async () => {
  const told = scenario(async (_, judge) => judge.notes('CHN-OUT-08', 'answered <p>\r\n  no\n</p>'), {
    rules: ['CHN-OUT-08'],
  });
  expect((await run([told]))[0]?.observed).toBe('answered <p> no </p>');
});

test('a finding about a wrong response contains hints for the developer', async () => {
  const answer = { status: 404, text: '' };
  const mixedUp = scenario(async (_, judge) => {
    const by = { responses: { 200: {} } };
    judge.holds('CHN-OUT-08', false, { observed: '404', answer, by });
    judge.holds('CHN-OUT-20', true, { observed: '404', answer, by });
  });
  expect((await run([mixedUp])).map(({ observed }) => observed)).toEqual([
    expect.stringMatching(/^404\. .*nothing is served/),
    '404',
  ]);
});

test('an exception in a case is an error of the suite, not a failure of the implementation', async () => {
  const faulty = scenario(async () => {
    throw new TypeError('oops');
  });
  expect(await statuses([faulty])).toEqual({ 'CHN-OUT-08': 'error', 'CHN-OUT-20': 'error' });
});

test('a rule that a case lists but does not judge is an error', async () => {
  const half = scenario(async (_, judge) => void judge.holds('CHN-OUT-08', true, { observed: '' }));
  expect(await statuses([half])).toEqual({ 'CHN-OUT-08': 'passed', 'CHN-OUT-20': 'error' });
});

test('the runner skips a scenario without running it if one of its needs is missing', async () => {
  const needy = scenario(() => expect.unreachable(), { needs: ['desk'] });
  expect((await run([needy])).map(({ status, observed }) => `${status}: ${observed}`)).toEqual([
    'skipped: needs --desk',
    'skipped: needs --desk',
  ]);
});

test('a rule that --skip names is reported as opted out, even if a prerequisite is missing', async () => {
  const both = scenario(async () => expect.unreachable(), { needs: ['desk'] });
  const results = await run([both], { skip: ['CHN-OUT-20'] });
  expect(results.map(({ observed, optedOut }) => [observed, optedOut])).toEqual([
    ['needs --desk', undefined],
    ['opted out by --skip', true],
  ]);
});

test('the rules that a case does not judge because of a broken rule are skipped, even if --skip names the broken rule', async () => {
  const ended = scenario(async (_, judge) => void judge.holds('CHN-OUT-20', false, { observed: '' }));
  const [other] = await run([ended], { skip: ['CHN-OUT-20'] });
  expect(other).toMatchObject({ status: 'skipped', observed: expect.stringContaining('CHN-OUT-20') });
});

test('the options `only` and `skip` select cases and rules', async () => {
  const both = scenario(async (_, judge) => {
    judge.holds('CHN-OUT-08', true, { observed: '' });
    judge.holds('CHN-OUT-20', true, { observed: '' });
  });
  expect(await statuses([both], { only: ['CHN-OUT-20'] })).toEqual({ 'CHN-OUT-20': 'passed' });
  expect(await statuses([both], { only: ['scenario'], skip: ['CHN-OUT-20'] })).toEqual({
    'CHN-OUT-08': 'passed',
    'CHN-OUT-20': 'skipped',
  });
  expect(await statuses([both], { only: ['another'] })).toEqual({});
});

test('the runner runs an inconclusive case a second time', async () => {
  let runs = 0;
  const unsure = scenario(
    async (_, judge) => {
      runs += 1;
      judge.observations.set('CHN-OUT-08', [{ outcome: runs === 1 ? 'inconclusive' : 'held', observed: '' }]);
    },
    { rules: ['CHN-OUT-08'] },
  );
  expect(await statuses([unsure])).toEqual({ 'CHN-OUT-08': 'passed' });
  expect(runs).toBe(2);
});

test('the runner runs scenarios that measure time in parallel', async () => {
  let together = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = scenario(
    async (_, judge) => {
      together += 1;
      if (together === 20) resolve();
      await promise;
      judge.holds('CHN-OUT-08', true, { observed: '' });
    },
    { rules: ['CHN-OUT-08'], timed: true },
  );
  expect(await run(Array.from({ length: 20 }, () => waiting))).toHaveLength(20);
});

test('the runner reports all broken observations, and equal observations once with their number', async () => {
  const many = scenario(
    async (_, judge) => {
      judge.holds('CHN-OUT-08', true, { observed: 'right' });
      for (const word of ['a', 'b', 'c'])
        judge.holds('CHN-OUT-08', false, {
          expected: 'x',
          observed: `400 to ${unique(word).replace(word, '')}`,
        });
      judge.holds('CHN-OUT-08', false, { expected: 'y', observed: '500' });
    },
    { rules: ['CHN-OUT-08'] },
  );
  const [result] = await run([many]);
  expect(result).toMatchObject({ status: 'failed', expected: 'x', times: 3 });
  expect(result?.more).toEqual([{ expected: 'y', observed: '500', evidence: [], times: 1 }]);
});

test('a case that depends on a broken rule of another case is not judged, and its result names that rule', async () => {
  const broken = scenario(async (_, judge) => void judge.holds('CHN-OUT-08', false, { observed: 'no' }), {
    id: 'first',
    rules: ['CHN-OUT-08'],
  });
  const dependent = scenario(async (_, judge) => void judge.holds('CHN-OUT-20', false, { observed: 'no' }), {
    id: 'second',
    rules: ['CHN-OUT-20'],
    restsOn: ['CHN-OUT-08'],
  });
  const told = (results: Result[]) => results.map(({ status, observed }) => `${status}: ${observed}`);
  expect(told(await run([broken, dependent]))).toEqual([
    'failed: no',
    'skipped: not judged because of CHN-OUT-08',
  ]);
  expect(told(await run([dependent]))).toEqual(['warned: no']);
});

test('a rule that a case did not reach is skipped, and its result names the broken rule that ended the case', async () => {
  const ended = scenario(async (_, judge) => void judge.holds('CHN-OUT-08', false, { observed: 'no' }));
  const results = await run([ended]);
  expect(results[1]).toMatchObject({ status: 'skipped', observed: 'not judged because of CHN-OUT-08' });
});

test('the result of a case that measures time contains the lag of the suite', async () => {
  const busy = scenario(
    async (_, judge) => {
      for (const end = performance.now() + 60; performance.now() < end; );
      judge.holds('CHN-OUT-08', true, { observed: '' });
    },
    { rules: ['CHN-OUT-08'], timed: true },
  );
  const lag = new LagProbe().start();
  const [result] = await runCases({ cases: [busy], context: null, lag, available: new Set() });
  lag.stop();
  expect(result?.lagMs).toBeGreaterThanOrEqual(40);
});

test('a rule that a case judges but does not list is an error', async () => {
  const beyond = scenario((_, judge) => both(judge), { rules: ['CHN-OUT-08'] });
  expect(await statuses([beyond])).toEqual({ 'CHN-OUT-08': 'error' });
});

test.each([
  ['counts if the second run of its case repeats it', () => false, 'failed'],
  [
    'is inconclusive if the second run of its case does not repeat it',
    (time: number) => time > 1,
    'inconclusive',
  ],
] as const)('a finding during a lag of the suite %s', async (_, holds, status) => {
  let times = 0;
  const late = scenario(
    async (_, judge) => {
      times += 1;
      await new Promise((over) => setTimeout(over, 30));
      for (const end = performance.now() + 350; times === 1 && performance.now() < end; );
      judge.holds('CHN-OUT-08', holds(times), { observed: 'four' });
    },
    { rules: ['CHN-OUT-08'] },
  );
  const lag = new LagProbe().start();
  const results = await runCases({ cases: [late], context: null, lag, available: new Set<Need>() });
  lag.stop();
  expect([times, results.map((result) => result.status)]).toEqual([2, [status]]);
});

test('a short delay of the suite does not explain a long wait without a request', async () => {
  let times = 0;
  const late = scenario(
    async (_, judge) => {
      times += 1;
      await new Promise((over) => setTimeout(over, 30));
      for (const end = performance.now() + 350; performance.now() < end; );
      const where = { waitMs: () => 8000, evidence: () => [] };
      judge.found('CHN-OUT-08', times > 1 || undefined, 'a text', where);
    },
    { rules: ['CHN-OUT-08'] },
  );
  const lag = new LagProbe().start();
  const results = await runCases({ cases: [late], context: null, lag, available: new Set<Need>() });
  lag.stop();
  expect([times, results.map(({ status, waitedMs }) => [status, waitedMs])]).toEqual([1, [['failed', 8000]]]);
});

test('a finding of a slow suite is inconclusive if the run ends before the second run of its case', async () => {
  const stop = new AbortController();
  let times = 0;
  const late = scenario(
    async (_, judge) => {
      times += 1;
      if (times === 2) {
        stop.abort('SIGINT ended the run');
        return new Promise(() => {});
      }
      await new Promise((over) => setTimeout(over, 30));
      for (const end = performance.now() + 350; performance.now() < end; );
      judge.holds('CHN-OUT-08', false, { observed: 'four' });
    },
    { rules: ['CHN-OUT-08'] },
  );
  const lag = new LagProbe().start();
  const [result] = await runCases({
    cases: [late],
    context: null,
    lag,
    available: new Set<Need>(),
    signal: stop.signal,
  });
  lag.stop();
  expect([times, result?.status]).toEqual([2, 'inconclusive']);
  expect(result?.observed).toMatch(/^four \(.* did not run again/);
});

async function both(judge: Judge): Promise<void> {
  judge.holds('CHN-OUT-08', true, { observed: 'three' });
  judge.holds('CHN-OUT-20', true, { observed: 'three' });
}

test('a case ends if no request of the run is answered for a long time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const minutes = (count: number) => new Promise((resume) => setTimeout(resume, count * 60_000));
  const trial = (id: string, tell: () => void) =>
    scenario(
      async (_, judge) => {
        for (let minute = 0; minute < 60; minute += 1) {
          await minutes(1);
          tell();
        }
        judge.holds('CHN-OUT-08', true, { observed: 'in time' });
      },
      { id, rules: ['CHN-OUT-08'] },
    );
  const results = [
    inRun(() => run([trial('slow', noteAnswer)])),
    inRun(() => run([trial('silent', () => undefined)])),
  ];
  await vi.advanceTimersByTimeAsync(3_600_001);
  vi.useRealTimers();
  const [slow, silent] = await Promise.all(results);
  expect(slow).toMatchObject([{ status: 'passed' }]);
  expect(silent).toMatchObject([{ status: 'skipped' }]);
  expect(silent![0]!.unmet).toBeUndefined();
});

test('the runner leaves no timer after the end of a case', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await run([scenario((_, judge) => both(judge))]);
  const left = vi.getTimerCount();
  vi.useRealTimers();
  expect(left).toBe(0);
});

test('the runner does not run a case again after its time limit while the case is still running', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  let times = 0;
  const stuck = scenario(async (_, judge) => {
    times += 1;
    judge.holds('CHN-OUT-08', false, { observed: 'four' });
    await new Promise(() => undefined);
  });
  const lag = Object.assign(new LagProbe(), { worst: () => 300 });
  const results = runCases({ cases: [stuck], context: null, lag, available: new Set<Need>() });
  await vi.advanceTimersByTimeAsync(3_600_000);
  vi.useRealTimers();
  expect((await results).map(({ status }) => status)).toEqual(['inconclusive', 'skipped']);
  expect(times).toBe(1);
});
