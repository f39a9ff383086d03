export { validateUserMessage } from '@parlance/contract/channel/validators';
