import { expect, test } from 'vitest';
import { createChannel, openService } from '../testing/site.ts';
import { openWidget } from '../testing/visitor.ts';

const headers = { origin: 'https://shop.example', 'access-control-request-method': 'POST' };

test('pages of other origins may call the widget’s interface, and read no response of the other interfaces', async () => {
  await using service = await openService();
  const widget_id = await openWidget(service);
  const { endpoint } = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
  const asked = async (url: string, method: string) => {
    const response = await fetch(url, { method, headers });
    return [response.status, response.headers.get('access-control-allow-origin')];
  };
  const at = (path: string) => `${service.url}${path}`;
  expect(await asked(at(`/widget/${widget_id}.js`), 'GET')).toEqual([200, '*']);
  expect(await asked(at(`/visitor/${widget_id}/sessions`), 'OPTIONS')).toEqual([204, '*']);
  for (const [url, status] of [
    [endpoint, 405],
    [at('/webhooks/bot/token'), 405],
    [at('/health'), 404],
    [at('/desk/chats'), 405],
  ] as const)
    expect(await asked(url, 'OPTIONS'), url).toEqual([status, null]);
  for (const [url, status] of [
    [`${endpoint}/status`, 200],
    [at('/health'), 200],
    [at('/desk/chats'), 403],
  ] as const)
    expect(await asked(url, 'GET'), url).toEqual([status, null]);
});
