// An entry of a transcript: its content, and the state of its delivery.
import { useState } from 'preact/hooks';
import type { MediaContent } from '../../../../../generated/channel/types.ts';
import { policies } from '../../../../../generated/policies.ts';
import type {
  AgentText,
  DeskCall,
  DeskDelivery,
  EntryHead,
  TranscriptEntry,
  TransferEntry,
  WrittenContent,
} from '../../../../../generated/reference/desk/types.ts';
import { sizeOf } from '../../../shared/formats.ts';
import { isSecureAddress, mapOf } from '../../../shared/markup.ts';
import { Button, Icon, type IconName } from '../elements/controls.tsx';
import { Attempts, SendAgain } from '../elements/deliveries.tsx';
import { Countdown, Markdown, SafeLink, Time, Words } from '../elements/text.tsx';
import { customersPictures } from '../state/browser.ts';
import { agentOf, me } from '../state/site.ts';
import { say, texts } from '../state/texts.ts';

type Message = Exclude<TranscriptEntry, { type: 'note' | 'transfer' | 'call' | 'error' }>;

interface EntryProps {
  entry: TranscriptEntry;
  who: string;
  /** True for the first of several consecutive entries of one author. This entry shows the author's name. */
  isFirst: boolean;
  /** True if the customer's client shows buttons. Other customers get a text in place of the buttons. */
  hasButtons: boolean;
  isQueued: boolean;
  /** False if the next entry shows the same time. An entry with a delivery always shows its time. */
  isTimed: boolean;
}

export function Entry({ entry, who, isFirst, hasButtons, isQueued, isTimed }: EntryProps) {
  const { entry_id, from, type, at, delivery } = entry;
  const id = `entry-${entry_id}`;
  if (entry.type === 'note' || entry.type === 'transfer' || entry.type === 'call' || entry.type === 'error')
    return <Notice entry={entry} who={who} id={id} />;
  return (
    <li class={`entry ${from} ${isFirst ? 'first' : ''}`} id={id}>
      {isFirst && <span class="hint who">{who}</span>}
      <div class={`stack bubble ${type}`}>
        <Content entry={entry} hasButtons={hasButtons} />
      </div>
      {delivery ? (
        <Delivery delivery={delivery} at={at} isQueued={isQueued} />
      ) : (
        isTimed && (
          <span class="hint at">
            <Time at={at} />
          </span>
        )
      )}
    </li>
  );
}

type SystemEntry = Exclude<TranscriptEntry, Message>;

/** An entry that only agents see, or the end of a call. */
function Notice({ entry, who, id }: { entry: SystemEntry; who: string; id: string }) {
  const { type, at, text } = entry;
  const isPrivate = type === 'note' || type === 'transfer';
  // A failed typing notice loses no message, so it is not shown as a warning.
  const isBad = type === 'error' && !entry.typing;
  const icons = { note: 'lock', transfer: 'swap', call: 'phone', error: isBad && 'warn' } as const;
  const icon = icons[type];
  const about = type === 'error' ? entry.about : undefined;
  return (
    <li class="entry system small" id={id}>
      <div class={`notice stack ${isPrivate ? 'private' : isBad ? 'bad' : 'quiet'}`}>
        <p class="row">
          {icon && <Icon name={icon} />}
          <span>
            {noticeOf(entry, who)} <Time at={at} />{' '}
            {about !== undefined && (
              <Button class="small" label={texts.message.show} act={() => show(about)} />
            )}
          </span>
        </p>
        {isPrivate && text !== undefined && (
          <p class="said" dir="auto">
            <Words text={text} />
          </p>
        )}
      </div>
    </li>
  );
}

function noticeOf(entry: SystemEntry, who: string) {
  switch (entry.type) {
    case 'note':
      return say(texts.message.note, { who: objectOf(entry.agent_id) ?? who });
    case 'transfer':
      return transferOf(entry, who);
    case 'call':
      return callWords({ status: entry.status, reason: entry.text });
    case 'error':
      return entry.text;
  }
}

function transferOf({ to, agent_id }: TransferEntry & EntryHead, who: string) {
  if (to === undefined) return say(texts.message.queuedBy, { who });
  if (to === agent_id) return say(texts.message.takenBy, { who });
  return say(texts.message.transferred, { who, name: objectOf(to) });
}

/** Returns the name of an agent as the grammatical object of a sentence. */
const objectOf = (agent_id: string | undefined) =>
  agent_id === me.value?.agent_id ? texts.youObject : (agentOf(agent_id)?.name ?? agent_id);

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
    <details class={`hint delivery ${state}`}>
      <summary class="row wraps unsent">
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

/**
 * Shows the content of an entry as the customer sees it. Without `hasButtons`, a text is shown in place of the buttons. A customer's words
 * are shown as text or as a checked link, never as markup.
 */
function Content({ entry, hasButtons }: { entry: Message; hasButtons: boolean }) {
  switch (entry.type) {
    case 'text':
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
          <ul class="offered small row wraps" aria-label={texts.message.buttons}>
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
      // A message type without a file does not compile here.
      return <FileContent file={entry} />;
  }
}

const statuses: Record<string, string> = texts.call.statuses;

/** Returns the status of a call in words, with the reason of a failure. */
export function callWords({ status, reason }: Pick<DeskCall, 'status' | 'reason'>): string {
  if (reason === 'cancelled') return texts.call.cancelled;
  const is = statuses[status] ?? status;
  return reason === undefined ? is : say(texts.call.because, { status: is, reason });
}

/** A link to a file, with a preview of a picture or recording. A recording is loaded after a click. For pictures, see `Picture`. */
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

/** The address prefix of the files that agents sent. The service stores these files. */
const ownFiles = new URL('../files/', document.baseURI.replace(/#.*$/, '')).href;

const isOwn = (address: string) => address.startsWith(ownFiles);
const mayLoad = (address: string) => isSecureAddress(address) || isOwn(address);

/** A picture. A customer's picture is loaded after a click, unless the agent has chosen to load pictures always. */
function Picture({ file, thumb, file_name, width, height, emoji }: MediaContent) {
  const [state, setState] = useState<'waits' | 'shown' | 'failed'>('waits');
  const source = isSecureAddress(thumb) ? thumb : file;
  if (!mayLoad(source) || state === 'failed') {
    if (emoji !== undefined) return <span class="emoji">{emoji}</span>;
    return (
      <p class="quiet">{state === 'failed' ? texts.message.brokenPicture : texts.message.unsafePicture}</p>
    );
  }
  if (state === 'waits' && customersPictures.value === 'ask' && !isOwn(source)) {
    return (
      <p class="row wraps">
        {emoji !== undefined && <span class="emoji">{emoji}</span>}
        <Button label={texts.message.showPicture} act={() => setState('shown')} />
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

function Linked({ icon, href, name, about }: { icon: IconName; href: string; name: string; about: string }) {
  return (
    <p class="row wraps file">
      <Icon name={icon} />
      <SafeLink href={href}>{name}</SafeLink>
      <span class="quiet">{about}</span>
    </p>
  );
}

/** The message types that an agent writes in a form with several fields. Texts need one field, and the service sets the type of a file. */
export type WrittenKind = Exclude<WrittenContent, AgentText | MediaContent>['type'];

interface Form<Kind extends WrittenKind> {
  /** The label of the message type. Without it, agents see the name of the type. */
  label?: string;
  /** `required` marks a field that must be filled in. */
  fields: Record<string, { label?: string; required?: true }>;
  content(filled: Readonly<Record<string, string>>): Extract<WrittenContent, { type: Kind }>;
}

export const forms: { readonly [Kind in WrittenKind]: Form<Kind> } = {
  location: {
    label: texts.location,
    fields: {
      latitude: { label: texts.composer.latitude, required: true },
      longitude: { label: texts.composer.longitude, required: true },
      title: { label: texts.composer.placeName },
    },
    content: ({ latitude, longitude, title = '' }) => ({
      type: 'location',
      latitude: Number(latitude),
      longitude: Number(longitude),
      ...(title !== '' && { title }),
    }),
  },
};
