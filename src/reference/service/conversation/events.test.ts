import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { botProviderOperations } from '../../../../generated/bot/operations.ts';
import { webhookReceiverOperations } from '../../../../generated/developer/operations.ts';

test.each([
  ['event_name', webhookReceiverOperations],
  ['event', botProviderOperations],
])(
  'the service sends every event of the contract, with the event’s name in the field `%s`',
  (field, operations) => {
    const files = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] });
    const code = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
    const events = operations.map(({ dispatch }) => dispatch.values[0]);
    expect(events.length).toBeGreaterThan(3);
    expect(events.filter((event) => !code.includes(`${field}: '${event}'`))).toEqual([]);
  },
);
