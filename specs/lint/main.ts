// `npm run lint:specs`: tells what is wrong in specs/, with the place and the cure; exits with 1 when something is.
import { join, resolve } from 'node:path';
import { lintSpecs } from './lint.ts';
import { written } from './problem.ts';

const specs = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const problems = await lintSpecs(specs);
for (const problem of problems) console.error(written(problem));
if (problems.length === 0) console.log('specs/: no problems');
else console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in specs/`);
process.exitCode = problems.length === 0 ? 0 : 1;
