import { describeSelfTest, inShort } from '../described.ts';
import { selfTests } from '../index.ts';

describeSelfTest(inShort(selfTests['channel-service']));
