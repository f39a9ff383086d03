import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import events from '../../../generated/asyncapi/widget.json' with { type: 'json' };

test('the widget calls every callback of the contract', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^[\w-]+\.tsx?$/.test(file));
  const code = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
  const callbacks = Object.entries(events.operations).filter(([, { action }]) => action === 'send');
  const forgotten = callbacks.map(([name]) => name).filter((name) => !code.includes(`notifyPage('${name}'`));
  expect(callbacks.length).toBeGreaterThan(5);
  expect(forgotten).toEqual([]);
});
