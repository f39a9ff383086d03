import { useEffect } from 'preact/hooks';
import type { Destination } from '../../../../../generated/reference/desk/types.ts';
import { keyOf, readDestinations, sendAllAgain, type Troubled, troubled } from '../state/destinations.ts';
import { tell } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { deliveriesChanged, destinationsChanged } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';
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
  const { kind, state, since, failed = 0, next_attempt_at } = of;
  const next = next_attempt_at === undefined ? texts.page.now : <Countdown to={next_attempt_at} />;
  return (
    <div class={`row wraps apart notice trouble ${state}`}>
      <p>
        {name !== undefined && <b>{say(texts.trouble.named, { name })}</b>}
        {say(texts.trouble.states[state], { since: <Time at={since} precise />, failed, next })}
        {kind === 'bot_event' && texts.trouble.botNote}
      </p>
      <SendAllAgain of={of} />
    </div>
  );
}

function SendAllAgain({ of }: { of: Troubled }) {
  const send = async () => {
    const count = await sendAllAgain(of);
    deliveriesChanged.value++;
    tell(count === 0 ? texts.trouble.nothing : say(texts.trouble.sentAll, { count }));
  };
  return (
    <BusyButton act={send}>
      <Icon name="again" /> {texts.trouble.sendAll}
    </BusyButton>
  );
}

/** Sends one failed delivery again. */
export function SendAgain({ delivery_id }: { delivery_id: number }) {
  const send = async () => {
    await desk().sendAgain({ path: { delivery_id } });
    deliveriesChanged.value++;
    tell(texts.trouble.sentOne);
  };
  return (
    <BusyButton act={send}>
      <Icon name="again" /> {texts.message.sendAgain}
    </BusyButton>
  );
}
