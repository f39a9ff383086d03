import type { ChatAcceptedReply } from '../../../../generated/developer/types.ts';
import type { ChatWithTranscript } from '../../../../generated/reference/desk/types.ts';
import { unique } from '../../../wire/payload/messages.ts';
import type { WebhookScene } from '../context.ts';

/** How long a service may take to show the agent what an answer brought; it costs time only when nothing is shown. */
const showMs = 8000;

/**
 * An answer to chat_accepted in which every text occurs nowhere else but for a title that two fields have, and the fields stand
 * in no order of their own.
 */
export function answerOf(result: string): ChatAcceptedReply {
  const wishes = unique('Wünsche');
  const digits = () => String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return {
    result,
    custom_data: [
      { title: wishes, content: unique('zwei') },
      { title: unique('Bestellungen'), content: unique('eins') },
      { title: wishes, content: `${unique('Grüße 🙂')} ${'und so weiter '.repeat(20)}Ende` },
    ],
    contact_info: {
      name: unique('Crm Name'),
      phone: `+4930${digits()}`,
      email: `${unique('crm')}@conformance.example`,
    },
    enable_assign: true,
    crm_link: `https://crm.conformance.example/cards?id=${unique('card')}&tab=2#notes`,
  };
}

/** The chat once it satisfies `seen`, or as it is when the time is over. */
export async function untilShown(
  { site }: WebhookScene,
  chatId: number,
  seen: (chat: ChatWithTranscript) => boolean,
  timeoutMs = showMs,
): Promise<ChatWithTranscript> {
  const look = async () => {
    const chat = await site.desk.getChat(chatId);
    return seen(chat) ? chat : undefined;
  };
  return (await site.desk.until(site.channelId, look, timeoutMs)) ?? site.desk.getChat(chatId);
}
