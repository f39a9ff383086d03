import type { ServerResponse } from 'node:http';
import type { RuleId } from '../../generated/rules.ts';
import { IndependentBot } from './independent/bot-provider.ts';
import type { Body } from './independent/model.ts';

/** A provider that breaks one rule, and the case that has to see it. */
export interface BrokenBot {
  rule: RuleId;
  caughtBy: string;
  fault: string;
  Bot: typeof IndependentBot;
}

function broken(rule: RuleId, caughtBy: string, fault: string, Bot: typeof IndependentBot): BrokenBot {
  return { rule, caughtBy, fault, Bot };
}

export const brokenBots: readonly BrokenBot[] = [
  broken(
    'BOT-PRV-01',
    'takes-each-message-type',
    'answers 202',
    class extends IndependentBot {
      override accept(response: ServerResponse): void {
        response.writeHead(202).end();
      }
    },
  ),
  broken(
    'BOT-PRV-01',
    'takes-each-message-type',
    'thinks before it answers',
    class extends IndependentBot {
      override accept(response: ServerResponse): void {
        setTimeout(() => super.accept(response), 3300);
      }
    },
  ),
  broken(
    'BOT-PRV-01',
    'takes-each-message-type',
    'knows TEXT only',
    class extends IndependentBot {
      override problem(event: Body): string | undefined {
        return super.problem(event) ?? (event['message']['type'] === 'TEXT' ? undefined : 'TEXT only');
      }
    },
  ),
  broken(
    'BOT-PRV-02',
    'replies-in-the-chat',
    'puts its reply into the body of its answer',
    class extends IndependentBot {
      override async send(): Promise<void> {}
    },
  ),
  broken(
    'BOT-PRV-02',
    'replies-in-the-chat',
    'mixes up the chats',
    class extends IndependentBot {
      override send(event: Body): Promise<void> {
        return super.send({ ...event, chat_id: 'chat-1' });
      }
    },
  ),
  broken(
    'BOT-PRV-02',
    'replies-in-the-chat',
    'leaves the token out of the address',
    class extends IndependentBot {
      override address(): string {
        return this.service.slice(0, this.service.lastIndexOf('/'));
      }
    },
  ),
  broken(
    'BOT-PRV-02',
    'is-asked-for-an-agent',
    'invites an agent without naming the client',
    class extends IndependentBot {
      override send({ client_id: _, ...event }: Body): Promise<void> {
        return super.send(event);
      }
    },
  ),
  broken(
    'BOT-PRV-02',
    'goes-on-replying',
    'speaks once in a chat',
    class extends IndependentBot {
      readonly #spoken = new Set<string>();
      override async think(event: Body): Promise<void> {
        if (!this.#spoken.has(event['chat_id'])) await super.think(event);
        this.#spoken.add(event['chat_id']);
      }
    },
  ),
  broken(
    'BOT-PRV-03',
    'refuses-a-wrong-token',
    'takes any token',
    class extends IndependentBot {
      override isOwn(): boolean {
        return true;
      }
    },
  ),
  broken(
    'BOT-PRV-03',
    'refuses-a-wrong-token',
    'names another error than invalid_client',
    class extends IndependentBot {
      override unauthorized(response: ServerResponse): void {
        this.refuse(response, 401, 'unauthorized', 'Unknown token.');
      }
    },
  ),
  broken(
    'BOT-PRV-04',
    'refuses-malformed-requests',
    'answers 500 to what is no JSON',
    class extends IndependentBot {
      override malformed(response: ServerResponse, problem: string): void {
        this.refuse(response, problem.startsWith('The body') ? 500 : 400, 'invalid_request', problem);
      }
    },
  ),
  broken(
    'BOT-PRV-04',
    'refuses-malformed-requests',
    'misses no field',
    class extends IndependentBot {
      override problem(): undefined {}
      override async think(event: Body): Promise<void> {
        if (event['message']) await super.think(event);
      }
    },
  ),
  broken(
    'BOT-PRV-05',
    'errors-have-the-recommended-body',
    'answers errors in plain text',
    class extends IndependentBot {
      override refuse(response: ServerResponse, status: number, code: string, message: string): void {
        if (status === 401) super.refuse(response, status, code, message);
        else response.writeHead(status, { 'content-type': 'text/plain' }).end(message);
      }
    },
  ),
  broken(
    'BOT-PRV-06',
    'refuses-what-it-does-not-support',
    'takes any event',
    class extends IndependentBot {
      override unsupported(response: ServerResponse): void {
        this.accept(response);
      }
    },
  ),
  broken(
    'BOT-PRV-06',
    'refuses-what-it-does-not-support',
    'answers 404 to another method',
    class extends IndependentBot {
      override methodMissing(response: ServerResponse): void {
        this.refuse(response, 404, 'invalid_request', 'Nothing here.');
      }
    },
  ),
  broken(
    'BOT-PRV-07',
    'takes-what-happens-in-a-chat',
    'insists on the ids of CHAT_CLOSED',
    class extends IndependentBot {
      override news(event: Body, response: ServerResponse): void {
        if (event['chat_id'] === undefined) this.malformed(response, 'chat_id is missing');
        else super.news(event, response);
      }
    },
  ),
  broken(
    'BOT-PRV-08',
    'answers-a-repeat-once',
    'answers every repeat',
    class extends IndependentBot {
      override isRepeat(): boolean {
        return false;
      }
    },
  ),
  broken(
    'BOT-PRV-09',
    'sends-well-formed-content',
    'offers four buttons',
    class extends IndependentBot {
      override choice(): Body {
        const choice = super.choice();
        return { ...choice, buttons: [...choice['buttons'], { text: 'Prizes' }] };
      }
    },
  ),
  broken(
    'BOT-PRV-09',
    'sends-well-formed-content',
    'sends MARKDOWN without content',
    class extends IndependentBot {
      override formatted(): Body {
        return { type: 'MARKDOWN', text: '**Here**' };
      }
    },
  ),
  broken(
    'BOT-PRV-10',
    'sends-well-formed-content',
    'has no fallback',
    class extends IndependentBot {
      override choice(): Body {
        const { text: _, ...choice } = super.choice();
        return choice;
      }
    },
  ),
  broken(
    'BOT-PRV-11',
    'is-silent-beside-an-agent',
    'talks over the agent',
    class extends IndependentBot {
      override news(event: Body, response: ServerResponse): void {
        this.accept(response);
        if (event['event'] === 'AGENT_JOINED')
          void this.say(event['chat_id'], { type: 'TEXT', text: 'Still here!' });
      }
    },
  ),
  broken(
    'BOT-PRV-11',
    'is-silent-beside-an-agent',
    'goes on answering the client',
    class extends IndependentBot {
      override news(_event: Body, response: ServerResponse): void {
        this.accept(response);
      }
    },
  ),
  broken(
    'BOT-PRV-12',
    'reads-either-timestamp',
    'reads numbers only',
    class extends IndependentBot {
      override isTime(timestamp: unknown): boolean {
        return typeof timestamp === 'number';
      }
    },
  ),
];
