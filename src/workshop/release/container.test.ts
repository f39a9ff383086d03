// Checks the files, options and addresses in the Dockerfile and in the compose file. The tests need no container engine.
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
const { services, networks, volumes } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), {
  merge: true,
});

test('the Dockerfile copies only files that exist', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files]) =>
    files!.split(' '),
  );
  expect(copied.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(copied).toContain('package-lock.json');
});

test('the Dockerfile and the compose file use only options and variables that `parlance serve` has', async () => {
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)![1]!;
  const { command: composed, environment } = services.service;
  const options = [...(JSON.parse(command) as string[]), ...composed].filter((word) => word.startsWith('--'));
  const main = join(root, 'src/cli/main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [main, 'serve', '--help']);
  for (const name of [...options, ...Object.keys(environment)]) expect(stdout).toContain(name);
});

test('the health check of the image requests the path that the service serves', () => {
  const [, check] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile)!;
  const [port] = /(?<=^EXPOSE )\d+/m.exec(dockerfile)!;
  expect((JSON.parse(check!) as string[]).at(-1)).toContain(`http://127.0.0.1:${port}${health.path}'`);
});

test('the compose file passes a database password with special characters unchanged', () => {
  const { environment } = services.service;
  const password = 'a@b/c:%2F?#';
  const variables = JSON.parse(
    JSON.stringify(environment).replaceAll(/\$\{POSTGRES_PASSWORD:\?[^}]*\}/g, password),
  ) as Record<string, string>;
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const client = new pg.Client({ connectionString: variables['PARLANCE_DATABASE_URL']! });
  vi.unstubAllEnvs();
  expect(client).toMatchObject({ host: 'database', user: 'parlance', database: 'parlance', password });
});

test('the containers of the compose file cannot write to their images, and keep only the capabilities that they need', () => {
  for (const [name, service] of Object.entries<Record<string, unknown>>(services)) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
    });
  }
  const capable = Object.entries<{ cap_add?: string[] }>(services).filter(([, { cap_add }]) => cap_add);
  expect(capable.map(([name]) => name)).toEqual(['proxy', 'database']);
});

test('the compose file publishes only ports of the proxy, with the desk’s port on loopback, and isolates the database', () => {
  const opened = Object.entries<{ ports?: string[] }>(services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => `${name} ${port}`),
  );
  expect(opened).toEqual(['proxy 80:80', 'proxy 443:443', 'proxy 127.0.0.1:8787:8787']);
  expect(services.database.networks).toEqual(['back']);
  expect(networks.back).toEqual({ internal: true });
  expect(services.service.deploy.replicas).toBeGreaterThan(1);
  expect(services.service.environment['PARLANCE_TRUST_PROXY']).toBe(networks.front.ipam.config[0].subnet);
});

test('the compose file mounts only existing files and its own volumes', () => {
  const mounts = Object.values<{ volumes?: string[] }>(services).flatMap(({ volumes: own = [] }) => own);
  for (const mount of mounts) {
    const [source = ''] = mount.split(':');
    expect(source.startsWith('./') ? existsSync(join(root, source)) : source in volumes, mount).toBe(true);
  }
  const [command] = services.backup.command;
  expect(command).toContain(services.backup.volumes[0].split(':')[1]);
});
