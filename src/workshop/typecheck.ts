// `npm run workshop -- typecheck` checks the types of all sources, including the code for browsers.
const browserCode = [
  'src/reference/console/page',
  'src/reference/widget',
  'src/reference/widget/testing',
  'docs/src/scripts',
];
process.argv.push('-b', '.', ...browserCode);
await import(import.meta.resolve('typescript-next/package.json').replace(/package\.json$/, 'bin/tsc'));
