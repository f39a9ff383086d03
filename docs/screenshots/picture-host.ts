import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const mug = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200">
<rect width="320" height="200" fill="#e9e2d6"/><rect y="150" width="320" height="50" fill="#cdb99a"/>
<path d="M196 78h22a26 26 0 0 1 0 52h-22" fill="none" stroke="#2f5f9e" stroke-width="12"/>
<path d="M104 58h92v84a18 18 0 0 1-18 18h-56a18 18 0 0 1-18-18z" fill="#3a74be"/><path d="M104 58h92v12h-92z" fill="#2f5f9e"/>
</svg>`;

/** Where a customer's picture lies. */
export async function pictureHost(): Promise<AsyncDisposable & { url: string }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(mug);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
