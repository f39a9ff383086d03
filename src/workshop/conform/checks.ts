// The check of each target: the reference through its desk, and the examples of the docs for the other targets.
import { conform } from '../../../conformance/conform.ts';
import type { Report } from '../../../conformance/report/json.ts';
import { byName, type Target, targets } from '../../../conformance/targets/index.ts';
import { freePort } from '../../../conformance/wire/http/free-port.ts';
import { startProvider } from '../../../docs/examples/bot-provider/provider.ts';
import { startFrontend } from '../../../docs/examples/channel-frontend/frontend.ts';
import { startReceiver } from '../../../docs/examples/webhook-receiver/receiver.ts';
import { deskOf, deskToken } from '../../reference/service/testing/site.ts';
import { openWidget } from '../../reference/service/testing/visitor.ts';
import { openShop } from '../../reference/widget/testing/shop.ts';

/** The targets that a desk drives without a browser. A browser uses every core. */
export const serviceTargets: readonly Target[] = targets.filter(
  (target) => 'desk' in byName[target].options && !('browser' in byName[target].options),
);

/** Returns a check of each target, with all or some cases and rules. Targets of a service are checked through the desk at this address. */
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

/** Checks the example front end. It posts one message to the suite, which is the stand-in for the service. */
async function checkFrontend(only: readonly string[]): Promise<Report> {
  const frontend = await startFrontend(() => undefined);
  const port = await freePort();
  try {
    const options = { url: frontend.customerEndpoint, listen: { host: '127.0.0.1', port }, only };
    const report = conform('channel-integrator', options);
    frontend.connect(`http://127.0.0.1:${port}/random/conformance`);
    await sayUntilHeard(frontend.sayUrl);
    return await report;
  } finally {
    await frontend.close();
  }
}

async function sayUntilHeard(sayUrl: string): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    const { ok } = await fetch(sayUrl, { method: 'POST', body: 'Hello' });
    if (ok) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

/** Checks the example bot. It posts its messages to the suite, which is the stand-in for the service. */
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

/** Checks a widget of the reference, on a page with its own origin. */
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
