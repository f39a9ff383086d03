export * from '@parlance/contract/bot/validators';
