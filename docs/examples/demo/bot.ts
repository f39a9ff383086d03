// A bot in one file. This bot answers known questions, offers buttons after other messages, and calls an agent on request.
import { mountBotProvider } from '../../../src/contract/serve/mount.ts';
import { createServer } from '../../../src/contract/serve/server.ts';

export interface Provider {
  /** The address to which the service posts events, without the token at its end. */
  botEndpoint: string;
  /** Connects the bot to a service at the address that the service issued for the bot. */
  connect(endpoint: string): void;
  close(): Promise<void>;
}

/** The questions that the bot knows: a pattern for each question, and the answer. */
const answers: readonly [RegExp, string][] = [
  [/\b(hours|open|closed)\b/i, 'We are open from Monday to Saturday, 9 am to 6 pm.'],
  [/\b(shipping|deliver(y|ed)?)\b/i, 'Shipping takes two to three days and is free.'],
  [/\b(blue|stock)\b/i, 'Yes, the blue chair is in stock: three are left.'],
  [/\b(red|green)\b/i, 'The green chair is in stock. The red one comes back in May.'],
];

/** Starts the bot with a token. For each event, `show` is called with a line of text. */
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
          await chat.say('I’ve asked an agent to join.');
          return chat.inviteAgent();
        }
        const answer = answers.find(([question]) => question.test(words))?.[1];
        if (answer !== undefined) return chat.say(answer);
        await chat.say({
          type: 'BUTTONS',
          title: 'How can I help?',
          buttons: ['Opening hours', 'Shipping', 'Talk to an agent'].map((text) => ({ text })),
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
