import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Command } from 'commander';
import { pino } from 'pino';
import { startFrontend } from '../../docs/examples/channel-frontend/frontend.ts';
import { createDeskClient } from '../../generated/desk/client.ts';
import { listenOrLeave } from './listening.ts';
import { port } from './options.ts';
import { stopOnSignal } from './stop.ts';

interface Options {
  port: number;
  frontendPort: number;
  data: string;
}

/** What stays the same over restarts, so that addresses once tried go on working. */
interface Kept {
  deskToken: string;
  endpoint?: string;
  customerEndpoint?: string;
}

export function register(program: Command): void {
  program
    .command('start')
    .description(
      'Start all there is to try: the reference with a channel, its desk, and an example front end.',
    )
    .option('--port <number>', 'port of the service', port, 8787)
    .option('--frontend-port <number>', 'port of the example front end', port, 8788)
    .option('--data <folder>', 'folder of the store', '.parlance')
    .addHelpText(
      'after',
      `
Examples:
  $ npm start
  $ npm start -- --port 9000 --frontend-port 9001`,
    )
    .action(run);
}

async function run({ port: servicePort, frontendPort, data }: Options): Promise<void> {
  mkdirSync(data, { recursive: true });
  const file = join(data, 'start.json');
  const kept: Kept = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { deskToken: randomBytes(18).toString('base64url') };
  const service = await listenOrLeave({
    host: '127.0.0.1',
    port: servicePort,
    data: join(data, 'store.sqlite'),
    desk: true,
    deskToken: kept.deskToken,
    allowLoopback: true,
    log: pino({ level: 'warn' }, pino.destination(2)),
  });
  const frontend = await startFrontend(
    (line) => console.log(styleText('cyan', `front end  ${line}`)),
    frontendPort,
  );
  stopOnSignal(async () => {
    await frontend.close();
    await service.close();
  });

  const desk = createDeskClient({
    baseUrl: service.deskUrl,
    headers: { authorization: `Bearer ${kept.deskToken}` },
  });
  await desk.putAgent({
    path: { agent_id: 'ada' },
    body: { name: 'Ada', email: 'ada@example.com', online: true },
  });
  const isSame =
    kept.endpoint?.startsWith(`${service.url}/`) && kept.customerEndpoint === frontend.customerEndpoint;
  if (!isSame) {
    const created = await desk.createChannel({
      body: { name: 'Example front end', customer_endpoint: frontend.customerEndpoint, agents: ['ada'] },
    });
    if (created.status !== 201)
      throw new Error(`The desk refused the channel: ${created.body.error.message}`);
    kept.endpoint = created.body.endpoint;
    kept.customerEndpoint = frontend.customerEndpoint;
  }
  writeFileSync(file, JSON.stringify(kept, null, 2), { mode: 0o600 });
  frontend.connect(kept.endpoint!);
  console.log(tour(service.url, service.deskUrl, kept, frontend.sayUrl));
}

/** Every address, with a first thing to try at it. */
function tour(url: string, deskUrl: string, { deskToken, endpoint }: Kept, sayUrl: string): string {
  const title = (text: string) => styleText('bold', text);
  const auth = `-H 'authorization: Bearer ${deskToken}'`;
  return `
${title('Parlance is ready.')} Customers' messages arrive at the service, agents answer at the desk, and the service
delivers to the front end.

  service       ${url}
  channel       ${endpoint}
  desk          ${deskUrl}
  front end     ${sayUrl}

${title('1. Write as the customer')}, by the example front end or by the channel API:
  curl ${sayUrl} -d 'Is the blue one still in stock?'
  curl ${endpoint} -H 'content-type: application/json' \\
    -d '{"sender": {"id": "visitor-1"}, "message": {"type": "text", "text": "Hello?"}}'

${title('2. See the chat at the desk')}, and answer in it (put the number of the chat in the place of 1):
  curl ${auth} ${deskUrl}/chats
  curl ${auth} ${deskUrl}/chats/1/messages -H 'content-type: application/json' \\
    -d '{"agent_id": "ada", "message": {"type": "text", "text": "Yes, three are left."}}'

${title('3. Watch')} the answer arrive below, and everything that happens at the desk:
  curl -N ${auth} ${deskUrl}/events

Ctrl-C stops everything. What was said stays in the store.
`;
}
