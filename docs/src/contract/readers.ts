// The kinds of readers of the first page. Each kind has one command, which the tests run unchanged, and the output of the command.

import { languages } from '../../../src/contract/codegen/languages.ts';
import { parlance, parlanceTo, program, type Shown } from './commands.ts';
import { homes } from './operations.ts';

interface Text {
  id: string;
  title: string;
  text: string;
  links: readonly (readonly [label: string, address: string])[];
}

/** The action of a reader: to send an event to an endpoint with a correct response, to run a command, or to run a program. */
type Run =
  | { party: string; answer: object; args: readonly string[] }
  | { args: readonly string[]; lines: number }
  | { code: string };

export type Reader = Text & { run: Run };

export const readers: readonly Reader[] = [
  {
    id: 'integrator',
    title: 'You connect something, in any language',
    text: 'The command posts a sample event to your endpoint, and judges the response.',
    run: { party: 'channel-integrator', answer: { result: 'ok' }, args: ['trigger', 'agent_message'] },
    links: [
      ['Chat front end', '/quickstarts/chat-front-end/'],
      ['CRM', '/quickstarts/crm/'],
      ...languages.map(({ id, title }): [string, string] => [`In ${title}`, `/quickstarts/${id}/`]),
      ['Events', '/events/'],
    ],
  },
  {
    id: 'bot',
    title: 'You write a bot',
    text: 'A bot gets every new conversation first, replies with its own request, and can hand over to a person.',
    run: { party: 'bot-provider', answer: {}, args: ['trigger', 'CLIENT_MESSAGE', '--token', 'my-token'] },
    links: [
      ['Connect a bot', '/quickstarts/bot/'],
      ['Bot API', '/reference/bot/'],
    ],
  },
  {
    id: 'service',
    title: 'You build a conversation service',
    text: 'The suite acts as the other sides on real sockets, and judges every rule with evidence.',
    run: { args: ['conform', 'channel-service', '--list'], lines: 6 },
    links: [
      ['Build a service', '/quickstarts/service/'],
      ['Rules', '/rules/'],
      ['Open points', '/open-points/'],
    ],
  },
  {
    id: 'typescript',
    title: 'You write TypeScript',
    text: 'Types, validators, handlers and clients of both sides come from the documents, in a package without dependencies.',
    run: {
      code: `import { validateUserMessage as check } from '@parlance/contract/channel/validators';

check({ sender: { id: 7 }, message: { type: 'text' } });
console.log(check.errors[0].instancePath, check.errors[0].message);`,
    },
    links: [
      ['The package', '/tools/package/'],
      ['A client in your language', '/tools/generators/'],
    ],
  },
];

/** Runs the command of a reader in a clone of the repository. Returns the command and its output. */
export async function shownTo({ run }: Reader): Promise<Shown> {
  if ('code' in run) return program(run.code);
  if ('lines' in run) return parlance(run.args, run.lines);
  return parlanceTo(homeOf(run.party), run.answer, run.args);
}

/** Returns the address of a party's endpoint in the quickstarts. */
export const homeOf = (party: string): string =>
  `http://127.0.0.1:${homes[party]!.port}${homes[party]!.prefix}`;
