import { policies } from '../../../../../generated/policies.ts';
import type { DeskDelivery, TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { Attempts } from '../elements/attempts.tsx';
import { Icon } from '../elements/icon.tsx';
import { Markdown, Words } from '../elements/safe.tsx';
import { Countdown, Time } from '../elements/time.tsx';
import { SendAgain } from '../elements/trouble.tsx';
import { FileContent, PlaceContent } from './media.tsx';

/** An entry with its author and the state of its delivery. */
export function Entry({ entry, who, isFirst }: { entry: TranscriptEntry; who: string; isFirst: boolean }) {
  const { entry_id, from, type, at, delivery } = entry;
  if (type === 'error') {
    const { text, about, typing } = entry;
    // A typing notice that fails loses nothing that somebody wrote.
    const isBad = !typing;
    return (
      <li class="entry system" id={`entry-${entry_id}`}>
        <p class={`notice ${isBad ? 'bad' : ''} ${typing ? 'quiet' : ''}`}>
          {isBad && <Icon name="warn" />}
          <span>
            {text} <Time at={at} />
            {about !== undefined && (
              <>
                {' '}
                <button type="button" class="as-link" onClick={() => show(about)}>
                  Show the message
                </button>
              </>
            )}
          </span>
        </p>
      </li>
    );
  }
  return (
    <li class={`entry ${from} ${isFirst ? 'first' : ''}`} id={`entry-${entry_id}`}>
      {isFirst && <span class="who">{who}</span>}
      <div class={`bubble ${type}`}>
        <Content entry={entry} />
      </div>
      {delivery ? (
        <Delivery delivery={delivery} at={at} />
      ) : (
        <span class="at">
          <Time at={at} />
        </span>
      )}
    </li>
  );
}

function show(entry_id: number): void {
  const shown = document.getElementById(`entry-${entry_id}`);
  shown?.scrollIntoView({ block: 'center' });
  const details = shown?.querySelector('details');
  if (!details) return;
  details.open = true;
  details.querySelector('summary')?.focus();
}

/** The content of an entry, by its type. The words of a stranger are text or a checked address, never markup. */
function Content({ entry }: { entry: TranscriptEntry }) {
  switch (entry.type) {
    case 'text':
    case 'error':
      return (
        <p>
          <Words text={entry.text} />
        </p>
      );
    case 'markdown':
      return <p>{entry.html === undefined ? entry.content : <Markdown html={entry.html} />}</p>;
    case 'buttons': {
      const { title, text, buttons } = entry;
      return (
        <>
          {(title ?? text) !== undefined && <p>{title ?? text}</p>}
          {title !== undefined && text !== undefined && <p class="quiet">{text}</p>}
          <ul class="offered" aria-label="Prepared answers">
            {buttons.map((button, index) => (
              <li key={index}>{button}</li>
            ))}
          </ul>
        </>
      );
    }
    case 'location':
      return <PlaceContent place={entry} />;
    default:
      // A kind that is no file does not compile here.
      return <FileContent file={entry} />;
  }
}

const all = policies.sendAgentMessage.attempts;

/** The state of a delivery; expanded, its attempts. */
function Delivery({ delivery, at }: { delivery: DeskDelivery; at: string }) {
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
