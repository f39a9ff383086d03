import { startProvider } from '../../../docs/examples/demo/bot.ts';
import { startReceiver } from '../../../docs/examples/demo/crm.ts';
import { startFrontend } from '../../../docs/examples/demo/frontend.ts';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import { pagesOfDesk } from '../../reference/console/desk-pages.ts';
import { type Demo, startDemo } from '../../reference/demo/demo.ts';
import type { Wire } from '../../reference/demo/wire.ts';
import type { ServiceOptions } from '../../reference/service/index.ts';

/** The agent of the demo. She stays online without an open console, so the bot can always invite her. */
const agent = { agent_id: 'ada', name: 'Ada', email: 'ada@example.com', stays_online: true };

/** Returns service options with which the service records its incoming and outgoing requests in `wire`. */
export async function recordedIn(wire: Wire): Promise<Required<Pick<ServiceOptions, 'pages' | 'parts'>>> {
  const { pages } = await pagesOfDesk(() => wire.shownAt);
  return {
    parts: { send: (send) => wire.sending(send) },
    pages: {
      ...pages,
      serve: (app) => {
        wire.watch(app);
        pages.serve(app);
      },
    },
  };
}

export type Examples = Awaited<ReturnType<typeof openExamples>>;

/**
 * Starts the example front end, bot and CRM. `show` gets the name of a program, and returns a function that gets each line of the program's
 * output. `ports` are their ports in this order. A program without a port listens on a free port.
 * The returned `connect` connects the three programs to the channel at an address, or to a new channel. `connect` resolves with the address
 * of the channel. `openDemo` adds a widget to the channel and opens the demo site with this widget.
 */
export async function openExamples(
  wire: Wire,
  botToken: string,
  show: (party: string) => (line: string) => void,
  ports: readonly number[] = [],
) {
  const [frontend, provider, receiver] = await Promise.all([
    startFrontend(show('front end'), ports[0]),
    startProvider(botToken, show('bot'), ports[1]),
    startReceiver(show('CRM'), ports[2]),
  ]);
  wire.parties = { 'front end': frontend.customerEndpoint, bot: provider.botEndpoint, CRM: receiver.url };
  const { agent_id, ...ada } = agent;
  return {
    frontend,
    provider,
    receiver,
    async connect(desk: DeskClient, endpoint?: string): Promise<string> {
      await desk.putAgent({ path: { agent_id }, body: { ...ada, online: true } });
      const connected = endpoint ?? (await newChannel(desk, frontend.customerEndpoint));
      const path = pathOf(connected);
      const { botEndpoint: bot_endpoint } = provider;
      const body = { bot_endpoint, token: botToken, provider_id: 'example', name: 'Helper' };
      const bot = await desk.connectBot({ path, body });
      if (bot.status !== 200) throw new Error(`The desk rejected the bot: ${JSON.stringify(bot.body)}`);
      await desk.setWebhook({ path, body: { url: receiver.url } });
      frontend.connect(connected);
      provider.connect(bot.body.endpoint);
      return connected;
    },
    async openDemo(desk: DeskClient, endpoint: string, port = 0): Promise<Demo> {
      const widget = await desk.setWidget({ path: pathOf(endpoint), body: { callback: { enabled: true } } });
      if (widget.status !== 200)
        throw new Error(`The desk rejected the widget: ${JSON.stringify(widget.body)}`);
      const { script_url: scriptUrl } = widget.body;
      const { sayUrl } = frontend;
      return startDemo({ port, scriptUrl, sayUrl, desk, agent_id, wire });
    },
    async close(): Promise<void> {
      await Promise.allSettled([frontend.close(), provider.close(), receiver.close()]);
    },
  };
}

async function newChannel(desk: DeskClient, customer_endpoint: string): Promise<string> {
  const created = await desk.createChannel({
    body: { name: 'Shop', customer_endpoint, agents: [agent.agent_id] },
  });
  if (created.status !== 201)
    throw new Error(`The desk rejected the channel: ${JSON.stringify(created.body)}`);
  return created.body.endpoint;
}

/** Returns the id of the channel at an address, as the path parameters of a desk request. */
export function pathOf(endpoint: string): { channel_id: string } {
  return { channel_id: endpoint.slice(endpoint.lastIndexOf('/') + 1) };
}
