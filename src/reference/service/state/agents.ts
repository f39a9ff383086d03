import type { AgentSettings } from '../../../../generated/reference/desk/types.ts';
import type { Journal } from '../journal/journal.ts';
import type { Reader } from '../store/port.ts';
import type { Agent } from '../store/records.ts';

export async function agentOf(agent_id: string | undefined, reader: Reader): Promise<Agent | undefined> {
  return agent_id === undefined ? undefined : (await reader.get('agents', agent_id))?.data;
}

/** All agents, ordered by id. */
export async function listAgents(reader: Reader): Promise<Agent[]> {
  const rows = await reader.find('agents');
  return rows.map(({ data }) => data);
}

/** Adds or changes an agent. The name of a new agent is the id by default. */
export async function putAgent(agent_id: string, settings: AgentSettings, journal: Journal): Promise<Agent> {
  const known = (await agentOf(agent_id, journal)) ?? { agent_id, name: agent_id, online: false };
  const agent = { ...known, ...settings };
  journal.agent(agent);
  await journal.event({ event: 'agent_changed', agent });
  return agent;
}
