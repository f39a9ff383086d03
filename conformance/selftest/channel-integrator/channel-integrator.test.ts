import { describeSelfTest, inShort } from '../described.ts';
import { channelIntegratorSelfTest } from './selftest.ts';

describeSelfTest(inShort(channelIntegratorSelfTest));
