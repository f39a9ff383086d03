// Tests of `parlance call` with the desk and the channel of one service, as in the quickstarts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskToken, type OpenService, openService } from '../reference/service/testing/site.ts';
import { run } from './testing/command.ts';

let service: OpenService;
let desk: string[];
beforeAll(async () => {
  service = await openService();
  desk = ['--desk', service.deskUrl, '--desk-token', deskToken];
});
afterAll(() => service[Symbol.asyncDispose]());

test('call can create a channel, send a message as a customer and reply as an agent', async () => {
  expect(
    (await run('call', 'putAgent', 'agent_id=ada', 'name=Ada', 'online=true', ...desk)).stdout,
  ).toContain('"agent_id": "ada"');
  const fields = ['name=Try', 'customer_endpoint=http://127.0.0.1:9/chat', 'agents.0=ada'];
  const created = await run('call', 'createChannel', ...fields, '--print', 'endpoint', ...desk);
  const endpoint = created.stdout.trim();
  expect(endpoint).toMatch(/^http:/);
  const message = [
    'sender.id=visitor-1',
    'sender.name=A\u001b[2J',
    'message.type=text',
    'message.text=Is the blue one in stock?',
  ];
  expect(await run('call', 'sendUserMessage', ...message, '--to', endpoint)).toMatchObject({
    code: 0,
    stderr: '',
  });
  const chat = await run('call', 'listChats', '--print', 'chats.0.chat_id', ...desk);
  const name = await run('call', 'listChats', '--print', 'chats.0.customer.name', ...desk);
  expect(name.stdout).toBe('A\\u001b[2J\n');
  const reply = ['message.type=text', 'message.text=Yes', 'agent_id=ada'];
  const path = `chat_id=${chat.stdout.trim()}`;
  expect((await run('call', 'writeMessage', path, ...reply, ...desk)).code).toBe(0);
  const { stdout } = await run('call', 'getChat', path, ...desk);
  expect(stdout).toContain('Is the blue one in stock?');
  expect(stdout).toContain('"text": "Yes"');
  expect(await run('call', 'getChannelStatus', '--to', endpoint)).toMatchObject({ code: 0, stdout: '1\n' });
});

test('call reads the address of the desk from --to for an operation of the desk', async () => {
  const words = ['--to', service.deskUrl, '--desk-token', deskToken];
  expect(await run('call', 'listAgents', ...words)).toMatchObject({ code: 0, stderr: '' });
});

test.each<[string, string[], number, RegExp]>([
  ['an unknown operation', ['putAgnet'], 2, /Did you mean putAgent\?/],
  [
    'a field of another type',
    ['putAgent', 'agent_id=ada', 'online=perhaps'],
    2,
    /putAgent was not sent: .*online/,
  ],
  ['a missing parameter', ['getChat'], 2, /chat_id/],
  [
    'a wrong token',
    ['listAgents', '--desk-token', 'another-token-of-the-desk'],
    1,
    /^401 .*unauthorized_client|^401 .*invalid_client/,
  ],
  [
    'a field that the response does not have',
    ['listAgents', '--print', 'agents.7.name'],
    1,
    /has no agents\.7\.name/,
  ],
  [
    'an address of another form',
    ['sendUserMessage', '--to', 'http://127.0.0.1:9/'],
    2,
    /does not have the form/,
  ],
  ['no address of a channel', ['sendUserMessage'], 2, /needs --to/],
  ['a service that does not run', ['listAgents', '--to', 'http://127.0.0.1:9/desk'], 3, /cannot be reached/],
])('the error message of call names %s', async (_, args, code, words) => {
  const given = (option: string) => (args.includes(option) || args[0] === 'sendUserMessage' ? [] : [option]);
  const own = [
    ...given('--to').flatMap((option) => [option, service.deskUrl]),
    ...given('--desk-token').flatMap((option) => [option, deskToken]),
  ];
  const ended = await run('call', ...args, ...own);
  expect(ended.stderr).toMatch(words);
  expect(ended.code).toBe(code);
});

test('the error for https at a service without TLS names the scheme to write', async () => {
  const to = service.deskUrl.replace('http:', 'https:');
  const { code, stderr } = await run('call', 'listAgents', '--to', to, '--desk-token', deskToken);
  expect([code, stderr]).toEqual([
    3,
    expect.stringMatching(/does not speak TLS: begin the address with http:/),
  ]);
});
