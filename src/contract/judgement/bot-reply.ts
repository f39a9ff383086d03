/** An event that a bot has posted after a customer's message. */
export interface PostedEvent {
  event: string;
  /** The time since the message was sent, in milliseconds. */
  afterMs: number;
  /** The response of the service. */
  status: number;
  /** The reason if the event was refused. */
  reason?: string | undefined;
}

/** Describes what a bot did with a customer's message: its response, and what it has posted within `waitedMs`. */
export function replySays(status: number, posted: readonly PostedEvent[], waitedMs: number): string {
  const first = `answered ${status}`;
  const events = posted.map(
    ({ event, afterMs, status: code, reason }) =>
      `posted ${event} after ${(afterMs / 1000).toFixed(1)} s${reason === undefined ? '' : `, refused with ${code}: ${reason.replace(/\.$/, '')}`}`,
  );
  if (hasReply(posted)) return [first, ...events].join(', ');
  const others = events.length === 0 ? 'posted nothing' : `${events.join(', ')}, and nothing else`;
  return `${first} and ${others} in ${waitedMs / 1000} s: a customer would wait`;
}

/** True if the service has accepted an event, so that the customer gets a reply or an agent. */
export const hasReply = (posted: readonly Pick<PostedEvent, 'status'>[]): boolean =>
  posted.some(({ status }) => status === 200);
