import { useEffect } from 'preact/hooks';
import type { Destination } from '../../../../../generated/reference/desk/types.ts';
import { done } from '../state/desk.ts';
import { keyOf, readDestinations, sendAllAgain, type Troubled, troubled } from '../state/destinations.ts';
import { tell } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { deliveriesChanged, destinationsChanged } from '../state/site.ts';
import { BusyButton } from './buttons.tsx';
import { Icon } from './icon.tsx';
import { Countdown, Time } from './time.tsx';

/** Refreshes the destinations while a page shows them. */
export function useDestinations(): void {
  useEffect(() => {
    void readDestinations().catch(() => {});
  }, [destinationsChanged.value]);
}

/** A warning about a destination that keeps failing, with a button to send again. */
export function Trouble(place: Pick<Destination, 'channel_id' | 'kind'>) {
  const known = troubled.value.get(keyOf(place));
  return known ? <TroubleBox of={known} /> : null;
}

export function TroubleBox({ of, name }: { of: Troubled; name?: string }) {
  const { kind, state, since, failed, next_attempt_at } = of;
  return (
    <div class={`row wraps apart trouble ${state}`}>
      <p>
        {name !== undefined && <b>{name}: </b>}
        {state === 'well' ? (
          <>Takes deliveries again. Some may have failed since </>
        ) : (
          <>
            <b>{state === 'paused' ? 'Paused' : 'Failing'}</b>, {failed} deliveries in a row since{' '}
          </>
        )}
        <Time at={since} precise />.
        {state === 'paused' && (
          <> New ones wait; one is tried {next_attempt_at && <Countdown to={next_attempt_at} />}</>
        )}
        {state === 'failing' && ' Each new one has its attempts all the same.'}
        {kind === 'bot_event' && ' What customers wrote is with the agents, and not sent again.'}
      </p>
      <SendAllAgain of={of} />
    </div>
  );
}

function SendAllAgain({ of }: { of: Troubled }) {
  const send = async () => {
    const count = await sendAllAgain(of);
    deliveriesChanged.value++;
    tell(count === 0 ? 'Nothing is left to send again.' : `On its way again: ${count}.`);
  };
  return (
    <BusyButton class="small" act={send}>
      <Icon name="again" /> Send again what failed
    </BusyButton>
  );
}

/** Sends one failed delivery again. */
export function SendAgain({ delivery_id }: { delivery_id: number }) {
  const send = async () => {
    await done(desk().sendAgain({ path: { delivery_id } }));
    deliveriesChanged.value++;
    tell('It is on its way again.');
  };
  return (
    <BusyButton class="small" act={send}>
      <Icon name="again" /> Send again
    </BusyButton>
  );
}

/** Stands in for a list that could not be read; the page reads it again by itself. */
export function ReadFailure({ why }: { why: string }) {
  return (
    <p class="empty boxed" role="status">
      Nothing could be read. {why} It is tried again by itself.
    </p>
  );
}
