import { describeSelfTest } from '../described.ts';
import { channelIntegratorSelfTest } from './selftest.ts';

describeSelfTest(channelIntegratorSelfTest);
