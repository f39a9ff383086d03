// Property-based tests draw the same inputs at every run, so that a failure is never a matter of luck. To look further:
// FC_SEED=$RANDOM npx vitest run src/contract/codegen/validators.test.ts
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 1) });
