import { validateFinishedChat } from '../../../generated/developer/validators.js';
import { canDo } from '../../bot-service-context.ts';
import type { Case } from '../../case.ts';
import { field } from '../../event-fields.ts';
import { shown } from '../../evidence.ts';
import type { Judge } from '../../judge.ts';
import { mentions, unique } from '../../messages.ts';
import type { CaughtRequest } from '../../standins/stand-in.ts';
import type { WebhookScene, WebhookSenderContext } from '../../webhook-sender-context.ts';
import { isObject, judgeChatAndAgent, judgeEvent, judgePart } from './forms.ts';

const forms = ['HOOK-OUT-01', 'HOOK-OUT-02', 'HOOK-OUT-03', 'HOOK-OUT-04', 'HOOK-OUT-05'] as const;

export const chatLifeCases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'a-chat-from-reply-to-close',
    title:
      'A chat is accepted, its visitor’s data change, words are exchanged, and it is closed: each is told',
    rules: [...forms, 'HOOK-OUT-06', 'HOOK-OUT-11', 'HOOK-OUT-12', 'HOOK-OUT-13'],
    needs: ['desk'],
    async run(context, judge) {
      const scene = await context.scene(judge, [
        ...forms,
        'HOOK-OUT-06',
        'HOOK-OUT-11',
        'HOOK-OUT-12',
        'HOOK-OUT-13',
      ]);
      if (!scene) return;
      const chatId = await scene.write();
      await scene.accept(chatId);
      const accepted = await scene.expect(
        judge,
        'HOOK-OUT-06',
        'chat_accepted',
        'after the agent presses Reply',
      );
      if (accepted) judgeChatAndAgent(judge, 'HOOK-OUT-06', accepted);
      await judgeUpdate(judge, scene, chatId);
      await scene.site.write(chatId, { type: 'text', text: unique('Good day') });
      await scene.site.firstAttempt();
      await scene.site.desk.closeChat(chatId, scene.agentId);
      const finished = await scene.expect(judge, 'HOOK-OUT-11', 'chat_finished', 'after the chat is closed');
      if (finished) judgeFinished(judge, finished);
      for (const request of scene.receiver.requests) judgeEvent(judge, request);
      if (scene.receiver.requests.length === 0)
        for (const rule of forms) judge.cannotSee(rule, 'an event is sent');
    },
  },
];

/** Contact data come with a message, and by the desk where it takes them. */
async function judgeUpdate(judge: Judge, scene: WebhookScene, chatId: number): Promise<void> {
  const name = unique('Mira');
  await scene.write({ name, email: 'mira@conformance.example' });
  if (!(await scene.until('chat_updated', 1, 1500))) {
    const able = await canDo(judge, ['HOOK-OUT-13'], () =>
      scene.site.desk.setVisitor(chatId, { name: unique('Mira'), phone: '+4930901820' }),
    );
    if (!able) return;
  }
  const updated = await scene.expect(
    judge,
    'HOOK-OUT-13',
    'chat_updated',
    'after the visitor’s data changed',
  );
  if (updated) judgeChatAndAgent(judge, 'HOOK-OUT-13', updated);
}

function judgeFinished(judge: Judge, request: CaughtRequest): void {
  const evidence = [shown('chat_finished', request)];
  const [chatId, agents, chat] = ['chat_id', 'agents', 'chat'].map((key) => field(request, key));
  judge.holds('HOOK-OUT-11', typeof chatId === 'number' && Array.isArray(agents) && isObject(chat), {
    expected: 'chat_finished: chat_id as a number, agents as a list, chat as an object',
    observed: `chat_finished: chat_id ${JSON.stringify(chatId)}, agents ${JSON.stringify(agents)}, chat ${JSON.stringify(chat)}`,
    evidence,
  });
  if (!isObject(chat)) {
    judge.cannotSee('HOOK-OUT-12', 'chat_finished holds chat');
    return;
  }
  const { messages, rate, blacklisted } = chat;
  const whole = Array.isArray(messages) && rate !== undefined && typeof blacklisted === 'boolean';
  judge.holds('HOOK-OUT-11', whole, {
    expected: 'chat: messages as a list, rate, blacklisted as true or false',
    observed: `chat: ${Object.entries(chat)
      .map(([key, value]) => `${key} ${Array.isArray(value) ? 'list' : JSON.stringify(value)}`)
      .join(', ')}`,
    evidence,
  });
  judgePart(judge, 'HOOK-OUT-12', request, 'chat', validateFinishedChat);
  const types = Array.isArray(messages)
    ? messages.map((message: unknown) => (isObject(message) ? message['type'] : undefined))
    : [];
  judge.holds('HOOK-OUT-12', types.includes('visitor') && types.includes('agent'), {
    expected: 'chat.messages: what the visitor wrote and what the agent wrote',
    observed: `chat.messages: ${types.map((type) => JSON.stringify(type)).join(', ') || 'none'}`,
    evidence,
  });
}

/** Whether an event mentions a word, in whatever field. */
export function tells(request: CaughtRequest | undefined, word: string): boolean {
  return request !== undefined && mentions(request.json, word);
}
