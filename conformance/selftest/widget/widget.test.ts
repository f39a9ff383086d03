// Tests a few of the widgets. `npm run workshop -- conform` tests a correct one fully, and `npm run test:long` tests all of them.
import { describeSelfTest } from '../described.ts';
import { widgetSelfTest } from './selftest.ts';

const all = widgetSelfTest();
describeSelfTest({
  ...all,
  broken: all.broken.filter(({ isMutant }, index) => !isMutant && index % 12 === 0),
  variants: all.variants.filter(({ told }) => told),
});
