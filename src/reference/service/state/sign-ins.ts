import { createHash } from 'node:crypto';
import { equalSecrets } from '../../../contract/serve/signed.ts';
import { sizeLimits } from '../../limits.ts';
import { defined } from '../../shared/part.ts';
import { instant } from '../journal/desk-form.ts';
import type { Journal } from '../journal/journal.ts';
import type { Reader } from '../store/port.ts';
import type { Action, Agent } from '../store/records.ts';
import { existingAgent, identifier, publishAgent } from './channels.ts';

/**
 * Makes a token for an agent, which replaces the former one. The store has only its hash. The event agent_changed lets open streams check
 * their tokens again.
 */
export async function createSignIn(agent: Agent, journal: Journal): Promise<string> {
  const secret = identifier(18);
  const { agent_id } = agent;
  journal.put('sign_ins', { agent_id, hash: hashOf(secret), at: journal.now });
  await publishAgent(agent, journal);
  return `${Buffer.from(agent_id).toString('base64url')}.${secret}`;
}

/** Revokes the token of an agent. Returns false if the agent has none. */
export async function removeSignIn(agent: Agent, journal: Journal): Promise<boolean> {
  if (!(await journal.get('sign_ins', agent.agent_id))) return false;
  journal.remove('sign_ins', agent.agent_id);
  await publishAgent(agent, journal);
  return true;
}

/** Returns the id of the agent whose token it is. Undefined if the token is not valid. */
export async function agentOfToken(token: string, reader: Reader): Promise<string | undefined> {
  const [name, secret] = token.split('.');
  if (name === undefined || secret === undefined) return undefined;
  const agent_id = Buffer.from(name, 'base64url').toString();
  const row = await reader.get('sign_ins', agent_id);
  if (!row || !equalSecrets(row.hash, hashOf(secret))) return undefined;
  return (await existingAgent(agent_id, reader))?.agent_id;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Records an action of the set-up, and removes the action that is beyond the limit. */
export async function recordAction(
  { by, operation, of }: Pick<Action, 'operation' | 'of'> & { by: string | undefined },
  journal: Journal,
): Promise<void> {
  const action_id = await journal.next('action');
  const data: Action = { action_id, at: instant(journal.now), ...defined({ by }), operation, of };
  journal.put('actions', { action_id, at: journal.now, data });
  if (action_id > sizeLimits.actions) journal.remove('actions', action_id - sizeLimits.actions);
}
