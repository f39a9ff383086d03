export * from '@parlance/contract/channel/validators';
