// A few of the widgets. `npm run test:long` tries all of them.
import { afterAll, expect, test } from 'vitest';
import { rules } from '../../../generated/rules.ts';
import { exitCodeOf } from '../../run/exit.ts';
import { blemishes, describeCaught } from '../caught.ts';
import { brokenWidgets } from './broken-widget.ts';
import { correctWidgets } from './correct-widget.ts';
import { inOneBrowser, patiently } from './runs.ts';

const { run, close } = inOneBrowser();
afterAll(close);

const some = brokenWidgets.filter((_, index) => index % 6 === 0);
describeCaught('a broken widget is caught by the case of the rule that it breaks', some, (widget) =>
  run(widget, [widget.caughtBy]),
);

test('each rule of the widget that decides has a broken one', () => {
  const all = brokenWidgets.map(({ rule }) => rule);
  const deciding = Object.values(rules).filter(({ id, level }) => id.startsWith('WID-') && level !== 'LOCAL');
  expect(deciding.map(({ id }) => id).filter((rule) => !all.includes(rule))).toEqual([]);
});

test.each(correctWidgets.slice(2, 3))('a widget that $that passes', patiently, async (otherwise) => {
  const results = await run(otherwise);
  expect(blemishes(results)).toEqual([]);
  expect(exitCodeOf(results, [])).toBe(0);
});
