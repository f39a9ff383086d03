import { type Command, InvalidArgumentError } from 'commander';
import { address, count } from '../shared/options.ts';
import { alsoByVariable } from '../shared/signing.ts';

/** What a run is told, by the command line or by a file. */
export interface Options {
  url?: string;
  desk?: string;
  deskToken?: string;
  deskCommand?: string;
  channelId?: string;
  recipientId?: string;
  token?: string;
  providerId?: string;
  authorization?: string;
  signingSecret?: string;
  say?: string;
  concurrency?: number;
  listen?: { host: string; port: number };
  publicUrl?: string;
  console?: string;
  browser?: string;
  only?: string[];
  skip?: string[];
  baseline?: string;
  updateBaseline?: boolean;
  manual?: boolean;
  strict?: boolean;
  json?: string;
  junit?: string;
  html?: string;
  statement?: string;
}

/** What the command line has beside. */
export interface CommandOptions extends Options {
  config?: string;
  init?: boolean;
  list?: boolean;
}

/** Options that stand in a file too, each with how its text is read. A file may not name itself. */
export const readers: {
  readonly [Name in keyof Options]-?: NonNullable<Options[Name]> extends boolean
    ? 'switch'
    : (text: string) => NonNullable<Options[Name]>;
} = {
  url: address,
  desk: address,
  deskToken: String,
  deskCommand: String,
  channelId: String,
  recipientId: String,
  token: String,
  providerId: String,
  authorization: String,
  signingSecret: String,
  say: String,
  concurrency: count,
  listen: hostAndPort,
  publicUrl: address,
  console: address,
  browser: String,
  only: ids,
  skip: ids,
  baseline: String,
  updateBaseline: 'switch',
  manual: 'switch',
  strict: 'switch',
  json: String,
  junit: String,
  html: String,
  statement: String,
};

export function declare(command: Command): Command {
  return command
    .option(
      '--url <url>',
      'the endpoint under test: an integrator’s up to where ids and tokens are appended, or the whole address of a channel (service)',
      address,
    )
    .option('--desk <url>', 'the desk by which a service is driven', address)
    .option('--desk-token <token>', 'token of the desk; also PARLANCE_DESK_TOKEN')
    .option(
      '--desk-command <command>',
      'a command that is the desk, by JSON lines on its standard input and output',
    )
    .option('--channel-id <id>', 'channel identifier that an integrator knows')
    .option('--recipient-id <id>', 'customer to whom an integrator’s front end takes messages')
    .option('--token <token>', 'token of a bot')
    .option('--provider-id <id>', 'identifier that was issued to a bot provider')
    .option(
      '--listen <host:port>',
      'where the stand-ins wait for the other side; else on free ports of 127.0.0.1',
      hostAndPort,
    )
    .option('--public-url <url>', 'address under which the other side reaches --listen', address)
    .option(
      '--console <url>',
      'the page that shows an agent a chat, {chat_id} standing for its number; without it nobody sees how fields look',
      address,
    )
    .option(
      '--browser <path>',
      'the Chrome or Chromium that a page is looked at with; else one that is found',
    )
    .option('--authorization <value>', 'Authorization header that a bot compares')
    .option(
      '--signing-secret <secret>',
      `secret of a receiver of webhooks that verifies signatures, as Standard Webhooks write it; ${alsoByVariable}`,
    )
    .option('--say <text>', 'what the suite says to a bot that answers certain words only')
    .option(
      '--concurrency <number>',
      'connections to the implementation that are open at a time; else 8, fewer where it answers one after the other',
      count,
    )
    .option('--only <ids>', 'cases or rules to run, parted by commas', moreIds)
    .option('--skip <ids>', 'cases or rules to leave out', moreIds)
    .option('--baseline <file>', 'failures that are known: a rule, or case:rule, a line')
    .option('--update-baseline', 'write into --baseline what fails now, and take out what does not any more')
    .option(
      '--manual',
      'a person at the terminal says what the wire does not show, and acts where there is no desk',
    )
    .option('--strict', 'a warning fails the run')
    .option('--list', 'list the cases of the targets and run nothing')
    .option('--init', 'ask for the target and its options, and write parlance.conform.json')
    .option('--config <file>', 'read options from this file; without a target, from parlance.conform.json')
    .option('--json <file>', 'write the report as JSON; here and below - is the standard output')
    .option('--junit <file>', 'write the report as JUnit XML')
    .option('--html <file>', 'write the report as one HTML page')
    .option(
      '--statement <file>',
      'write what was tested and seen as JSON, and a badge beside it as FILE.TARGET.svg',
    );
}

export function ids(text: string): string[] {
  return text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

function moreIds(text: string, before: string[] = []): string[] {
  return [...before, ...ids(text)];
}

export function hostAndPort(text: string): { host: string; port: number } {
  const [, host, port] = /^\[?([^\]]+?)\]?:(\d+)$/.exec(text) ?? [];
  if (!host || Number(port) > 65_535) throw new InvalidArgumentError('An address to listen on is HOST:PORT.');
  return { host, port: Number(port) };
}
