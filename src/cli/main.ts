// The command `parlance`. Each subcommand has its own file, and only the file of the chosen subcommand is loaded.
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { didYouMean } from './shared/arguments.ts';

const commands: Record<string, () => Promise<{ register(program: Command): void }>> = {
  serve: () => import('./serve.ts'),
  start: () => import('./start.ts'),
  mock: () => import('./mock.ts'),
  backup: () => import('./backup.ts'),
  doctor: () => import('./doctor.ts'),
  conform: () => import('./conform/conform.ts'),
  rules: () => import('./rules.ts'),
  trigger: () => import('./trigger.ts'),
  watch: () => import('./watch.ts'),
  call: () => import('./call.ts'),
  completion: () => import('./completion.ts'),
};

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const program = new Command('parlance')
  .description(
    'A contract for conversation services: serve the reference, check implementations, read the rules.',
  )
  .version(version)
  .showHelpAfterError('(parlance --help lists the commands and options)')
  // Usage errors exit with 2, so that scripts can distinguish them from a failed check.
  .exitOverride((error) => process.exit(error.exitCode === 1 ? 2 : error.exitCode));

handleOutputErrors();
const name = process.argv[2] ?? '';
for (const load of needed()) (await load()).register(program);
for (const command of program.commands)
  command.showHelpAfterError(`(parlance ${command.name()} --help lists the options)`);

rejectUnknown();
await program.parseAsync();

/** Returns the subcommands to load: none for `--version`, all for help and completion, or else only the named subcommand. */
function needed() {
  if (['--version', '-V'].includes(name)) return [];
  const chosen = name === 'completion' ? undefined : commands[name];
  return chosen ? [chosen] : Object.values(commands);
}

/** Exits with an error if the subcommand is unknown. Without this check, `parlance unknown --help` would print the general help. */
function rejectUnknown(): void {
  const known = ['help', ...program.commands.map((command) => command.name())];
  if (name === '' || name.startsWith('-') || known.includes(name)) return;
  program.error(`error: unknown command '${name}'. ${didYouMean(name, Object.keys(commands))}`.trimEnd(), {
    exitCode: 2,
  });
}

/** Handles errors of the standard output. A closed pipe ends the command without a message. Other errors are printed, with exit code 1. */
function handleOutputErrors(): void {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit();
    console.error(`The output was lost: ${message}`);
    process.exit(1);
  });
}
