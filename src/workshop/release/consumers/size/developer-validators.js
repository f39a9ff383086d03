export * from '@parlance/contract/developer/validators';
