import type { DeskAttempt, DeskChannel, DeskDelivery } from '../../generated/desk/types.ts';
import type { Attempt, Channel, Delivery } from './records.ts';

let latest = { at: 0, text: new Date(0).toISOString() };

/** An instant as the desk shows it. What happens in one millisecond is written once. */
export function instant(at: number): string {
  if (at !== latest.at) latest = { at, text: new Date(at).toISOString() };
  return latest.text;
}

/** A channel without what must not be shown. */
export function shownChannel({ channel_id, name, customer_endpoint, chunked, agents }: Channel): DeskChannel {
  return { channel_id, name, customer_endpoint, chunked, agents };
}

/** A delivery as the desk sees it. */
export function shownDelivery({ state, attempts }: Delivery): DeskDelivery {
  return { state, attempts: attempts.map(shownAttempt) };
}

function shownAttempt({ number, startedAt, endedAt, status, outcome }: Attempt): DeskAttempt {
  return {
    number,
    started_at: new Date(startedAt).toISOString(),
    ...(endedAt !== undefined && { ended_at: new Date(endedAt).toISOString() }),
    ...(status !== undefined && { status }),
    ...(outcome !== undefined && { outcome }),
  };
}
