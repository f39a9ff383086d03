import { afterEach, expect, test } from 'vitest';
import { freePort } from '../wire/http/stand-in.ts';
import { inRun } from '../wire/traffic/patience.ts';
import { type Gone, watchOver } from '../wire/traffic/presence.ts';
import { CommandDriver } from './command-driver.ts';
import { Desk, DeskRefused } from './desk.ts';

const open: Desk[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((desk) => desk.close()));
});

/** Makes a desk whose command is a Node script. The script runs once for each request, named `asked`, and answers it with `say`. */
function desk(script: string): { desk: Desk; said: string[] } {
  const said: string[] = [];
  const read = `require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => { const asked = JSON.parse(line); const say = (value) => console.log(JSON.stringify(value)); ${script} });`;
  const command = `'${process.execPath}' -e '${read}'`;
  const made = new Desk(new CommandDriver(command, (line) => said.push(line)));
  open.push(made);
  return { desk: made, said };
}

const yes = 'say({ id: asked.id, status: 200, body: { agents: [], asked } });';

test('the desk command gets an operation as a line with its name, its path and query parameters, and its body', async () => {
  const { desk: made } = desk(yes);
  const settings = { name: 'Ada', online: true };
  expect(await made.putAgent('ada', settings)).toMatchObject({
    asked: { operation: 'putAgent', parameters: { agent_id: 'ada' }, body: settings },
  });
});

test('the desk command may respond to operations in any order', async () => {
  const { desk: made } = desk(
    'setTimeout(() => say({ id: asked.id, status: 200, body: { name: asked.body.name } }), asked.body.name === "slow" ? 150 : 0);',
  );
  const [slow, fast] = await Promise.all([
    made.putAgent('one', { name: 'slow' }),
    made.putAgent('other', { name: 'fast' }),
  ]);
  expect([slow.name, fast.name]).toEqual(['slow', 'fast']);
});

test('the command driver passes on the other output of a desk command, and does not read this output as a response', async () => {
  const { desk: made, said } = desk(`console.log("ready"); console.error("a warning"); ${yes}`);
  await made.open();
  expect(said).toEqual(expect.arrayContaining(['ready', 'a warning']));
});

test('an event from the desk command ends the wait for the next poll', async () => {
  const { desk: made } = desk(
    'say({ id: asked.id, status: 200, body: { agents: [] } }); if (asked.operation === "streamEvents") say({ event: { event_id: 1, event: "chat_opened", at: "2026-05-04T08:00:00.000Z" } });',
  );
  await made.open();
  expect(made.following).toBe(true);
  const seen = await made.until('channel', async () => made.events[0]?.event.event, 5000);
  expect(seen).toBe('chat_opened');
});

test('a 501 response of a desk command is not a fault of the service', async () => {
  const { desk: made } = desk('say({ id: asked.id, status: 501 });');
  const refused = await made.setTyping(1, { agent_id: 'ada', typing: true }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DeskRefused);
  expect((refused as DeskRefused).isItsFault).toBe(false);
});

test.each([
  ['ends', 'console.error("no such table"); process.exit(3);', /status 3; its last words: no such table/],
  ['writes a line that is not a response', 'console.log("{\\"stat");', /wrote a line that is no response/],
  ['writes a line without end', 'process.stdout.write("[".repeat(6_000_000));', /longer than \d+ bytes/],
])('the command driver immediately reports a desk command that %s', async (_, script, why) => {
  await expect(desk(script).desk.open()).rejects.toThrow(why);
});

test('the end of a desk command also ends the run', () =>
  inRun(async () => {
    const { gone } = watchOver([]);
    await expect(desk('process.exit(3);').desk.open()).rejects.toThrow(/status 3/);
    expect((gone.reason as Gone).why).toMatch(/^the desk command answers no more: it ended with status 3/);
  }));

test('the close of a desk waits until its command has ended, so the next command finds the port free', async () => {
  const port = await freePort();
  const serve = `require("node:http").createServer().listen(${port}, "127.0.0.1", () => { ${yes} });`;
  const slowToEnd =
    'process.stdin.on("end", () => setTimeout(() => process.exit(), 300)); process.on("SIGTERM", () => undefined);';
  for (const _ of ['first', 'second']) {
    const { desk: made } = desk(`globalThis.served ??= (() => { ${slowToEnd} return true; })(); ${serve}`);
    await made.putAgent('ada', { name: 'Ada' });
    await made.close();
  }
});

test('the command driver reports a desk command that cannot be started', async () => {
  const made = new Desk(new CommandDriver('/no/such/adapter', () => undefined));
  open.push(made);
  await expect(made.open()).rejects.toThrow(/the desk command answers no more.*\/no\/such\/adapter/s);
});
