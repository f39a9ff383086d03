import { printed } from '../../../../generated/faults.ts';
import type { DeskCustomer } from '../../../../generated/reference/desk/types.ts';
import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { file, fileKinds, kinds, marked } from '../../../wire/payload/kinds.ts';
import { type Json, mentions, text, unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/side-by-side.ts';
import { onSite, type ServiceContext, takes } from '../../shared/service-context.ts';
import { type Site, showMs } from '../../shared/site.ts';

export const customerCases: readonly Case<ServiceContext>[] = [
  {
    id: 'customer-without-a-name',
    title: 'A customer without a name is shown as Anonymous',
    rules: ['CHN-IN-10'],
    run: onSite(async (site, judge) => {
      const customer = () => ({ id: unique('customer') });
      const first: [Json, Json][] = [
        [customer(), text(unique('hello'))],
        ...fileKinds.map((kind): [Json, Json] => [customer(), marked(kind)]),
        // The service must not show other data of a customer, such as the phone number, as the name.
        [{ ...customer(), phone: '+43 1 5550100' }, text(unique('hello'))],
        [{ ...customer(), email: 'zoe@customers.example' }, text(unique('hello'))],
        [{ id: 8_104_711 }, text(unique('hello'))],
      ];
      await sideBySide(first, ([sender, message]) => judgeNameless(judge, site, sender, message));
      // If the customer writes again after the chat was closed, the new chat has no name either.
      const sender = customer();
      const chatId = await judgeNameless(judge, site, sender, text(unique('hello')));
      const isClosed = await takes(() => site.desk.closeChat(chatId, site.agentId));
      if (isClosed) await judgeNameless(judge, site, sender, text(unique('again')));
    }),
  },
  {
    id: 'customer-data-given-later',
    title:
      'Name, phone and e-mail given later in the chat replace what the agent sees, whatever the kind of message',
    rules: ['CHN-IN-11'],
    async run(context, judge) {
      const updates: Update[] = [
        { what: 'given for the first time', known: {}, given: data(), message: text(unique('update')) },
        { what: 'nothing given anew', known: data(), given: {}, message: text(unique('update')) },
        ...kinds.map((kind) => ({
          what: `given anew, with a ${kind.type}`,
          known: data(),
          given: data(),
          message: marked(kind),
        })),
        ...(['phone', 'email'] as const).map((field) => ({
          what: `${field} alone given anew`,
          known: data(),
          given: { [field]: data()[field] },
          message: text(unique('update')),
        })),
      ];
      const site = await context.site();
      const other = data();
      const otherChat = await site.openChat({ id: unique('customer'), ...other });
      await sideBySide(updates, (update) => judgeUpdate(judge, site, update));
      await judgeCustomer(judge, 'a customer of whom others told nothing', site, otherChat, other);
    },
  },
  {
    id: 'picture-that-is-no-web-address',
    title: 'A sender.photo that begins with neither http:// nor https:// is never shown',
    rules: ['CHN-IN-12'],
    run: onSite(async (site, judge) => {
      const mark = unique('photo');
      const photos = [
        'javascript:alert',
        'data:image/png;base64,',
        'ftp://files.example/',
        '//files.example/',
        '/',
        'httpx://',
        'http:/files.example/',
        'javascript:alert(1)//https://files.example/',
        'javascript:alert(1)\nhttps://files.example/',
      ];
      await sideBySide([...photos, 'https:files.example/', ''], (prefix) =>
        judgePhoto(judge, site, `${prefix}${mark}.png`),
      );
    }),
  },
  {
    id: 'invitation-as-context',
    title: 'sender.invite is shown to the agent',
    rules: ['CHN-IN-13'],
    run: onSite(async (site, judge) => {
      const id = unique('customer');
      // The other customer has another invitation.
      const other = await site.openChat({ id: unique('customer'), invite: 'Do you look for a gift?' });
      // The first message opens a chat, and the others continue it. A message of any kind may have an invitation.
      const messages = [
        text(unique('hello')),
        text(unique('again')),
        ...kinds.filter(({ isSample }) => isSample).map((kind) => marked(kind)),
      ];
      for (const message of messages) {
        const invite =
          `${unique('Can we help')} with the boots? ${'The <b>guide</b> to sizes & "Größen" says little about it. '.repeat(3)}`.trim();
        await site.postMessage({ id, invite }, message);
        const shown = await site.untilChat(
          (seen) => (seen.chat.chat_id !== other && mentions(seen, invite)) || undefined,
        );
        const seen = [
          `${printed(message['type'])}, in the chat`,
          `“${invite}”`,
          'no such invitation',
        ] as const;
        const evidence = [noted('chats of the channel at the desk', await site.chats())];
        judge.fact('CHN-IN-13', shown === true, seen, evidence);
        // An agent who has accepted the chat must see the invitation as well.
        for (const { chat_id } of await site.chats()) await site.desk.accept(chat_id, site.agentId);
      }
    }),
  },
];

/** Returns data that no other customer has, with characters that programs often change by mistake. */
function data() {
  const [name, email] = [unique('Zoë'), unique("o'neill")];
  const number = String(email.split('-').at(-1)).padStart(4, '0');
  const phone = `001 555 ${number}`;
  return { name: `${name} & Łukasz "3 < 4" \\ 名前 🙂`, phone, email: `${email}@customers.example` };
}

interface Update {
  what: string;
  known: Json;
  given: Json;
  message: Json;
}

async function judgeUpdate(judge: Judge, site: Site, { what, known, given, message }: Update): Promise<void> {
  const id = unique('customer');
  const chatId = await site.openChat({ id, ...known });
  await site.postMessage({ id, ...given }, message);
  const seen: Json = { ...(await judgeCustomer(judge, what, site, chatId, given, 2)) };
  // The source documents do not state that an absent field keeps its value, since absent may mean unknown. So a lost value is only
  // reported.
  const lost = Object.keys(known).filter((field) => !(field in given) && seen[field] !== known[field]);
  const evidence = [noted('customer at the desk', seen)];
  if (lost.length > 0) judge.notes('CHN-IN-11', `${what}: no longer known: ${lost.join(', ')}`, evidence);
}

/**
 * Judges that the desk shows the data `given` for a customer, once the chat has `messages` messages of that customer. Returns the data that
 * the desk shows. Throws Unmet if the messages do not reach the desk.
 */
async function judgeCustomer(
  judge: Judge,
  what: string,
  site: Site,
  chatId: number,
  given: Json,
  messages = 1,
): Promise<DeskCustomer> {
  let seen: DeskCustomer | undefined;
  const look = async () => {
    const { chat, transcript } = await site.desk.getChat(chatId);
    if (transcript.filter(({ from }) => from === 'customer').length < messages) return undefined;
    seen = chat.customer;
    const shown: Json = { ...seen };
    return Object.entries(given).every(([field, value]) => shown[field] === value) || undefined;
  };
  const fits = await site.desk.until(site.channelId, look, showMs());
  const customer = need(seen, `message ${messages} of a customer reaches the desk`);
  const words = [what, JSON.stringify(given), JSON.stringify(customer)] as const;
  judge.fact('CHN-IN-11', fits === true, words, [noted('customer at the desk', customer)]);
  return customer;
}

/**
 * Posts a message of a customer without a name, and judges that the desk shows the name Anonymous. This applies to any kind of message, and
 * whatever other data of the customer are known. Returns the id of the chat.
 */
async function judgeNameless(judge: Judge, site: Site, sender: Json, message: Json): Promise<number> {
  const answer = await site.postMessage(sender, message);
  const mark = printed(message['file'] ?? message['text']);
  const found = await site.untilChat(({ chat, transcript }) =>
    transcript.some((entry) => mentions(entry, mark)) ? chat : undefined,
  );
  const arrives = `a customer’s ${printed(message['type'])} reaches the desk`;
  const { chat_id, customer } = need(found, arrives, answer);
  const given = Object.keys(sender).join(' and ');
  const what = `${printed(message['type'])} as the first message, of a customer with ${given} alone`;
  const evidence = [answer, noted('customer at the desk', customer)];
  const seen = [what, 'Anonymous', JSON.stringify(customer?.name) ?? 'no name'] as const;
  judge.fact('CHN-IN-10', customer?.name === 'Anonymous', seen, evidence);
  return chat_id;
}

/**
 * Judges that the desk does not show the invalid photo `photo`, neither after the first message with it nor after later ones. The service
 * may accept or reject the messages.
 */
async function judgePhoto(judge: Judge, site: Site, photo: string): Promise<void> {
  const sender = { id: unique('customer') };
  const answer = await site.postMessage({ ...sender, photo }, text('Look at me'));
  await site.postMessage({ ...sender, photo }, text('Look again'));
  await site.postMessage({ ...sender, photo }, file());
  const { chat } = await site.says(sender);
  const seen = await site.desk.getChat(chat.chat_id);
  const shown =
    chat.customer?.photo !== undefined ? mentions(chat.customer.photo, photo) : mentions(seen, photo);
  const told = [JSON.stringify(photo), 'not shown', 'shown'] as const;
  judge.fact('CHN-IN-12', !shown, told, [answer, noted('chat at the desk', seen)]);
}
