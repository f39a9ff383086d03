import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The options that a command of the project was given. `--help` prints the usage; a mistake is told in one line, with exit status 2. */
export function optionsOf<Options extends NonNullable<ParseArgsConfig['options']>>(
  command: string,
  options: Options,
  usage: string,
): ReturnType<typeof parseArgs<{ options: Options }>>['values'] {
  if (process.argv.slice(2).some((each) => each === '--help' || each === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message.split(/\.\s/)[0]}.\nSee: ${command} --help`);
    process.exit(2);
  }
}
