import { InvalidArgumentError } from 'commander';

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

/** What is said where a store on PostgreSQL is asked for what PostgreSQL's own programs do. */
export function ofPostgres(command: string): string {
  return `A store on PostgreSQL is looked after by what comes with PostgreSQL. Run: ${command} --dbname=<the address>`;
}
