import { validateAgentMessage } from '../../../../generated/channel/validators.js';
import { bodyFault, faultsOf } from '../../../../generated/faults.ts';
import type { WrittenContent } from '../../../../generated/reference/desk/types.ts';
import { withoutNulls } from '../../../../src/contract/judgement/nulls.ts';
import { DeskRefused } from '../../../desk/calls.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { reply } from '../../../wire/http/answers.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { kinds, ofKind } from '../../../wire/payload/kinds.ts';
import { type Json, unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/side-by-side.ts';
import { untilInstant } from '../../../wire/traffic/waits.ts';
import { canShow, type ServiceContext } from '../../shared/service-context.ts';
import { messageOf, type Site } from '../../shared/site.ts';
import {
  countWindowMs,
  judgeGaps,
  judgeRepeats,
  judgeSent,
  toldWithinMs,
  untilError,
} from '../delivery-judges.ts';
import { judgeReadable, judgeRequest, judgeSame } from './requests.ts';

const rules = ['CHN-OUT-01', 'CHN-OUT-08', 'CHN-OUT-09', 'CHN-OUT-13', 'CHN-OUT-16', 'CHN-OUT-20'] as const;

export const kindCases: readonly Case<ServiceContext>[] = [
  {
    id: 'files-and-places-are-repeated',
    title: 'A file or place that is not accepted is retried like a text, and then the agent is told',
    rules,
    timed: true,
    async run(context, judge) {
      const site = await context.site({ answers: [reply(500)] });
      // Each kind needs a chat of its own that is busy for the whole window.
      const samples = kinds.filter(({ isSample }) => isSample);
      const chats = await writtenAll(
        site,
        samples.map(({ minimal }) => minimal),
      );
      if (chats.size === 0) {
        judge.cannotSee(rules, 'the desk sends neither files nor places');
        return;
      }
      // Each from its own first attempt: that no chat waits for another is not stated.
      await sideBySide(chats, async ([kind, chatId]) => {
        const first = await site.untilSent(() => attemptsOfKind(site, kind)[0]);
        if (!judgeSent(judge, 'CHN-OUT-01', `an agent’s ${kind}`, site, first)) return;
        await untilInstant(first.firstByteAt + countWindowMs(context));
        if (!judgeReadable(judge, site)) return;
        const attempts = { attempts: attemptsOfKind(site, kind) };
        judgeRepeats(judge, kind, attempts, context);
        judgeGaps(judge, 'CHN-OUT-09', kind, attempts, context);
        judgeSame(judge, kind, site, attempts);
        await judgeTold(judge, kind, { site, chatId }, first.firstByteAt + toldWithinMs(context));
      });
    },
  },
  {
    id: 'agent-files-and-places',
    title: 'An agent’s files and places have the envelope and the fields that a customer’s have',
    rules: ['CHN-OUT-01', 'CHN-OUT-05'],
    async run(context, judge) {
      const site = await context.site();
      // Whoever wrote first or last is not the one who is meant.
      const customers = ['media-customer', 'other-media-customer'];
      const chats: number[] = [];
      for (const id of customers) chats.push(await site.openChat({ id }));
      const messages = [
        ...kinds.map((kind) => ofKind(kind, kind.isFile ? uncommon : { latitude: 0, longitude: 0 })),
        ...kinds.map((kind) => ofKind(kind, kind.details)),
      ];
      let sent = 0;
      for (const [index, message] of messages.entries()) {
        const [chatId, customer] = [chats[index % 2]!, customers[index % 2]!];
        if (!(await writes(site, chatId, message))) continue;
        const taken = await asTheDeskHasIt(site, chatId, message);
        sent += 1;
        const request = await site.untilSentAs(sent);
        if (!judgeSent(judge, 'CHN-OUT-05', `an agent’s ${message['type']}`, site, request)) return;
        judgeRequest(judge, 'CHN-OUT-01', site, request);
        judgeForm(judge, request);
        judgeMedia(judge, request, taken, customer);
      }
      if (sent > 0) return;
      judge.cannotSee(['CHN-OUT-01', 'CHN-OUT-05'], 'the desk sends neither files nor places');
    },
  },
];

/** Lets the agent write each message in a chat of its own, once all are open; gives the chats of those that the desk takes, by kind. */
async function writtenAll(site: Site, messages: readonly Json[]): Promise<Map<string, number>> {
  const opened = await sideBySide(messages, async (message) => {
    const kind = String(message['type']);
    return { kind, message, chatId: await site.openChat({ id: unique(kind) }) };
  });
  const chats = new Map<string, number>();
  for (const { kind, message, chatId } of opened)
    if (await writes(site, chatId, message)) chats.set(kind, chatId);
  return chats;
}

/** Lets the agent write, where the desk can send such a message at all. */
export async function writes(site: Site, chatId: number, message: Json): Promise<boolean> {
  try {
    await site.write(chatId, message as unknown as WrittenContent);
    return true;
  } catch (error) {
    if (error instanceof DeskRefused && (!error.isItsFault || (error.status ?? 500) < 500)) return false;
    throw error;
  }
}

function attemptsOfKind(site: Site, kind: string): CaughtRequest[] {
  return site.attempts.filter((attempt) => messageOf(attempt)['type'] === kind);
}

async function judgeTold(
  judge: Judge,
  kind: string,
  inChat: { site: Site; chatId: number },
  end: number,
): Promise<void> {
  if (!(await canShow(judge, ['CHN-OUT-13'], { desk: inChat.site.desk, chatId: inChat.chatId }))) return;
  const told = await untilError(inChat, end);
  judge.holds('CHN-OUT-13', told !== undefined, {
    expected: `${kind}: an error in the chat after the last attempt`,
    observed: `${kind}: ${told === undefined ? 'no error in the chat' : 'an error in the chat'}`,
    evidence: [await inChat.site.desk.shown(inChat.chatId)],
  });
}

/** What programs put right that need not be: an address with a query, and a name in other letters. */
const uncommon: Json = {
  file: 'https://files.example/file?Key=AbC%20d&v=2',
  file_name: 'Straße – 名前 & Co.PDF',
};

/** The required fields, and of the others those that the desk took: one that it has no place for cannot be sent. */
async function asTheDeskHasIt(site: Site, chatId: number, written: Json): Promise<Json> {
  const { transcript } = await site.desk.getChat(chatId);
  const taken = transcript.findLast(({ from, type }) => from === 'agent' && type === written['type']);
  const fields = Object.entries(written).filter(
    ([field, value]) => !(field in detailsOf(written)) || (taken as Json | undefined)?.[field] === value,
  );
  return Object.fromEntries(fields);
}

function detailsOf(written: Json): Json {
  return kinds.find(({ type }) => type === written['type'])?.details ?? {};
}

/** Whatever field is there has its type, the envelope's too. */
function judgeForm(judge: Judge, request: CaughtRequest): void {
  const { id, ...message } = messageOf(request);
  // What a message is called is not among the fields that a file needs.
  const isNamed = id === undefined || typeof id === 'string';
  const { value } = withoutNulls(isNamed ? request.json : { ...Object(request.json), message });
  const held = validateAgentMessage(value);
  judge.holds('CHN-OUT-05', held, {
    expected: `an agent’s ${messageOf(request)['type'] ?? 'message'} in the form of an agent’s message`,
    observed: held
      ? 'it fits'
      : (bodyFault('the body', request.body.toString()) ?? faultsOf(value, validateAgentMessage.errors)),
    evidence: [shown('request', request)],
  });
  const named = `${message['type']}: ${is('message.id', id)}`;
  if (!isNamed) judge.notes('CHN-OUT-05', named, [shown('request', request)]);
}

/** What a file or place cannot do without fails; what else the desk took and the request has not is told. */
function judgeMedia(judge: Judge, request: CaughtRequest, written: Json, customer: string): void {
  const { recipient } = (request.json ?? {}) as Record<string, Json | undefined>;
  const message = messageOf(request);
  const differs = Object.entries(written).filter(([field, value]) => message[field] !== value);
  const isDetail = ([field]: [string, unknown]) => field in detailsOf(written);
  const wrong = [
    ...differs.filter((each) => !isDetail(each)).map(([field]) => is(`message.${field}`, message[field])),
    ...(recipient?.['id'] === customer ? [] : [is('recipient.id', recipient?.['id'])]),
  ];
  const evidence = [shown('request', request)];
  judge.holds('CHN-OUT-05', wrong.length === 0, {
    expected: `${written['type']}: recipient.id ${JSON.stringify(customer)}, and the required fields in message`,
    observed: `${written['type']}: ${wrong.length === 0 ? 'all of them' : wrong.join('; ')}`,
    evidence,
  });
  const lost = differs.filter(isDetail).map(([field]) => is(`message.${field}`, message[field]));
  if (lost.length > 0) judge.notes('CHN-OUT-05', `${written['type']}: ${lost.join('; ')}`, evidence);
}

function is(field: string, value: unknown): string {
  return `${field} is ${JSON.stringify(value)}`;
}
