import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import type { TriedEvent } from '../../../../../generated/reference/desk/types.ts';
import { hasReply, type PostedEvent, replySays } from '../../../../contract/judgement/answer-hints.ts';
import { addressOf, judge, type SampleEvent, sampleEvents } from '../../../../contract/judgement/trial.ts';
import { shownAddress } from '../../../../contract/send/addresses.ts';
import { reject } from '../../../../contract/serve/errors.ts';
import { trial as times } from '../../../limits.ts';
import { operationOf } from '../../delivery/outbox.ts';
import { deskAttempt } from '../../journal/desk-form.ts';
import { envelopeOf } from '../../state/channels.ts';
import { excerpt } from '../../store/deliveries.ts';
import type { Channel } from '../../store/records.ts';
import { beginTrial } from '../bot.ts';
import { type HandlerParts, ok } from '../parts.ts';
import { existingChannel } from './set-up.ts';

/** For each setting that connects a channel to an integrator: the kind of the deliveries that go there. */
const partners = { customer_endpoint: 'message', bot: 'bot_event', webhook: 'webhook' } as const;

/** The events of a trial without a name. Absent for an interface of which every event is tried. */
const usual: { [of in keyof typeof partners]?: readonly string[] } = {
  bot: ['CLIENT_MESSAGE', 'CHAT_CLOSED'],
};

/** Returns the handler `tryConnection`. It sends events to a channel's endpoint, bot or webhook, and reports what came back. */
export function trialHandlers(parts: HandlerParts) {
  return {
    async tryConnection({ path: { channel_id }, body: { of, event: name } }, { signal }) {
      const channel = await existingChannel(channel_id, parts.store);
      const { customer_endpoint, bot, webhook } = channel;
      const address = { customer_endpoint, bot: bot?.bot_endpoint, webhook: webhook?.url }[of];
      if (address === undefined) return reject(400, `The channel has no ${of}. Connect one first.`);
      const events = sampleEvents.filter(({ sentBy }) => sentBy === operationOf[partners[of]]);
      const wanted = name === undefined ? usual[of] : [name];
      const chosen = wanted
        ? events.filter((sample) => wanted.includes(sample.name))
        : onePerOperation(events);
      if (chosen.length === 0) {
        const known = events.map((sample) => sample.name).join(', ');
        return reject(
          400,
          `/event: the service sends no event ${JSON.stringify(name)} there. The events are ${known}.`,
        );
      }
      const withEvent = of === 'bot' ? await chatOfBot(channel, parts, signal) : plain;
      const tried: TriedEvent[] = [];
      for (const event of chosen) {
        const one = await attemptOf(event, channel, address, withEvent, parts);
        tried.push(one);
        // An endpoint that does not respond to one event responds to no other.
        if (one.attempt.status === undefined || signal.aborted) break;
      }
      return ok({ right: tried.every(({ right }) => right), tried });
    },
  } satisfies Partial<DeskHandlers>;
}

/** Returns the events without further names of the same event, which the service never uses. */
const onePerOperation = (events: readonly SampleEvent[]) =>
  [...new Map(events.toReversed().map((event) => [event.operation, event])).values()].toReversed();

/** Prepares the body of an event, and waits for what the other side does after its response. */
interface Course {
  body(example: object): object;
  /** Resolves with the events that the other side has posted. Undefined if none is expected. */
  posted?(event: SampleEvent, begun: number, isRight: boolean): Promise<PostedEvent[] | undefined>;
}

const plain: Course = { body: (example) => example };

/** Returns the course of a trial in a chat of its own, which no agent sees. */
async function chatOfBot(
  channel: Channel,
  { store, work }: HandlerParts,
  signal: AbortSignal,
): Promise<Course> {
  const { chat_id, client_id } = await work(async (journal) => {
    const client_id = String(await journal.next('visitor'));
    return { ...(await beginTrial(channel, journal)), client_id };
  });
  return {
    body: (example) => ({
      ...example,
      id: randomUUID(),
      client_id,
      chat_id: String(chat_id),
      ...('message' in example && {
        message: { ...(example.message as object), timestamp: Math.floor(Date.now() / 1000) },
      }),
    }),
    async posted({ name }, begun, isRight) {
      if (name !== 'CLIENT_MESSAGE') return undefined;
      for (;;) {
        const found = (await store.get('trials', chat_id))?.data.posted ?? [];
        const isOver = Date.now() - begun >= times.replyMs || signal.aborted || !isRight;
        if (isOver || hasReply(found))
          return found.map(({ at, ...post }) => ({ ...post, afterMs: Math.max(at - begun, 0) }));
        await sleep(pollMs);
      }
    },
  };
}

/** The interval at which a trial looks for posted events, in milliseconds. Another process may have received them. */
const pollMs = 50;

async function attemptOf(
  event: SampleEvent,
  channel: Channel,
  address: string,
  course: Course,
  parts: HandlerParts,
): Promise<TriedEvent> {
  const [example] = Object.values(event.examples) as [object];
  const request = JSON.stringify(course.body(example));
  const envelope = envelopeOf(channel, kindOf(event), `trial-${event.name}`)!;
  const begun = Date.now();
  const attempt = await parts.send({ ...envelope, body: request }, event.policy);
  const { outcome, text, status } = attempt;
  if (outcome === 'delivered' || outcome === 'refused') parts.outbox.succeeded(envelope.url);
  const answer = text !== undefined && { answer: excerpt(text) };
  const verdict = judge(event, attempt);
  const posted = await course.posted?.(event, begun, verdict.right);
  const says = verdict.right && posted && `${capitalised(replySays(status!, posted, times.replyMs))}.`;
  return {
    event: event.name,
    to: shownAddress(addressOf(event, address, { channelId: channel.channel_id, token: '' })),
    request,
    attempt: deskAttempt({ number: 1, ...attempt, ...answer }),
    ...verdict,
    ...(says && { says, right: hasReply(posted) }),
    ...(posted && { posted: posted.map(({ afterMs, ...post }) => ({ ...post, after_ms: afterMs })) }),
  };
}

const kindOf = ({ sentBy }: SampleEvent) =>
  Object.values(partners).find((kind) => operationOf[kind] === sentBy)!;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
