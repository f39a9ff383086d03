#!/usr/bin/env node
// The command `parlance`: one file a subcommand, registered below.
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import * as conform from './conform.ts';
import * as mock from './mock.ts';
import * as rules from './rules.ts';
import * as serve from './serve.ts';
import * as start from './start.ts';
import * as trigger from './trigger.ts';
import * as watch from './watch.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const program = new Command('parlance')
  .description(
    'A contract for conversation services: serve the reference, check implementations, read the rules.',
  )
  .version(version)
  .showHelpAfterError('(parlance --help tells more)')
  // Usage errors leave with 2, so that scripts can tell them from a failed check.
  .exitOverride((error) => process.exit(error.exitCode === 1 ? 2 : error.exitCode));

for (const command of [serve, start, mock, conform, rules, trigger, watch]) command.register(program);

await program.parseAsync();
