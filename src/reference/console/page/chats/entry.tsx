import type { TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { Icon } from '../elements/icon.tsx';
import { Time } from '../elements/time.tsx';
import { Content } from './content.tsx';
import { Delivery } from './delivery.tsx';

/** One thing that was said, with who said it and how its delivery goes. */
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
