// Tests two services behind one proxy. The page of the docs about outgrowing one service calls these services cells. The address of each
// channel contains the host name of its cell.

import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { AgentMessage } from '../../../../generated/channel/types.ts';
import { openReceiver } from '../testing/receiver.ts';
import { createChannel, newestChat, ok, openService, said, write } from '../testing/site.ts';

const hosts = ['cell-1.chat.example', 'cell-2.chat.example'] as const;

/** Opens a proxy that forwards each request to the cell with the host name in the request. */
async function openProxy(cells: ReadonlyMap<string, string>): Promise<AsyncDisposable & { port: number }> {
  const server = http.createServer((request, response) => {
    const { host = '' } = request.headers;
    const cell = cells.get(host);
    if (cell === undefined) return void response.writeHead(421).end();
    const { method, url, headers } = request;
    const passed = http.request(new URL(url!, cell), { method: method!, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends a request to the proxy. The Host header is the host of `address`. Returns the status and the body. */
async function ask(
  port: number,
  address: URL,
  body?: object,
): Promise<{ status: number | undefined; text: string }> {
  const request = http.request({
    port,
    path: address.pathname,
    method: body ? 'POST' : 'GET',
    headers: { host: address.host, 'content-type': 'application/json' },
  });
  request.end(body && JSON.stringify(body));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const text = (await response.toArray()).join('');
  return { status: response.statusCode, text };
}

test('behind one proxy, each cell serves its own channels at the addresses that it hands out', async () => {
  await using frontend = await openReceiver<AgentMessage>(() => ok);
  await using one = await openService({ publicUrl: `http://${hosts[0]}` });
  await using two = await openService({ publicUrl: `http://${hosts[1]}` });
  const services = [one, two];
  const cells = services.map(({ deskUrl }, index) => [hosts[index]!, new URL(deskUrl).origin] as const);
  await using proxy = await openProxy(new Map(cells));
  const channels = await Promise.all(services.map(({ desk }) => createChannel(desk, frontend.url)));
  const addresses = channels.map(({ endpoint }) => new URL(endpoint));
  expect(addresses.map(({ host }) => host)).toEqual(hosts);

  for (const [index, address] of addresses.entries()) {
    const { desk } = services[index]!;
    const message = { sender: { id: 'ann' }, message: { type: 'text', text: `Hello ${index}` } };
    expect(await ask(proxy.port, address, message)).toEqual({ status: 200, text: '{}' });
    expect(await ask(proxy.port, new URL(`${address.href}/status`))).toEqual({ status: 200, text: '1' });
    const { chat, transcript } = await newestChat(desk, channels[index]!.channel_id);
    expect(transcript).toMatchObject([{ text: `Hello ${index}` }]);
    await write(desk, chat.chat_id, `Good day ${index}`);
    await expect.poll(() => frontend.caught.map(said)).toContain(`Good day ${index}`);
    // The other cell does not have the channel.
    const elsewhere = Object.assign(new URL(address), { host: hosts[1 - index] });
    expect((await ask(proxy.port, elsewhere, message)).status).toBe(404);
  }
});
