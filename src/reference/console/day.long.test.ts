// Tests a day of an agent: the counts stay exact, the page stays responsive, and its memory stays small.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, useBrowser } from '../../workshop/testing/use-browser.ts';
import { createChannel, deskToken, openService, say } from '../service/testing/site.ts';
import { pagesOfDesk } from './desk-pages.ts';

const browser = useBrowser();

const customers = 1000;
const rounds = 34;
const inRound = 300;
/**
 * The limits for the page: its memory, the mean processor time for a message, and the processor time of the longest task. Processor time
 * is used, because elapsed time depends on the load of the machine.
 */
const most = { megabytes: 40, eachMs: 8, taskMs: 100 };

test(`the console follows ${rounds * inRound} messages in ${customers} chats`, async () => {
  await using service = await openService(await pagesOfDesk());
  const { endpoint } = await createChannel(service.desk, undefined);
  await using opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}`);
  const { page, problems } = opened;
  await page.getByRole('region', { name: 'First steps', exact: true }).waitFor();
  const measured = await measure(page);

  /** The number of unread messages, by customer. */
  const unread = new Map<number, number>();
  let open: number | undefined;
  let said = 0;
  const isUpToDate = () => {
    const sum = [...unread.values()].reduce((a, b) => a + b, 0);
    return expect.poll(() => page.title()).toBe(`${sum > 0 ? `(${sum}) ` : ''}Parlance console`);
  };
  const showAllRows = async () => {
    for (const more of await page.getByRole('button', { name: / more$/ }).all())
      while (await more.isVisible()) await more.click();
  };
  for (let round = 0; round < rounds; round++) {
    await Promise.all(
      Array.from({ length: inRound }, () => {
        // At first, each customer writes once. Then a few customers write much more often than the other customers.
        const customer = 1 + (said < customers ? said : Math.floor(customers * ((said * 0.618) % 1) ** 2));
        said += 1;
        if (customer !== open) unread.set(customer, (unread.get(customer) ?? 0) + 1);
        return say(endpoint, `Message ${said}`, { id: customer, name: `Customer ${customer}` });
      }),
    );
    await isUpToDate();
    await showAllRows();
    // The key "w" opens the chat with the longest wait. The agent reads it, and replies.
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

  // Every chat shows its own number of unread messages.
  await showAllRows();
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
  console.log(`${megabytes} MB, ${each.toFixed(1)} ms a message, the longest task ${taskMs.toFixed(0)} ms`);
  expect(megabytes).toBeLessThan(most.megabytes);
  expect(each).toBeLessThan(most.eachMs);
  expect(taskMs).toBeLessThan(most.taskMs);
  expect(problems).toEqual([]);
});

interface Measured {
  megabytes: number;
  /** The processor time of all tasks of the page, in milliseconds. */
  cpuMs: number;
  /** The processor time of the longest task of the page, in milliseconds. */
  taskMs: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/** Starts to measure a page. Resolves with a function that ends the measurement and resolves with its result. */
async function measure(page: Page): Promise<() => Promise<Measured>> {
  const tools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown[] as TraceEvent[])));
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tools.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel'], traceBufferSizeInKb: 800_000 },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => tools.once('Tracing.tracingComplete', () => resolve()));
    await tools.send('Tracing.end');
    await complete;
    const { metrics } = await tools.send('Performance.getMetrics');
    const { value: seconds } = metrics.find(({ name }) => name === 'TaskDuration')!;
    await tools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await tools.send('Runtime.getHeapUsage');
    return {
      megabytes: Math.round(usedSize / 1_000_000),
      cpuMs: seconds * 1000,
      taskMs: longestTask(events),
    };
  };
}

function longestTask(events: readonly TraceEvent[]): number {
  const keyOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const mains = new Set(events.filter(isMain).map(keyOf));
  const tasks = events.filter((event) => event.name.endsWith('::RunTask') && mains.has(keyOf(event)));
  expect(tasks.length).toBeGreaterThan((rounds * inRound) / 100);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
