import type { DeskAttempt } from '../../../../../generated/reference/desk/types.ts';
import { Countdown, lasted, Time } from './time.tsx';

type Outcome = NonNullable<DeskAttempt['outcome']>;

const words: Record<Outcome, string> = {
  delivered: 'Delivered',
  refused: 'Refused',
  invalid_answer: 'The answer is not valid',
  bad_status: 'The status is not the agreed one',
  timeout: 'No answer in time',
  unreachable: 'Not reachable',
  interrupted: 'Cut off by a restart',
};

/** The attempts of a delivery, with timestamps and responses, and when the next one is due. */
export function Attempts({
  attempts,
  next,
}: {
  attempts: readonly DeskAttempt[];
  next?: string | undefined;
}) {
  return (
    <ol class="attempts">
      {attempts.map((attempt) => (
        <Attempt key={attempt.number} {...attempt} />
      ))}
      {next !== undefined && (
        <li class="attempt waits">
          <span class="row wraps attempt-head">
            <b>{attempts.length + 1}</b> Next attempt <Countdown to={next} />
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
        <b>{number}</b> {outcome === undefined ? 'Under way' : words[outcome]}
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
