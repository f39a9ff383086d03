import type { DeskAttempt } from '../../../../../generated/reference/desk/types.ts';
import { say, texts } from '../texts/texts.ts';
import { Countdown, lasted, Time } from './time.tsx';

/** The attempts of a delivery, with timestamps and responses, and the time of the next attempt. */
export function Attempts({
  attempts,
  next,
}: {
  attempts: readonly DeskAttempt[];
  next?: string | undefined;
}) {
  return (
    <ol class="attempts stack">
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
        <span class="quiet">
          <Time at={started_at} precise />
          {took !== undefined && ` · ${took}`}
        </span>
      </span>
      {answer !== undefined && <pre>{answer}</pre>}
    </li>
  );
}
