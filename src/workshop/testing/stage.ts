import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDeskClient } from '../../../generated/reference/desk/client.ts';
import { openExamples, pathOf, watchedBy } from '../../cli/shared/examples.ts';
import { Wire } from '../../reference/demo/wire.ts';
import { type ServiceOptions, startService } from '../../reference/service/index.ts';

const deskToken = 'token-of-the-desk-of-a-test';
const botToken = 'token-of-the-bot';

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Starts the programs of `npm start`: a service, and an example front end, bot and CRM. They use free ports and a new store. */
export async function openStage(options: Partial<ServiceOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-stage-'));
  const wire = new Wire();
  const service = await startService({
    host: '127.0.0.1',
    port: 0,
    data: join(folder, 'store.sqlite'),
    desk: true,
    deskToken,
    allowLoopback: true,
    ...(await watchedBy(wire)),
    ...options,
  });
  const told: string[] = [];
  const examples = await openExamples(wire, botToken, () => (line) => void told.push(line));
  const desk = createDeskClient({
    baseUrl: service.deskUrl,
    headers: { authorization: `Bearer ${deskToken}` },
  });
  const endpoint = await examples.connect(desk);
  return {
    service,
    desk,
    ...pathOf(endpoint),
    /** The address of the channel for customers' messages. */
    endpoint,
    /** The address of the console with the token, which signs the agent in. */
    consoleLink: `${service.url}/console/#token=${deskToken}`,
    /** The lines that the example programs have printed so far. */
    told,
    provider: examples.provider,
    frontend: examples.frontend,
    async say(message: unknown, sender: unknown = { id: 'visitor-1', name: 'Mara' }): Promise<number> {
      const body = {
        sender,
        message: typeof message === 'string' ? { type: 'text', text: message } : message,
      };
      const { status } = await fetch(endpoint, { method: 'POST', body: JSON.stringify(body) });
      return status;
    },
    /** Adds a widget to the channel, and opens the demo site with this widget. */
    openDemo: () => examples.openDemo(desk, endpoint),
    async [Symbol.asyncDispose]() {
      await examples.close();
      await service.close();
      await rm(folder, { recursive: true });
    },
  };
}
