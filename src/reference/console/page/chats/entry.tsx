import { policies } from '../../../../../generated/policies.ts';
import type { DeskDelivery, TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { Attempts } from '../elements/attempts.tsx';
import { BusyButton, Icon } from '../elements/buttons.tsx';
import { Words } from '../elements/safe.tsx';
import { Countdown, Time } from '../elements/time.tsx';
import { SendAgain } from '../elements/trouble.tsx';
import { agentOf, me } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';
import { Content, callWords } from './content.tsx';

interface EntryProps {
  entry: TranscriptEntry;
  who: string;
  /** True for the first of several consecutive entries of one author. It shows the author's name. */
  isFirst: boolean;
  /** True if the customer sees buttons. Other customers see a text in place of the buttons. */
  hasButtons: boolean;
  /** True while an earlier message of the chat is being delivered. */
  isQueued: boolean;
  /** False if the next entry shows the same time. An entry with a delivery always shows its time. */
  isTimed?: boolean;
}

/** An entry with its author and the state of its delivery. */
export function Entry({ entry, who, isFirst, hasButtons, isQueued, isTimed = true }: EntryProps) {
  const { entry_id, from, type, at, delivery } = entry;
  if (entry.type === 'note' || entry.type === 'transfer') {
    return (
      <li class="entry system" id={`entry-${entry_id}`}>
        <div class="notice private stack">
          <p class="row">
            <Icon name={entry.type === 'note' ? 'lock' : 'swap'} />
            <span>
              {entry.type === 'note' ? say(texts.message.note, { who }) : transferOf(entry, who)}{' '}
              <Time at={at} />
            </span>
          </p>
          {entry.text !== undefined && (
            <p class="said">
              <Words text={entry.text} />
            </p>
          )}
        </div>
      </li>
    );
  }
  if (entry.type === 'call') {
    return (
      <li class="entry system" id={`entry-${entry_id}`}>
        <p class="notice quiet">
          <Icon name="phone" />
          <span>
            {callWords({ status: entry.status, reason: entry.text })} <Time at={at} />
          </span>
        </p>
      </li>
    );
  }
  if (type === 'error') {
    const { text, about, typing } = entry;
    return (
      <li class="entry system" id={`entry-${entry_id}`}>
        {/* A failed typing notice loses no message, so it is no warning. */}
        <p class={`notice ${typing ? 'quiet' : 'bad'}`}>
          {!typing && <Icon name="warn" />}
          <span>
            {text} <Time at={at} />
            {about !== undefined && (
              <>
                {' '}
                <BusyButton act={() => show(about)}>{texts.message.show}</BusyButton>
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
        <Content entry={entry} hasButtons={hasButtons} />
      </div>
      {delivery ? (
        <Delivery delivery={delivery} at={at} isQueued={isQueued} />
      ) : (
        isTimed && (
          <span class="at">
            <Time at={at} />
          </span>
        )
      )}
    </li>
  );
}

/** Returns the line about a transfer by the agent `who`. */
function transferOf(
  { to, agent_id }: { to?: string | undefined; agent_id?: string | undefined },
  who: string,
) {
  if (to === undefined) return say(texts.message.queuedBy, { who });
  if (to === agent_id) return say(texts.message.takenBy, { who });
  const name = to === me.value?.agent_id ? texts.youObject : (agentOf(to)?.name ?? to);
  return say(texts.message.transferred, { who, name });
}

function show(entry_id: number): void {
  const shown = document.getElementById(`entry-${entry_id}`);
  shown?.scrollIntoView({ block: 'center' });
  const details = shown?.querySelector('details');
  if (!details) return;
  details.open = true;
  details.querySelector('summary')?.focus();
}

const all = policies.sendAgentMessage.attempts;

/** The state of a delivery. A click shows the attempts of the delivery. */
function Delivery({ delivery, at, isQueued }: { delivery: DeskDelivery; at: string; isQueued: boolean }) {
  const { state, attempts, next_attempt_at, delivery_id } = delivery;
  return (
    <details class={`delivery ${state}`}>
      <summary>
        <Time at={at} /> <Summary {...delivery} isQueued={isQueued} />
      </summary>
      <Attempts attempts={attempts} next={next_attempt_at} />
      {state === 'failed' && delivery_id !== undefined && <SendAgain delivery_id={delivery_id} />}
    </details>
  );
}

function Summary({ state, attempts, next_attempt_at, isQueued }: DeskDelivery & { isQueued: boolean }) {
  const made = attempts.length;
  const isRetried = made > 0 && next_attempt_at !== undefined;
  const retry = () =>
    say(texts.message.attempt, { number: made + 1, of: all, countdown: <Countdown to={next_attempt_at!} /> });
  const icons = { delivered: 'check', failed: 'warn', pending: 'clock' } as const;
  const words = {
    delivered: () => (made > 1 ? say(texts.message.deliveredAt, { attempt: made }) : texts.message.delivered),
    failed: () => texts.message.notDelivered,
    pending: () => (isRetried ? retry() : isQueued ? texts.message.queued : texts.message.sending),
  };
  return (
    <span class="state">
      <Icon name={icons[state]} /> {words[state]()}
    </span>
  );
}
