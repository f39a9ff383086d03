import { Random } from '../ledger/random.ts';
import { post } from '../service/requests.ts';
import { speak, type Traffic } from './traffic.ts';

/** What a bot provider does once it was told something: it answers some of it, in its own time. */
export function botOf(traffic: Traffic): (channel: number, body: Record<string, unknown>) => void {
  const random = Random.named(traffic.seed, 'bot');
  return (number, event) => {
    const channel = traffic.channels.find((each) => each.number === number);
    if (event['event'] !== 'CLIENT_MESSAGE' || !channel?.botEndpoint || traffic.signal.aborted) return;
    const { client_id, chat_id } = event as { client_id: string; chat_id: string };
    traffic.ledger.numbered('client of chat', chat_id, client_id);
    const url = channel.botEndpoint;
    const kind = random.weighted([
      [6, 'answer'],
      [1, 'invite'],
      [2, 'nothing'],
    ] as const);
    if (kind === 'invite') {
      const invitation = { event: 'INVITE_AGENT', id: traffic.ledger.token(), client_id, chat_id };
      post(traffic.ledger, url, invitation).catch(() => {});
      return;
    }
    if (kind === 'nothing') return;
    const whose = { channel_id: channel.channel_id, chat_id: Number(chat_id) };
    // What a bot says at once about two messages has no order.
    const words = { by: 'bot' as const, writer: traffic.ledger.token(), whose };
    speak(traffic, random, words, { isKnown: true }, (token) => {
      const message = { type: 'TEXT', text: `Bot says ${token}` };
      return post(traffic.ledger, url, { event: 'BOT_MESSAGE', id: `id of ${token}`, chat_id, message });
    }).catch(() => {});
  };
}
