// A step of `npm run workshop -- release`. The step replaces the heading [Unreleased] in CHANGELOG.md by the version and the date.
import { readFileSync, writeFileSync } from 'node:fs';

const [version] = process.argv.slice(2);
const text = readFileSync('CHANGELOG.md', 'utf8');
const heading = `## [${version}] - ${new Date().toISOString().slice(0, 10)}`;
if (!/^## \[Unreleased\]$/m.test(text)) {
  console.error('CHANGELOG.md has no heading "## [Unreleased]". Write what changed below one.');
  process.exit(1);
}
writeFileSync('CHANGELOG.md', text.replace('## [Unreleased]', heading));
console.log(heading);
