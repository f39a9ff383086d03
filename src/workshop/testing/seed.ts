// Property-based tests draw new inputs at each run. A failure prints the seed that draws the same again.
import fc from 'fast-check';
import { afterEach } from 'vitest';

const seed = Number(process.env['FC_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
fc.configureGlobal({ seed });
afterEach(({ task: { result, file } }) => {
  if (result?.errors?.some(({ message }) => message.includes('Property failed')))
    console.error(`Same random inputs: FC_SEED=${seed} npx vitest run ${file.name}`);
});
