// `npm run workshop -- prose` reports comments, test names and commit subjects that are hard to read.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { complaintsOf } from './prose.ts';

const { args } = new Command('npm run workshop -- prose')
  .description(
    'Checks the language of comments, test names and commit subjects: the noun first, short sentences, no clause without its noun.',
  )
  .argument('[paths...]', 'files or folders; all sources by default')
  .addHelpText('after', '\nExample:\n  npm run workshop -- prose src/contract')
  .parse();
const git = (...given: string[]) => execFileSync('git', given, { encoding: 'utf8' }).trim().split('\n');
const files = git('ls-files', '--', ...(args.length > 0 ? args : ['.'])).filter((file) =>
  /^(?!generated\/).*\.(?:ts|tsx|mts)$/.test(file),
);
const inFiles = files.flatMap((file) =>
  complaintsOf(file, readFileSync(file, 'utf8')).map(
    ({ line, about, text }) => `${file}:${line}: ${about}\n    ${text}`,
  ),
);
/** The maximum length of a commit subject, in characters. A longer subject does not fit into a line of `git log`. */
const longestSubject = 72;
// Checks only the commits that are on no remote. In a clone without remotes, checks only the last commit.
const unpublished =
  git('for-each-ref', 'refs/remotes').join('') === '' ? ['--max-count=1'] : ['--not', '--remotes'];
const subjects = git('log', '--format=%s', 'HEAD', ...unpublished);
const inSubjects = subjects
  .filter((subject) => subject.length > longestSubject)
  .map((subject) => `commit "${subject}": more than ${longestSubject} characters`);
for (const each of [...inFiles, ...inSubjects]) console.log(each);
const count = inFiles.length + inSubjects.length;
console.log(
  count === 0 ? `${files.length} files: no complaint` : `${count} complaints in ${files.length} files`,
);
process.exitCode = count === 0 ? 0 : 1;
