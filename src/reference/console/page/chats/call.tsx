import type { CallMove, DeskCall } from '../../../../../generated/reference/desk/types.ts';
import { states } from '../../../../../generated/states.ts';
import { BusyButton } from '../elements/buttons.tsx';
import { telephone } from '../elements/contact.ts';
import { Icon } from '../elements/icon.tsx';
import { Time } from '../elements/time.tsx';
import { say, texts } from '../texts/texts.ts';
import { moveCall } from './actions.ts';

const statuses: Record<string, string> = texts.call.statuses;
/** The texts of the buttons that set a status. */
const actions: Record<string, string> = texts.call.actions;

/** The latest call of a chat: the number, its status, and buttons for the next one. */
export function CallCard({ call }: { call: DeskCall }) {
  const { phone, status, reason, requested_at } = call;
  const is = statuses[status] ?? status;
  const next = states.call.ways.flatMap(({ from, to }) =>
    from === status ? [to as CallMove['status']] : [],
  );
  return (
    <section class="row wraps call-card" aria-label={texts.call.label}>
      <Icon name="phone" />
      <a href={telephone(phone)}>{phone}</a>
      <span class="quiet">
        {reason === undefined ? is : say(texts.call.because, { status: is, reason })}{' '}
        {requested_at !== undefined && <Time at={requested_at} />}
      </span>
      {next.map((to) => {
        const action = actions[to];
        return action && <BusyButton act={() => moveCall(call, to)}>{action}</BusyButton>;
      })}
    </section>
  );
}
