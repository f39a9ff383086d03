import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Starts a server at a free port of 127.0.0.1. When the result is disposed of, the server and its connections are closed. */
export async function listening(server: Server): Promise<AsyncDisposable & { url: string }> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends bytes unchanged to a server, and returns all bytes that the server sends before it disconnects. */
export async function exchange(url: string, bytes: string | Uint8Array): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  socket.write(bytes);
  const parts: Uint8Array[] = [];
  socket.on('data', (part) => parts.push(Buffer.from(part)));
  await once(socket, 'close');
  return Buffer.concat(parts).toString('utf8');
}

/** Starts a server that gives raw sockets to the test, at a free port of 127.0.0.1. `take` gets each socket and its first data. */
export async function rawServer(take: (socket: Socket, first: string) => void): Promise<RawServer> {
  const sockets = new Set<Socket>();
  const received: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.once('data', (first) => {
      received.push(first.toString('utf8'));
      take(socket, received.at(-1)!);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

export interface RawServer extends AsyncDisposable {
  url: string;
  received: string[];
}

/** Returns a complete HTTP response with Content-Length. */
export function httpAnswer(status: number, body: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} Said\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${lines.join('')}\r\n${body}`;
}
