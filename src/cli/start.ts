import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Command } from 'commander';
import { printable } from '../../conformance/report/printable.ts';
import { createDeskClient } from '../../generated/reference/desk/client.ts';
import { tryWhole, writeWhole } from '../contract/files.ts';
import type { Demo } from '../reference/demo/demo.ts';
import { Wire } from '../reference/demo/wire.ts';
import { complaintAboutToken, newToken } from '../reference/service/handlers/desk/access.ts';
import type { RunningService } from '../reference/service/index.ts';
import type { Examples } from './shared/examples.ts';
import { fail, failToListen, listenBriefly, stopOnSignal } from './shared/fail.ts';
import { port } from './shared/options.ts';
import { openLog } from './shared/service.ts';

interface Options {
  port: number;
  data: string;
}

/** The content of `start.json`: secrets and addresses. A restart reuses them, so the addresses that the first start printed stay valid. */
interface Saved {
  deskToken: string;
  botToken: string;
  /** The address of the channel. This text is empty before the first start. */
  endpoint: string;
  customerEndpoint: string;
}

export function register(program: Command): void {
  program
    .command('start')
    .description(
      'Start a demo: the reference with a channel and its desk, and an example front end, bot and CRM.',
    )
    .option(
      '--port <number>',
      'port of the service; the front end, the bot, the CRM and the demo site take the next four; 0 takes free ports',
      port,
      8787,
    )
    .option('--data <folder>', 'folder of the store', '.parlance')
    .addHelpText(
      'after',
      `
Examples:
  $ npm start
  $ npm start -- --port 9000`,
    )
    .action(run);
}

async function run({ port: first, data }: Options): Promise<void> {
  const [host, ports] = ['127.0.0.1', [0, 1, 2, 3, 4].map((index) => (first === 0 ? 0 : first + index))];
  for (const each of ports) {
    const at = { host, port: each };
    await listenBriefly(at).catch((error) => failToListen(error, at, '--port, the first of five ports'));
  }
  const file = join(data, 'start.json');
  makeFolderOrFail(data, file);
  const saved = readSaved(file);
  // The service is loaded only here, because help and completion do not need it.
  const { startServiceOrFail } = await import('./shared/service.ts');
  const { openExamples, recordedIn } = await import('./shared/examples.ts');
  const wire = new Wire();
  const service = await startServiceOrFail({
    host,
    port: first,
    data: join(data, 'store.sqlite'),
    desk: true,
    deskToken: saved.deskToken,
    allowLoopback: true,
    upkeep: { keepMs: 30 * 24 * 60 * 60 * 1000 },
    ...(await recordedIn(wire)),
    log: openLog('warn', process.stderr),
  });
  const show = (who: string) => (line: string) =>
    console.log(styleText('cyan', printable(`${who.padEnd(10)} ${line}`)));
  const { botToken } = saved;
  const examples = await openExamples(wire, botToken, show, ports.slice(1, 4));
  const closing: { close(): Promise<void> }[] = [examples];
  stopOnSignal(async () => {
    await Promise.all(closing.map((each) => each.close()));
    await service.close();
  });

  const desk = createDeskClient({
    baseUrl: service.deskUrl,
    headers: { authorization: `Bearer ${saved.deskToken}` },
  });
  const { frontend } = examples;
  const isSame =
    saved.endpoint.startsWith(`${service.url}/`) && saved.customerEndpoint === frontend.customerEndpoint;
  saved.endpoint = await examples.connect(desk, isSame ? saved.endpoint : undefined);
  saved.customerEndpoint = frontend.customerEndpoint;
  const demo = await examples.openDemo(desk, saved.endpoint, ports[4]);
  closing.push(demo);
  writeWhole(file, JSON.stringify(saved, null, 2), 0o600);
  console.log(textOfStart(service, saved, examples, demo));
}

function makeFolderOrFail(folder: string, file: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    fail(
      `The folder of the store cannot be created: ${(error as Error).message}. Choose another with --data.`,
    );
  }
  try {
    tryWhole(file);
  } catch (error) {
    fail(`The tokens of the start cannot be saved: ${(error as Error).message}`);
  }
}

function readSaved(file: string): Saved {
  if (!existsSync(file))
    return { deskToken: newToken(), botToken: newToken(), endpoint: '', customerEndpoint: '' };
  const saved = parseSaved(readFileSync(file, 'utf8'));
  if (!saved)
    fail(
      `${file} is damaged. Delete it: the next start creates new tokens and a new channel, and keeps all chats.`,
    );
  const complaint = complaintAboutToken(saved.deskToken);
  if (complaint !== undefined) fail(`${file}: ${complaint}`, 2);
  return saved;
}

/** Parses the text of `start.json`. Returns undefined if the text is damaged. */
export function parseSaved(text: string): Saved | undefined {
  try {
    const { deskToken, botToken, endpoint = '', customerEndpoint = '' } = JSON.parse(text);
    const saved = { deskToken, botToken, endpoint, customerEndpoint };
    const isRight = Object.values(saved).every((each) => typeof each === 'string');
    return isRight && deskToken !== '' && botToken !== '' ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the text that `parlance start` prints after the start: all addresses, and commands to try. */
function textOfStart(
  { url, deskUrl }: RunningService,
  { deskToken, botToken, endpoint }: Saved,
  { frontend: { sayUrl }, provider, receiver }: Examples,
  { stageUrl, shopUrl, chatUrl }: Demo,
): string {
  const title = (text: string) => styleText('bold', text);
  const auth = `-H 'authorization: Bearer ${deskToken}'`;
  return `
${title('Open this')}: ${stageUrl}#token=${deskToken}
The shop, the agent console and the requests between the services, side by side, with a story to play.

  shop          ${shopUrl}   with the widget
  chat page     ${chatUrl}   on the channel API
  console       ${url}/console/#token=${deskToken}

  service       ${url}
  channel       ${endpoint}
  desk          ${deskUrl}
  front end     ${sayUrl}
  bot           ${provider.botEndpoint}
  CRM           ${receiver.url}

  export TOKEN='${deskToken}'            # token of the desk, for the commands of the README
  export BOT_TOKEN='${botToken}'        # token of the bot

${title('1. Write as the customer')}, through the example front end or the channel API. The bot answers.
  curl ${sayUrl} -d 'Is the blue one still in stock?'
  curl ${endpoint} -H 'content-type: application/json' \\
    -d '{"sender": {"id": "visitor-1"}, "message": {"type": "text", "text": "Hello?"}}'

${title('2. Ask for an agent')}: the bot hands the chat over.
  curl ${sayUrl} -d 'I want to talk to an agent'

${title('3. Accept the chat at the desk')} and answer in it (replace 1 by the number of the chat). The CRM gets an event.
  curl ${auth} ${deskUrl}/chats
  curl ${auth} ${deskUrl}/chats/1/accept -H 'content-type: application/json' -d '{"agent_id": "ada"}'
  curl ${auth} ${deskUrl}/chats/1/messages -H 'content-type: application/json' \\
    -d '{"agent_id": "ada", "message": {"type": "text", "text": "Yes, three are left."}}'

${title('4. Watch')} the messages and events that arrive below, and the event stream of the desk:
  curl -N ${auth} ${deskUrl}/events
The notes list what was unusual about a request or a response:
  curl ${auth} ${deskUrl}/notes

Ctrl-C stops everything. The store keeps all chats.
`;
}
