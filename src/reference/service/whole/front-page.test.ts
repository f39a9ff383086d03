import { expect, test } from 'vitest';
import { openService } from '../testing/site.ts';

test('a service without a console returns a description at its root address', async () => {
  await using service = await openService();
  const page = await fetch(`${service.url}/`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/plain');
  expect(await page.text()).toContain('reference of Parlance');
  expect((await fetch(`${service.url}/console/`)).ok).toBe(false);
});
