import type { Command } from 'commander';
import { flagOf } from '../../../conformance/run/options.ts';
import { address, alsoByVariable, count, endpoint, hostAndPort } from '../shared/options.ts';

const value = <Value>(metavar: string, description: string, reader: (text: string) => Value) => ({
  metavar,
  description,
  reader,
});
const text = (metavar: string, description: string) => value(metavar, description, String);
const on = (description: string) => ({ metavar: '', description, reader: 'switch' as const });

/** The options that a run accepts both on the command line and in a configuration file. */
export const runOptions = {
  url: value(
    '<url>',
    'endpoint to check: of an integrator without the channel id or token that is appended, or with {channel_id} or {token} in its place; of a channel service the complete address of a channel',
    endpoint,
  ),
  desk: value('<url>', 'desk through which the suite drives a service', address),
  deskToken: text('<token>', 'token of the desk; also PARLANCE_DESK_TOKEN'),
  deskCommand: text(
    '<command>',
    'command that serves as the desk: it reads requests and writes responses as JSON lines',
  ),
  channelId: text('<id>', 'identifier of a channel that the integrator knows'),
  recipientId: text('<id>', 'identifier of a customer for whom the integrator accepts messages'),
  token: text('<token>', 'token of a bot'),
  providerId: text('<id>', 'identifier that was issued to a bot provider'),
  listen: value(
    '<host:port>',
    'address on which the stand-ins listen; free ports of 127.0.0.1 by default',
    hostAndPort,
  ),
  publicUrl: value('<url>', 'address under which the other side reaches --listen', address),
  tlsCert: text('<file>', 'certificate with which the stand-ins serve HTTPS, as PEM'),
  tlsKey: text('<file>', 'key of --tls-cert, as PEM'),
  tlsCa: text(
    '<file>',
    'serve HTTPS with a certificate that openssl makes and this file holds; the implementation must trust it; its key is FILE.key',
  ),
  console: value(
    '<url>',
    'page that shows a chat to an agent; {chat_id} stands for the number of the chat; without this page the suite cannot check how fields look',
    address,
  ),
  browser: text('<path>', 'Chrome or Chromium that opens the pages; by default the suite looks for one'),
  authorization: text('<value>', 'Authorization header that a bot provider expects'),
  signingSecret: text(
    '<secret>',
    `secret of a webhook receiver that verifies signatures (Standard Webhooks); ${alsoByVariable}`,
  ),
  say: text('<text>', 'text that the suite sends to a bot that answers certain words only'),
  concurrency: value(
    '<number>',
    'connections to the implementation at the same time; 8 by default, and fewer where it answers one request after the other',
    count,
  ),
  patience: value(
    '<seconds>',
    'seconds that a reply may take for which no rule gives a time, such as a bot’s answer; each case decides by default',
    count,
  ),
  only: value('<ids>', 'cases or rules to run, separated by commas', ids),
  skip: value('<ids>', 'cases or rules to leave out', ids),
  baseline: text('<file>', 'file of known failures, one rule or case:rule in each line'),
  updateBaseline: on('write the present failures into --baseline, and remove those that are fixed'),
  manual: on('a person at the terminal reports what the suite cannot see'),
  strict: on('fail the run for a warning'),
  json: text('<file>', 'write the report as JSON; for this file and the next ones, - is the standard output'),
  junit: text('<file>', 'write the report as JUnit XML'),
  html: text('<file>', 'write the report as one HTML page'),
  statement: text(
    '<file>',
    'write a statement of the tested rules as JSON, and a badge beside it as FILE.TARGET.svg',
  ),
} as const;

type RunOptions = typeof runOptions;

export type Options = {
  -readonly [Name in keyof RunOptions]?: RunOptions[Name]['reader'] extends (text: string) => infer Value
    ? Value
    : boolean;
};

/** The options that exist only on the command line. */
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

/** The options that choose cases or write files. A command that repeats one case does without them. */
const leftOut: readonly (keyof Options)[] = [
  'only',
  'skip',
  'baseline',
  'updateBaseline',
  'json',
  'junit',
  'html',
  'statement',
];

/**
 * Returns the function that makes the command to run one case of a target again. The command has the options of the present one.
 *
 * @param given The arguments of the present command after `conform`.
 */
export function repeatCommand(target: string, given: readonly string[]): (caseId: string) => string {
  const kept: string[] = [];
  let isNamed = false;
  for (let index = 0; index < given.length; index += 1) {
    const [flag = ''] = given[index]!.split('=', 1);
    const isSwitch = Object.entries(runOptions).some(
      ([name, { reader }]) => flagOf(name) === flag && reader === 'switch',
    );
    const hasValue = flag.startsWith('--') && !isSwitch && !given[index]!.includes('=');
    const words = given.slice(index, index + (hasValue ? 2 : 1));
    if (hasValue) index += 1;
    if (!flag.startsWith('-')) isNamed = true;
    else if (!leftOut.some((name) => flagOf(name) === flag)) kept.push(...words);
  }
  // Without a target, the command reads the target from the configuration file.
  const start = isNamed ? [target, ...kept] : kept;
  return (caseId) => ['npx', 'parlance', 'conform', ...start, '--only', caseId].map(quoted).join(' ');
}

/** Returns a word for a shell, in quotation marks where the shell needs them. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
