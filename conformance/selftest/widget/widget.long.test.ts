import { describeSelfTest } from '../described.ts';
import { widgetSelfTest } from './selftest.ts';

describeSelfTest(widgetSelfTest());
