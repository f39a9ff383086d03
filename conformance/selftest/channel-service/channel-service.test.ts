import { describeSelfTest, inShort } from '../described.ts';
import { channelServiceSelfTest } from './selftest.ts';

describeSelfTest(inShort(channelServiceSelfTest));
