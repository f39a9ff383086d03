// The requests of the independent bot service to a provider, and its checks of the provider's events.
import { limits, policies } from '../../../generated/policies.ts';
import { type Body, type Sending, send } from '../independent/party.ts';

export interface Bot {
  endpoint: string;
  token: string;
  providerId: string;
  authorization?: string;
}

export class BotOutgoing {
  requests: number = policies.sendBotEvent.attempts;
  timeoutMs: number = policies.sendBotEvent.timeoutMs;
  times: NonNullable<Sending['times']> = 'whole';
  #ids = 0;

  nextId(): string {
    this.#ids += 1;
    return `event-${this.#ids}`;
  }

  async tell(bot: Bot, event: Body): Promise<boolean> {
    for (let number = 1; number <= this.requests; number += 1) {
      const status = await this.attempt(bot, JSON.stringify(this.body(event, number)), number);
      if (this.isSuccess(status)) return true;
      if (this.isFinal(status, event)) return false;
    }
    return false;
  }

  body(event: Body, _number: number): Body {
    return event;
  }

  isSuccess(status: number): boolean {
    return status === 200;
  }

  /** True if a response with this status ends the retries. Never true in the correct service. */
  isFinal(_status: number, _event: Body): boolean {
    return false;
  }

  contentType(_number: number): string {
    return 'application/json';
  }

  address({ endpoint, token }: Bot, _number: number): string {
    return `${endpoint}/${token}`;
  }

  /** Resolves with the status of the response, or with 0 without one. */
  async attempt(bot: Bot, body: string, number: number): Promise<number> {
    const { timeoutMs, times } = this;
    const headers: Record<string, string> = { 'content-type': this.contentType(number) };
    if (bot.authorization) headers['authorization'] = bot.authorization;
    const attempted = await send(this.address(bot, number), body, { headers, timeoutMs, times });
    return attempted?.status ?? 0;
  }
}

/** The checks of a provider's event. `check` returns a description of the fault. */
export class EventChecks {
  check(event: Body): string | undefined {
    const ids = event['event'] === 'INVITE_AGENT' ? ['id', 'client_id', 'chat_id'] : ['id', 'chat_id'];
    const missing = ids.find((field) => typeof event[field] !== 'string' || event[field] === '');
    if (missing) return `${missing} is missing`;
    return event['event'] === 'BOT_MESSAGE' ? this.message(event['message']) : undefined;
  }

  message(message: unknown): string | undefined {
    if (typeof message !== 'object' || message === null || Array.isArray(message))
      return 'message is missing';
    const { type, title = '', text = '', timestamp = 0, content, buttons } = message as Body;
    if (typeof title !== 'string') return 'message.title is no string';
    if (typeof text !== 'string') return 'message.text is no string';
    if (!this.time(timestamp)) return 'message.timestamp is no time';
    if (type === 'TEXT') return 'text' in message ? undefined : 'message.text is missing';
    if (type === 'MARKDOWN') return typeof content === 'string' ? undefined : 'message.content is missing';
    if (type !== 'BUTTONS') return 'message.type is unknown';
    if (!Array.isArray(buttons)) return 'message.buttons is missing';
    if (buttons.length > limits['ButtonsContent.buttons'].maxItems) return 'message.buttons has too many';
    return buttons.every((button) => typeof button?.text === 'string') ? undefined : 'a button has no text';
  }

  time(timestamp: unknown): boolean {
    return typeof timestamp === 'number' || (typeof timestamp === 'string' && /^\d+$/.test(timestamp));
  }

  twice(text: string): string | undefined {
    const seen = new Set<string>();
    let depth = 0;
    for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[{}[\]]/g)) {
      if (token === '{' || token === '[') depth += 1;
      else if (token === '}' || token === ']') depth -= 1;
      else if (depth === 1 && token.endsWith(':')) {
        const key = token.slice(0, -1).trim();
        if (seen.has(key)) return `${key} is given twice`;
        seen.add(key);
      }
    }
    return undefined;
  }
}
