import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import { reject } from '../../../../contract/serve/errors.ts';
import { defined } from '../../../shared/part.ts';
import { releaseAll, runBatches } from '../../conversation/bulk.ts';
import { instant } from '../../journal/desk-form.ts';
import type { Journal } from '../../journal/journal.ts';
import {
  createSignIn,
  dismissAgent,
  existingAgent,
  listAgents,
  putAgent,
  removeSignIn,
  reportPresence,
} from '../../state/agents.ts';
import { chatOf } from '../../state/chats.ts';
import type { Reader } from '../../store/port.ts';
import type { Agent, Chat } from '../../store/records.ts';
import { complaintAboutBounds } from '../bounds.ts';
import { type HandlerParts, ok } from '../parts.ts';
import type { SignedInAs } from './access.ts';

/** Returns the desk's handlers for agents and their sign-in links. `signedInAs` returns the agent whose link the caller has used. */
export function agentHandlers(parts: HandlerParts, signedInAs: SignedInAs) {
  const { store, work } = parts;
  return {
    async listAgents(_input, { headers }) {
      const agents = await listAgents(store);
      const signed_in_as = signedInAs(headers);
      if (signed_in_as !== undefined) return ok({ agents, signed_in_as });
      const links = new Map((await store.find('signIns')).map(({ agent_id, at }) => [agent_id, instant(at)]));
      const withLinks = agents.map((agent) => {
        return { ...agent, ...defined({ sign_in_at: links.get(agent.agent_id) }) };
      });
      return ok({ agents: withLinks });
    },

    async putAgent({ path: { agent_id }, body }) {
      const wrong = complaintAboutBounds({ agent_id });
      if (wrong !== undefined) return reject(400, wrong);
      return work(async (journal) => ok(await putAgent(agent_id, body, journal)));
    },

    async removeAgent({ path: { agent_id } }) {
      await work(async (journal) => {
        journal.remove('sign_ins', agent_id);
        await dismissAgent(await agentAt(agent_id, journal), journal);
      });
      await runBatches(releaseAll(agent_id, parts), parts);
      return { status: 204 };
    },

    reportPresence: ({ path }) =>
      work(async (journal) => {
        await reportPresence(await agentAt(path.agent_id, journal), journal);
        return { status: 204 };
      }),

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
  } satisfies Partial<DeskHandlers>;
}

async function agentAt(agent_id: string, reader: Reader): Promise<Agent> {
  const agent = await existingAgent(agent_id, reader);
  return agent ?? reject(404, `No agent has the id ${agent_id}. List the agents to see them.`);
}

export async function chatAt(chat_id: number, reader: Reader): Promise<Chat> {
  const chat = await chatOf(chat_id, reader);
  return chat ?? reject(404, `No chat has the number ${chat_id}. List the chats to see them.`);
}

export async function openChatAt(chat_id: number, reader: Reader): Promise<Chat> {
  const chat = await chatAt(chat_id, reader);
  if (chat.state === 'open') return chat;
  return reject(400, `Chat ${chat_id} is closed. A message of the customer opens a new one.`);
}

/** Returns the agent that the field `member` of a request names. Rejects the request with the status 400 if there is none. */
export async function namedAgent(agent_id: string, reader: Reader, member = 'agent_id'): Promise<Agent> {
  const agent = await existingAgent(agent_id, reader);
  return agent ?? reject(400, `/${member}: no agent has the id ${agent_id}. Add the agent first.`);
}

/** Calls `act` with an open chat and an agent, in one unit of work. Rejects the request if one of them does not exist. */
export function asAgent<Result>(
  { work }: HandlerParts,
  { chat_id, agent_id }: { chat_id: number; agent_id: string },
  act: (chat: Chat, agent: Agent, journal: Journal) => Promise<Result>,
): Promise<Result> {
  return work(async (journal) =>
    act(await openChatAt(chat_id, journal), await namedAgent(agent_id, journal), journal),
  );
}
