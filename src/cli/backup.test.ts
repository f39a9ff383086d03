import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../conformance/wire/http/stand-in.ts';
import { openService } from '../reference/service/testing/site.ts';
import { run } from './testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-backup-'));
const data = join(folder, 'store.sqlite');
const copy = join(folder, 'copy.sqlite');
beforeAll(async () => (await openService({ data })).close());
afterAll(() => rmSync(folder, { recursive: true }));

/** Opens a server that is not a desk. The server responds to every request with the given status and an HTML page. */
async function somethingElse(status: number) {
  const server = createServer((_, response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

test('backup reports a desk that cannot be reached, with the address of the desk', async () => {
  const desk = `http://127.0.0.1:${await freePort()}/desk`;
  expect(await run('backup', copy, '--desk', desk)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      new RegExp(`^The desk at ${desk} cannot be reached: .*ECONNREFUSED.*\\. Is the service running.*\\n$`),
    ),
  });
});

test('if the token or the address of the desk is wrong, the error of backup names the option to change', async () => {
  await using service = await openService();
  const withToken = ['--desk-token', 'not-the-one'];
  const refused = await run('backup', copy, '--desk', service.deskUrl, ...withToken);
  expect(refused.stderr).toMatch(
    /^The desk at \S+ rejects the token\. Give the token of this desk with --desk-token .*\n$/,
  );
  const misled = await run('backup', copy, '--desk', service.url, ...withToken);
  expect(misled.stderr).toMatch(/^No desk is served at \S+: the response was 404\. Compare --desk .*\n$/);
});

test.each([200, 404, 500])(
  'backup does not print the page of a server that is not a desk: status %i',
  async (status) => {
    await using page = await somethingElse(status);
    const { code, stderr } = await run('backup', copy, '--desk', page.url);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^No desk is served at [^<]*Compare --desk .*\n$/),
    ]);
  },
);

test('backup reports a missing target folder before it creates a file', async () => {
  const { code, stderr } = await run('backup', join(folder, 'no', 'copy.sqlite'), '--data', data);
  expect([code, stderr]).toEqual([
    1,
    `The folder ${join(folder, 'no')} is not there. Make it, or name a file elsewhere.\n`,
  ]);
});

test.each(['-journal', '-wal', '-shm', '.part'])(
  'backup rejects a target file with the suffix %s, because a store deletes such files beside its own',
  async (end) => {
    const { code, stderr } = await run('backup', data + end, '--data', data);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`ends in ${end} is removed beside a store`)]);
    expect(readdirSync(folder)).toEqual(['store.sqlite']);
  },
);

test('backup --json prints the name and the size of the copy', async () => {
  const { code, stdout } = await run('backup', copy, '--data', data, '--json');
  expect([code, JSON.parse(stdout)]).toEqual([0, { file: copy, bytes: statSync(copy).size }]);
  rmSync(copy);
});
