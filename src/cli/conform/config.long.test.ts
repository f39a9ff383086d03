import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import schema from '../../../conformance/schemas/config.schema.json' with { type: 'json' };
import { targets } from '../../../conformance/targets/index.ts';
import { run, start } from '../testing/command.ts';
import { runOptions } from './options.ts';
import { type Planned, readConfig } from './plan.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-config-'));
const file = (name: string) => join(folder, name);
const servers: Server[] = [];
let crm: string;
beforeAll(async () => {
  crm = await answering('OK');
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** Opens a webhook receiver that responds to every event with the same `result`. */
async function answering(result: string): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify({ result })));
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function written(name: string, config: unknown): string {
  writeFileSync(file(name), JSON.stringify(config));
  return file(name);
}

const isRight = new Ajv2020({ strict: false }).compile(schema);

test('the schema of the configuration file has all targets and all options that the command reads', () => {
  expect(Object.keys(schema.properties.targets.properties)).toEqual([...targets]);
  expect(Object.keys(schema.$defs.options.properties).toSorted()).toEqual(Object.keys(runOptions).toSorted());
});

test('in the configuration file, options of a target override shared options, and secrets come from the environment', () => {
  const config = {
    $schema: './config.schema.json',
    strict: true,
    url: 'http://127.0.0.1:1/all/',
    targets: {
      'webhook-receiver': {},
      'bot-provider': {
        url: 'http://127.0.0.1:2/bot',
        token: { env: 'BOT_TOKEN' },
        // biome-ignore lint/suspicious/noTemplateCurlyInString: The file has it so.
        authorization: 'Bearer ${BOT_TOKEN}!',
        listen: '127.0.0.1:8799',
        only: ['BOT-PRV-01'],
      },
    },
  };
  expect(isRight(config)).toBe(true);
  vi.stubEnv('BOT_TOKEN', 's3cret');
  expect(readConfig(written('both.json', config))).toEqual([
    { target: 'webhook-receiver', options: { strict: true, url: 'http://127.0.0.1:1/all/' } },
    {
      target: 'bot-provider',
      options: {
        strict: true,
        url: 'http://127.0.0.1:2/bot',
        token: 's3cret',
        authorization: 'Bearer s3cret!',
        listen: { host: '127.0.0.1', port: 8799 },
        only: ['BOT-PRV-01'],
      },
    },
  ]);
});

const one = (options: unknown) => ({ targets: { 'bot-provider': options } });

describe('the error for an invalid configuration file names the place of the fault', () => {
  test.each<[unknown, RegExp]>([
    [one({ tokn: 'x' }), /: \/targets\/bot-provider\/tokn is not an option\. Did you mean token\?/],
    [
      { targets: { 'bot-provder': {} } },
      /\/targets\/bot-provder is not a target\. Did you mean bot-provider\?/,
    ],
    [one({ token: { env: 'NOT_SET' } }), /token needs the environment variable NOT_SET, which is not set/],
    [one({ listen: '8799' }), /\/targets\/bot-provider\/listen: Write HOST:PORT/],
    [one({ manual: 'yes' }), /manual must be true or false/],
    [one({ token: ['x', { a: 1 }] }), /token must be a string/],
    [{ strict: true }, /\/targets must be an object with an entry for each target/],
    [{ targets: {} }, /\/targets must be an object with an entry for each target/],
    [[], /the file must be an object/],
  ])('readConfig reports the fault of the configuration %j', (config, says) => {
    expect(isRight(config)).toBe(says.source.includes('NOT_SET'));
    expect(() => readConfig(written('wrong.json', config))).toThrow(says);
  });

  test('the error for a configuration file that is not JSON names the file', () => {
    writeFileSync(file('broken.json'), '{');
    expect(() => readConfig(file('broken.json'))).toThrow(/broken\.json is not JSON/);
  });
});

test('conform without a target and without a configuration file asks for one of the two', async () => {
  const { code, stderr } = await run('conform');
  expect(code).toBe(2);
  expect(stderr).toContain('Name a target, or create parlance.conform.json with parlance conform --init');
});

test('conform --update-baseline adds new failures to the baseline, and removes fixed failures', async () => {
  const wrong = await answering('never');
  const baseline = file('known.txt');
  const config = written('run.json', {
    baseline,
    targets: { 'webhook-receiver': { url: { env: 'CRM' }, only: ['events-are-answered-by-a-result'] } },
  });
  const conform = (url: string, ...args: string[]) => {
    process.env['CRM'] = url;
    return run('conform', '--config', config, ...args);
  };
  // A baseline file that does not exist counts as an empty baseline.
  expect((await conform(wrong)).code).toBe(1);
  const found = await conform(wrong, '--update-baseline');
  const entry = 'events-are-answered-by-a-result:HOOK-RCV-02';
  expect([found.code, readFileSync(baseline, 'utf8')]).toEqual([0, `${entry}\n`]);
  expect(found.stdout).toContain(`Known by the baseline: ${entry}`);
  writeFileSync(baseline, `# of the old server\n${entry} # since May\nBOT-PRV-01\n`);
  expect((await conform(wrong)).code).toBe(0);
  const mended = await conform(crm);
  expect([mended.code, mended.stdout]).toEqual([1, expect.stringContaining(`The baseline lists ${entry}`)]);
  // The run did not judge the skipped rule, so the entry of the rule stays in the baseline.
  const partial = await conform(crm, '--update-baseline', '--skip', 'HOOK-RCV-02');
  // The run is incomplete because no rule was judged.
  expect([partial.code, partial.stdout]).toEqual([
    5,
    expect.stringMatching(/1 entry .* not judged .*RCV-02/),
  ]);
  expect(partial.stderr).toContain('0 added, 0 fixed and removed, 1 not judged and kept');
  expect(readFileSync(baseline, 'utf8')).toContain(`${entry} # since May`);
  const updated = await conform(crm, '--update-baseline');
  expect([updated.code, updated.stderr]).toEqual([0, expect.stringContaining('1 fixed and removed')]);
  expect(readFileSync(baseline, 'utf8')).toBe('# of the old server\nBOT-PRV-01\n');
});

test('conform rejects --update-baseline without --baseline before the run', async () => {
  const { code, stderr } = await run('conform', 'webhook-receiver', '--url', crm, '--update-baseline');
  expect([code, stderr]).toEqual([2, expect.stringContaining('--baseline')]);
});

test('conform --only leaves out a target without any named case, and rejects a run without any case', async () => {
  const only = ['--url', crm, '--only', 'events-are-answered-by-a-result'];
  const { code, stdout, stderr } = await run('conform', 'channel-service', 'webhook-receiver', ...only);
  expect([code, stderr]).toEqual([0, expect.stringContaining('Left out, since --only names none of')]);
  expect(stdout).not.toContain('channel-service');
  const none = await run('conform', 'channel-service', ...only);
  expect([none.code, none.stderr]).toEqual([2, '--only names no case and no rule of channel-service.\n']);
});

/** Runs `parlance conform --init` and answers each question of the command with one line. */
async function initiated(name: string, lines: readonly string[]) {
  const child = start('conform', '--init', '--config', file(name));
  child.stdin.end(`${lines.join('\n')}\n`);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: code as number, stdout, stderr };
}

test('conform --init asks for the target and the options of the target, and writes a valid file for later runs', async () => {
  const answers = ['bot-provder', 'ftp://nowhere', `${crm}/bot`, 'TOKEN_OF_BOT', 'my-bot', '-', '', '', ''];
  const { code, stdout, stderr } = await initiated('made.json', answers);
  expect([code, stdout]).toEqual([0, expect.stringContaining('made.json is written')]);
  expect(stderr).toContain('An address begins with http:// or https://');
  const config = JSON.parse(readFileSync(file('made.json'), 'utf8')) as { $schema: string };
  expect(isRight(config)).toBe(true);
  expect(existsSync(join(folder, config.$schema))).toBe(true);
  expect(config).toMatchObject({ targets: { 'bot-provider': { token: { env: 'TOKEN_OF_BOT' } } } });
  const refused = await run('conform', '--config', file('made.json'));
  expect(refused.stderr).toContain('needs the environment variable TOKEN_OF_BOT, which is not set');
});

test('conform --init writes the environment variable of a receiver’s secret into `signingSecret`, and later runs read the secret from there', async () => {
  const { code } = await initiated('signed.json', ['webhook-receiver', crm, '']);
  const { targets: made } = JSON.parse(readFileSync(file('signed.json'), 'utf8')) as { targets: object };
  const signingSecret = { env: 'PARLANCE_SIGNING_SECRET' };
  expect([code, made]).toEqual([0, { 'webhook-receiver': { url: crm, signingSecret } }]);
  const secret = Buffer.alloc(32, 'receiver').toString('base64');
  vi.stubEnv('PARLANCE_SIGNING_SECRET', secret);
  const [{ options }] = readConfig(file('signed.json')) as [Planned];
  expect(options.signingSecret).toBe(secret);
});

test('conform --init writes no file if the input ends without answers', async () => {
  const { code, stderr } = await initiated('nobody.json', []);
  expect([code, stderr]).toEqual([2, expect.stringContaining('needs a terminal')]);
  expect(existsSync(file('nobody.json'))).toBe(false);
});
