import { providerEventKinds } from '../../../generated/bot/kinds.ts';
import { validateBotMessageEvent } from '../../../generated/bot/validators.js';
import {
  bodyFault,
  expectedOneOf,
  type Fault,
  faultList,
  fieldIs,
  printed,
} from '../../../generated/faults.ts';
import { clockSeconds, withoutNulls, wrongTime } from '../../../src/contract/judgement/accepted-faults.ts';
import { parseUniqueJson } from '../../../src/contract/serve/body.ts';
import type { Judge } from '../../run/case.ts';
import { noted, shown } from '../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';
import { decoded, header } from '../../wire/http/wire-message.ts';
import { field, isObject, type Json, partOf, unixNow } from '../../wire/payload/messages.ts';
import type { BotChat, BotProviderContext } from './context.ts';

/** Judges the address and name of an event (BOT-PRV-02), its chat_id and its form (BOT-PRV-17). */
export function judgeEvent(
  judge: Judge,
  context: BotProviderContext,
  what: string,
  request: CaughtRequest,
): void {
  const chat = context.chatOf(request);
  const event = field(request, 'event');
  const isKnown = events.includes(printed(event));
  const named = '. It has event_name, which webhooks have: the bot API has event';
  const way = field(request, 'event_name') === undefined ? '' : named;
  const unknown = `${fieldIs('event', event)}; ${expectedOneOf(events, event)}${way}`;
  // The form of an array is wrong (BOT-PRV-17), so its event has no name.
  const isUnknown = !isKnown && !Array.isArray(request.json);
  const astray = [...wrongAddress(context, request), isUnknown && unknown];
  const wrong = [
    ...(chat
      ? []
      : [`${fieldIs('chat_id', field(request, 'chat_id'))}. ${otherwiseWritten(request) ?? copied}`]),
    ...repeatedKey(request),
    ...wrongBody(context, chat, request),
  ];
  const evidence = [
    shown('request of the provider', request),
    ...(chat ? [noted('what belongs to this chat', { client_id: chat.clientId, chat_id: chat.chatId })] : []),
  ];
  const { providerId = '{provider_id}', token } = context.options;
  const where = `${what}: POST /webhooks/${providerId}/${token} of a BOT_MESSAGE or INVITE_AGENT`;
  judge.faultless('BOT-PRV-02', where, astray, evidence);
  const form = `${isKnown ? printed(event) : events.join(' or ')} in its form for ${chat?.chatId ?? 'a chat of the run'}`;
  judge.faultless('BOT-PRV-17', `${what}: ${event === 'INVITE_AGENT' ? 'an' : 'a'} ${form}`, wrong, evidence);
  const { timestamp } = partOf(request, 'message');
  const told = fieldIs('message.timestamp', timestamp);
  const odd = [
    // The source does not state that Unix time has no fraction. But a service that expects only digits in a string rejects one.
    typeof timestamp === 'string' &&
      !/^\d+$/.test(timestamp) &&
      `${told}: the documents have digits alone in a string, as in ${JSON.stringify(String(unixNow()))}, and a service by them refuses it`,
    timestamp != null &&
      unixNow() - Number(printed(timestamp)) > clockSeconds &&
      `${told}, long before it was sent`,
  ];
  for (const note of odd) if (note && wrong.length === 0) judge.notes('BOT-PRV-17', note, evidence);
  const { nulls } = withoutNulls(request.json);
  if (nulls.length > 0) judge.notes('BOT-PRV-17', `null in ${nulls.join(', ')}`, evidence, 'OPEN-35');
}

/** Returns a sentence about a key that an object of a request repeats. A service rejects such a duplicated parameter. */
function repeatedKey({ body, json }: CaughtRequest): string[] {
  try {
    if (json !== undefined) parseUniqueJson(body);
    return [];
  } catch (error) {
    const { message } = error as Error;
    return message.includes('twice') ? [message] : [];
  }
}

export const noAuthorization =
  'no Authorization value is agreed on; where one is, name it by --authorization';

/** Judges the Content-Type, the JSON and the Authorization header of a provider's request, whatever event it contains. */
export function judgePost(judge: Judge, { options }: BotProviderContext, request: CaughtRequest): void {
  const type = header(request, 'content-type');
  const isJson = /^application\/json\b/i.test(type ?? '');
  const wrong = [
    !isJson && `the content type is ${type?.split(';')[0] ?? 'none'}`,
    request.json === undefined && bodyFault('the body', request.body.toString()),
  ];
  judge.faultless(
    'BOT-PRV-20',
    'a request of the provider: JSON, with the Content-Type application/json',
    wrong,
    request,
  );
  if (options.authorization === undefined) return;
  const isAgreed = header(request, 'authorization') === options.authorization;
  const sent =
    !isAgreed &&
    `the Authorization header is ${header(request, 'authorization') === undefined ? 'missing' : 'another'}`;
  judge.faultless(
    'BOT-PRV-21',
    'a request of the provider: the Authorization value that was agreed on',
    [sent],
    request,
  );
}

function wrongAddress({ options }: BotProviderContext, request: CaughtRequest): (string | false)[] {
  const [root, provider, token, ...more] = decoded(request.path).split('/').slice(1);
  const rightPath =
    root === 'webhooks' &&
    (options.providerId === undefined ? provider !== '' : provider === options.providerId) &&
    token === options.token &&
    more.length === 0;
  return [
    request.method !== 'POST' && `the method is ${request.method}`,
    !rightPath && `the path is ${request.path}`,
  ];
}

export const copied = 'Copy chat_id from the message that is answered';

const events: readonly string[] = providerEventKinds;
const fields = ['event', 'id', 'client_id', 'chat_id', 'message'];

/** Returns a sentence with the misspelt field names of an event, such as chatId. */
export function otherwiseWritten({ json }: Pick<CaughtRequest, 'json'>): string | undefined {
  if (typeof json !== 'object' || json === null || 'chat_id' in json) return undefined;
  const bare = (name: string) => name.replaceAll(/[_-]/g, '').toLowerCase();
  const written = Object.keys(json).filter(
    (name) => !fields.includes(name) && fields.some((each) => bare(each) === bare(name)),
  );
  if (!written.some((name) => bare(name) === bare('chat_id'))) return undefined;
  const meant = written.map((name) => fields.find((each) => bare(each) === bare(name)));
  return `It has ${written.join(', ')} where ${meant.join(', ')} ${meant.length === 1 ? 'is' : 'are'} expected: names are in lower case, with _ between words`;
}

function wrongBody(context: BotProviderContext, chat: BotChat | undefined, request: CaughtRequest): string[] {
  if (Array.isArray(request.json))
    return ['the body is an array where an object is expected. Post each event by itself'];
  const event = field(request, 'event');
  if (event === 'BOT_MESSAGE') {
    const late = wrongTime(partOf(request, 'message')['timestamp'], Date.now());
    return [...wrongForm(request, false), ...(late === undefined ? [] : [late])];
  }
  if (event !== 'INVITE_AGENT') return [];
  const client = field(request, 'client_id') ?? undefined;
  if (!chat || client === undefined || client === chat.clientId) return [];
  const other = context.chatOfClient(client);
  const way = other
    ? `, which is that of ${other.chatId}, and chat_id is ${JSON.stringify(chat.chatId)}: one of the two is of another event. Copy both`
    : '. Copy client_id';
  return [`${fieldIs('client_id', client)}${way} from the message that is answered`];
}

/** Returns the faults of a BOT_MESSAGE in `buttons`, `content` and `title`, or, without `ofContent`, in the other fields. */
export function wrongForm({ json }: CaughtRequest, ofContent: boolean): string[] {
  const { message, ...event } = withoutNulls(json).value as Json;
  const type = { type: richTypeOf(message) };
  const value = { ...event, message: ofContent ? { ...(message as Json), ...type } : message };
  if (validateBotMessageEvent(value)) return [];
  const isContent = ({ path: [, member = ''] }: Fault) => ['buttons', 'content', 'title'].includes(member);
  return faultList(value, validateBotMessageEvent.errors)
    .filter((each) => each.path[0] === 'message' && each.path[1] !== 'timestamp')
    .filter((each) => isContent(each) === ofContent)
    .map(({ says }) => says);
}

/** Returns the type of a message in capitals if it is MARKDOWN or BUTTONS in any letter case; otherwise undefined. */
export function richTypeOf(message: unknown): string | undefined {
  const type = isObject(message) ? printed(message['type']).toUpperCase() : '';
  return type === 'MARKDOWN' || type === 'BUTTONS' ? type : undefined;
}
