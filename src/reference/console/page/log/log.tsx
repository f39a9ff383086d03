import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type {
  DeliveryKind,
  DeliveryState,
  LoggedDelivery,
} from '../../../../../generated/reference/desk/types.ts';
import { bound, Field } from '../elements/field.tsx';
import { ReadFailure, TroubleBox, useDestinations } from '../elements/trouble.tsx';
import { done, wordsFor } from '../state/desk.ts';
import { troubled } from '../state/destinations.ts';
import { attempt } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { deliveriesChanged } from '../state/site.ts';
import { kindNames, LogRow } from './row.tsx';

const page = 50;
/** The desk has no event for bot and webhook deliveries, so the log is polled while it is open. */
const refreshMs = 2000;

const states = { '': 'All', pending: 'On its way', delivered: 'Delivered', failed: 'Failed' };

/** The requests to integrators and their responses, newest first. */
export function Log() {
  const kind = useSignal('');
  const state = useSignal('');
  const chat = useSignal('');
  const rows = useSignal<readonly LoggedDelivery[] | undefined>(undefined);
  const hasOlder = useSignal(false);
  /** Why the last reading failed. */
  const trouble = useSignal<string | undefined>(undefined);
  useDestinations();

  const read = async (before?: number) => {
    const query = {
      limit: page,
      ...(kind.value !== '' && { kind: kind.value as DeliveryKind }),
      ...(state.value !== '' && { state: state.value as DeliveryState }),
      ...(/^[1-9]\d*$/.test(chat.value) && { chat_id: Number(chat.value) }),
      ...(before !== undefined && { before }),
    };
    return done(desk().listDeliveries({ query }));
  };
  const readOlder = () =>
    attempt(async () => {
      const { deliveries, has_older } = await read(rows.value?.at(-1)?.delivery_id);
      rows.value = [...(rows.value ?? []), ...deliveries];
      hasOlder.value = has_older;
    });

  useEffect(() => {
    let isOver = false;
    rows.value = undefined;
    const refresh = async () => {
      if (document.visibilityState === 'hidden') return;
      const { deliveries, has_older } = await read();
      if (isOver) return;
      const oldest = deliveries.at(-1)?.delivery_id ?? 0;
      const older = has_older ? (rows.value ?? []).filter(({ delivery_id }) => delivery_id < oldest) : [];
      rows.value = [...deliveries, ...older];
      if (older.length === 0) hasOlder.value = has_older;
    };
    const keepRight = async () => {
      try {
        await refresh();
        if (!isOver) trouble.value = undefined;
      } catch (error) {
        if (!isOver) trouble.value = wordsFor(error);
      }
    };
    void keepRight();
    const timer = setInterval(() => void keepRight(), refreshMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [kind.value, state.value, chat.value, deliveriesChanged.value]);

  return (
    <main class="page">
      <header class="page-head">
        <div>
          <h1>Log</h1>
          <p class="quiet">What the service sent, and what came back.</p>
        </div>
        <div class="row wraps filters">
          <Field label="Kind" {...bound(kind)} options={{ '': 'All', ...kindNames }} />
          <Field label="State" {...bound(state)} options={states} />
          <Field label="Chat" type="number" {...bound(chat)} />
        </div>
      </header>
      {[...troubled.value].map(([key, of]) => (
        <TroubleBox key={key} of={of} name={`${kindNames[of.kind]}s to ${of.to}`} />
      ))}
      {rows.value === undefined && trouble.value !== undefined && <ReadFailure why={trouble.value} />}
      {rows.value?.length === 0 && (
        <p class="empty boxed">Nothing here yet. What is sent from now on appears by itself.</p>
      )}
      {rows.value !== undefined && rows.value.length > 0 && (
        <ol class="log">
          {rows.value.map((delivery) => (
            <LogRow key={delivery.delivery_id} delivery={delivery} />
          ))}
        </ol>
      )}
      {hasOlder.value && (
        <button type="button" class="older" onClick={readOlder}>
          Show older ones
        </button>
      )}
    </main>
  );
}
