// A day of an agent: the counts stay exact, the page stays fluent, and its memory small.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../../workshop/testing/use-browser.ts';
import { createChannel, deskToken, openService, say } from '../service/testing/site.ts';
import { pagesOfDesk } from './desk-pages.ts';
import { openPage } from './testing/open-console.ts';

const browser = useBrowser();

const customers = 300;
const rounds = 100;
const inRound = 100;
/** Megabytes in use, and milliseconds of the page's processor time for a message: a busy machine does not change them. */
const most = { megabytes: 40, cpuMs: 8 };

test(`follows ${rounds * inRound} messages in ${customers} chats`, { timeout: 600_000 }, async () => {
  await using service = await openService(await pagesOfDesk());
  const { endpoint } = await createChannel(service.desk, undefined);
  await using opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}`);
  const { page, problems } = opened;
  await page.getByRole('region', { name: 'First steps', exact: true }).waitFor();
  const measured = await measure(page);

  /** The unread messages of each customer, and the customer whose chat is open. */
  const unread = new Map<number, number>();
  let open: number | undefined;
  let said = 0;
  const isUpToDate = () => {
    const sum = [...unread.values()].reduce((a, b) => a + b, 0);
    return expect
      .poll(() => page.title(), { timeout: 60_000 })
      .toBe(`${sum > 0 ? `(${sum}) ` : ''}Parlance console`);
  };
  for (let round = 0; round < rounds; round++) {
    await Promise.all(
      Array.from({ length: inRound }, () => {
        // All write once; then a few write much more than the others.
        const customer = 1 + (said < customers ? said : Math.floor(customers * ((said * 0.618) % 1) ** 2));
        said += 1;
        if (customer !== open) unread.set(customer, (unread.get(customer) ?? 0) + 1);
        return say(endpoint, `Message ${said}`, { id: customer, name: `Customer ${customer}` });
      }),
    );
    await isUpToDate();
    // The agent reads the chat that has waited longest, and answers.
    await page.keyboard.press('w');
    const chat = page.getByRole('region', { name: /^Chat with / });
    const shownCustomer = async () => Number(/\d+$/.exec((await chat.getAttribute('aria-label')) ?? '')?.[0]);
    const before = open;
    await expect.poll(shownCustomer).not.toBe(before);
    open = await shownCustomer();
    unread.delete(open);
    await page.keyboard.press('r');
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('words');
    await page.keyboard.type(`Answer ${round}`);
    await page.keyboard.press('Enter');
    await chat.getByText(`Answer ${round}`, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await isUpToDate();
  }

  // Every chat shows its own number.
  for (const more of await page.getByRole('button', { name: / more$/ }).all()) {
    while (await more.isVisible()) await more.click();
  }
  const shown: [string, string][] = await page.evaluate(`[...document.querySelectorAll('.chat-row')]
    .map((row) => [row.querySelector('.name').textContent, row.querySelector('.badge .hidden')?.textContent ?? '0 unread'])`);
  const expected = [...new Set(shown.map(([name]) => name))].map((name) => [
    name,
    `${unread.get(Number(name.replace('Customer ', ''))) ?? 0} unread`,
  ]);
  expect(shown.length).toBe(customers);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
  const { megabytes, cpuMs, taskMs } = await measured();
  const each = cpuMs / said;
  console.log(`${megabytes} MB, ${each.toFixed(1)} ms a message, the longest task ${taskMs} ms`);
  expect(megabytes).toBeLessThan(most.megabytes);
  expect(each).toBeLessThan(most.cpuMs);
  expect(problems).toEqual([]);
});

interface Measured {
  megabytes: number;
  /** The processor time of all tasks. */
  cpuMs: number;
  /** The wall time of the longest task, which on a busy machine says more of the machine. */
  taskMs: number;
}

/** Begins to measure a page. */
async function measure(page: Page): Promise<() => Promise<Measured>> {
  await page.evaluate(`tasks = [0];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
      .observe({ type: 'longtask' })`);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await tools.send('Performance.getMetrics');
    const { value: seconds } = metrics.find(({ name }) => name === 'TaskDuration')!;
    await tools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await tools.send('Runtime.getHeapUsage');
    return {
      megabytes: Math.round(usedSize / 1_000_000),
      cpuMs: seconds * 1000,
      taskMs: await page.evaluate('Math.round(Math.max(...tasks))'),
    };
  };
}
