import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Parses the options of a command. `--help` prints the usage. After an invalid option, prints one line and exits with status 2. */
export function optionsOf<Own extends Options>(
  command: string,
  options: Own,
  usage: string,
): ReturnType<typeof parseArgs<{ options: Own }>>['values'] {
  return argumentsOf(command, options, usage, 0).values;
}

/** Parses the options of a command that also takes up to `most` arguments, in the same way as `optionsOf`. */
export function argumentsOf<Own extends Options>(command: string, options: Own, usage: string, most: number) {
  if (process.argv.slice(2).some((each) => each === '--help' || each === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const given = parseArgs({ options, allowPositionals: most > 0 });
    const [unexpected] = given.positionals.slice(most);
    if (unexpected !== undefined) throw new Error(`Unexpected argument '${unexpected}'`);
    return given;
  } catch (error) {
    console.error(`${(error as Error).message.split(/\.\s/)[0]}.\nSee: ${command} --help`);
    process.exit(2);
  }
}
