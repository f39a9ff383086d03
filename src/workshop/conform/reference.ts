// `npm run conform`: checks the reference and the examples, all sides but the widget at once, and writes the reports.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createPage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { conform } from '../../../conformance/conform.ts';
import { asHtml } from '../../../conformance/report/html.ts';
import { asJson, type Report } from '../../../conformance/report/json.ts';
import { asTable } from '../../../conformance/report/table.ts';
import { exitCodes, gravestOutcome } from '../../../conformance/run/exit.ts';
import { type Target, targets } from '../../../conformance/targets/index.ts';
import { freePort } from '../../../conformance/wire/http/free-port.ts';
import { startProvider } from '../../../docs/examples/bot-provider/provider.ts';
import { startFrontend } from '../../../docs/examples/channel-frontend/frontend.ts';
import { startReceiver } from '../../../docs/examples/webhook-receiver/receiver.ts';
import { createDeskClient } from '../../../generated/reference/desk/client.ts';
import { contractVersion } from '../../cli/conform.ts';

const contract = contractVersion();
const deskToken = 'conformance';
const started = performance.now();
const reference = await startReference();
const service = { desk: reference.desk, deskToken };

const checks: Record<Target, () => Promise<Report>> = {
  'channel-service': () => conform('channel-service', service, { contract }),
  'channel-integrator': checkFrontend,
  'bot-service': () => conform('bot-service', service, { contract }),
  'bot-provider': checkProvider,
  'webhook-sender': () => conform('webhook-sender', service, { contract }),
  'webhook-receiver': checkReceiver,
  widget: checkWidget,
};

const reports = await checkAll().finally(reference.stop);
for (const report of reports) console.log(asTable(report));
mkdirSync('reports', { recursive: true });
writeFileSync('reports/conformance.json', asJson(reports));
writeFileSync('reports/conformance.html', asHtml(reports));
console.log(`All of it took ${((performance.now() - started) / 1000).toFixed(1)} s.`);
console.log('The reports with all evidence: reports/conformance.json and reports/conformance.html');
process.exitCode = exitCodes[gravestOutcome(reports.map(({ outcome }) => outcome))];

/** A browser takes all processors there are, and the other targets measure: they go first, at once. */
async function checkAll(): Promise<Report[]> {
  const measuring = targets.filter((target) => target !== 'widget');
  return [...(await Promise.all(measuring.map((target) => checks[target]()))), await checks.widget()];
}

/** The reference runs in a process of its own, so that its work does not delay the suite's clock. */
async function startReference(): Promise<{ desk: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-conform-'));
  const options = ['--port', '0', '--desk', '--desk-token', deskToken, '--allow-loopback'];
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, 'serve', ...options, '--data', join(folder, 'store.sqlite')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const desk = await readyDesk(child);
  return {
    desk,
    async stop() {
      child.kill('SIGTERM');
      await new Promise((ended) => (child.exitCode === null ? child.once('exit', ended) : ended(undefined)));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for the log line that says where the desk is. */
async function readyDesk(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('exit', (code) => reject(new Error(`The reference left with ${code} before it was ready.`)));
  createInterface({ input: child.stdout! }).on('line', (line) => {
    const { msg, desk } = JSON.parse(line) as { msg?: string; desk?: string };
    if (msg === 'ready' && desk) resolve(desk);
  });
  return promise;
}

/** The front end posts one message to the suite, which stands in for the service meanwhile. */
async function checkFrontend(): Promise<Report> {
  const frontend = await startFrontend(() => undefined);
  const port = await freePort();
  try {
    const options = { url: frontend.customerEndpoint, listen: { host: '127.0.0.1', port } };
    const report = conform('channel-integrator', options, { contract });
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

/** The bot posts its answers to the suite, which stands in for the service. */
async function checkProvider(): Promise<Report> {
  const token = 'token-of-the-example';
  const providerId = 'example';
  const provider = await startProvider(token, () => undefined);
  const port = await freePort();
  provider.connect(`http://127.0.0.1:${port}/webhooks/${providerId}/${token}`);
  try {
    const listen = { host: '127.0.0.1', port };
    return await conform(
      'bot-provider',
      { url: provider.botEndpoint, token, providerId, listen },
      { contract },
    );
  } finally {
    await provider.close();
  }
}

async function checkReceiver(): Promise<Report> {
  const receiver = await startReceiver(() => undefined);
  try {
    return await conform('webhook-receiver', { url: receiver.url }, { contract });
  } finally {
    await receiver.close();
  }
}

/** A page on an origin of its own, with a widget of the reference. */
async function checkWidget(): Promise<Report> {
  const desk = createDeskClient({
    baseUrl: reference.desk,
    headers: { authorization: `Bearer ${deskToken}` },
  });
  await desk.putAgent({ path: { agent_id: 'widget-agent' }, body: { name: 'Ada', online: true } });
  const channel = await desk.createChannel({
    body: { name: 'Widget', agents: ['widget-agent'] },
  });
  if (channel.status !== 201) throw new Error(JSON.stringify(channel.body));
  const widget = await desk.setWidget({ path: { channel_id: channel.body.channel_id }, body: {} });
  if (widget.status !== 200) throw new Error(JSON.stringify(widget.body));
  const html = `<!doctype html><html lang="en"><title>A page</title><h1>A page</h1><script src="${widget.body.script_url}" async></script>`;
  const page = createPage((_, response) => response.setHeader('content-type', 'text/html').end(html));
  const port = await new Promise<number>((resolve) => {
    page.listen(0, '127.0.0.1', () => resolve((page.address() as AddressInfo).port));
  });
  try {
    return await conform('widget', { url: `http://127.0.0.1:${port}/`, ...service }, { contract });
  } finally {
    page.closeAllConnections();
    page.close();
  }
}
