import { afterAll, expect, test } from 'vitest';
import { exitCodeOf } from '../../run/exit.ts';
import { blemishes, describeCaught } from '../caught.ts';
import { brokenWidgets } from './broken-widget.ts';
import { correctWidgets } from './correct-widget.ts';
import { inOneBrowser, patiently } from './runs.ts';

const { run, close } = inOneBrowser();
afterAll(close);

describeCaught('a broken widget is caught by the case of the rule that it breaks', brokenWidgets, (widget) =>
  run(widget, [widget.caughtBy]),
);

test.concurrent.each(correctWidgets)('a widget that $that passes', patiently, async (otherwise) => {
  const results = await run(otherwise);
  expect(blemishes(results)).toEqual([]);
  expect(exitCodeOf(results, [])).toBe(0);
});
