// `npm run workshop -- typecheck` checks the types of all sources, including the code for browsers.
import { optionsOf } from '../contract/script-options.ts';

optionsOf(
  'npm run workshop -- typecheck',
  {},
  `Usage: npm run workshop -- typecheck

Checks the types of the sources, with the compiler's own options for code that runs in browsers. \`npm run check\` does it first.

Example:
  npm run workshop -- typecheck

Exit status: 0 without errors, 1 or 2 with some.`,
);
const browserCode = [
  'src/reference/console/page',
  'src/reference/widget',
  'src/reference/widget/testing',
  'docs/src/scripts',
];
process.argv.push('-b', '.', ...browserCode);
await import(import.meta.resolve('typescript-next/package.json').replace(/package\.json$/, 'bin/tsc'));
