import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { type Command, InvalidArgumentError } from 'commander';
import { Usage } from '../../../conformance/run/target.ts';
import { SigningSecret } from '../../../generated/reference/desk/schemas.ts';
import type { SampleEvent } from '../../contract/judgement/trial.ts';
import { complaintAboutSecret, signatureHeaders } from '../../contract/send/signature.ts';
import { complaintAboutAddress, postgresCommands } from '../../reference/service/store/engines/index.ts';
import { fail } from './fail.ts';

/** Returns a reader of whole numbers from `least` to `most`. `message` is the error for another text. */
export const wholeNumber = (least: number, most: number, message: string) => (text: string) => {
  const number = Number(text);
  if (/^(0|[1-9]\d*)$/.test(text) && number >= least && number <= most) return number;
  throw new InvalidArgumentError(message);
};

/** Reads a TCP port. Port 0 means a free port. */
export const port = wholeNumber(0, 65_535, 'A port is a number from 0 to 65535.');

export const count = wholeNumber(1, 999_999_999, 'Give a whole number from 1 to 999999999.');

/** Reads an address for a server to listen on, in the form HOST:PORT. */
export function hostAndPort(text: string): { host: string; port: number } {
  const [, host, port] = /^\[?([^\]]+?)\]?:(\d+)$/.exec(text) ?? [];
  if (!host || Number(port) > 65_535)
    throw new InvalidArgumentError('Write HOST:PORT, for instance 127.0.0.1:8787.');
  return { host, port: Number(port) };
}

/** Reads an http or https address. Removes slashes at the end of the address. */
export function address(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new InvalidArgumentError('An address begins with http:// or https://.');
  }
  if (/^https?:\/\/[^/?#]*@/i.test(text)) {
    throw new InvalidArgumentError('Leave out the user name: no credentials are sent to this address.');
  }
  return text.replace(/\/+$/, '');
}

/** Reads an http or https address. Keeps slashes at the end of the address. */
export function endpoint(text: string): string {
  address(text);
  return text;
}

/** Reads IP addresses and IP ranges, separated by commas. */
export function addresses(text: string): string[] {
  return text.split(',').map((each) => {
    const [, ip = '', bits] = /^([^/]+?)(?:\/(\d{1,3}))?$/.exec(each.trim()) ?? [];
    const kind = isIP(ip);
    if (kind === 0 || Number(bits ?? 1) > (kind === 4 ? 32 : 128))
      throw new InvalidArgumentError(
        'Give addresses or ranges, separated by commas: 127.0.0.1,10.0.0.0/8,fd00::/8.',
      );
    if (Number(bits ?? 1) === 0)
      throw new InvalidArgumentError(
        'Name your proxies only: with a range of all addresses every caller could claim any address.',
      );
    return each.trim();
  });
}

export function databaseUrl(text: string): string {
  const complaint = complaintAboutAddress(text);
  if (complaint !== undefined) throw new InvalidArgumentError(complaint);
  // The database address of a Unix socket has no host after the @. `URL.canParse` would reject such an address.
  if (!URL.canParse(text.replace('@/', '@socket/')))
    throw new InvalidArgumentError(
      'This is not an address. Encode special characters of the password, such as / as %2F, or give the password in PGPASSWORD.',
    );
  return text;
}

/** Reads an environment variable that has the meaning of an option, with the parser of that option. Exits with 2 if the value is invalid. */
export function fromEnvironment<T>(name: string, read: (text: string) => T): T | undefined {
  const text = process.env[name];
  try {
    return text === undefined ? undefined : read(text);
  } catch (error) {
    // The error does not contain the value, because the value may contain a password.
    fail(`error: the variable ${name} is not valid. ${(error as Error).message}`, 2);
  }
}

export function isGiven(command: Command, name: string): boolean {
  return command.getOptionValueSource(name) === 'cli';
}

/**
 * Returns a sentence with the PostgreSQL program to use if the store is on PostgreSQL, else undefined. The store is on PostgreSQL if
 * --database-url or PARLANCE_DATABASE_URL is set. The options in `others` have priority over the variable.
 */
export function postgresHint(
  command: Command,
  which: (commands: typeof postgresCommands) => string,
  others: readonly string[],
): string | undefined {
  const says = `A store on PostgreSQL is copied and checked with the tools of PostgreSQL. Run: ${which(postgresCommands)}`;
  if (isGiven(command, 'databaseUrl')) return says;
  if (others.some((name) => isGiven(command, name))) return undefined;
  const named = fromEnvironment('PARLANCE_DATABASE_URL', databaseUrl);
  return named && `PARLANCE_DATABASE_URL names the store; --data would name a file. ${says}`;
}

/** The environment variable that holds the secret if --signing-secret is not given. */
const variable = 'PARLANCE_SIGNING_SECRET';

/** The end of the description of --signing-secret in the help of a command. */
export const alsoByVariable = `also ${variable}`;

const written = new RegExp(SigningSecret.pattern);

/**
 * Returns the secret that signs developer webhooks, from the option or the environment variable. Throws Usage if the reference would reject
 * this secret. The error message does not contain the secret.
 */
export function signingSecretOf(option: string | undefined): string | undefined {
  const secret = option ?? process.env[variable];
  if (secret === undefined) return undefined;
  const wrong = written.test(secret) ? complaintAboutSecret(secret) : 'is not whsec_ and base64';
  if (wrong === undefined) return secret;
  throw new Usage(`${option === undefined ? `The variable ${variable}` : '--signing-secret'} ${wrong}.`);
}

/** Returns true if the event is a developer webhook. The service signs only these events. */
export function isSignable({ sentBy }: Pick<SampleEvent, 'sentBy'>): boolean {
  return sentBy === 'sendWebhookEvent';
}

/** Returns a function that makes the signature headers for the body of a new event. `ageS` is the age of the timestamp in seconds. */
export function signer(secret: string): (body: string, ageS?: number) => Record<string, string> {
  return (body, ageS = 0) =>
    signatureHeaders({ id: randomUUID(), timestamp: Math.floor(Date.now() / 1000) - ageS, body, secret });
}
