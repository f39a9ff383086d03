import { printed } from '../../../../generated/faults.ts';
import type { ChatWithTranscript, DeskCustomer } from '../../../../generated/reference/desk/types.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import { type Case, type Judge, need } from '../../../run/case.ts';
import { counted, type Evidence, noted } from '../../../wire/http/evidence.ts';
import { inShort } from '../../../wire/http/exchange.ts';
import { breaking, file, fileKinds, kinds, marked } from '../../../wire/payload/kinds.ts';
import { type Json, mentions, text, unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/tasks.ts';
import { canDo, onSite, type ServiceContext, takes } from '../../shared/service-context.ts';
import { type Site, showMs } from '../../shared/site.ts';
import { judgeNoTrace } from './intake.ts';

export const cases: readonly Case<ServiceContext>[] = [
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
      const isClosed = await takes(() => site.desk.closeChat(chatId, { agent_id: site.agentId }));
      if (isClosed) await judgeNameless(judge, site, sender, text(unique('again')));
    }),
  },
  {
    id: 'customer-data-given-later',
    title: 'Name, phone and e-mail given later replace the earlier ones, whatever the kind of message',
    rules: ['CHN-IN-11'],
    async run(context, judge) {
      const updates: Update[] = [
        { what: 'given for the first time', known: {}, given: data(), message: text(unique('update')) },
        { what: 'nothing given anew', known: data(), given: {}, message: text(unique('update')) },
        { what: 'zeros given anew', known: data(), given: zeros, message: text(unique('update')) },
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
      const zeroChat = await site.openChat({ id: unique('customer'), ...zeros });
      await sideBySide(updates, (update) => judgeUpdate(judge, site, update));
      await judgeCustomer(judge, 'a customer of whom others told nothing', site, otherChat, other);
      await judgeCustomer(judge, 'a customer whose first message has zeros', site, zeroChat, zeros);
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
    title: 'The invitation in sender.invite is shown to the agent',
    rules: ['CHN-IN-13'],
    run: onSite(async (site, judge) => {
      const id = unique('customer');
      // This is the chat of another customer with another invitation. An invitation shown there does not count.
      const other = await site.openChat({ id: unique('customer'), invite: 'Do you look for a gift?' });
      // The first message opens a chat, and the others continue it. A message of any kind may have an invitation.
      const messages = [
        text(unique('hello')),
        text(unique('again')),
        ...kinds.filter(({ isSample }) => isSample).map((kind) => marked(kind)),
        text(unique('back')),
      ];
      const own = async () => (await site.chats()).find(({ chat_id }) => chat_id !== other);
      for (const message of messages) {
        // The last message opens the customer's next chat.
        if (message === messages.at(-1))
          await takes(async () => site.desk.closeChat((await own())!.chat_id, { agent_id: site.agentId }));
        const invite = `${unique('Can we help')} with the boots? ${'The <b>guide</b> to sizes & "Größen" says little about it. '.repeat(3)}\n${unique('Or')} at a coat?`;
        // The desk may show a line break as a blank.
        const lines = invite.split('\n').map((line) => line.trim());
        await site.postMessage({ id, invite }, message);
        const shown = await site.untilChat(
          (seen) => (seen.chat.chat_id !== other && lines.every((line) => mentions(seen, line))) || undefined,
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
      // A "0" could be anywhere in a chat. So it is judged if the desk has shown the invitations in a field.
      if (!(await own())?.customer.invite) return;
      const answer = await site.postMessage({ id, invite: '0' }, text(unique('hello')));
      const isZero = ({ chat }: ChatWithTranscript) => chat.customer.invite === '0' || undefined;
      judge.fact(
        'CHN-IN-13',
        (await site.untilChat(isZero)) === true,
        ['the invitation “0”', 'in the chat'],
        answer,
      );
    }),
  },
  {
    id: 'same-ids-elsewhere',
    title: 'A text arrives even if another customer has its message.id, or another channel its sender.id',
    rules: ['CHN-IN-04'],
    async run(context, judge) {
      const [site, other] = [await context.site(), await context.site()];
      // Message ids may come from a counter that starts again for each customer.
      const sender = { id: unique('customer') };
      const id = '1';
      for (const [what, at, from] of [
        ['the first text of all', site, sender],
        ['a text of another customer with that message.id', site, another()],
        ['a text with that message.id and sender.id on another channel', other, sender],
      ] as const)
        await judgeArrives(judge, 'CHN-IN-04', what, at, from, { id });
    },
  },
  {
    id: 'same-words-again',
    title:
      'A customer who writes the words of another one twice is shown twice, at least without a message.id',
    rules: ['CHN-IN-04', 'CHN-IN-31'],
    run: onSite(async (site, judge) => {
      const message = text(unique('ok'));
      await site.postMessage(another(), message);
      const [times, evidence] = await timesShown(site, message);
      const what = 'the words of another customer twice, each time without message.id';
      const seen = `at the desk ${counted(times, 'time')}`;
      judge.fact('CHN-IN-04', times === 2, [what, 'at the desk 2 times', seen], evidence);
      const [same, all] = await timesShown(site, text(unique('twice'), { id: unique('m') }));
      const told = `one message posted twice with one message.id: at the desk ${counted(same, 'time')}`;
      judge.notes('CHN-IN-31', told, all, 'OPEN-37');
    }),
  },
  {
    id: 'text-after-the-chat-was-closed',
    title: 'A text that a customer writes after the chat was closed reaches an agent',
    rules: ['CHN-IN-04'],
    run: onSite(async (site, judge) => {
      const sender = another();
      const chatId = await site.openChat(sender);
      if (!(await canDo(judge, ['CHN-IN-04'], () => site.desk.closeChat(chatId, { agent_id: site.agentId }))))
        return;
      const what = 'a text after the chat was closed';
      const said = await judgeArrives(judge, 'CHN-IN-04', what, site, sender);
      if (!said) return;
      const look = async () =>
        (await site.desk.getChat(said.chat.chat_id)).chat.state !== 'closed' || undefined;
      const isOpen = await site.desk.until(site.channelId, look, showMs());
      const seen = [what, 'in a chat that is not closed', 'in a chat that stays closed'] as const;
      const evidence = [noted('chats of the channel at the desk', await site.chats())];
      judge.fact('CHN-IN-04', isOpen === true, seen, evidence);
    }),
  },
  {
    id: 'message-without-customer-id',
    title: 'A message whose sender.id is empty or absent is not transmitted',
    rules: ['CHN-IN-08', 'CHN-IN-09'],
    run: onSite(async (site, judge) => {
      // The service must not add a text without sender.id to the chat of another customer.
      const hello = unique('hello');
      await site.says({ id: unique('customer') }, hello);
      const codes = await sideBySide(breaking('UserMessage', 'CHN-IN-08'), async ([story, message]) => {
        const { status, failure } = await site.post(message);
        return `${story}: ${status ?? failure}`;
      });
      judge.notes('CHN-IN-09', `answers to ${codes.join('; ')}`);
      await judgeNoTrace(judge, 'CHN-IN-08', site, { id: unique('customer') }, [hello]);
    }),
  },
];

/** Returns data that no other customer has, with characters that programs often change by mistake. */
function data() {
  const [name, email] = [unique('Zoë'), unique("O'Neill")];
  const number = String(email.split('-').at(-1)).padStart(4, '0');
  const phone = `001 555 ${number}`;
  return { name: `${name} & Łukasz "3 < 4" \\ 名前 🙂`, phone, email: `${email}@customers.example` };
}

/** Data that some programming languages treat as empty. */
const zeros = { name: '0', phone: '0' };

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
  // An absent field may mean that its value is unknown, so a lost value is only reported.
  const lost = Object.keys(known).filter((field) => !(field in given) && seen[field] !== known[field]);
  const evidence = [noted('customer at the desk', seen)];
  if (lost.length > 0) judge.notes('CHN-IN-11', `${what}: no longer known: ${lost.join(', ')}`, evidence);
}

/** Judges the customer's data at the desk, once the chat has `messages` messages. Returns the data. */
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
    return Object.keys(given).every((field) => written(field, shown) === written(field, given)) || undefined;
  };
  const fits = await site.desk.until(site.channelId, look, showMs());
  const customer = need(seen, `message ${messages} of a customer reaches the desk`);
  const words = [what, JSON.stringify(given), JSON.stringify(customer)] as const;
  judge.fact('CHN-IN-11', fits === true, words, [noted('customer at the desk', customer)]);
  if (fits && given['email'] !== undefined && customer.email !== given['email'])
    judge.notes('CHN-IN-11', `${what}: the e-mail ${customer.email}, in other letters than it was sent`);
  return customer;
}

/** Returns a field of a customer's data. Many programs keep e-mail addresses in lower case, so their case is only reported. */
function written(field: string, { [field]: value }: Json): unknown {
  return field === 'email' && typeof value === 'string' ? value.toLowerCase() : value;
}

/** Posts a first message without a name, and judges that the desk shows Anonymous. Returns the id of the chat. */
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

/** Judges that the desk never shows the invalid photo, neither at the first message nor at later ones. */
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

function another(): Json {
  return { id: unique('customer') };
}

async function timesShown(site: Site, message: Json): Promise<[times: number, evidence: Evidence[]]> {
  const sender = another();
  for (const each of [message, message]) await site.postMessage(sender, each);
  // Once the desk shows a later text, it would also show a second copy of the message.
  const { chat } = await site.says(sender);
  const { transcript } = await site.desk.getChat(chat.chat_id);
  const times = transcript.filter((entry) => entry.text === message['text']).length;
  return [times, [noted('chat at the desk', transcript)]];
}

/** Judges that a text is answered 200 and reaches the desk. Returns it as the desk shows it, or undefined. */
export async function judgeArrives(
  judge: Judge,
  rule: RuleId,
  what: string,
  site: Site,
  sender: Json,
  more?: Json,
) {
  const words = unique('hello');
  const answer = await site.postMessage(sender, text(words, more));
  const said = answer.status === 200 ? await site.untilSaid(words) : undefined;
  const lost = answer.status === 200 ? ', and not at the desk' : '';
  const seen = [what, '200, and at the desk', `${inShort(answer)}${lost}`] as const;
  judge.fact(rule, said !== undefined, seen, answer);
  return said;
}
