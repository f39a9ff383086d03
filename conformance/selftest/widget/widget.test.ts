// A few of the widgets. `npm run test:long` tries all of them.
import { describeSelfTest } from '../described.ts';
import { widgetSelfTest } from './selftest.ts';

const all = widgetSelfTest();
describeSelfTest({
  ...all,
  broken: all.broken.filter((_, index) => index % 12 === 0),
  variants: all.variants.slice(2, 3),
});
