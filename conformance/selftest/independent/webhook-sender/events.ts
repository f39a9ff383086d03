import type { Agent, Body, Call, Chat, Message, Visitor } from './model.ts';

const unknownPlace = {
  region_code: '',
  country: '',
  country_code: '',
  region: '',
  city: '',
  latitude: '',
  longitude: '',
  organization: '',
};

/** What stands in the events, one method a part. Broken senders override one. */
export class EventBodies {
  /** The parts that every event has. */
  common(widgetId: string, visitor: Visitor): Body {
    const { session = {}, page = { url: 'https://shop.example/' }, user_token } = visitor.known;
    return {
      widget_id: widgetId,
      visitor: this.visitor(visitor),
      session: this.session(session),
      page,
      ...(user_token !== undefined && this.token(user_token)),
    };
  }

  token(token: string): Body {
    return { visitor_id: token };
  }

  visitor({ number, chats, known: { name, email, phone, description = '', social } }: Visitor): Body {
    return {
      number: String(number),
      chats_count: chats,
      description,
      ...without({ name, email, phone, social }),
    };
  }

  session({ geoip = {}, utm_json, ip_addr = '127.0.0.1', user_agent = 'unknown' }: Body): Body {
    return { geoip: { ...unknownPlace, ...geoip }, ip_addr, user_agent, ...without({ utm_json }) };
  }

  agent({ agent_id, name, email = '', phone }: Agent): Body {
    return { id: agent_id, name, email, ...without({ phone }) };
  }

  /** The chat and the agent who is in it. */
  inChat({ number, agents }: Chat, agent: Agent | undefined = agents.at(-1)): Body {
    if (!agent) return { chat_id: number };
    const { department } = agent;
    return { chat_id: number, agent: this.agent(agent), ...without({ department }) };
  }

  finished({ number, agents, messages, rate, blacklisted }: Chat): Body {
    const chat = { messages: messages.map((each) => this.message(each)), rate, blacklisted };
    const department = agents.at(-1)?.department;
    return {
      chat_id: number,
      agents: agents.map((each) => this.agent(each)),
      chat,
      ...without({ department }),
    };
  }

  message({ from, text, at, agent }: Message): Body {
    const said = { timestamp: at, text };
    return from === 'customer'
      ? { type: 'visitor', ...said }
      : { type: 'agent', agent_id: this.agentNumber(agent), ...said };
  }

  /** The tables give agents a text for an id, and their messages a number. */
  agentNumber(agent: Agent | undefined): number {
    return [...(agent?.agent_id ?? '')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, 7);
  }

  call({ type, phone }: Call, { status, reason, record_url }: Body): Body {
    return { call: { type, phone, status, ...without({ reason, record_url }) } };
  }

  offline(number: number, message: string): Body {
    return { offline_message_id: `form-${number}`, message };
  }
}

/** The members that are there. */
function without(members: Body): Body {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
