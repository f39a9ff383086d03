import type { DeskCustomer } from '../../../generated/desk/types.ts';
import type { Case } from '../../case.ts';
import { noted } from '../../evidence.ts';
import { type Judge, need } from '../../judge.ts';
import { type Json, mentions, text, unique } from '../../messages.ts';
import type { ServiceContext } from '../../service-context.ts';
import type { Site } from '../../site.ts';

export const customerCases: readonly Case<ServiceContext>[] = [
  {
    id: 'customer-without-a-name',
    title: 'A customer without a name is shown as Anonymous',
    rules: ['CHN-IN-10'],
    needs: ['desk'],
    async run(context, judge) {
      const site = await context.site();
      const chatId = await site.openChat();
      const { customer } = (await site.desk.chat(chatId)).chat;
      judge.holds('CHN-IN-10', customer?.name === 'Anonymous', {
        expected: 'Anonymous',
        observed: JSON.stringify(customer?.name) ?? 'no name',
        evidence: [noted('customer at the desk', customer)],
      });
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
      ];
      for (const prefix of [...photos, 'https:files.example/', ''])
        await judgePhoto(judge, site, `${prefix}${mark}.png`);
    },
  },
  {
    id: 'invitation-as-context',
    title: 'sender.invite is shown to the agent',
    rules: ['CHN-IN-13'],
    needs: ['desk'],
    async run(context, judge) {
      const site = await context.site();
      const invite = `${unique('Can we help')} with the boots?`;
      await site.openChat({ id: unique('customer'), invite });
      const shown = await site.untilChat((chat) => mentions(chat, invite) || undefined, 1500);
      judge.holds('CHN-IN-13', shown === true, {
        expected: `the chat shows “${invite}”`,
        observed: shown ? 'the chat shows it' : 'the chat does not show it',
        evidence: [noted('chats of the channel at the desk', await site.chats())],
      });
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

/** The message may be taken or refused; the picture must not be seen either way. */
async function judgePhoto(judge: Judge, site: Site, photo: string): Promise<void> {
  const sender = { id: unique('customer') };
  const answer = await site.postMessage({ ...sender, photo }, text('Look at me'));
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
