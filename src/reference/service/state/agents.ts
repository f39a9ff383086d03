import { createHash } from 'node:crypto';
import type { AgentSettings } from '../../../../generated/reference/desk/types.ts';
import { equalSecrets } from '../../../contract/serve/signed.ts';
import { absentAfterMs, sizeLimits } from '../../limits.ts';
import { defined } from '../../shared/part.ts';
import { instant } from '../journal/desk-form.ts';
import type { Journal } from '../journal/journal.ts';
import type { Reader } from '../store/port.ts';
import type { Action, Agent, Channel } from '../store/records.ts';
import { identifier, presentChannels, publishChange } from './channels.ts';

export async function agentOf(agent_id: string | undefined, reader: Reader): Promise<Agent | undefined> {
  return agent_id === undefined ? undefined : (await reader.get('agents', agent_id))?.data;
}

/** Returns the agent with this id; undefined if there is none, or if the agent is removed. */
export async function existingAgent(
  agent_id: string | undefined,
  reader: Reader,
): Promise<Agent | undefined> {
  const agent = await agentOf(agent_id, reader);
  return agent?.removed ? undefined : agent;
}

/** Returns all agents except removed ones, ordered by id. */
export async function listAgents(reader: Reader): Promise<Agent[]> {
  const rows = await reader.find('agents');
  return rows.map(({ data }) => data).filter(({ removed }) => !removed);
}

/**
 * Adds an agent, or changes an existing one. A setting that is absent stays unchanged, and null removes the setting. The default name of a
 * new agent is the agent's id. If `online` is set, its value stays until one of the agent's consoles reports.
 */
export async function putAgent(agent_id: string, settings: AgentSettings, journal: Journal): Promise<Agent> {
  const stored: Agent = (await agentOf(agent_id, journal)) ?? { agent_id, name: agent_id, online: false };
  const { removed: _, away, seen_at, ...known } = stored;
  const follows = settings.online === undefined && defined({ away, seen_at });
  const number = known.number ?? (await journal.next('agent'));
  const agent = Object.entries({ ...known, ...follows, ...settings, number });
  return publishAgent(
    Object.fromEntries(agent.filter(([, value]) => value !== null)) as unknown as Agent,
    journal,
  );
}

async function publishAgent(agent: Agent, journal: Journal): Promise<Agent> {
  journal.agent(agent);
  await journal.event({ event: 'agent_changed', agent });
  return agent;
}

/** Removes an agent from all channels. The removal is incomplete until the agent's chats are back in the queue. */
export async function dismissAgent(agent: Agent, journal: Journal): Promise<void> {
  const { away: _, seen_at: __, ...known } = agent;
  journal.agent({ ...known, online: false, removed: 'due' });
  for (const channel of await presentChannels(journal)) {
    const agents = channel.agents.filter((agent_id) => agent_id !== agent.agent_id);
    if (agents.length < channel.agents.length) await publishChange({ ...channel, agents }, journal);
  }
  await journal.event({ event: 'agent_removed', agent: { ...known, online: false } });
}

/** An agent who has a number. Webhooks identify agents by this number (OPEN-20). */
export type NumberedAgent = Agent & { number: number };

/** Returns an agent with a number, and assigns one if the agent has none. Returns undefined if there is no such agent. */
export async function numberedAgent(
  agent_id: string | undefined,
  journal: Journal,
): Promise<NumberedAgent | undefined> {
  const agent = await agentOf(agent_id, journal);
  if (!agent) return undefined;
  if (agent.number !== undefined) return { ...agent, number: agent.number };
  const numbered = { ...agent, number: await journal.next('agent') };
  journal.agent(numbered);
  return numbered;
}

/** True if the channel is not removed and one of its agents is on line (CHN-IN-02). */
export async function isAvailable({ agents, removed }: Channel, reader: Reader): Promise<boolean> {
  if (removed) return false;
  const known = await Promise.all(agents.map((agent_id) => agentOf(agent_id, reader)));
  return known.some((agent) => agent?.online);
}

/** Records that a console of an agent reported. If the agent was off line only because no console reported, sets the agent on line. */
export async function reportPresence({ away, ...known }: Agent, journal: Journal): Promise<void> {
  const agent = { ...known, seen_at: instant(journal.now) };
  if (away) await publishAgent({ ...agent, online: true }, journal);
  else journal.agent(agent);
}

/** True for an on-line agent whose consoles have not reported for `absentAfterMs`. `since` is the start of this process. */
export function isAbsent(
  { online, seen_at, stays_online }: Agent,
  { now, since }: { now: number; since: number },
): boolean {
  if (!online || stays_online || seen_at === undefined) return false;
  return now - Math.max(Date.parse(seen_at), since) > absentAfterMs;
}

/** Sets an agent off line until one of the agent's consoles reports. */
export async function setAway(agent: Agent, journal: Journal): Promise<void> {
  await publishAgent({ ...agent, online: false, away: true }, journal);
}

/** Creates an agent's sign-in token, which replaces the former token. Only its hash is stored. Open streams check their tokens again. */
export async function createSignIn(agent: Agent, journal: Journal): Promise<string> {
  const secret = identifier(18);
  const { agent_id } = agent;
  journal.put('sign_ins', { agent_id, hash: hashOf(secret), at: journal.now });
  await publishAgent(agent, journal);
  return `${Buffer.from(agent_id).toString('base64url')}.${secret}`;
}

/** Revokes the sign-in token of an agent. Returns false if the agent has no token. */
export async function removeSignIn(agent: Agent, journal: Journal): Promise<boolean> {
  if (!(await journal.get('sign_ins', agent.agent_id))) return false;
  journal.remove('sign_ins', agent.agent_id);
  await publishAgent(agent, journal);
  return true;
}

/** Returns the agent's id that a sign-in token contains. Does not check if the token is valid: see `agentOfToken`. */
export function agentIdIn(token: string): string {
  return Buffer.from(token.split('.', 1)[0]!, 'base64url').toString();
}

/** Returns the id of the agent who has this token; undefined if the token is not valid. */
export async function agentOfToken(token: string, reader: Reader): Promise<string | undefined> {
  const secret = token.split('.')[1];
  if (secret === undefined) return undefined;
  const agent_id = agentIdIn(token);
  const row = await reader.get('sign_ins', agent_id);
  if (!row || !equalSecrets(row.hash, hashOf(secret))) return undefined;
  return (await existingAgent(agent_id, reader))?.agent_id;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Records an administrator's action in the set-up. If there are more than `sizeLimits.actions`, removes the oldest record. */
export async function recordAction(
  { by, operation, of }: Pick<Action, 'operation' | 'of'> & { by: string | undefined },
  journal: Journal,
): Promise<void> {
  const action_id = await journal.next('action');
  const data: Action = { action_id, at: instant(journal.now), ...defined({ by }), operation, of };
  journal.put('actions', { action_id, at: journal.now, data });
  if (action_id > sizeLimits.actions) journal.remove('actions', action_id - sizeLimits.actions);
}
