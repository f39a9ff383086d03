// Runs the suite in an integrator's own test runner, with one test for each verdict.
import { conform } from '@parlance/contract/conformance';
import { expect, test } from 'vitest';
import { startReceiver } from './receiver.ts';

const receiver = await startReceiver(process.env['ANSWER'] ?? '{"result": "OK"}');
const report = await conform('webhook-receiver', { url: receiver.url });
receiver.close();

test.each(report.results)('$rules: $title', ({ status, expected, observed }) => {
  expect(status, `expected ${expected}, observed ${observed}`).toMatch(/^(passed|info|skipped)$/);
});
