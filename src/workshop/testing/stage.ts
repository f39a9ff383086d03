import { openExamples, pathOf, recordedIn } from '../../cli/shared/examples.ts';
import { Wire } from '../../reference/demo/wire.ts';
import type { ServiceOptions } from '../../reference/service/index.ts';
import { deskToken, openService } from '../../reference/service/testing/site.ts';

const botToken = 'token-of-the-bot';

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Starts the programs of `npm start`: a service, and an example front end, bot and CRM. They use free ports and a new store. */
export async function openStage(options: Partial<ServiceOptions> = {}) {
  const wire = new Wire();
  const service = await openService({ ...(await recordedIn(wire)), ...options });
  const { desk } = service;
  const told: string[] = [];
  const examples = await openExamples(wire, botToken, () => (line) => void told.push(line));
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
      await service[Symbol.asyncDispose]();
    },
  };
}
