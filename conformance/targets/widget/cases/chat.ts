import { printed } from '../../../../generated/faults.ts';
import type { DeskChat } from '../../../../generated/reference/desk/types.ts';
import type { Case } from '../../../run/case.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { mentions, unique } from '../../../wire/payload/messages.ts';
import { type WidgetContext, withVisitor } from '../context.ts';
import type { Person } from '../person.ts';

export const cases: readonly Case<WidgetContext>[] = [
  {
    id: 'first-message',
    title: 'A visitor writes three times, and the agent presses Reply',
    rules: ['WID-06', 'WID-19', 'WID-20'],
    run: withVisitor(async (person, judge, context) => {
      const { chat } = await context.chats(person);
      await person.hears('svc_onMessageSent');
      for (let more = 2; more > 0; more -= 1) await context.chats(person, unique('more'));
      const sent = await person.heard('svc_onMessageSent');
      const times = `called ${sent.length} times for three messages`;
      judge.saw('WID-19', sent.length === 1, 'svc_onMessageSent', times, await person.looks());
      const number = await person.call(
        `new Promise((done) => {
          const isNumber = (value) => value !== undefined && value !== null && value !== '' && typeof value !== 'object';
          const given = svc_api.getVisitorNumber((...all) => done(all.find(isNumber)));
          Promise.resolve(given).then((value) => { if (isNumber(value)) done(value); });
          setTimeout(() => done(null), 3000);
        })`,
      );
      if (chat.visitor_number === undefined) judge.cannotSee('WID-06', 'the desk shows no visitor number');
      else {
        const isSame = printed(number) === printed(chat.visitor_number);
        judge.saw('WID-06', isSame, `getVisitorNumber of number ${chat.visitor_number}`, number);
      }
      const early = await person.heard('svc_onAccept');
      await context.desk.acceptChat(chat.chat_id, { agent_id: context.agentId });
      const accepted = await person.hears('svc_onAccept');
      const called = `called ${early.length} times before Reply, ${accepted ? 'and then' : 'not then'}`;
      const isRight = accepted !== undefined && early.length === 0;
      judge.saw('WID-20', isRight, 'svc_onAccept', called, await person.looks());
    }),
  },
  {
    id: 'proactive-invitation',
    title: 'The page invites the visitor, now and as soon as it opens',
    rules: ['WID-15'],
    async run(context, judge) {
      const [text, again] = [unique('May I help you'), unique('Can I still help you')];
      const method = 'showProactiveInvitation';
      const sees = async (person: Person, words: string, how: string) => {
        const isSeen = await person.sees(words);
        const seen = isSeen ? 'the text is seen' : 'the text is not seen';
        judge.saw('WID-15', isSeen, `${method} ${how}`, seen, await person.looks());
      };
      const asked = withVisitor(async (person) => {
        await person.api(method, text);
        await sees(person, text, 'from the page');
        await person.api('close');
        await person.api(method, again);
        await sees(person, again, 'once more, with another text');
      });
      const atLoad = `svc_api.${method}(${JSON.stringify(text)})`;
      const loaded = withVisitor((person) => sees(person, text, 'from svc_onLoadCallback'), { atLoad });
      for (const run of [asked, loaded]) await run(context, judge);
    },
  },
  {
    id: 'invitation-rules',
    title: 'The page replaces the rules of invitations',
    rules: ['WID-13'],
    run: withVisitor(async (person, judge) => {
      const [old, present] = [unique('The old rule'), unique('The new rule')];
      await person.api('setRules', { one: { text: old, delay: 2 } });
      await person.api('setRules', { two: { text: present, delay: 0.1 } });
      await person.needs(
        await person.sees(present, 3000),
        'rules in the form that is documented with setRules invite (OPEN-24)',
      );
      // An invitation is not visible while the window is open. So the window is closed before the invitation of the old rule is due.
      await person.api('close');
      const isOldSeen = await person.sees(old, 3500);
      const invites = isOldSeen ? 'the old ones invite, too' : 'the new ones alone invite';
      judge.saw('WID-13', !isOldSeen, 'rules', invites, await person.looks());
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
      const good = await person.api('sendOfflineMessage', form);
      judge.saw('WID-18', good?.result === 'ok', 'sendOfflineMessage of a whole form', good);
      if (context.desk.following) {
        const isThere = () =>
          context.desk.events.slice(before).some(({ event }) => event.event === 'offline_message');
        const arrived = await person.until(async () => isThere());
        judge.saw('WID-18', arrived !== undefined, 'the message at the desk', arrived ?? 'not there');
      }
      const empty = { name: '', email: '', phone: '', description: '', message: '' };
      const bad = await person.api('sendOfflineMessage', empty);
      const isRefused = bad?.result === 'fail' && typeof bad.error === 'string' && bad.error !== '';
      judge.saw('WID-18', isRefused, 'sendOfflineMessage of an empty form', bad, [noted('the form', empty)]);
    }),
  },
  {
    id: 'contact-data',
    title: 'The page and the visitor set the visitor’s name and contact data',
    rules: ['WID-05', 'WID-07', 'WID-21'],
    run: withVisitor(async (person, judge, context) => {
      const contact = someContact('+49 30 9018210');
      await person.api('setContactInfo', contact);
      const read = await person.api('getContactInfo');
      const isRead = Object.values(contact).every((value) => mentions(read, value));
      judge.saw('WID-05', isRead, `getContactInfo after ${JSON.stringify(contact)} was set`, read);
      const { chat } = await context.chats(person);
      const isShown = async (all: Record<string, string>) => {
        const hasAll = (seen: DeskChat) => Object.values(all).every((value) => mentions(seen, value));
        return (await context.untilChat(chat.chat_id, hasAll)) !== undefined;
      };
      const customer = async () => JSON.stringify((await context.desk.getChat(chat.chat_id)).chat.customer);
      const judgeShown = async (all: Record<string, string>, when: string) =>
        judge.saw('WID-07', await isShown(all), `${JSON.stringify(all)} was set ${when}`, await customer());
      await judgeShown(contact, 'before the chat');
      const later = someContact('+49 30 9018211');
      await person.api('setContactInfo', later);
      await judgeShown(later, 'in the open chat');
      // The source does not say whether the contact data may lack a field. So the result is only reported.
      const alone = { email: `${unique('alone')}@conformance.example` };
      await person.api('setContactInfo', alone);
      const isKept = await isShown(alone);
      const observed = `an email that is set alone is not shown to the agent: ${await customer()}`;
      judge.prefers('WID-07', isKept, { observed });
      const typed = unique('Hopper');
      if (!(await person.introduces(typed))) {
        judge.notes('WID-05', 'no contacts form was found by its field for a name');
        return void (await person.needs(false, 'a contacts form with a field for a name can be found'));
      }
      const told = await person.hears('svc_onIntroduction');
      const called = told ? 'it was called' : 'it was not called';
      judge.saw('WID-21', told !== undefined, 'svc_onIntroduction', called, await person.looks());
      const after = await person.api('getContactInfo');
      judge.saw('WID-05', mentions(after, typed), `getContactInfo after ${typed} was typed`, after);
    }),
  },
  {
    id: 'user-token',
    title: 'The page gives the visitor an id of its own, which reaches the service',
    rules: ['WID-14'],
    run: withVisitor(async (person, judge, context) => {
      const token = unique('customer');
      const give = async (given: string | null) => {
        const result = await person.api('setUserToken', given);
        const isRefusal = result?.result === 'fail' && (result.token === false || result.token === given);
        const isTaken = result?.result === 'ok' && result.token === given;
        const isRight = isTaken || (given !== token && isRefusal);
        judge.saw('WID-14', isRight, `setUserToken(${JSON.stringify(given)})`, result);
      };
      // The visitor logs in and thereby gets another id.
      for (const given of [unique('guest'), token]) await give(given);
      const { chat } = await context.chats(person);
      const known = await tokenAtDesk(context, chat.chat_id, token);
      if (known === undefined) judge.notes('WID-14', 'the desk does not tell the token of a visitor');
      else
        judge.saw('WID-14', known === token, `the visitor at the desk after setUserToken("${token}")`, known);
      for (const given of ['', null]) await give(given);
    }),
  },
];

const someContact = (phone: string) => ({
  name: `${unique('Grace')} Łukasz & "Söhne" 🙂`,
  email: `${unique('grace')}@conformance.example`,
  phone,
  description: `${unique('Buys for a school')} & <more>`,
});

/** Waits until the desk shows `token`. Returns the token that it shows at the end, or undefined if it never shows tokens. */
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
