// `npm run check` runs the quick checks one after the other, up to the first check that fails.
import { spawnSync } from 'node:child_process';
import { optionsOf } from '../contract/script-options.ts';

const checks = [
  ['types', 'npm run workshop -- typecheck'],
  ['formatter and linter', 'biome check --error-on-warnings .'],
  ['language of comments and test names', 'npm run workshop -- prose'],
  ['drift of generated files', 'npm run generate -- --check'],
  ['documents', 'npm run workshop -- lint:specs'],
  ['dead code', 'knip --no-config-hints'],
] as const;

optionsOf(
  'npm run check --',
  {},
  `Usage: npm run check

Runs the quick checks, up to the first that fails:
${checks.map(([about, command]) => `  ${command.padEnd(38)} ${about}`).join('\n')}

Example:
  npm run check

Exit status: 0 when all pass.`,
);
for (const [, command] of checks) {
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}
