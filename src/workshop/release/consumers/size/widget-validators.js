export * from '@parlance/contract/widget/validators';
