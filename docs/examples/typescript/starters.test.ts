import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';

function run(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return { status, stderr };
}

test.each(['bot.mts', 'crm.mts', 'frontend.mts'])(
  'the starter %s without arguments prints its usage',
  (name) => {
    const { status, stderr } = run(name);
    expect(stderr).toMatch(new RegExp(`^usage: node ${name} PORT.*\\n$`));
    expect(status).toBe(2);
  },
);

test('a starter whose port is in use prints one line with the reason', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(run('crm.mts', String(port))).toEqual({
    status: 1,
    stderr: `Port ${port} is in use. Choose another.\n`,
  });
  server.close();
});
