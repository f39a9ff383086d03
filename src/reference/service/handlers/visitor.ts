import type { RequestContext } from '../../../../generated/operation.ts';
import type { VisitorHandlers } from '../../../../generated/reference/visitor/operations.ts';
import { type ErrorAnswer, errorAnswer } from '../../../contract/serve/errors.ts';
import { isPhoneNumber, wrongIn } from '../../shared/offline-form.ts';
import { entryAt } from '../journal/entries.ts';
import { feedOf } from '../widget/feed.ts';
import { type Guest, guestOf, type Pass, passOf } from '../widget/guests.ts';
import { availabilityOf } from '../widget/visitor-view.ts';
import type { Widgets } from '../widget/widgets.ts';

type Place = { path: { widget_id: string } };

/** The operations of `specs/reference/visitor.openapi.yaml`, for the reference's widget. */
export function visitorHandlers(widgets: Widgets): VisitorHandlers {
  const { store } = widgets.parts;
  const guestAt = async (
    place: Place,
    context: RequestContext,
  ): Promise<(Guest & { pass: Pass }) | Nobody> => {
    const pass = passIn(place, context);
    if ('status' in pass) return pass;
    const guest = await guestOf(pass, store);
    return guest ? { ...guest, pass } : nobody();
  };
  /** Acts for the visitor whose token the request carries. */
  const done = async (
    place: Place,
    context: RequestContext,
    act: (pass: Pass) => Promise<unknown>,
  ): Promise<{ status: 204 } | Nobody> => {
    const pass = passIn(place, context);
    if ('status' in pass) return pass;
    return (await act(pass)) ? { status: 204 } : nobody();
  };

  return {
    async beginSession(input, context) {
      const { body, path } = input;
      const origin = originOf(context);
      if (context.headers['authorization'] === undefined) {
        const session = await widgets.welcome(path.widget_id, body, origin);
        return session ? { status: 200, body: session } : nobody();
      }
      const pass = passIn(input, context);
      const session = 'status' in pass ? undefined : await widgets.welcomeBack(pass, body, origin);
      return session ? { status: 200, body: session } : nobody();
    },

    moveToPage: (input, context) =>
      done(input, context, (pass) => widgets.move(pass, input.body, originOf(context))),

    async streamVisitorEvents(input, context) {
      const guest = await guestAt(input, context);
      if ('status' in guest) return guest;
      const after = await widgets.parts.events.from(input.headers?.['last-event-id']);
      const { pass, visitor } = guest;
      return {
        status: 200,
        events: feedOf(widgets.parts, pass, visitor.visitor_number, after, context.signal),
      };
    },

    async sendVisitorMessage(input, context) {
      const guest = await guestAt(input, context);
      if ('status' in guest) return guest;
      const { answers, text } = input.body;
      const entry = answers === undefined ? undefined : await entryAt(answers, store);
      const isOffered =
        entry?.type === 'buttons' &&
        entry.chat_id === guest.visitor.last_chat &&
        entry.buttons.includes(text);
      if (answers !== undefined && !isOffered)
        return errorAnswer(404, '/answers names no entry of this chat with such a button.');
      const entry_id = await widgets.say(guest.pass, input.body);
      return entry_id === undefined ? nobody() : { status: 200, body: { entry_id } };
    },

    setVisitorTyping: (input, context) =>
      done(input, context, (pass) => widgets.type(pass, input.body.typing)),

    async rateChat(input, context) {
      const pass = passIn(input, context);
      if ('status' in pass) return pass;
      const isRated = await widgets.rate(pass, input.body.rate);
      if (isRated === undefined) return nobody();
      return isRated ? { status: 204 } : errorAnswer(404, 'There is no chat to rate.');
    },

    setVisitorContact: (input, context) =>
      done(input, context, (pass) => {
        const { name, email, phone, description } = input.body;
        const given = Object.entries({ name, email, phone, description }).filter(([, value]) => value);
        return widgets.report(pass, Object.fromEntries(given));
      }),

    setVisitorCustomData: (input, context) =>
      done(input, context, (pass) => widgets.showFields(pass, input.body.fields)),

    setVisitorToken: (input, context) =>
      done(input, context, (pass) => widgets.report(pass, { user_token: input.body.token })),

    async leaveOfflineMessage(input, context) {
      const { message_id, form } = input.body;
      const wrong = wrongIn(form);
      if (wrong !== undefined) return errorAnswer(400, `/form: ${wrong}`);
      return done(input, context, (pass) => widgets.leaveMessage(pass, message_id, form));
    },

    async requestCall(input, context) {
      const pass = passIn(input, context);
      if ('status' in pass) return pass;
      if (!isPhoneNumber(input.body.phone)) return errorAnswer(400, '/phone is no phone number.');
      const called = await widgets.call(pass, input.body.phone);
      if (!called) return nobody();
      return called.hindrance === undefined ? { status: 204 } : errorAnswer(400, called.hindrance);
    },

    async getAvailability(input, context) {
      const guest = await guestAt(input, context);
      return 'status' in guest ? guest : { status: 200, body: await availabilityOf(guest, store) };
    },
  };
}

type Nobody = ErrorAnswer<401> | ErrorAnswer<404>;

/** The visitor that the token of a request stands for. */
function passIn({ path }: Place, { headers }: RequestContext): Pass | ErrorAnswer<401> {
  const token = /^bearer +(\S+)$/i.exec(headers['authorization'] ?? '')?.[1];
  return token === undefined
    ? errorAnswer(
        401,
        'Send the visitor’s token as Authorization: Bearer <token>. A session begins with one.',
      )
    : passOf(path.widget_id, token);
}

function nobody(): ErrorAnswer<404> {
  return errorAnswer(404, 'No visitor of this widget is known by that token. Begin a session without one.');
}

function originOf({ remoteAddress, headers }: RequestContext) {
  return { ip_addr: remoteAddress, user_agent: headers['user-agent'] ?? '' };
}
