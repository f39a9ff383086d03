// Runs a sample of the widget's self-test. `npm run workshop -- conform` tests a correct widget with the whole suite, and `npm run
// test:long` runs the whole self-test.
import { describeSelfTest } from '../described.ts';
import { widgetSelfTest } from './selftest.ts';

const all = widgetSelfTest();
describeSelfTest({
  ...all,
  broken: all.broken.filter(({ isMutant }, index) => !isMutant && index % 12 === 0),
  variants: all.variants.filter(({ says }) => says),
});
