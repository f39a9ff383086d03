import { describeSelfTest } from '../described.ts';
import { webhookReceiverSelfTest } from './selftest.ts';

describeSelfTest(webhookReceiverSelfTest);
