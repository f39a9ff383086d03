import { describeSelfTest, inShort } from '../described.ts';
import { webhookReceiverSelfTest } from './selftest.ts';

describeSelfTest(inShort(webhookReceiverSelfTest));
