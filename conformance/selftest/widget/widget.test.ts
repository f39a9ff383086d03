// A few of the widgets: a right one as a whole is tried by `npm run workshop -- conform`, and all of them by `npm run test:long`.
import { describeSelfTest } from '../described.ts';
import { widgetSelfTest } from './selftest.ts';

const all = widgetSelfTest();
describeSelfTest({
  ...all,
  broken: all.broken.filter(({ isMutant }, index) => !isMutant && index % 12 === 0),
  variants: all.variants.filter(({ told }) => told),
});
