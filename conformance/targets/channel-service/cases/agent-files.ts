import { validateAgentMessage } from '../../../../generated/channel/validators.js';
import { faultOf } from '../../../../src/contract/judgement/faults.ts';
import { withoutNulls } from '../../../../src/contract/judgement/nulls.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { kinds, ofKind } from '../../../wire/payload/kinds.ts';
import type { Json } from '../../../wire/payload/messages.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import { firstAttemptMs, messageOf, type Site } from '../../shared/site.ts';
import { attemptsSeen } from '../delivery-judges.ts';
import { writes } from './kinds.ts';
import { judgeRequest } from './requests.ts';

export const agentFileCases: readonly Case<ServiceContext>[] = [
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
        ...kinds.map((kind) => ofKind(kind, kind.isFile ? uncommon : {})),
        ...kinds.map((kind) => ofKind(kind, kind.details)),
      ];
      let sent = 0;
      for (const [index, message] of messages.entries()) {
        const [chatId, customer] = [chats[index % 2]!, customers[index % 2]!];
        if (!(await writes(site, chatId, message))) continue;
        const taken = await asTheDeskHasIt(site, chatId, message);
        sent += 1;
        const request = await site.untilSentAs(sent);
        if (!judgeSent(judge, site, message, request)) return;
        judgeRequest(judge, 'CHN-OUT-01', site, request);
        judgeForm(judge, request);
        judgeMedia(judge, request, taken, customer);
      }
      if (sent > 0) return;
      for (const rule of ['CHN-OUT-01', 'CHN-OUT-05'] as const)
        judge.cannotSee(rule, 'the desk sends neither files nor places');
    },
  },
];

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

function judgeSent(
  judge: Judge,
  site: Site,
  message: Json,
  request: CaughtRequest | undefined,
): request is CaughtRequest {
  return judge.holds('CHN-OUT-05', request !== undefined, {
    expected: `an agent’s ${message['type']} is sent`,
    observed: request ? 'it is sent' : `it is not sent within ${firstAttemptMs / 1000} s`,
    evidence: attemptsSeen(site),
  });
}

/** Whatever field is there has its type, the envelope's too. */
function judgeForm(judge: Judge, request: CaughtRequest): void {
  const { id, ...message } = messageOf(request);
  // What a message is called is not among the fields that a file needs.
  const isNamed = id === undefined || typeof id === 'string';
  const { value } = withoutNulls(isNamed ? request.json : { ...Object(request.json), message });
  const held = validateAgentMessage(value);
  judge.holds('CHN-OUT-05', held, {
    expected: `an agent’s ${messageOf(request)['type']} in the form of an agent’s message`,
    observed: held ? 'it fits' : faultOf(value, validateAgentMessage.errors?.[0]),
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
