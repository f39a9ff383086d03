// This module runs before every test file. Property-based tests get new inputs in each run. A failure prints their seed.
import fc from 'fast-check';
import { afterEach, vi } from 'vitest';
import { patience } from './patience.ts';

const seed = Number(process.env['FC_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
fc.configureGlobal({ seed });
afterEach(({ task: { result, file } }) => {
  if (result?.errors?.some(({ message }) => message.includes('Property failed')))
    console.error(`Same random inputs: FC_SEED=${seed} npx vitest run ${file.name}`);
});

// Sets the time limit of vi.waitFor and vi.waitUntil, because the configuration cannot. All test files of a process share `vi`.
const { waitFor, waitUntil } = vi;
const patiently =
  (wait: typeof waitFor | typeof waitUntil) => (condition: () => never, options?: object | number) =>
    wait(condition, typeof options === 'number' ? options : { timeout: patience(20_000), ...options });
if (!('isPatient' in vi))
  Object.assign(vi, { isPatient: true, waitFor: patiently(waitFor), waitUntil: patiently(waitUntil) });
