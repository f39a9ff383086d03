import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { webhookReceiverOperations } from '../../../../generated/developer/operations.ts';

test('the service sends every webhook event of the contract', () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] });
  const code = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
  const events = webhookReceiverOperations.map(({ dispatch }) => dispatch.values[0]);
  expect(events.length).toBeGreaterThan(5);
  expect(events.filter((event) => !code.includes(`event_name: '${event}'`))).toEqual([]);
});
