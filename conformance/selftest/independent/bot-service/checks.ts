import type { Body } from './model.ts';

/** The checks of a provider's event, one method each, so that a broken service can bend one. Each gives what is wrong. */
export class EventChecks {
  check(event: Body): string | undefined {
    const ids = event['event'] === 'INVITE_AGENT' ? ['id', 'client_id', 'chat_id'] : ['id', 'chat_id'];
    const missing = ids.find((field) => !this.id(event[field]));
    if (missing) return `${missing} is missing`;
    return event['event'] === 'BOT_MESSAGE' ? this.message(event['message']) : undefined;
  }

  id(value: unknown): boolean {
    return typeof value === 'string' && value !== '';
  }

  message(message: unknown): string | undefined {
    if (typeof message !== 'object' || message === null || Array.isArray(message))
      return 'message is missing';
    const { type, title, text, timestamp } = message as Body;
    if (title !== undefined && !this.title(title)) return 'message.title is no string';
    if (text !== undefined && !this.text(text)) return 'message.text is no string';
    if (timestamp !== undefined && !this.time(timestamp)) return 'message.timestamp is no time';
    return this.content(type, message as Body);
  }

  title(title: unknown): boolean {
    return typeof title === 'string';
  }

  text(text: unknown): boolean {
    return typeof text === 'string';
  }

  time(timestamp: unknown): boolean {
    return typeof timestamp === 'number' || (typeof timestamp === 'string' && /^\d+$/.test(timestamp));
  }

  content(type: unknown, { text, content, buttons }: Body): string | undefined {
    if (type === 'TEXT') return text === undefined ? 'message.text is missing' : undefined;
    if (type === 'MARKDOWN') return typeof content === 'string' ? undefined : 'message.content is missing';
    if (type === 'BUTTONS') return this.buttons(buttons);
    return 'message.type is unknown';
  }

  buttons(buttons: unknown): string | undefined {
    if (!Array.isArray(buttons)) return 'message.buttons is missing';
    if (buttons.length > 3) return 'message.buttons has more than three';
    return buttons.every((button) => typeof button?.text === 'string') ? undefined : 'a button has no text';
  }

  /** A key that stands twice in the event itself. */
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
