// The attempts of a delivery, and failing destinations.
import { useEffect } from 'preact/hooks';
import type { DeskAttempt, Destination } from '../../../../../generated/reference/desk/types.ts';
import { notify } from '../state/desk.ts';
import { desk, keyOf, readDestinations, sendAllAgain, type Troubled, troubled } from '../state/session.ts';
import { deliveriesChanged, destinationsChanged } from '../state/site.ts';
import { say, texts } from '../state/texts.ts';
import { Button } from './controls.tsx';
import { Countdown, lasted, Time } from './text.tsx';

/** The attempts of a delivery, with timestamps and responses, and the time of the next attempt. */
export function Attempts({
  attempts,
  next,
}: {
  attempts: readonly DeskAttempt[];
  next?: string | undefined;
}) {
  return (
    <ol class="attempts small stack">
      {attempts.map((attempt) => (
        <Attempt key={attempt.number} {...attempt} />
      ))}
      {next !== undefined && (
        <li class="attempt waits">
          <span class="row wraps attempt-head">
            <b>{attempts.length + 1}</b>{' '}
            <span>{say(texts.attempts.next, { countdown: <Countdown to={next} /> })}</span>
          </span>
        </li>
      )}
    </ol>
  );
}

function Attempt({ number, started_at, ended_at, status, outcome, answer }: DeskAttempt) {
  const took = lasted(started_at, ended_at);
  const isGood = outcome === 'delivered';
  return (
    <li class={`attempt ${outcome === undefined ? 'runs' : isGood ? 'good' : 'bad'}`}>
      <span class="row wraps attempt-head">
        <b>{number}</b> {texts.attempts[outcome ?? 'running']}
        {status !== undefined && <code>{status}</code>}
        <span class="hint">
          <Time at={started_at} precise />
          {took !== undefined && ` · ${took}`}
        </span>
      </span>
      {answer !== undefined && <pre>{answer}</pre>}
    </li>
  );
}

/** Keeps the state of the destinations current, for a view that shows it: reads it first and after each event about a change. */
export function useDestinations(): void {
  useEffect(() => {
    void readDestinations().catch(() => {});
  }, [destinationsChanged.value]);
}

/** A warning that is shown while deliveries to this destination keep failing. Its button sends all failed deliveries again. */
export function Trouble(place: Pick<Destination, 'channel_id' | 'kind'>) {
  const known = troubled.value.get(keyOf(place));
  return known ? <TroubleBox of={known} /> : null;
}

export function TroubleBox({ of, name }: { of: Troubled; name?: string }) {
  const { kind, state, since, failed = 0, next_attempt_at } = of;
  const sendAll = async () => {
    const count = await sendAllAgain(of);
    return count === 0 ? texts.trouble.nothing : say(texts.trouble.sentAll, { count });
  };
  const next = next_attempt_at === undefined ? texts.page.now : <Countdown to={next_attempt_at} />;
  return (
    <div class={`row wraps apart notice trouble ${state}`}>
      <p>
        {name !== undefined && <b>{say(texts.trouble.named, { name })}</b>}
        {say(texts.trouble.states[state], { since: <Time at={since} precise />, failed, next })}
        {kind === 'bot_event' && texts.trouble.botNote}
      </p>
      <Again label={texts.trouble.sendAll} send={sendAll} />
    </div>
  );
}

export function SendAgain({ delivery_id }: { delivery_id: number }) {
  const send = () => desk().sendAgain({ path: { delivery_id } });
  return <Again label={texts.message.sendAgain} send={() => send().then(() => texts.trouble.sentOne)} />;
}

/**
 * A button that sends failed deliveries again, and then shows a notice.
 *
 * @param send Sends the deliveries. Resolves with the text of the notice.
 */
function Again({ label, send }: { label: string; send(): Promise<string> }) {
  const act = async () => {
    const notice = await send();
    deliveriesChanged.value++;
    notify(notice);
  };
  return <Button class="small" icon="again" label={label} act={act} />;
}
