import { type Command, InvalidArgumentError } from 'commander';
import { flagOf } from '../../../conformance/run/options.ts';
import { address, count, endpoint } from '../shared/options.ts';
import { alsoByVariable } from '../shared/signing.ts';

const value = <Value>(metavar: string, description: string, reader: (text: string) => Value) => ({
  metavar,
  description,
  reader,
});
const text = (metavar: string, description: string) => value(metavar, description, String);
const on = (description: string) => ({ metavar: '', description, reader: 'switch' as const });

/** The options of a run, on the command line or in a file. A file may not name itself. */
export const runOptions = {
  url: value(
    '<url>',
    'the endpoint under test: an integrator’s up to where ids and tokens are appended (or with {channel_id} or {token} in their places), or the whole address of a channel (service)',
    endpoint,
  ),
  desk: value('<url>', 'the desk by which a service is driven', address),
  deskToken: text('<token>', 'token of the desk; also PARLANCE_DESK_TOKEN'),
  deskCommand: text(
    '<command>',
    'a command that is the desk, by JSON lines on its standard input and output',
  ),
  channelId: text('<id>', 'channel identifier that an integrator knows'),
  recipientId: text('<id>', 'customer to whom an integrator’s front end takes messages'),
  token: text('<token>', 'token of a bot'),
  providerId: text('<id>', 'identifier that was issued to a bot provider'),
  listen: value(
    '<host:port>',
    'where the stand-ins wait for the other side; else on free ports of 127.0.0.1',
    hostAndPort,
  ),
  publicUrl: value('<url>', 'address under which the other side reaches --listen', address),
  tlsCert: text('<file>', 'certificate by which the stand-ins speak HTTPS, as PEM'),
  tlsKey: text('<file>', 'key of --tls-cert, as PEM'),
  tlsCa: text(
    '<file>',
    'let the stand-ins speak HTTPS by a certificate that is made by openssl and written here, for the implementation to trust; its key is FILE.key',
  ),
  console: value(
    '<url>',
    'the page that shows an agent a chat, {chat_id} standing for its number; without it nobody sees how fields look',
    address,
  ),
  browser: text('<path>', 'the Chrome or Chromium that a page is looked at with; else one that is found'),
  authorization: text('<value>', 'Authorization header that a bot compares'),
  signingSecret: text(
    '<secret>',
    `secret of a receiver of webhooks that verifies signatures, as Standard Webhooks write it; ${alsoByVariable}`,
  ),
  say: text('<text>', 'what the suite says to a bot that answers certain words only'),
  concurrency: value(
    '<number>',
    'connections to the implementation that are open at a time; else 8, fewer where it answers one after the other',
    count,
  ),
  patience: value(
    '<seconds>',
    'how long a reply may take that no rule gives a time for, as a bot’s answer; else as each case says',
    count,
  ),
  only: value('<ids>', 'cases or rules to run, separated by commas', ids),
  skip: value('<ids>', 'cases or rules to leave out', ids),
  baseline: text('<file>', 'known failures: a rule, or case:rule, a line'),
  updateBaseline: on('write the present failures into --baseline, and remove those that are fixed'),
  manual: on('a person at the terminal says what the wire does not show, and acts where there is no desk'),
  strict: on('a warning fails the run'),
  json: text('<file>', 'write the report as JSON; here and below - is the standard output'),
  junit: text('<file>', 'write the report as JUnit XML'),
  html: text('<file>', 'write the report as one HTML page'),
  statement: text(
    '<file>',
    'write what was tested and seen as JSON, and a badge beside it as FILE.TARGET.svg',
  ),
} as const;

type RunOptions = typeof runOptions;

export type Options = {
  -readonly [Name in keyof RunOptions]?: RunOptions[Name]['reader'] extends (text: string) => infer Value
    ? Value
    : boolean;
};

/** The options of the command line alone. */
export interface CommandOptions extends Options {
  config?: string;
  init?: boolean;
  list?: boolean;
}

export function declare(command: Command): Command {
  for (const [name, { metavar, description, reader }] of Object.entries(runOptions)) {
    const flag = `${flagOf(name)} ${metavar}`.trim();
    if (reader === 'switch') command.option(flag, description);
    else if (reader === ids) command.option(flag, description, moreIds);
    else command.option(flag, description, (given: string): unknown => reader(given));
  }
  return command
    .option('--list', 'list the cases of the targets and run nothing')
    .option('--init', 'ask for the target and its options, and write parlance.conform.json')
    .option('--config <file>', 'read options from this file; without a target, from parlance.conform.json');
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
