export { createChannelServiceClient } from '@parlance/contract/channel/client';
