import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProvider } from '../../../docs/examples/bot-provider/provider.ts';
import { startFrontend } from '../../../docs/examples/channel-frontend/frontend.ts';
import { startReceiver } from '../../../docs/examples/webhook-receiver/receiver.ts';
import { createDeskClient, type DeskClient } from '../../../generated/reference/desk/client.ts';
import { pagesOfDesk } from '../../reference/console/desk-pages.ts';
import { type Demo, Messages, startDemo } from '../../reference/demo/demo.ts';
import { type RunningService, type ServiceOptions, startService } from '../../reference/service/index.ts';

const deskToken = 'token-of-the-desk-of-a-test';
const botToken = 'token-of-the-bot';

export interface Stage extends AsyncDisposable {
  service: RunningService;
  desk: DeskClient;
  channel_id: string;
  /** Address for customers' messages. */
  endpoint: string;
  /** The link that signs in at the console. */
  consoleLink: string;
  /** What the example programs told, line by line. */
  told: string[];
  /** Says something as a customer; gives the status. */
  say(message: unknown, sender?: unknown): Promise<number>;
  provider: Awaited<ReturnType<typeof startProvider>>;
  frontend: Awaited<ReturnType<typeof startFrontend>>;
  /** Puts a widget on the channel, and opens the demo site with it. */
  openDemo(): Promise<Demo>;
}

/** All that `npm start` starts, on free ports and a store of its own. */
export async function openStage(options: Partial<ServiceOptions> = {}): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-stage-'));
  const service = await startService({
    host: '127.0.0.1',
    port: 0,
    data: join(folder, 'store.sqlite'),
    desk: true,
    deskToken,
    allowLoopback: true,
    ...(await pagesOfDesk()),
    ...options,
  });
  const told: string[] = [];
  const messages = new Messages();
  const note = (line: string) => void told.push(line);
  const [frontend, provider, receiver] = await Promise.all([
    startFrontend((line, message) => {
      note(line);
      messages.emit('message', message);
    }),
    startProvider(botToken, note),
    startReceiver(note),
  ]);
  const desk = createDeskClient({
    baseUrl: service.deskUrl,
    headers: { authorization: `Bearer ${deskToken}` },
  });
  await desk.putAgent({
    path: { agent_id: 'ada' },
    body: { name: 'Ada', email: 'ada@example.com', online: true },
  });
  const created = await desk.createChannel({
    body: { name: 'Shop', customer_endpoint: frontend.customerEndpoint, agents: ['ada'] },
  });
  if (created.status !== 201) throw new Error(`The desk answered ${created.status}`);
  const { channel_id, endpoint } = created.body;
  const bot = await desk.connectBot({
    path: { channel_id },
    body: { bot_endpoint: provider.botEndpoint, token: botToken, provider_id: 'example', name: 'Helper' },
  });
  if (bot.status !== 200) throw new Error(`The desk answered ${bot.status}`);
  await desk.setWebhook({ path: { channel_id }, body: { url: receiver.url } });
  frontend.connect(endpoint);
  provider.connect(bot.body.endpoint);
  return {
    service,
    desk,
    channel_id,
    endpoint,
    consoleLink: `${service.url}/console/#token=${deskToken}`,
    told,
    provider,
    frontend,
    async say(message, sender = { id: 'visitor-1', name: 'Mara' }) {
      const body = {
        sender,
        message: typeof message === 'string' ? { type: 'text', text: message } : message,
      };
      const { status } = await fetch(endpoint, { method: 'POST', body: JSON.stringify(body) });
      return status;
    },
    async openDemo() {
      const widget = await desk.setWidget({ path: { channel_id }, body: { callback: { enabled: true } } });
      if (widget.status !== 200) throw new Error(`The desk answered ${widget.status}`);
      const { script_url: scriptUrl } = widget.body;
      return startDemo({ port: 0, scriptUrl, sayUrl: frontend.sayUrl, messages });
    },
    async [Symbol.asyncDispose]() {
      await Promise.allSettled([frontend.close(), provider.close(), receiver.close()]);
      await service.close();
      await rm(folder, { recursive: true });
    },
  };
}
