import { describeSelfTest } from '../described.ts';
import { channelServiceSelfTest } from './selftest.ts';

describeSelfTest(channelServiceSelfTest);
