import type { Case } from '../../../run/case.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { mentions, unique } from '../../../wire/payload/messages.ts';
import { type WidgetContext, withVisitor } from '../context.ts';

export const chatCases: readonly Case<WidgetContext>[] = [
  {
    id: 'first-message',
    title: 'A visitor writes three times, and the agent presses Reply',
    rules: ['WID-06', 'WID-19', 'WID-20'],
    run: withVisitor(async (person, judge, context) => {
      const { chat } = await context.chats(person);
      await person.hears('svc_onMessageSent');
      for (let more = 2; more > 0; more -= 1) await context.chats(person, unique('more'));
      const sent = await person.heard('svc_onMessageSent');
      judge.holds('WID-19', sent.length === 1, {
        expected: 'svc_onMessageSent once for three messages',
        observed: `called ${sent.length} times`,
        evidence: await person.looks(),
      });
      const number = await person.call(
        `new Promise((done) => {
          const isNumber = (value) => value !== undefined && value !== null && value !== '' && typeof value !== 'object';
          const given = svc_api.getVisitorNumber((...all) => done(all.find(isNumber)));
          Promise.resolve(given).then((value) => { if (isNumber(value)) done(value); });
          setTimeout(() => done(null), 3000);
        })`,
      );
      if (chat.visitor_number === undefined) judge.cannotSee('WID-06', 'the desk shows no visitor number');
      else
        judge.holds('WID-06', String(number) === String(chat.visitor_number), {
          expected: `getVisitorNumber gives ${chat.visitor_number}, which the agent is shown`,
          observed: JSON.stringify(number),
        });
      const early = await person.heard('svc_onAccept');
      await context.desk.acceptChat(chat.chat_id, context.agentId);
      const accepted = await person.hears('svc_onAccept');
      judge.holds('WID-20', accepted !== undefined && early.length === 0, {
        expected: 'svc_onAccept is called when the agent presses Reply, and not before',
        observed:
          early.length > 0 ? 'it was called before' : accepted ? 'it was called' : 'it was not called',
        evidence: await person.looks(),
      });
    }),
  },
  {
    id: 'proactive-invitation',
    title: 'The page invites the visitor, now and as soon as it opens',
    rules: ['WID-15'],
    async run(context, judge) {
      const [text, again] = [unique('May I help you'), unique('Can I still help you')];
      const show = (words: string) => `svc_api.showProactiveInvitation(${JSON.stringify(words)})`;
      for (const atLoad of [undefined, show(text)])
        await context.lock.shared(() =>
          context.visiting(
            async (person) => {
              const sees = async (words: string, how: string) => {
                const isSeen = await person.sees(words);
                judge.holds('WID-15', isSeen, {
                  expected: `showProactiveInvitation ${how}opens the window with its text`,
                  observed: isSeen ? 'the text is seen' : 'the text is not seen',
                  evidence: await person.looks(),
                });
              };
              if (!atLoad) await person.call(show(text));
              await sees(text, atLoad ? 'from svc_onLoadCallback ' : '');
              if (atLoad) return;
              await person.call('svc_api.close()');
              await person.call(show(again));
              await sees(again, 'once more, with another text, ');
            },
            atLoad ? { atLoad } : {},
          ),
        );
    },
  },
  {
    id: 'invitation-rules',
    title: 'The page replaces the rules of invitations',
    rules: ['WID-13'],
    run: withVisitor(async (person, judge) => {
      const [old, present] = [unique('The old rule'), unique('The new rule')];
      await person.call(`svc_api.setRules({ one: { text: ${JSON.stringify(old)}, delay: 2 } })`);
      await person.call(`svc_api.setRules({ two: { text: ${JSON.stringify(present)}, delay: 0.1 } })`);
      await person.needs(
        await person.sees(present, 3000),
        'rules in the form that is documented with setRules invite (OPEN-24)',
      );
      // An open window covers an invitation: it is closed before the old rule would invite.
      await person.call('svc_api.close()');
      const isOldSeen = await person.sees(old, 3500);
      judge.holds('WID-13', !isOldSeen, {
        expected: 'an invitation by the new rules, none by the old ones',
        observed: isOldSeen ? 'both invite' : 'the new ones alone invite',
        evidence: await person.looks(),
      });
    }),
  },
  {
    id: 'offline-form',
    title: 'The page leaves a message, and an empty one',
    rules: ['WID-18'],
    run: withVisitor(async (person, judge, context) => {
      const form = {
        name: 'Grace',
        email: 'grace@conformance.example',
        phone: '+49 30 9018210',
        description: 'Buys for a school',
        message: unique('Please write to me'),
      };
      const before = context.desk.events.length;
      const good = await person.call<{ result?: unknown } | null>(
        `svc_api.sendOfflineMessage(${JSON.stringify(form)})`,
      );
      judge.holds('WID-18', good?.result === 'ok', {
        expected: '{result: "ok"} for a whole form',
        observed: JSON.stringify(good),
      });
      if (context.desk.following) {
        const isThere = () =>
          context.desk.events.slice(before).some(({ event }) => event.event === 'offline_message');
        const arrived = await person.until(async () => isThere());
        judge.holds('WID-18', arrived !== undefined, {
          expected: 'the message reaches the desk',
          observed: arrived ? 'it does' : 'it does not',
        });
      }
      const empty = { name: '', email: '', phone: '', description: '', message: '' };
      const bad = await person.call<{ result?: unknown; error?: unknown } | null>(
        `svc_api.sendOfflineMessage(${JSON.stringify(empty)})`,
      );
      judge.holds('WID-18', bad?.result === 'fail' && typeof bad.error === 'string' && bad.error !== '', {
        expected: '{result: "fail", error} for an empty form',
        observed: JSON.stringify(bad),
        evidence: [noted('the form', empty)],
      });
    }),
  },
  {
    id: 'contact-data',
    title: 'The page and the visitor tell who the visitor is',
    rules: ['WID-05', 'WID-07', 'WID-21'],
    run: withVisitor(async (person, judge, context) => {
      const contact = someContact('+49 30 9018210');
      await person.call(`svc_api.setContactInfo(${JSON.stringify(contact)})`);
      const read = await person.call('svc_api.getContactInfo()');
      const unread = Object.values(contact).filter((value) => !mentions(read, value));
      judge.holds('WID-05', unread.length === 0, {
        expected: `getContactInfo has what was set: ${JSON.stringify(contact)}`,
        observed: JSON.stringify(read),
      });
      const { chat } = await context.chats(person);
      const shows = (all: Record<string, string>) =>
        context.untilChat(chat.chat_id, (seen) => Object.values(all).every((value) => mentions(seen, value)));
      const customer = async () => JSON.stringify((await context.desk.getChat(chat.chat_id)).chat.customer);
      judge.holds('WID-07', (await shows(contact)) !== undefined, {
        expected: `the agent sees ${JSON.stringify(contact)}`,
        observed: await customer(),
      });
      const later = someContact('+49 30 9018211');
      await person.call(`svc_api.setContactInfo(${JSON.stringify(later)})`);
      judge.holds('WID-07', (await shows(later)) !== undefined, {
        expected: `the agent sees what is set while the chat is open: ${JSON.stringify(later)}`,
        observed: await customer(),
      });
      // The source does not say whether a field may be missing.
      const alone = { email: `${unique('alone')}@conformance.example` };
      await person.call(`svc_api.setContactInfo(${JSON.stringify(alone)})`);
      judge.prefers('WID-07', (await shows(alone)) !== undefined, {
        expected: `the agent sees an email that is set alone: ${alone.email}`,
        observed: `an email that is set alone is not shown to the agent: ${await customer()}`,
      });
      const typed = unique('Hopper');
      if (!(await person.introduces(typed))) {
        judge.notes('WID-05', 'no contacts form was found by its field for a name');
        return person.needs(undefined, 'a contacts form with a field for a name can be found');
      }
      const told = await person.hears('svc_onIntroduction');
      judge.holds('WID-21', told !== undefined, {
        expected: 'svc_onIntroduction when the visitor fills in the contacts form',
        observed: told ? 'it was called' : 'it was not called',
        evidence: await person.looks(),
      });
      const after = await person.call('svc_api.getContactInfo()');
      return void judge.holds('WID-05', mentions(after, typed), {
        expected: `getContactInfo has what was typed: ${typed}`,
        observed: JSON.stringify(after),
      });
    }),
  },
  {
    id: 'user-token',
    title: 'The page gives the visitor an id of its own, which reaches the service',
    rules: ['WID-14'],
    run: withVisitor(async (person, judge, context) => {
      const token = unique('customer');
      const give = async (given: string | null) => {
        const result = await person.call<{ result?: unknown; token?: unknown } | null>(
          `svc_api.setUserToken(${JSON.stringify(given)})`,
        );
        const isRefusal = result?.result === 'fail' && (result.token === false || result.token === given);
        const isTaken = result?.result === 'ok' && result.token === given;
        judge.holds('WID-14', isTaken || (given !== token && isRefusal), {
          expected:
            given === token
              ? `{result: "ok", token: ${JSON.stringify(token)}}`
              : `ok with the token, or fail with ${JSON.stringify(given)} or false`,
          observed: JSON.stringify(result),
        });
      };
      await give(token);
      const { chat } = await context.chats(person);
      const known = await tokenAtDesk(context, chat.chat_id, token);
      if (known === undefined) judge.notes('WID-14', 'the desk does not tell the token of a visitor');
      else
        judge.holds('WID-14', known === token, {
          expected: `the service knows the token that was taken, for its webhooks: ${token}`,
          observed: `the desk's visitor has ${known === '' ? 'no user_token' : `the user_token ${known}`}`,
        });
      for (const given of ['', null]) await give(given);
    }),
  },
];

const someContact = (phone: string) => ({
  name: unique('Grace'),
  email: `${unique('grace')}@conformance.example`,
  phone,
  description: unique('Buys for a school'),
});

/**
 * The token that a visitor has at the desk, once it is this one or at last; empty where it has none. Undefined for a desk
 * that does not tell even the one which it has set itself.
 */
async function tokenAtDesk(
  context: WidgetContext,
  chat_id: number,
  token: string,
): Promise<string | undefined> {
  const { desk } = context;
  const read = async () => {
    const { user_token } = await desk.getVisitor(chat_id);
    return user_token === undefined ? '' : String(user_token);
  };
  if ((await read().catch(() => undefined)) === undefined) return undefined;
  const found = await context.until(async () => ((await read()) === token ? token : undefined));
  if (found !== undefined) return found;
  const last = await read();
  const own = unique('at-the-desk');
  const set = await desk.setVisitor(chat_id, { user_token: own }).then(read, () => undefined);
  return set === own ? last : undefined;
}
