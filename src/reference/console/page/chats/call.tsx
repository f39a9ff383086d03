import type { CallMove, DeskCall } from '../../../../../generated/reference/desk/types.ts';
import { states } from '../../../../../generated/states.ts';
import { Small } from '../elements/buttons.tsx';
import { Icon } from '../elements/icon.tsx';
import { Time } from '../elements/time.tsx';
import { moveCall } from './actions.ts';

/** The words for the statuses of a call, and for the buttons that lead to them. */
const words: Record<string, { is: string; action?: string }> = {
  start: { is: 'wants to be called' },
  agent_connected: { is: 'you are on the line' },
  client_connected: { is: 'connected', action: 'Connected' },
  end: { is: 'the call has ended', action: 'Ended' },
  error: { is: 'the call failed', action: 'Failed' },
};

/** The latest call of a chat: the number, its status, and buttons for the next one. */
export function CallCard({ call }: { call: DeskCall }) {
  const { phone, status, reason, requested_at } = call;
  const next = states.call.ways.flatMap(({ from, to }) =>
    from === status ? [to as CallMove['status']] : [],
  );
  return (
    <section class="row wraps call-card" aria-label="Call">
      <Icon name="phone" />
      <a href={telephone(phone)}>{phone}</a>
      <span class="quiet">
        {words[status]?.is ?? status}
        {reason !== undefined && `: ${reason}`} {requested_at !== undefined && <Time at={requested_at} />}
      </span>
      {next.map((to) => {
        const action = words[to]?.action;
        return action && <Small act={() => moveCall(call, to)}>{action}</Small>;
      })}
    </section>
  );
}

/** A telephone address, without characters that no number has. */
export function telephone(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+*#]/g, '')}`;
}
