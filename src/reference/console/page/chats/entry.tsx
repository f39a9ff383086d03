import { useState } from 'preact/hooks';
import type { MediaContent } from '../../../../../generated/channel/types.ts';
import { policies } from '../../../../../generated/policies.ts';
import type { DeskDelivery, TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { isSecureAddress, mapOf } from '../../../shared/markup.ts';
import { Attempts } from '../elements/attempts.tsx';
import { BusyButton, Icon, type IconName } from '../elements/buttons.tsx';
import { Markdown, SafeLink, Words } from '../elements/safe.tsx';
import { Countdown, Time } from '../elements/time.tsx';
import { SendAgain } from '../elements/trouble.tsx';
import { customersPictures } from '../state/settings.ts';
import { say, texts } from '../texts/texts.ts';

/** A file: pictures and recordings are loaded on a click, everything else is a link. */
function FileContent({ file: media }: { file: MediaContent }) {
  const { type, file, file_name, file_size, thumb, text, duration, performer, title } = media;
  const isSound = type === 'audio' || type === 'voice';
  const Player = isSound ? 'audio' : 'video';
  const hasPoster = customersPictures.value === 'always' && isSecureAddress(thumb);
  return (
    <>
      {(type === 'photo' || type === 'sticker') && <Picture {...media} />}
      {(isSound || type === 'video') && mayLoad(file) && (
        <Player controls preload="none" src={file} poster={hasPoster && !isSound ? thumb : undefined} />
      )}
      <Linked icon="file" href={file} name={file_name || type} about={sizeOf(file_size)} />
      {(performer ?? title ?? duration) !== undefined && (
        <p class="quiet">
          {[performer, title, duration && say(texts.page.seconds, { seconds: `${duration}` })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {text !== undefined && <Said text={text} />}
    </>
  );
}

function Said({ text }: { text: string }) {
  return (
    <p>
      <Words text={text} />
    </p>
  );
}

/** The files of agents, which the service keeps. */
const ownFiles = new URL('../files/', document.baseURI.replace(/#.*$/, '')).href;

const isOwn = (address: string) => address.startsWith(ownFiles);
const mayLoad = (address: string) => isSecureAddress(address) || isOwn(address);

function Picture({ file, thumb, file_name, width, height, emoji }: MediaContent) {
  const [state, setState] = useState<'waits' | 'shown' | 'failed'>('waits');
  const source = isSecureAddress(thumb) ? thumb : file;
  if (!mayLoad(source) || state === 'failed') {
    return emoji === undefined ? null : <span class="emoji">{emoji}</span>;
  }
  if (state === 'waits' && customersPictures.value === 'ask' && !isOwn(source)) {
    return (
      <p class="row wraps">
        {emoji !== undefined && <span class="emoji">{emoji}</span>}
        <button type="button" onClick={() => setState('shown')}>
          {texts.message.showPicture}
        </button>
        <span class="quiet">{say(texts.message.from, { host: URL.parse(source)?.host })}</span>
      </p>
    );
  }
  return (
    <SafeLink class="picture" href={file}>
      <img
        src={source}
        alt={file_name}
        width={width}
        height={height}
        loading="lazy"
        referrerpolicy="no-referrer"
        onError={() => setState('failed')}
      />
    </SafeLink>
  );
}

/** A link to a file or a place. */
function Linked({ icon, href, name, about }: { icon: IconName; href: string; name: string; about: string }) {
  return (
    <p class="row wraps file">
      <Icon name={icon} />
      <SafeLink href={href}>{name}</SafeLink>
      <span class="quiet">{about}</span>
    </p>
  );
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

export function sizeOf(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}

interface EntryProps {
  entry: TranscriptEntry;
  who: string;
  /** Whether it is the first of its author's group. */
  isFirst: boolean;
  /** Whether its customer sees buttons, and not the text in their place. */
  hasButtons: boolean;
  /** Whether an earlier message of the chat is still being delivered. */
  isQueued: boolean;
}

/** An entry with its author and the state of its delivery. */
export function Entry({ entry, who, isFirst, hasButtons, isQueued }: EntryProps) {
  const { entry_id, from, type, at, delivery } = entry;
  if (type === 'error') {
    const { text, about, typing } = entry;
    return (
      <li class="entry system" id={`entry-${entry_id}`}>
        {/* A typing notice that fails loses nothing that somebody wrote. */}
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

/** The content of an entry, by its type, as its customer has it: a widget shows buttons. The words of a stranger are text or a checked address, never markup. */
function Content({ entry, hasButtons }: { entry: TranscriptEntry; hasButtons: boolean }) {
  switch (entry.type) {
    case 'text':
    case 'error':
      return <Said text={entry.text} />;
    case 'markdown':
      return (
        <p>
          <Markdown source={entry.content} />
        </p>
      );
    case 'buttons': {
      const { title, text, buttons } = entry;
      if (!hasButtons) return <p>{[title, text].filter(Boolean).join('\n') || buttons.join(', ')}</p>;
      return (
        <>
          {title !== undefined && <p>{title}</p>}
          <ul class="offered row wraps" aria-label={texts.message.buttons}>
            {buttons.map((button, index) => (
              <li key={index}>{button}</li>
            ))}
          </ul>
        </>
      );
    }
    case 'location': {
      const { latitude, longitude, title = texts.location, text } = entry;
      return (
        <>
          <Linked icon="place" href={mapOf(entry)} name={title} about={`${latitude}, ${longitude}`} />
          {text !== undefined && <Said text={text} />}
        </>
      );
    }
    default:
      // A kind that is no file does not compile here.
      return <FileContent file={entry} />;
  }
}

const all = policies.sendAgentMessage.attempts;

/** The state of a delivery; expanded, its attempts. */
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
