import { limits } from '../../../../generated/policies.ts';
import type { OpenPointId } from '../../../../generated/rules.ts';
import type { Case, Judge } from '../../../run/case.ts';
import { type Exchange, inShort } from '../../../wire/http/exchange.ts';
import { type Json, unixNow, without } from '../../../wire/payload/messages.ts';
import { askInTime, judgeStatus, noteOpening, type Timed } from '../../shared/judges.ts';
import { type BotChat, type BotProviderContext, clientContents, wish } from '../context.ts';

/** The length to which a service truncates a customer's text in the channel API. */
const longest = limits.UserTextBody.truncate;

export const cases: readonly Case<BotProviderContext>[] = [
  {
    id: 'takes-each-message-type',
    title: 'A client’s message of each type is answered 200 within the window of an attempt',
    rules: ['BOT-PRV-01', 'BOT-PRV-19'],
    timed: true,
    async run(context, judge) {
      const { TEXT, MARKDOWN, BUTTONS } = clientContents;
      const words = context.words('Good day');
      const contents: readonly (readonly [what: string, content: Json, type?: string])[] = [
        ['TEXT', TEXT(words)],
        ['MARKDOWN', MARKDOWN(words)],
        ['BUTTONS', BUTTONS(words)],
        // The source documents allow these contents without `text`. Only some channels could not show them.
        ['MARKDOWN without the text for other channels', without(MARKDOWN(words), 'text')],
        ['BUTTONS without the text for other channels', without(BUTTONS(words), 'text')],
        ['TEXT in many scripts', TEXT('Grüß Gott – 你好 🙂')],
        // Some programming languages treat this text as empty.
        ['TEXT of which all is 0', TEXT('0')],
        ['TEXT with markup and quotes', TEXT(`Is it <b>3 < 4 & "5"</b>? That's \\ 100 %\nNext line`)],
        ['TEXT of digits, with zeros first', TEXT('0042')],
        ['TEXT of signs alone', TEXT('🙂 ?!')],
        // The limit on the length of a text is stated for the channel API only.
        ['TEXT longer than a customer’s in the channel API', TEXT(`${'Good day. '.repeat(longest / 10)}!`)],
        // Parameters of a content type do not change the type.
        [`TEXT as ${inFull}`, TEXT(words), inFull],
      ];
      const all = contents.map(([what, content, type]) => {
        const rule = ruleFor(content);
        const ask = (isAlone: boolean) => {
          const chat = context.chat();
          return chat.post(chat.message(content), { ...(type && { type }), isAlone });
        };
        return judgeInTime(judge, context, { rule, what, ask });
      });
      await Promise.all(all);
      const told = (content: Json) => context.chat().message(content);
      await tell(judge, 'BOT-PRV-01', context, {
        'TEXT with an unknown field': told({ ...TEXT(words), mood: 'kind' }),
        'TEXT without a timestamp': told(without(TEXT(words), 'timestamp')),
        'TEXT whose timestamp has a fraction': told({ ...TEXT(words), timestamp: unixNow() + 0.5 }),
      });
      noteOpening(judge, 'BOT-PRV-01', context.opening);
    },
  },
  {
    id: 'goes-on-taking-messages',
    title: 'Later and repeated messages, and those in a chat with an agent, are answered 200 in time',
    rules: ['BOT-PRV-01', 'BOT-PRV-19'],
    timed: true,
    async run(context, judge) {
      const chat = context.chat();
      const { MARKDOWN, BUTTONS } = clientContents;
      const first = chat.text('Good day');
      const events: Record<string, Json> = {
        'the first message of a chat': first,
        'the same message with its id again, as after an answer that was lost': first,
        'a second message': chat.text('And what is new today?'),
        'MARKDOWN after a TEXT': chat.message(MARKDOWN('Is it *new*?')),
        'a TEXT after MARKDOWN': chat.text('It is <b>old</b> & "tried"'),
        'BUTTONS after a TEXT': chat.message(BUTTONS('Old or new?')),
        'a TEXT after BUTTONS': chat.text('Yes'),
        'a TEXT of the same client in a second chat': context.chat(chat.clientId).text('Another chat'),
      };
      if (!(await judgeInTurn(judge, context, chat, events))) return;
      await chat.post(chat.event('AGENT_JOINED'));
      const later = { 'a message after AGENT_JOINED': chat.text('Is anybody there?') };
      await judgeInTurn(judge, context, chat, later);
    },
  },
  {
    id: 'reads-either-timestamp',
    title: 'A timestamp is accepted as a number and as a string of digits',
    rules: ['BOT-PRV-12'],
    async run(context, judge) {
      const written = [unixNow(), String(unixNow())];
      for (const [type, content] of Object.entries(clientContents)) {
        const said = (timestamp: number | string) => {
          const chat = context.chat();
          return chat.post(chat.message({ ...content(context.words('On time')), timestamp }));
        };
        const answers = await Promise.all(written.map(said));
        if (answers.every(({ status }) => status !== 200)) {
          const said = `${type} is answered ${inShort(answers[0]!)}, whatever its timestamp`;
          judge.cannotSee('BOT-PRV-12', said);
          continue;
        }
        for (const [index, answer] of answers.entries()) {
          const what = `${type}, timestamp ${JSON.stringify(written[index])}`;
          judgeStatus(judge, 'BOT-PRV-12', what, answer, 200);
        }
      }
    },
  },
  {
    id: 'takes-what-happens-in-a-chat',
    title: 'AGENT_JOINED, AGENT_UNAVAILABLE, CHAT_CLOSED and their repeats are answered 200 in time',
    rules: ['BOT-PRV-07'],
    timed: true,
    async run(context, judge) {
      const { id, chat_id } = context.oddChat().event('CHAT_CLOSED');
      // The source shows only the name of this event.
      const bare = {
        'CHAT_CLOSED with nothing else': { event: 'CHAT_CLOSED' },
        'CHAT_CLOSED with an id': { event: 'CHAT_CLOSED', id },
        'CHAT_CLOSED with id and chat_id': { event: 'CHAT_CLOSED', id, chat_id },
      };
      await Promise.all([
        judgeNews(judge, context, ['AGENT_JOINED', 'CHAT_CLOSED']),
        judgeNews(judge, context, ['AGENT_UNAVAILABLE', 'AGENT_JOINED', 'CHAT_CLOSED']),
        judgeNews(judge, context, ['CHAT_CLOSED']),
        tell(judge, 'BOT-PRV-07', context, bare, 'OPEN-09'),
      ]);
    },
  },
];

const inFull = 'application/json; charset=utf-8';

/** Returns the rule for a client's message. The source shows that clients write texts. It does not state who sends the other types. */
function ruleFor({ type }: Json): 'BOT-PRV-01' | 'BOT-PRV-19' {
  return type === 'TEXT' ? 'BOT-PRV-01' : 'BOT-PRV-19';
}

/** Reports the responses to events of which the source does not state that a service sends them, or that a bot accepts them. */
async function tell(
  judge: Judge,
  rule: 'BOT-PRV-01' | 'BOT-PRV-07',
  context: BotProviderContext,
  events: Readonly<Record<string, Json>>,
  open?: OpenPointId,
): Promise<void> {
  for (const [what, event] of Object.entries(events)) {
    const answer = await context.post(event);
    const finding = { observed: `${what}: ${inShort(answer)}`, evidence: answer };
    judge.prefers(rule, answer.status === 200, finding, open);
    if (answer.failure) return;
  }
}

async function judgeInTime(
  judge: Judge,
  { policy }: BotProviderContext,
  timed: Omit<Timed, 'limitMs'>,
): Promise<Exchange> {
  const { timeoutMs: limitMs } = policy;
  const answer = await askInTime(judge, { ...timed, limitMs });
  judge.answered(timed.rule, answer.status === 200, [timed.what, `200 within ${limitMs} ms`], answer);
  return answer;
}

/** Judges the responses to the event `first` in a known chat, to its repeat, and to the events in `later`. */
async function judgeNews(
  judge: Judge,
  context: BotProviderContext,
  [first, ...later]: readonly [string, ...string[]],
): Promise<void> {
  const chat = context.chat();
  const opened = await chat.post(chat.text(wish));
  if (opened.status !== 200)
    return judge.cannotSee('BOT-PRV-07', `the CLIENT_MESSAGE before ${first} is answered ${inShort(opened)}`);
  const news = chat.event(first);
  const told = { [first]: news, [`a repeat of ${first}`]: news };
  for (const name of later) told[name] = chat.event(name);
  await judgeInTurn(judge, context, chat, told);
}

/**
 * Posts events one after the other, and judges the responses. An event that is listed again is a repeat. Returns false if one gets no
 * response.
 */
async function judgeInTurn(
  judge: Judge,
  context: BotProviderContext,
  chat: BotChat,
  events: Readonly<Record<string, Json>>,
): Promise<boolean> {
  const posted = new Set<Json>();
  for (const [what, event] of Object.entries(events)) {
    const rule = event['message'] === undefined ? 'BOT-PRV-07' : ruleFor(event['message'] as Json);
    const isRepeat = posted.has(event);
    posted.add(event);
    // A late event is posted once more alone, with a new id. A late repeat is then posted twice, so that a repeat is judged again.
    const ask = async (isAlone: boolean) => {
      const asked = isAlone ? { ...event, id: chat.event('')['id'] } : event;
      if (isAlone && isRepeat) await chat.post(asked, { isAlone });
      return chat.post(asked, { isAlone });
    };
    if ((await judgeInTime(judge, context, { rule, what, ask })).failure) return false;
  }
  return true;
}
