// The command `parlance`: one file a subcommand. Only the file of the one that is asked for is loaded.
import { readFileSync } from 'node:fs';
import { Command, Help, type Option } from 'commander';
import { nearest } from './shared/nearest.ts';

const commands: Record<string, () => Promise<{ register(program: Command): void }>> = {
  serve: () => import('./serve.ts'),
  start: () => import('./start.ts'),
  mock: () => import('./mock.ts'),
  backup: () => import('./backup.ts'),
  doctor: () => import('./doctor.ts'),
  conform: () => import('./conform.ts'),
  rules: () => import('./rules.ts'),
  trigger: () => import('./trigger.ts'),
  watch: () => import('./watch.ts'),
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
  .configureHelp({ optionDescription: describeOption })
  .showHelpAfterError('(parlance --help tells more)')
  // Usage errors leave with 2, so that scripts can tell them from a failed check.
  .exitOverride((error) => process.exit(error.exitCode === 1 ? 2 : error.exitCode));

tellOfLostOutput();
const name = process.argv[2] ?? '';
for (const load of needed()) (await load()).register(program);

refuseUnknown();
await program.parseAsync();

/** Nothing for the version, one command where it is named; help and completion tell of all. */
function needed() {
  if (['--version', '-V'].includes(name)) return [];
  const chosen = name === 'completion' ? undefined : commands[name];
  return chosen ? [chosen] : Object.values(commands);
}

/** The help of a command that there is none of would be the general one, and pass for an answer. */
function refuseUnknown(): void {
  const known = ['help', ...program.commands.map((command) => command.name())];
  if (name === '' || name.startsWith('-') || known.includes(name)) return;
  const near = nearest(name, Object.keys(commands));
  program.error(`error: unknown command '${name}'${near === undefined ? '' : `\n(Did you mean ${near}?)`}`, {
    exitCode: 2,
  });
}

/** Who reads no more, as `head` does, has seen enough; what a full disk does not take is told, and the command fails. */
function tellOfLostOutput(): void {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit();
    console.error(`The output was lost: ${message}`);
    process.exit(1);
  });
}

/** A switch that is off and a list that is empty are no defaults worth telling. */
function describeOption(this: Help, option: Option): string {
  const { defaultValue } = option;
  const isNothing = defaultValue === false || (Array.isArray(defaultValue) && defaultValue.length === 0);
  const told = isNothing ? Object.create(option, { defaultValue: { value: undefined } }) : option;
  return Help.prototype.optionDescription.call(this, told);
}
