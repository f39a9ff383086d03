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
  if (/^postgres(ql)?:\/\//.test(text)) return text;
  throw new InvalidArgumentError('Give an address that begins with postgres://.');
}

/** What is said where a store on PostgreSQL is asked for what PostgreSQL's own programs do. */
export function ofPostgres(command: string): string {
  return `A store on PostgreSQL is looked after by what comes with PostgreSQL. Run: ${command} --dbname=<the address>`;
}
