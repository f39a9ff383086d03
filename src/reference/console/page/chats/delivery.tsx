import { policies } from '../../../../../generated/policies.ts';
import type { DeskDelivery } from '../../../../../generated/reference/desk/types.ts';
import { Attempts } from '../elements/attempts.tsx';
import { Icon } from '../elements/icon.tsx';
import { Countdown, Time } from '../elements/time.tsx';
import { SendAgain } from '../elements/trouble.tsx';

const all = policies.sendAgentMessage.attempts;

/** How the delivery of a message goes; opened, each attempt. */
export function Delivery({ delivery, at }: { delivery: DeskDelivery; at: string }) {
  const { state, attempts, next_attempt_at, delivery_id } = delivery;
  return (
    <details class={`delivery ${state}`}>
      <summary>
        <Time at={at} /> <Summary {...delivery} />
      </summary>
      <Attempts attempts={attempts} next={next_attempt_at} />
      {state === 'failed' && delivery_id !== undefined && <SendAgain delivery_id={delivery_id} />}
    </details>
  );
}

function Summary({ state, attempts, next_attempt_at }: DeskDelivery) {
  const made = attempts.length;
  if (state === 'delivered') {
    return (
      <span class="state">
        <Icon name="check" /> Delivered{made > 1 && ` at attempt ${made}`}
      </span>
    );
  }
  if (state === 'failed') {
    return (
      <span class="state">
        <Icon name="warn" /> Not delivered
      </span>
    );
  }
  return (
    <span class="state">
      <Icon name="clock" />
      {made === 0 || next_attempt_at === undefined ? (
        ' Sending'
      ) : (
        <>
          {' '}
          Attempt {made + 1} of {all} <Countdown to={next_attempt_at} />
        </>
      )}
    </span>
  );
}
