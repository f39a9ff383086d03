// The views of the deliveries and of the notes.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type {
  DeliveryKind,
  DeliveryState,
  DeskNote,
  LoggedDelivery,
} from '../../../../generated/reference/desk/types.ts';
import { defined } from '../../shared/part.ts';
import { Button, Field, useForm } from './elements/controls.tsx';
import { Attempts, SendAgain, TroubleBox, useDestinations } from './elements/deliveries.tsx';
import { List, Page } from './elements/layout.tsx';
import { Countdown, Time } from './elements/text.tsx';
import { addressOf } from './state/browser.ts';
import { useReading } from './state/desk.ts';
import { desk, troubled } from './state/session.ts';
import { channelOf, deliveriesChanged, notesAdded } from './state/site.ts';
import { say, texts } from './state/texts.ts';

const { message, typing, bot_event, webhook, all, pending, delivered, failed } = texts.log;
const kindNames: Record<DeliveryKind, string> = { message, typing, bot_event, webhook };
const states = { '': all, pending, delivered, failed };

/** A delivery in one line. A click shows the attempts and the request of the delivery. */
function LogRow({ delivery }: { delivery: LoggedDelivery }) {
  const { delivery_id, kind, about, chat_id, repeats, again, to, request, recorded_at, state, attempts } =
    delivery;
  const last = attempts.at(-1);
  return (
    <li>
      <details class={`log-row ${state}`}>
        <summary>
          <span class={`pill ${state}`}>
            <State {...delivery} />
          </span>
          <span class="log-what">
            <b>{kindNames[kind]}</b> <span class="quiet">{about}</span>
          </span>
          <span class="log-to quiet only-wide">{to}</span>
          <span class="only-wide">{last?.status !== undefined && <code>{last.status}</code>}</span>
          <span class="log-at hint">{recorded_at !== undefined && <Time at={recorded_at} precise />}</span>
        </summary>
        <div class="log-more stack">
          <p class="quiet">
            {say(texts.panel.number, { number: delivery_id })}
            {chat_id !== undefined && (
              <>
                {' '}
                · <a href={addressOf('chats', chat_id)}>{say(texts.chat.number, { chat_id })}</a>
              </>
            )}
            {repeats !== undefined && ` · ${say(texts.log.repeats, { delivery_id: repeats })}`}
            {again !== undefined && ` · ${say(texts.log.again, { delivery_id: again })}`} ·{' '}
            <span class="breaks">{to}</span>
          </p>
          <h2>{texts.log.response}</h2>
          {attempts.length === 0 && state === 'pending' && <p class="quiet">{texts.log.queued}</p>}
          <Attempts attempts={attempts} next={delivery.next_attempt_at} />
          {state === 'failed' && again === undefined && <Again {...delivery} />}
          <h2>{texts.log.request}</h2>
          <pre>{pretty(request)}</pre>
        </div>
      </details>
    </li>
  );
}

/**
 * A button that sends a failed delivery again. A customer's message to a bot has a text in place of the button: the chat went to the agents
 * when the delivery failed, so the desk rejects a second delivery to the bot.
 */
function Again({ delivery_id, kind, about, attempts }: LoggedDelivery) {
  if (kind !== 'bot_event' || about !== 'CLIENT_MESSAGE') return <SendAgain delivery_id={delivery_id} />;
  return <p class="quiet">{attempts.length === 0 ? texts.log.botLate : texts.log.botLost}</p>;
}

function State({ state, attempts, next_attempt_at }: LoggedDelivery) {
  if (state === 'delivered')
    return attempts.length > 1 ? say(texts.log.deliveredAfter, { attempts: attempts.length }) : delivered;
  if (state === 'failed') return failed;
  return next_attempt_at === undefined ? texts.log.sending : <Countdown to={next_attempt_at} />;
}

function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

const page = 50;

/** The view of the service's requests to integrators and of their responses, newest first. */
export function Log() {
  const { values, field } = useForm(texts.log.fields, { kind: '', state: '', chat: '' });
  const rows = useSignal<readonly LoggedDelivery[] | undefined>(undefined);
  const hasOlder = useSignal(false);
  useDestinations();

  const readPage = (before?: number) => {
    const kind = (values.kind || undefined) as DeliveryKind | undefined;
    const state = (values.state || undefined) as DeliveryState | undefined;
    const chat_id = /^[1-9]\d*$/.test(values.chat) ? Number(values.chat) : undefined;
    return desk().listDeliveries({ query: defined({ limit: page, kind, state, chat_id, before }) });
  };
  const readOlder = async () => {
    const { deliveries, has_older } = await readPage(rows.value?.at(-1)?.delivery_id);
    rows.value = [...(rows.value ?? []), ...deliveries];
    hasOlder.value = has_older;
  };
  const readNewest = async (isOver: () => boolean) => {
    if (document.visibilityState === 'hidden') return;
    const { deliveries, has_older } = await readPage();
    if (isOver()) return;
    const oldest = deliveries.at(-1)?.delivery_id ?? 0;
    const older = has_older ? (rows.value ?? []).filter(({ delivery_id }) => delivery_id < oldest) : [];
    rows.value = [...deliveries, ...older];
    if (older.length === 0) hasOlder.value = has_older;
  };
  const wanted = [...Object.values(values), deliveriesChanged.value];
  useEffect(() => {
    rows.value = undefined;
  }, wanted);
  // The desk has no event for deliveries to bots and webhooks, so the page reads the log repeatedly.
  const trouble = useReading(readNewest, wanted, { isRepeated: true });

  return (
    <Page
      title={texts.views.log}
      hint={texts.log.hint}
      tools={
        <div class="row wraps filters">
          <Field {...field('kind')} options={{ '': all, ...kindNames }} />
          <Field {...field('state')} options={states} />
          <Field {...field('chat')} type="number" />
        </div>
      }
    >
      {[...troubled.value].map(([key, of]) => (
        <TroubleBox
          key={key}
          of={of}
          name={say(texts.log.to, { what: texts.log.destination[of.kind], address: of.to })}
        />
      ))}
      <List
        class="log"
        items={rows.value}
        empty={texts.log.empty}
        trouble={trouble}
        row={(delivery) => <LogRow key={delivery.delivery_id} delivery={delivery} />}
      />
      {hasOlder.value && <Button class="older small" label={texts.log.older} act={readOlder} />}
    </Page>
  );
}

const shown = 200;

/** The view of the notes about unusual requests and responses of integrators, newest first. */
export function Notes() {
  const notes = useSignal<readonly DeskNote[] | undefined>(undefined);
  const read = async () => {
    notes.value = (await desk().listNotes({ query: { limit: shown } })).notes;
  };
  const trouble = useReading(read, [notesAdded.value]);
  return (
    <Page title={texts.views.notes} hint={texts.notes.hint}>
      <List
        class="notes"
        items={notes.value}
        empty={texts.notes.empty}
        trouble={trouble}
        row={(note) => <Note key={note.note_id} note={note} />}
      />
    </Page>
  );
}

function Note({ note: { at, about, text, chat_id, channel_id } }: { note: DeskNote }) {
  const channel = channelOf(channel_id);
  return (
    <li class="stack">
      <p class="breaks">{text}</p>
      <p class="quiet">
        <code>{about}</code>
        {channel && ` · ${channel.name}`}
        {chat_id !== undefined && (
          <>
            {' · '}
            <a href={addressOf('chats', chat_id)}>{say(texts.chat.number, { chat_id })}</a>
          </>
        )}
        {' · '}
        <Time at={at} />
      </p>
    </li>
  );
}
