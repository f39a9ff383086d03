import type { RequestContext } from '../../../../../generated/operation.ts';
import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import type { DeskEvent } from '../../../../../generated/reference/desk/types.ts';
import { errorAnswer, reject } from '../../../../contract/serve/errors.ts';
import { equalSecrets } from '../../../../contract/serve/signed.ts';
import { bodyLimits } from '../../../limits.ts';
import { agentOfToken, createSignIn, recordAction, removeSignIn } from '../../state/agents.ts';
import { dataOf, type HandlerParts, ok } from '../parts.ts';
import { tokenIn } from './access.ts';
import { agentAt } from './set-up.ts';

type Operation = keyof DeskHandlers;

/**
 * The callers of each operation. `agent`: also an agent with the token of a sign-in link. `admin`: only the holder of the desk's token.
 * `set-up`: like `admin`, and the call is recorded as an action. `person`: an agent may change some fields of their own; any other change is
 * like `set-up`.
 */
const callers: Readonly<Record<Operation, 'agent' | 'admin' | 'set-up' | 'person'>> = {
  putAgent: 'person',
  listAgents: 'agent',
  reportPresence: 'agent',
  listChannels: 'agent',
  listReplies: 'agent',
  storeFile: 'agent',
  listChats: 'agent',
  searchChats: 'agent',
  getChat: 'agent',
  listFormerChats: 'agent',
  acceptChat: 'agent',
  transferChat: 'agent',
  writeMessage: 'agent',
  writePrivateNote: 'agent',
  setTyping: 'agent',
  closeChat: 'agent',
  assignChat: 'agent',
  getVisitor: 'agent',
  startCall: 'agent',
  moveCall: 'agent',
  listOfflineMessages: 'agent',
  settleOfflineMessage: 'agent',
  listNotes: 'agent',
  streamEvents: 'agent',
  listDeliveries: 'agent',
  listDestinations: 'agent',
  sendAgain: 'agent',
  sendAllAgain: 'agent',
  removeAgent: 'set-up',
  createSignIn: 'set-up',
  removeSignIn: 'set-up',
  createChannel: 'set-up',
  changeChannel: 'set-up',
  renewAddress: 'set-up',
  removeChannel: 'set-up',
  connectBot: 'set-up',
  disconnectBot: 'set-up',
  setWebhook: 'set-up',
  removeWebhook: 'set-up',
  setWidget: 'set-up',
  removeWidget: 'set-up',
  putReply: 'set-up',
  removeReply: 'set-up',
  listActions: 'admin',
  submitOfflineForm: 'admin',
  tryConnection: 'admin',
  requestAgent: 'admin',
  setVisitor: 'admin',
  backUp: 'admin',
};

/** The fields that agents may change of themselves. */
const ofPresence = ['online', 'stays_online'];

interface Input {
  path?: Record<string, string | number>;
  body?: { agent_id?: string } & Record<string, unknown>;
}

interface Result {
  status: number;
  body?: { channel_id?: string };
  events?: AsyncIterable<{ data: DeskEvent }>;
}

type Handle = (input: Input, context: RequestContext) => Promise<Result>;

/**
 * Returns handlers that keep to the role of their caller: the holder of `deskToken`, or an agent. An agent acts only as themselves, and
 * not in the set-up. Actions in the set-up are recorded.
 */
export function byRole(
  handlers: DeskHandlers,
  { store, work }: HandlerParts,
  deskToken: string,
): DeskHandlers {
  const entries = Object.entries(handlers) as [Operation, Handle][];
  const guarded = entries.map(([operation, handle]): [Operation, Handle] => [
    operation,
    async (input, context) => {
      const token = tokenIn(context.headers) ?? '';
      const isAdmin = equalSecrets(deskToken, token);
      const agent_id = isAdmin ? undefined : await agentOfToken(token, store);
      // The token was valid when the request began, and was revoked meanwhile.
      if (!isAdmin && agent_id === undefined) return errorAnswer(401, revoked) as Result;
      const isForbidden = agent_id !== undefined && !maySend(operation, input, agent_id);
      if (isForbidden) return errorAnswer(403, forbidden) as Result;
      const result = await handle(input, context);
      const isSetUp = callers[operation] === 'set-up' || callers[operation] === 'person';
      if (isSetUp && result.status < 300 && !isOfPresence(operation, input)) {
        const of = { ...textsIn(input.path), ...textsIn(result.body, ['channel_id']) };
        await work((journal) => recordAction({ by: namedIn(context), operation, of }, journal));
      }
      const { events } = result;
      if (!events || agent_id === undefined) return result;
      const isValid = async () => (await agentOfToken(token, store)) === agent_id;
      return { ...result, events: untilRevoked(events, agent_id, isValid) };
    },
  ]);
  return Object.fromEntries(guarded) as unknown as DeskHandlers;
}

const revoked = 'This sign-in link was revoked. Ask for a new one.';
const forbidden =
  'This sign-in is for the chats of one agent. The set-up and other agents need the token of the desk.';

function maySend(operation: Operation, { path, body }: Input, agent_id: string): boolean {
  if (callers[operation] !== 'agent' && callers[operation] !== 'person') return false;
  const others = [body?.agent_id, path?.['agent_id']].filter((id) => id !== undefined && id !== agent_id);
  return others.length === 0 && (operation !== 'putAgent' || isOfPresence(operation, { body: body ?? {} }));
}

function isOfPresence(operation: Operation, { body = {} }: Input): boolean {
  return operation === 'putAgent' && Object.keys(body).every((name) => ofPresence.includes(name));
}

/** Returns the agent that the console names. The header has no other use, so nobody needs to prove it. */
function namedIn({ headers }: RequestContext): string | undefined {
  const given = headers['x-agent'];
  if (given === undefined || given.length > bodyLimits.identifier) return undefined;
  try {
    return decodeURIComponent(given);
  } catch {
    return undefined;
  }
}

function textsIn(fields: object = {}, names = Object.keys(fields)): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => names.includes(name) && typeof value === 'string'),
  );
}

/** Yields events until the sign-in of the agent is revoked. Each change of a sign-in is an event about its agent. */
async function* untilRevoked<Event extends { data: DeskEvent }>(
  events: AsyncIterable<Event>,
  agent_id: string,
  isValid: () => Promise<boolean>,
): AsyncGenerator<Event> {
  for await (const event of events) {
    if (event.data.agent?.agent_id === agent_id && !(await isValid())) return;
    yield event;
  }
}

/** Returns the desk's handlers for sign-in links and for the list of actions. */
export function signInHandlers({ store, work }: HandlerParts) {
  return {
    createSignIn: ({ path: { agent_id } }) =>
      work(async (journal) => {
        const token = await createSignIn(await agentAt(agent_id, journal), journal);
        return { status: 201, body: { token } };
      }),

    removeSignIn: ({ path: { agent_id } }) =>
      work(async (journal) => {
        if (!(await removeSignIn(await agentAt(agent_id, journal), journal)))
          return reject(404, `The agent ${agent_id} has no sign-in link.`);
        return { status: 204 };
      }),

    async listActions({ query: { limit = 50, before } = {} }) {
      const rows = await store.find('actions', { before, limit: limit + 1 });
      return ok({ actions: dataOf(rows.slice(0, limit)), has_older: rows.length > limit });
    },
  } satisfies Partial<DeskHandlers>;
}
