import { describeSelfTest } from '../described.ts';
import { webhookSenderSelfTest } from './selftest.ts';

describeSelfTest(webhookSenderSelfTest);
