import { randomBytes, randomUUID } from 'node:crypto';
import { Session } from '../../../../generated/developer/schemas.ts';
import type { RequestContext } from '../../../../generated/operation.ts';
import type { VisitorHandlers } from '../../../../generated/reference/visitor/operations.ts';
import * as schemas from '../../../../generated/reference/visitor/schemas.ts';
import type { Visit } from '../../../../generated/reference/visitor/types.ts';
import { ContactInfo } from '../../../../generated/widget/schemas.ts';
import { type ErrorAnswer, errorAnswer, reject } from '../../../contract/serve/errors.ts';
import { connections, sizeLimits, strangers } from '../../limits.ts';
import { defined, isPhoneNumber, partOf, wrongIn } from '../../shared/part.ts';
import { entryAt } from '../journal/desk-form.ts';
import type { Journal } from '../journal/journal.ts';
import { steadyNow } from '../journal/time.ts';
import { channelOfWidget } from '../state/channels.ts';
import { chatOf } from '../state/chats.ts';
import { enter } from '../state/visitors.ts';
import type { Reader } from '../store/port.ts';
import {
  availabilityOf,
  feedOf,
  type Guest,
  guestOf,
  type Pass,
  passOf,
  sessionOf,
} from '../widget/visitor-view.ts';
import {
  call,
  cancelCall,
  leaveMessage,
  offlineMessageEntry,
  report,
  say,
  showFields,
} from '../widget/widgets.ts';
import { connectionsAtMost, limitByNetwork } from './bounds.ts';
import { mediaOf, uploadOf } from './files.ts';
import { type HandlerParts, ok } from './parts.ts';

type Place = { path: { widget_id: string } };

/** Returns the handlers for the widget, for all operations in `specs/reference/visitor.openapi.yaml`. */
export function visitorHandlers(parts: HandlerParts): VisitorHandlers {
  const { store, work, conversation, events, log } = parts;
  const figures = { ...strangers, ...parts.strangers };
  const limitOf = (most: number, windowMs: number, doing: string) =>
    limitByNetwork({
      most,
      windowMs,
      now: steadyNow,
      exceeded: (network) =>
        log.warn(
          { network, most },
          `the service limits ${doing} from one network. If the network is your proxy, name it with --trust-proxy`,
        ),
    });
  const newcomers = limitOf(figures.visitorsPerMinute, minuteMs, 'new visitors');
  const callers = limitOf(figures.callersPerHour, 60 * minuteMs, 'calls for visitors without a message');
  const senders = limitOf(figures.filesPerHour, 60 * minuteMs, 'files of visitors');
  const leavers = limitOf(figures.messagesPerHour, 60 * minuteMs, 'offline messages');
  const streams = streamsAtMost(figures.streams, connectionsAtMost() * connections.streams);
  const guestAt = async (pass: Pass, reader: Reader): Promise<Guest> =>
    (await guestOf(pass, reader)) ?? rejectUnknownVisitor();
  /** Calls `unit` with the visitor whose token is in the request, in one unit of work. Returns its result. */
  const act = async <Result>(
    place: Place,
    context: RequestContext,
    unit: (guest: Guest, journal: Journal) => Promise<Result>,
  ): Promise<Result> => {
    const pass = passIn(place, context);
    return work(async (journal) => unit(await guestAt(pass, journal), journal));
  };
  const done = (...[place, context, unit]: Parameters<typeof act>) =>
    act(place, context, async (guest, journal) => {
      await unit(guest, journal);
      return { status: 204 as const };
    });

  const reportOf = (visit: Visit, { remoteAddress: ip_addr, headers }: RequestContext) => {
    const { page, utm_json, user_agent } = visitOf(visit, headers['user-agent'] ?? '');
    // The location is unknown. So is `utm`, the campaign as one text, because a widget reports a campaign by its parts.
    const session = partOf(Session, { geoip: {}, utm: undefined, utm_json, ip_addr, user_agent });
    return { page, session };
  };

  return {
    async beginSession(input, context) {
      const { widget_id } = input.path;
      const isNew = context.headers['authorization'] === undefined;
      const token = isNew ? randomBytes(24).toString('base64url') : undefined;
      const known = token ?? tokenIn(context);
      if (known === undefined) return rejectUnknownVisitor();
      const pass = passOf(widget_id, known);
      const seconds = isNew ? newcomers(context.remoteAddress) : 0;
      if (seconds > 0) return tooMany('Too many new visitors come from this network.', seconds);
      const told = reportOf(input.body, context);
      await work(async (journal) => {
        if (isNew && (await channelOfWidget(widget_id, journal)))
          await enter(widget_id, pass.customer_id, told, journal);
        const guest = isNew ? undefined : await guestOf(pass, journal);
        if (guest) await report(guest, told, conversation, journal);
      });
      // The last event number is read before the chat. So an event between the two reads may be sent twice, but is never lost. The widget
      // recognises repeated entries by their numbers.
      const last_event_id = await events.last();
      const session = await sessionOf(await guestAt(pass, store), store);
      return ok({ ...defined({ token }), ...session, last_event_id });
    },

    moveToPage: (input, context) =>
      done(input, context, (guest, journal) =>
        report(guest, reportOf(input.body, context), conversation, journal),
      ),

    async streamVisitorEvents(input, context) {
      const pass = passIn(input, context);
      const { visitor } = await guestAt(pass, store);
      const after = await events.from(input.headers?.['last-event-id']);
      if (!streams(pass, context.signal)) return tooMany('Too many streams of this visitor are open.', 60);
      return { status: 200, events: feedOf(parts, pass, visitor.visitor_number, after, context.signal) };
    },

    sendVisitorMessage: (input, context) =>
      act(input, context, async (guest, journal) => {
        const { answers, text } = input.body;
        const entry = answers === undefined ? undefined : await entryAt(answers, journal);
        const isOffered =
          entry?.type === 'buttons' &&
          entry.chat_id === guest.visitor.last_chat &&
          entry.buttons.includes(text);
        if (answers !== undefined && !isOffered)
          return reject(404, '/answers names no entry of this chat with such a button.');
        const message = { type: 'text' as const, text };
        return ok({ entry_id: await say(guest, input.body, async () => message, conversation, journal) });
      }),

    async sendVisitorFile(input, context) {
      const seconds = senders(context.remoteAddress);
      if (seconds > 0) return tooMany('Too many files were sent from this network.', seconds);
      const file = uploadOf(input.body);
      return act(input, context, async (guest, journal) => {
        const message = () => mediaOf(file, sizeLimits.filesOfVisitors, parts.baseUrl(), journal);
        return ok({ entry_id: await say(guest, input.body, message, conversation, journal) });
      });
    },

    setVisitorTyping: (input, context) =>
      done(input, context, async ({ channel, visitor }, journal) => {
        const message = { type: input.body.typing ? ('typein' as const) : ('typeout' as const) };
        const sender = { id: visitor.customer_id };
        if (visitor.open_chat !== undefined)
          await conversation.receive(channel, { sender, message }, journal);
      }),

    rateChat: (input, context) =>
      act(input, context, async ({ visitor }, journal) => {
        const chat = await chatOf(visitor.last_chat, journal);
        if (!chat) return reject(404, 'There is no chat to rate.');
        await conversation.reportVisitor(chat, { rate: input.body.rate }, journal);
        return { status: 204 };
      }),

    setVisitorContact(input, context) {
      const given = Object.entries(partOf(ContactInfo, input.body)).filter(([, value]) => value !== '');
      return done(input, context, (guest, journal) =>
        report(guest, Object.fromEntries(given), conversation, journal),
      );
    },

    setVisitorCustomData: (input, context) =>
      done(input, context, (guest, journal) => showFields(guest, input.body.fields, journal)),

    setVisitorToken: (input, context) =>
      done(input, context, (guest, journal) =>
        report(guest, { user_token: input.body.token }, conversation, journal),
      ),

    async leaveOfflineMessage(input, context) {
      const wrong = wrongIn(input.body.form);
      if (wrong !== undefined)
        return reject(400, `/form/${wrong} ${wrong === 'message' ? 'is empty' : 'is not valid'}.`);
      const seconds = leavers(context.remoteAddress);
      if (seconds > 0) return tooMany('Too many messages were left from this network.', seconds);
      const message = { ...input.body, offline_message_id: randomUUID() };
      return done(input, context, (guest, journal) => leaveMessage(guest, message, conversation, journal));
    },

    async requestCall(input, context) {
      const { phone } = input.body;
      if (!isPhoneNumber(phone)) return reject(400, '/phone is not a phone number.');
      const asking = await guestAt(passIn(input, context), store);
      const hasWritten = asking.visitor.widget.taken.some(([, entry_id]) => entry_id !== offlineMessageEntry);
      if (!hasWritten && callers(context.remoteAddress) > 0)
        return reject(400, 'Too many calls were requested from this network. Write a message instead.');
      return act(input, context, async (guest, journal) => {
        const hindrance = await call(guest, phone, conversation, journal);
        return hindrance === undefined ? { status: 204 } : reject(400, hindrance);
      });
    },

    cancelCall: (input, context) =>
      done(input, context, (guest, journal) => cancelCall(guest, conversation, journal)),

    getAvailability: async (input, context) =>
      ok(await availabilityOf(await guestAt(passIn(input, context), store), store)),
  };
}

const minuteMs = 60_000;

function tooMany(what: string, seconds: number): ErrorAnswer<429> {
  const answer = errorAnswer(429, `${what} Wait as long as Retry-After says.`);
  return { ...answer, headers: { 'retry-after': String(seconds) } };
}

function tokenIn({ headers }: RequestContext): string | undefined {
  return /^bearer +(\S+)$/i.exec(headers['authorization'] ?? '')?.[1];
}

/** Returns the widget and the customer id that belong to the token in a request. Rejects a request without a token. */
function passIn({ path }: Place, context: RequestContext): Pass {
  const says = 'Send the visitor’s token as Authorization: Bearer <token>. A session begins with one.';
  return passOf(path.widget_id, tokenIn(context) ?? reject(401, says));
}

function rejectUnknownVisitor(): never {
  return reject(404, 'No visitor of this widget has that token. Begin a session without a token.');
}

/**
 * Returns a function that counts an event stream of a visitor until the signal `end` aborts. It returns false if the stream would exceed
 * `mostOfOne` for its visitor, or `most` for all visitors. The stream is then not counted.
 */
function streamsAtMost(mostOfOne: number, most: number): (pass: Pass, end: AbortSignal) => boolean {
  const open = new Map<string, number>();
  let all = 0;
  return ({ widget_id, customer_id }, end) => {
    const visitor = `${widget_id}\n${customer_id}`;
    const count = open.get(visitor) ?? 0;
    if (end.aborted || count >= mostOfOne || all >= most) return false;
    open.set(visitor, count + 1);
    all++;
    const over = () => {
      all--;
      const left = open.get(visitor)! - 1;
      if (left > 0) open.set(visitor, left);
      else open.delete(visitor);
    };
    end.addEventListener('abort', over, { once: true });
    return true;
  };
}

/** Returns the data of a visit that are stored: only documented fields, cut so that their size as JSON is within `sizeLimits.session`. */
function visitOf({ page, utm = {} }: Visit, user_agent: string) {
  const told = { page: partOf(schemas.PageInfo, page), utm_json: partOf(schemas.UtmTags, utm), user_agent };
  if (JSON.stringify(told).length <= sizeLimits.session) return told;
  // Texts longer than an equal share of the limit are cut. The share is halved, because a character may take up to six characters in JSON.
  const fields = Object.keys({ ...schemas.PageInfo.properties, ...schemas.UtmTags.properties }).length + 1;
  const share = Math.floor(sizeLimits.session / fields / 2);
  const cut = (name: string, value: unknown) => {
    if (typeof value !== 'string' || value.length <= share) return value;
    return name === 'url' ? cutUrl(value, share) : value.slice(0, share).toWellFormed();
  };
  return JSON.parse(JSON.stringify(told, cut)) as typeof told;
}

/** Returns a URL without its query and fragment, cut to `length` characters. The cut is never within a percent escape. */
function cutUrl(url: string, length: number): string {
  return url
    .replace(/[?#].*$/s, '')
    .slice(0, length)
    .replace(/%[\da-f]?$/i, '');
}
