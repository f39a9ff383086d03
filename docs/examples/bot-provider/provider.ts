// A bot in one file: it answers what it is told, offers two buttons, and asks for an agent when a client wants one.

import { mountBotProvider } from '../../../src/contract/serve/mount.ts';
import { createServer } from '../../../src/contract/serve/server.ts';

export interface Provider {
  /** Address that the service posts its events to, without the token. */
  botEndpoint: string;
  /** Connects the bot to a service, by the address that was handed out for it. */
  connect(endpoint: string): void;
  close(): Promise<void>;
}

/** Starts the bot under a token; `show` is given a line for everything that happens. */
export async function startProvider(
  token: string,
  show: (line: string) => void,
  port = 0,
): Promise<Provider> {
  const app = createServer();
  const withAgent = new Set<string>();

  const { connect } = mountBotProvider(
    app,
    {
      async clientMessage({ chat_id, message }, chat) {
        if (withAgent.has(chat_id)) return;
        const words = 'text' in message ? (message.text ?? '') : '';
        show(`a client writes in chat ${chat_id}: ${words}`);
        if (/\b(agent|human|person)\b/i.test(words)) {
          await chat.say('I have asked an agent to come.');
          return chat.inviteAgent();
        }
        await chat.say({
          type: 'BUTTONS',
          title: 'How can I help?',
          buttons: [{ text: 'Opening hours' }, { text: 'Talk to an agent' }],
          text: `I am a bot and heard "${words}". Write "agent" to talk to a person.`,
        });
      },
      agentJoined({ chat_id }) {
        withAgent.add(chat_id);
        show(`an agent has chat ${chat_id} now`);
      },
      async agentUnavailable({ chat_id }, chat) {
        show(`no agent is there for chat ${chat_id}`);
        await chat.say('Nobody is there right now. Leave your e-mail address, and we write to you.');
      },
      chatClosed({ chat_id = '' }) {
        withAgent.delete(chat_id);
        show(`chat ${chat_id} is over`);
      },
    },
    {
      token,
      prefix: '/bot',
      failed: (error) => show(`the answer did not arrive: ${(error as Error).message}`),
    },
  );
  const url = await app.listen({ host: '127.0.0.1', port });
  return { botEndpoint: `${url}/bot`, connect, close: () => app.close() };
}
