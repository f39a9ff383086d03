import { isIP } from 'node:net';
import { type Command, InvalidArgumentError } from 'commander';

/** A TCP port: 0 to 65535, where 0 takes a free one. */
export function port(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 65_535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return number;
}

/** A number from 1 on. */
export function count(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('A whole number from 1 on belongs here.');
  return Number(text);
}

/** An http or https address, without a slash at its end. */
export function address(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new InvalidArgumentError('An address begins with http:// or https://.');
  }
  if (/^https?:\/\/[^/?#]*@/i.test(text)) {
    throw new InvalidArgumentError('Leave the user name out: no credentials are sent to this address.');
  }
  return text.replace(/\/+$/, '');
}

/** Addresses and ranges of addresses, with commas between. */
export function addresses(text: string): string[] {
  return text.split(',').map((each) => {
    const [, ip = '', bits] = /^([^/]+?)(?:\/(\d{1,3}))?$/.exec(each.trim()) ?? [];
    const kind = isIP(ip);
    if (kind === 0 || Number(bits ?? 1) > (kind === 4 ? 32 : 128))
      throw new InvalidArgumentError(
        'Give addresses or ranges, with commas between: 127.0.0.1,10.0.0.0/8,fd00::/8.',
      );
    if (Number(bits ?? 1) === 0)
      throw new InvalidArgumentError('A range of all addresses lets every caller say who it is.');
    return each.trim();
  });
}

export function databaseUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new InvalidArgumentError('Give an address that begins with postgres://.');
  // A way through a socket has no host behind the password.
  if (!URL.canParse(text.replace('@/', '@socket/')))
    throw new InvalidArgumentError(
      'It is no address. Is a sign of its password to be encoded, as / by %2F? PGPASSWORD takes a password as it is.',
    );
  return text;
}

/** The value of a variable of the environment, read as the option is whose place it takes; leaves with 2 where it does not fit. */
export function fromEnvironment<T>(name: string, read: (text: string) => T): T | undefined {
  const text = process.env[name];
  try {
    return text === undefined ? undefined : read(text);
  } catch (error) {
    // What was given may hold a password.
    console.error(`error: the variable ${name} does not fit. ${(error as Error).message}`);
    process.exit(2);
  }
}

/** Whether an option stands on the command line. */
export function isGiven(command: Command, name: string): boolean {
  return command.getOptionValueSource(name) === 'cli';
}

/**
 * What is said where the store is on PostgreSQL, which is asked for what PostgreSQL's own programs do. The variable counts as it does
 * for `serve`, whose file would be an old one; who names a store by one of `others` means that.
 */
export function onPostgres(command: Command, program: string, others: readonly string[]): string | undefined {
  const run = `A store on PostgreSQL is looked after by what comes with PostgreSQL. Run: ${program} --dbname=<the address>`;
  if (isGiven(command, 'databaseUrl')) return run;
  if (others.some((name) => isGiven(command, name))) return undefined;
  const named = fromEnvironment('PARLANCE_DATABASE_URL', databaseUrl);
  return named && `PARLANCE_DATABASE_URL names the store; a file is named by --data. ${run}`;
}
