import { describeSelfTest, inShort } from '../described.ts';
import { webhookSenderSelfTest } from './selftest.ts';

describeSelfTest(inShort(webhookSenderSelfTest));
