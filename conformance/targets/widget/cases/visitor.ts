import type { Case } from '../../../run/case.ts';
import { mentions, unique } from '../../../wire/payload/messages.ts';
import { type WidgetContext, withVisitor } from '../context.ts';

/** Who the visitor is. */
export const visitorCases: readonly Case<WidgetContext>[] = [
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
