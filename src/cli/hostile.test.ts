// Commands stay within limits of time and memory even if the other side sends endless or slow data.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { policies } from '../../generated/policies.ts';
import { linesOf, run, start } from './testing/command.ts';

const closing: (() => unknown)[] = [];
afterAll(() => {
  for (const close of closing.splice(0)) close();
});

const block = 'x'.repeat(65_536);

/** Writes to a socket without end, as fast as the other side reads. */
function endlessly(socket: Socket): void {
  const more = () => {
    while (socket.writable && socket.write(block));
  };
  socket.on('drain', more);
  more();
}

/** Returns a function that writes a text to a socket and then calls `manner` with the socket. */
function begun(text: string, manner: (socket: Socket) => void): (socket: Socket) => void {
  return (socket) => {
    socket.write(text);
    manner(socket);
  };
}

function dripping(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), 20);
  socket.on('close', () => clearInterval(timer));
}

/** Opens an endpoint that calls `act` with the socket of each connection once a request arrives. */
async function endpoint(act: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('data', () => act(socket));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

/** Resolves with a port that never accepts a connection: the queue of the listener is full, and its process is blocked. */
async function unaccepting(): Promise<string> {
  const script = `require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, function () {
    require('node:fs').writeSync(1, this.address().port + '\\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  closing.push(() => child.kill('SIGKILL'));
  const port = Number(await linesOf(child.stdout).until(() => true));
  const filling = Array.from({ length: 6 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  closing.push(() => {
    for (const socket of filling) socket.destroy();
  });
  await Promise.race(filling.map((socket) => once(socket, 'connect')));
  return `http://127.0.0.1:${port}`;
}

const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const late = `No complete response came within ${policies.sendAgentMessage.timeoutMs} ms`;

describe.concurrent('trigger at a hostile endpoint', () => {
  test.each<[string, (socket: Socket) => void, string, RegExp?]>([
    ['sends an endless body', begun(`${head}\r\n`, endlessly), 'The body is too long'],
    ['sends a byte at a time', begun(`${head}Content-Length: 9000\r\n\r\n`, dripping), late],
    ['never responds', () => undefined, late],
    [
      'has ten megabytes of header fields',
      (socket) => void socket.write(`${head}${`X: ${block}\r\n`.repeat(160)}\r\n{}`),
      'The endpoint cannot be reached',
      /It sends no valid HTTP/,
    ],
    [
      'announces more bytes than it sends',
      (socket) => void socket.end(`${head}Content-Length: 100\r\n\r\n{"result":"ok"}`),
      'The response is not complete: other side closed. Content-Length must be the number of bytes of the body',
    ],
    [
      'never ends its response',
      (socket) => void socket.write(`${head}Content-Length: 100\r\n\r\n{"result":"ok"}`),
      `${late} (OPEN-30: the reference's choice, not contract). Only the status 200 and 15 bytes of its body came`,
    ],
    [
      'responds with a warning of PHP',
      (socket) =>
        void socket.end(
          `${head}Connection: close\r\n\r\n<br />\nWarning: no such key in y.php {"result":"ok"}`,
        ),
      'The body does not have the agreed form.\n! The body of the answer has text in front of its JSON',
      /200 \(no JSON\) <br \/> Warning: no such key in y\.php/,
    ],
    [
      'closes the connection, as a server with TLS does',
      (socket) => void socket.end(),
      'The endpoint cannot be reached: other side closed',
      /If it speaks TLS, begin the address with https:/,
    ],
    [
      'does not speak HTTP',
      (socket) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
      'The endpoint cannot be reached',
      /It sends no valid HTTP/,
    ],
  ])('trigger prints the fault of the response of an endpoint that %s', async (_, act, says, more = /./) => {
    const { code, stdout } = await run('trigger', 'agent_message', '--to', await endpoint(act));
    expect(stdout).toContain(`✗ ${says}`);
    expect(stdout).toMatch(more);
    expect(stdout.length).toBeLessThan(10_000);
    expect([1, 3]).toContain(code);
  });

  test('trigger ends at the time limit of the contract if the endpoint accepts no connection', async () => {
    const { code, stdout } = await run('trigger', 'agent_message', '--to', await unaccepting());
    expect([code, stdout]).toEqual([1, expect.stringContaining(late)]);
  });
});

/** Starts a command that listens on a port. Resolves with the process and the port that the command prints. */
async function serving(...args: string[]): Promise<{ child: ChildProcess; port: number }> {
  const child = start(...args);
  closing.push(() => child.kill('SIGKILL'));
  child.stderr.resume();
  const said = await linesOf(child.stdout).until((line) => line.includes('http://127.0.0.1:'));
  return { child, port: Number(/127\.0\.0\.1:(\d+)/.exec(said)?.[1]) };
}

/** Returns the memory of a process in bytes, or 0 if the system does not report the memory. */
function held({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

const post = 'POST /random/shop HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

describe.concurrent.each([
  ['watch', ['watch', '--listen', '127.0.0.1:0']],
  ['mock', ['mock', '--only', 'channel-service', '--port', '0']],
])('%s with a hostile client', (_, args) => {
  test('the command rejects endless requests, responds to other requests meanwhile, and stops at SIGTERM', async () => {
    const { child, port } = await serving(...args);
    const before = held(child);
    const client = (begin: (socket: Socket) => void) => {
      const socket = connect(port, '127.0.0.1', () => begin(socket));
      closing.push(() => socket.destroy());
      socket.on('error', () => undefined).resume();
      return new Promise((closed) => socket.once('close', closed));
    };
    const turnedAway = [
      client(begun(`${post}Content-Length: 99999999999\r\n\r\n`, endlessly)),
      client(begun(`${post}Transfer-Encoding: chunked\r\n\r\nFFFFFFFF\r\n`, endlessly)),
      client(begun(`${post}X: `, endlessly)),
    ];
    void client(begun(`${post}Content-Length: 9000\r\n\r\n`, dripping));
    void client(begun(post, dripping));
    for (let idle = 0; idle < 20; idle += 1) void client(() => undefined);
    await Promise.all(turnedAway);
    const body = JSON.stringify({ sender: { id: 7 }, message: { type: 'text', text: 'Hello' } });
    const answer = await fetch(`http://127.0.0.1:${port}/random/shop`, { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(held(child) - before).toBeLessThan(200 * 1024 * 1024);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
