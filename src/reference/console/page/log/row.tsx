import type { DeliveryKind, LoggedDelivery } from '../../../../../generated/reference/desk/types.ts';
import { Attempts } from '../elements/attempts.tsx';
import { Countdown, Time } from '../elements/time.tsx';
import { SendAgain } from '../elements/trouble.tsx';
import { addressOf } from '../state/route.ts';

export const kindNames: Record<DeliveryKind, string> = {
  message: 'Message',
  typing: 'Typing notice',
  bot_event: 'Bot event',
  webhook: 'Webhook',
};

/** A delivery in one line; expanded, its attempts and its request. */
export function LogRow({ delivery }: { delivery: LoggedDelivery }) {
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
          <span class="log-to quiet">{to}</span>
          <span class="log-status">{last?.status !== undefined && <code>{last.status}</code>}</span>
          <span class="log-at quiet">{recorded_at !== undefined && <Time at={recorded_at} precise />}</span>
        </summary>
        <div class="log-more">
          <p class="quiet">
            No. {delivery_id}
            {chat_id !== undefined && (
              <>
                {' '}
                · <a href={addressOf('chats', chat_id)}>Chat {chat_id}</a>
              </>
            )}
            {repeats !== undefined && ` · sends no. ${repeats} again`}
            {again !== undefined && ` · was sent again as no. ${again}`} · <span class="breaks">{to}</span>
          </p>
          <h2>What came back</h2>
          {attempts.length === 0 && state === 'pending' && (
            <p class="quiet">Nothing yet: what is before it in its chat goes first.</p>
          )}
          <Attempts attempts={attempts} next={delivery.next_attempt_at} />
          {state === 'failed' && again === undefined && <Again {...delivery} />}
          <h2>What was sent</h2>
          <pre>{pretty(request)}</pre>
        </div>
      </details>
    </li>
  );
}

/** Sends a failed delivery again. The desk rejects messages to a bot, since the agents have had them. */
function Again({ delivery_id, kind, about, attempts }: LoggedDelivery) {
  if (kind !== 'bot_event' || about !== 'CLIENT_MESSAGE') return <SendAgain delivery_id={delivery_id} />;
  const why =
    attempts.length === 0 ? 'It waited when the agents got the chat' : 'With this the bot lost the chat';
  return <p class="quiet">{why}: the bot does not get it any more.</p>;
}

function State({ state, attempts, next_attempt_at }: LoggedDelivery) {
  if (state === 'delivered') return <>Delivered{attempts.length > 1 && ` (${attempts.length})`}</>;
  if (state === 'failed') return <>Failed</>;
  return next_attempt_at === undefined ? <>Sending</> : <Countdown to={next_attempt_at} />;
}

function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
