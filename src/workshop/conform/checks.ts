// Checks each target of the suite: targets of a service with the reference, all other targets with an example of the docs.
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { conform } from '../../../conformance/conform.ts';
import type { Report } from '../../../conformance/report/json.ts';
import type { Result } from '../../../conformance/run/verdicts.ts';
import { byName, runTarget, type Target, targets } from '../../../conformance/targets/index.ts';
import { freePort } from '../../../conformance/wire/http/stand-in.ts';
import { startProvider } from '../../../docs/examples/demo/bot.ts';
import { startReceiver } from '../../../docs/examples/demo/crm.ts';
import { startFrontend } from '../../../docs/examples/demo/frontend.ts';
import { type Serving, serve } from '../../cli/testing/command.ts';
import { openProxy } from '../../cli/testing/proxy.ts';
import { deskOf, deskToken } from '../../reference/service/testing/site.ts';
import { openWidget } from '../../reference/service/testing/visitor.ts';
import { openShop } from '../../reference/widget/testing/scene.ts';

/** The targets that the suite controls through the desk. The widget is left out, because its browser uses every core. */
export const serviceTargets: readonly Target[] = targets.filter(
  (target) => 'desk' in byName[target].options && !('browser' in byName[target].options),
);

/** Returns a function for each target, which runs the suite. `desk` is the reference's desk address. `only` limits cases and rules. */
export function checksOf(desk: string, only: readonly string[] = []): Record<Target, () => Promise<Report>> {
  const service = { desk, deskToken, only };
  return {
    'channel-service': () => conform('channel-service', service),
    'channel-integrator': () => checkFrontend(only),
    'bot-service': () => conform('bot-service', service),
    'bot-provider': () => checkProvider(only),
    'webhook-sender': () => conform('webhook-sender', service),
    'webhook-receiver': () => checkReceiver(only),
    widget: () => checkWidget(service),
  };
}

/** Checks the example front end. The suite plays the service, and the front end posts one message to the suite. */
async function checkFrontend(only: readonly string[]): Promise<Report> {
  const frontend = await startFrontend(() => undefined);
  const port = await freePort();
  try {
    const options = { url: frontend.customerEndpoint, listen: { host: '127.0.0.1', port }, only };
    const report = conform('channel-integrator', options);
    frontend.connect(`http://127.0.0.1:${port}/random/conformance`);
    await sayUntilAccepted(frontend.sayUrl);
    return await report;
  } finally {
    await frontend.close();
  }
}

async function sayUntilAccepted(sayUrl: string): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    const { ok } = await fetch(sayUrl, { method: 'POST', body: 'Hello' });
    if (ok) return;
    await sleep(50);
  }
}

/** Checks the example bot. The suite plays the service, and the bot posts its messages to the suite. */
async function checkProvider(only: readonly string[]): Promise<Report> {
  const token = 'token-of-the-example';
  const providerId = 'example';
  const provider = await startProvider(token, () => undefined);
  const port = await freePort();
  provider.connect(`http://127.0.0.1:${port}/webhooks/${providerId}/${token}`);
  try {
    const listen = { host: '127.0.0.1', port };
    return await conform('bot-provider', { url: provider.botEndpoint, token, providerId, listen, only });
  } finally {
    await provider.close();
  }
}

async function checkReceiver(only: readonly string[]): Promise<Report> {
  const receiver = await startReceiver(() => undefined);
  try {
    return await conform('webhook-receiver', { url: receiver.url, only });
  } finally {
    await receiver.close();
  }
}

/** Checks a widget of the reference, on a page with another origin than the service. */
async function checkWidget(service: {
  desk: string;
  deskToken: string;
  only: readonly string[];
}): Promise<Report> {
  const desk = deskOf({ deskUrl: service.desk });
  await desk.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', online: true } });
  const { origin } = new URL(service.desk);
  const widget = await openWidget({ desk });
  await using page = await openShop(`${origin}/widget/${widget}.js`);
  const console = `${origin}/console/#token=${service.deskToken}&chat={chat_id}`;
  return await conform('widget', { url: `${page.url}/`, console, ...service });
}

/** Compares the runs of one target. Returns each case and rule whose verdict is missing in a run, differs between runs, or is a finding. */
export function differences(runs: readonly (readonly Result[])[]) {
  const byName = Map.groupBy(runs.flat(), ({ case: id, rules: [rule] }) => `${id} ${rule}`);
  return [...byName.values()].flatMap((own) => {
    const verdicts = own.map(({ status }) => status);
    const isSame = own.length === runs.length && new Set(verdicts).size === 1;
    const finding = own.find(isFinding);
    if (isSame && !finding) return [];
    const shown = finding ?? own.find(({ status }) => status !== 'passed') ?? own[0]!;
    return [{ case: shown.case, rule: shown.rules[0]!, verdicts, observed: shown.observed }];
  });
}

function isFinding({ status, unmet }: Result): boolean {
  return ['failed', 'warned', 'error', 'inconclusive'].includes(status) || unmet === true;
}

/** Runs the suite for a target against the reference behind a proxy. The proxy delays each request, except for requests to the desk. */
export async function runSlow(
  target: string,
  delayMs: number,
): Promise<{ results: Result[]; tookMs: number }> {
  await using front = await openProxy(async (path) => {
    if (!path.startsWith('/desk')) await sleep(delayMs);
  });
  await using reference = await openReference(front.url);
  front.send([reference.url]);
  const started = performance.now();
  const desk = `${front.url}${new URL(reference.deskUrl).pathname}`;
  const results = await runTarget(target as Target, { desk, deskToken });
  return { results, tookMs: performance.now() - started };
}

/** Starts the reference on a new store, in its own process. The work of the reference then does not delay the suite's clock. */
export async function openReference(publicUrl?: string): Promise<Serving & AsyncDisposable> {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'parlance-conform-'));
  const serving = await serve(['--data', join(folder.path, 'store.sqlite')], publicUrl);
  return {
    ...serving,
    async [Symbol.asyncDispose]() {
      await serving.end('SIGTERM');
      folder.remove();
    },
  };
}
