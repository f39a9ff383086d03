import type { DeskCustomer } from '../../../../generated/desk/types.ts';
import type { ServiceContext } from '../../../desk/service-context.ts';
import type { Site } from '../../../desk/site.ts';
import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { noted } from '../../../wire/evidence.ts';
import { type Json, media, mentions, text, unique } from '../../../wire/messages.ts';
import { sideBySide } from '../../../wire/side-by-side.ts';

export const customerCases: readonly Case<ServiceContext>[] = [
  {
    id: 'customer-without-a-name',
    title: 'A customer without a name is shown as Anonymous',
    rules: ['CHN-IN-10'],
    needs: ['desk'],
    async run(context, judge) {
      const site = await context.site();
      const messages = [
        text(unique('hello')),
        media('photo', { file: fileOf('photo') }),
        media('voice', { file: fileOf('voice') }),
      ];
      await sideBySide(messages, (message) => judgeNameless(judge, site, message));
    },
  },
  {
    id: 'customer-data-given-later',
    title: 'Name, phone and e-mail given later in the chat replace what the agent sees',
    rules: ['CHN-IN-11'],
    needs: ['desk'],
    async run(context, judge) {
      const site = await context.site();
      const id = unique('customer');
      const first = { name: 'Zoe', phone: '+43 1 5550100', email: 'zoe@customers.example' };
      const later = { name: 'Zoë Wegener', phone: '+43 1 5550199', email: 'wegener@customers.example' };
      await site.openChat({ id });
      await judgeUpdate(judge, site, id, 'given for the first time', first);
      await judgeUpdate(judge, site, id, 'given anew', later);
    },
  },
  {
    id: 'picture-that-is-no-web-address',
    title: 'A sender.photo that begins with neither http:// nor https:// is never shown',
    rules: ['CHN-IN-12'],
    needs: ['desk'],
    async run(context, judge) {
      const site = await context.site();
      const mark = unique('photo');
      const photos = [
        'javascript:alert',
        'data:image/png;base64,',
        'ftp://files.example/',
        '//files.example/',
        '/',
        'httpx://',
        'http:/files.example/',
      ];
      await sideBySide([...photos, 'https:files.example/', ''], (prefix) =>
        judgePhoto(judge, site, `${prefix}${mark}.png`),
      );
    },
  },
  {
    id: 'invitation-as-context',
    title: 'sender.invite is shown to the agent',
    rules: ['CHN-IN-13'],
    needs: ['desk'],
    async run(context, judge) {
      const site = await context.site();
      const id = unique('customer');
      const invitations = [`${unique('Can we help')} with the boots?`, `${unique('Or')} with the laces?`];
      for (const invite of invitations) await judgeInvited(judge, site, { id, invite });
    },
  },
];

async function judgeUpdate(judge: Judge, site: Site, id: string, what: string, given: Json): Promise<void> {
  const words = unique('update');
  await site.postMessage({ id, ...given }, text(words));
  let seen: DeskCustomer | undefined;
  const updated = await site.untilChat(({ chat, transcript }) => {
    if (!transcript.some(({ text: said }) => said === words)) return undefined;
    seen = chat.customer;
    return fits(seen, given) || undefined;
  }, 2500);
  need(seen !== undefined, 'a second text of the customer reaches the desk');
  judge.holds('CHN-IN-11', updated === true, {
    expected: `${what}: ${JSON.stringify(given)}`,
    observed: `${what}: ${JSON.stringify(seen)}`,
    evidence: [noted('customer at the desk', seen)],
  });
}

function fits(seen: DeskCustomer | undefined, given: Json): boolean {
  return (['name', 'phone', 'email'] as const).every((field) => seen?.[field] === given[field]);
}

/** The first message opens the chat, and the other goes on with it: either may bring an invitation. */
async function judgeInvited(judge: Judge, site: Site, sender: { id: string; invite: string }): Promise<void> {
  await site.openChat(sender);
  const shown = await site.untilChat((chat) => mentions(chat, sender.invite) || undefined, 1500);
  judge.holds('CHN-IN-13', shown === true, {
    expected: `the chat shows “${sender.invite}”`,
    observed: shown ? 'the chat shows it' : 'the chat does not show it',
    evidence: [noted('chats of the channel at the desk', await site.chats())],
  });
}

/** A customer of whom nothing but an id is known, whatever the first message is. */
async function judgeNameless(judge: Judge, site: Site, message: Json): Promise<void> {
  const answer = await site.postMessage({ id: unique('customer') }, message);
  const mark = String(message['file'] ?? message['text']);
  const seen = await site.untilChat(({ chat, transcript }) =>
    transcript.some((entry) => mentions(entry, mark)) ? chat : undefined,
  );
  const { customer } = need(seen, `a customer’s ${message['type']} reaches the desk`, answer.evidence);
  judge.holds('CHN-IN-10', customer?.name === 'Anonymous', {
    expected: `${message['type']} as the first message: Anonymous`,
    observed: JSON.stringify(customer?.name) ?? 'no name',
    evidence: [...answer.evidence, noted('customer at the desk', customer)],
  });
}

function fileOf(type: string): string {
  return `https://files.example/${type}/${unique('first')}`;
}

/** The message may be taken or refused; the picture must not be seen either way, with the first message or a later one. */
async function judgePhoto(judge: Judge, site: Site, photo: string): Promise<void> {
  const sender = { id: unique('customer') };
  const answer = await site.postMessage({ ...sender, photo }, text('Look at me'));
  await site.postMessage({ ...sender, photo }, text('Look again'));
  const words = unique('marker');
  await site.postMessage(sender, text(words));
  const { chat } = need(await site.untilSaid(words), 'a customer’s text reaches the desk', answer.evidence);
  const seen = await site.desk.chat(chat.chat_id);
  const shown =
    chat.customer?.photo !== undefined ? mentions(chat.customer.photo, photo) : mentions(seen, photo);
  judge.holds('CHN-IN-12', !shown, {
    expected: `${photo} is not shown`,
    observed: shown ? `${photo} is shown` : 'no such picture is shown',
    evidence: [...answer.evidence, noted('chat at the desk', seen)],
  });
}
