import type { Body } from '../independent/body.ts';
import type { IndependentSender } from '../independent/webhook-sender/service.ts';

/** Sends events of one name, or of any, otherwise; undefined is not sent. */
export function sent(it: IndependentSender, change: (event: Body) => Body | undefined, only?: string): void {
  const send = it.send.bind(it);
  it.send = async (channel, event) => {
    const other = only === undefined || event['event_name'] === only ? change(event) : event;
    return other ? send(channel, other) : {};
  };
}

/** Takes an answer to chat_accepted for another one. */
export function answered(it: IndependentSender, change: (answer: Body) => Body): void {
  const good = it.answered.bind(it);
  it.answered = (chat, answer) => good(chat, change(answer));
}
