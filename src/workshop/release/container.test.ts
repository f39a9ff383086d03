// No container engine is needed here: the files, options and addresses that the two files name are looked up.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { health } from '../../reference/limits.ts';

const root = join(import.meta.dirname, '../../..');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const composeFile = readFileSync(join(root, 'compose.yaml'), 'utf8');

test('the Dockerfile copies only files that exist', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files]) =>
    files!.split(' '),
  );
  expect(copied.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(copied).toContain('package-lock.json');
});

test('the Dockerfile and the compose file use options and variables that `parlance serve` has', async () => {
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)![1]!;
  const { command: composed, environment } = parse(composeFile).services.service;
  const options = [...(JSON.parse(command) as string[]), ...composed].filter((word) => word.startsWith('--'));
  const main = join(root, 'src/cli/main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [main, 'serve', '--help']);
  for (const name of [...options, ...Object.keys(environment)]) expect(stdout).toContain(name);
});

test('the health check of the image asks the path that the service serves', () => {
  const [, check] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile)!;
  const [port] = /(?<=^EXPOSE )\d+/m.exec(dockerfile)!;
  expect((JSON.parse(check!) as string[]).at(-1)).toContain(`http://127.0.0.1:${port}${health.path}'`);
});

test('the compose file passes a database password with any characters unchanged', () => {
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
