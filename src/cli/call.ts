// `parlance call` sends one request to a service. Each field is an argument `path=value`, so the user writes no JSON in the shell.
import { Argument, type Command } from 'commander';
import { printable } from '../../conformance/report/printable.ts';
import { abbreviated } from '../../conformance/wire/http/evidence.ts';
import { botServiceOperations } from '../../generated/bot/operations.ts';
import { channelServiceOperations } from '../../generated/channel/operations.ts';
import { atEndpoint, call, InvalidRequest, UnexpectedResponse } from '../../generated/client-runtime.ts';
import type { Operation } from '../../generated/operation.ts';
import { deskOperations } from '../../generated/reference/desk/operations.ts';
import { unreachableCure } from '../contract/judgement/answer-hints.ts';
import { type Assignment, assignment, oneOf, withValues } from './shared/arguments.ts';
import { fail, failureReason } from './shared/fail.ts';
import { address } from './shared/options.ts';

interface Options {
  to?: string;
  desk?: string;
  deskToken?: string;
  print?: string;
}

const operations = new Map<string, Operation>(
  [...deskOperations, ...channelServiceOperations, ...botServiceOperations]
    .filter(({ responses }: Operation) => !Object.values(responses).some(({ streaming }) => streaming))
    .map((operation) => [operation.operationId, operation]),
);

export function register(program: Command): void {
  const names = [...operations.keys()];
  program
    .command('call')
    .description('Send one request to a service: to its desk, its channel API or its bot API.')
    .addArgument(
      new Argument('<operation>', 'operation to call').choices(names).argParser(oneOf('operations', names)),
    )
    .argument(
      '[path=value...]',
      'parameters and fields of the body, for instance message.text=Hello',
      assignment,
      [],
    )
    .option('--desk <url>', 'desk; also PARLANCE_DESK (default: http://127.0.0.1:8787/desk)', address)
    .option(
      '--to <url>',
      'complete address of the channel or bot; for an operation of the desk the same as --desk',
      address,
    )
    .option('--desk-token <token>', 'token of the desk; also PARLANCE_DESK_TOKEN')
    .option('--print <path>', 'print one field of the response, for instance endpoint or chats.0.chat_id')
    .addHelpText(
      'after',
      `
Examples:
  $ parlance call putAgent agent_id=ada name=Ada online=true --desk-token a-long-token-for-the-desk
  $ parlance call listChats --print chats.0.chat_id --desk-token a-long-token-for-the-desk
  $ parlance call sendUserMessage sender.id=visitor-1 message.type=text message.text=Hello --to http://127.0.0.1:8787/q7Zr2mXc9LtB/shop-app

Exit status: 0 the request was accepted, 1 it was rejected, 2 usage, 3 the service cannot be reached.`,
    )
    .action(run);
}

async function run(
  name: string,
  given: Assignment[],
  { to, desk, deskToken, print }: Options,
): Promise<void> {
  const operation = operations.get(name)!;
  const placeOf = ([path]: Assignment) =>
    operation.parameters.find((each) => each.name === path)?.in ?? 'body';
  const fieldsIn = (place: string) =>
    withValues(
      {},
      given.filter((each) => placeOf(each) === place),
    );
  const input = {
    path: fieldsIn('path') as Record<string, string>,
    query: fieldsIn('query') as Record<string, string>,
    ...(operation.body && { body: fieldsIn('body') }),
  };
  try {
    const response: { status: number; body?: unknown; text?: string } = await call(
      operation,
      clientOf(operation, operation.party === 'desk' ? (desk ?? to) : to, deskToken),
      input,
    );
    const { status, body, text = '' } = response;
    if (status >= 400) fail(printable(`${status} ${body === undefined ? text : JSON.stringify(body)}`));
    const shown = print === undefined ? body : fieldAt(body, print);
    if (shown === undefined && print !== undefined)
      fail(printable(`The response has no ${print}: ${abbreviated(JSON.stringify(body))}`));
    if (shown !== undefined)
      console.log(printable(typeof shown === 'string' ? shown : JSON.stringify(shown, null, 2)));
  } catch (error) {
    if (error instanceof InvalidRequest) fail(error.message, 2);
    if (error instanceof UnexpectedResponse) fail(printable(error.message));
    const why = failureReason(error);
    fail(printable(`The service cannot be reached: ${why.trim()}. ${unreachableCure(why)}`), 3);
  }
}

function clientOf(
  operation: Operation,
  to: string | undefined,
  token = process.env['PARLANCE_DESK_TOKEN'] ?? '',
) {
  if (operation.party === 'desk')
    return {
      baseUrl: to ?? process.env['PARLANCE_DESK'] ?? 'http://127.0.0.1:8787/desk',
      headers: { authorization: `Bearer ${token}` },
    };
  if (to === undefined)
    fail(`${operation.operationId} needs --to, the address that the service handed out.`, 2);
  try {
    return atEndpoint({ endpoint: to }, operation.path.replace(/[^}]*$/, ''));
  } catch (error) {
    fail((error as Error).message, 2);
  }
}

const fieldAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((found, step) => (found as Record<string, unknown> | undefined)?.[step], value);
