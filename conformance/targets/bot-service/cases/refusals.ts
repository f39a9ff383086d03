import { examples, toleratedExamples } from '../../../../generated/bot/examples.ts';
import { codes } from '../../../../generated/errors.ts';
import type { OpenPointId, RuleId } from '../../../../generated/rules.ts';
import { DeskRefused } from '../../../desk/desk.ts';
import { type Case, type Judge, need, needOk } from '../../../run/case.ts';
import { type Exchange, inShort } from '../../../wire/http/exchange.ts';
import { reply } from '../../../wire/http/stand-in.ts';
import { header } from '../../../wire/http/wire-message.ts';
import { breaking } from '../../../wire/payload/kinds.ts';
import { type Json, otherCase, unique, without, wrongTokens } from '../../../wire/payload/messages.ts';
import { askEach } from '../../../wire/traffic/tasks.ts';
import { judgeCode, judgeErrorBody, judgePlain, judgeRefused, judgeStatus } from '../../shared/judges.ts';
import { firstAttemptMs } from '../../shared/site.ts';
import { type BotScene, type BotServiceContext, type BotTalk, inTalk } from '../context.ts';
import { attemptsOf, judgeRequest, judgeSaid, judgeSame } from '../event-judges.ts';

/** The longest wait for a message of another channel's bot. The service need not deliver it. */
const intruderMs = 1500;

const errorRules = ['BOT-IN-15', 'BOT-IN-18'] as const;

const authorizationRules = ['BOT-IN-04', 'BOT-IN-18'] as const;

export const cases: readonly Case<BotServiceContext>[] = [
  {
    id: 'refuses-missing-fields',
    title: 'A missing required field is answered 400, with the error code for it',
    rules: ['BOT-IN-05', ...errorRules],
    run: inTalk(async (talk, judge) => {
      const { invalidRequest } = codes;
      const bodies = {
        'a body that is not JSON': '{"event": "BOT_MESSAGE", ',
        'nothing at all': '',
        ...wrong(talk, 'BOT-IN-05'),
      };
      await judgeEach(judge, 'BOT-IN-05', posts(talk, bodies), 400, invalidRequest);
      // A service may accept an invitation without a client_id, since chat_id identifies the chat.
      const event = toleratedExamples.InviteAgentEvent['without-client-id'];
      const clientless = { 'INVITE_AGENT without client_id': talk.own(event), ...wrong(talk, 'OPEN-31') };
      await judgeEach(judge, 'BOT-IN-05', posts(talk, clientless), 400, invalidRequest, 'OPEN-31');
    }),
  },
  {
    id: 'refuses-unsupported-values',
    title: 'A value that is not supported is answered 400, with the error code for it',
    rules: ['BOT-IN-06', ...errorRules],
    run: inTalk(async (talk, judge) => {
      await judgeEach(judge, 'BOT-IN-06', posts(talk, wrong(talk, 'BOT-IN-06')), 400, codes.invalidRequest);
      // The source does not call these events wrong. The service may accept or reject them.
      const { clientId } = await talk.scene.open({ id: unique('ben') });
      const mixed = {
        'INVITE_AGENT with the client_id of another client': { ...talk.inviteAgent(), client_id: clientId },
      };
      for (const [what, body] of Object.entries({ ...wrong(talk, 'BOT-PRV-17'), ...mixed })) {
        const answer = await talk.scene.post(body);
        const finding = { observed: `${what}: ${inShort(answer)}`, evidence: answer };
        judge.prefers('BOT-IN-06', answer.status === 400, finding);
      }
    }),
  },
  {
    id: 'refuses-a-key-given-twice',
    title: 'A JSON key given twice is answered 400, with the error code for it',
    rules: ['BOT-IN-08', ...errorRules],
    run: inTalk(async (talk, judge) => {
      const event = talk.botMessage({ type: 'TEXT', text: 'Twice' });
      const body = JSON.stringify(event);
      const twice = {
        'chat_id twice': body.replace('"chat_id"', `"chat_id":${JSON.stringify(talk.chatId)},"chat_id"`),
        'id twice, with two values': body.replace('"id"', `"id":${JSON.stringify(unique('other'))},"id"`),
      };
      await judgeEach(judge, 'BOT-IN-08', posts(talk, twice), 400, codes.invalidRequest);
      // The source does not mention two Authorization headers, so a response other than 400 is only reported.
      const headers = { Authorization: 'Bearer one', authorization: 'Bearer two' };
      const answer = await talk.scene.post(event, { headers });
      const observed = `a token and two Authorization headers: ${inShort(answer)}`;
      judge.prefers('BOT-IN-08', answer.status === 400, { observed, evidence: answer });
    }),
  },
  {
    id: 'buttons-are-no-more-than-allowed',
    title: 'The largest number of buttons is accepted; one more, or a button without text, is rejected',
    rules: ['BOT-IN-09', ...errorRules],
    run: inTalk(async (talk, judge) => {
      // A faulty service might take the missing text of a button from another chat. So another chat gets buttons first.
      const other = await talk.scene.open({ id: unique('ben') });
      const buttons = [unique('One'), unique('Two')].map((text) => ({ text }));
      const earlier = await other.say({ type: 'BUTTONS', buttons, text: 'One or two?' });
      judgeStatus(judge, 'BOT-IN-09', 'two buttons in another chat', earlier, 200);
      const { timestamp: _, ...most } = examples.BotMessageEvent['bot-offers-buttons'].message;
      // The source states no smallest number of buttons.
      const right: Record<string, Json> = {
        'as many buttons as there may be': most,
        'one button': { ...most, buttons: most.buttons.slice(0, 1) },
        'a button with a long answer': {
          ...most,
          buttons: [{ text: 'Yes, please, and as soon as you can 🙂' }],
        },
      };
      for (const [what, message] of Object.entries(right)) {
        if (!judgeStatus(judge, 'BOT-IN-09', what, await talk.say(message), 200)) return;
      }
      await judgeEach(judge, 'BOT-IN-09', posts(talk, wrong(talk, 'BOT-IN-09')), 400, codes.invalidRequest);
    }),
  },
  {
    id: 'refuses-what-it-does-not-support',
    title: 'An event or a method that is not supported is answered 405',
    rules: ['BOT-IN-07', 'BOT-IN-15'],
    run: inTalk(async (talk, judge) => {
      const { scene } = talk;
      const body = JSON.stringify(talk.botMessage({ type: 'TEXT', text: 'Hello' }));
      const requests = {
        ...posts(talk, wrong(talk, 'BOT-IN-07')),
        GET: () => scene.send({ method: 'GET' }),
        PUT: () => scene.send({ method: 'PUT', body }),
        PATCH: () => scene.send({ method: 'PATCH', body }),
        DELETE: () => scene.send({ method: 'DELETE' }),
      };
      await judgeEach(judge, 'BOT-IN-07', requests, 405);
    }),
  },
  {
    id: 'what-may-be-absent',
    title: 'The report states if events without id and messages without timestamp are accepted',
    rules: ['BOT-IN-19'],
    run: inTalk(async (talk, judge) => {
      const message = { type: 'TEXT', text: unique('refused') };
      const incomplete = {
        'BOT_MESSAGE without id': without(talk.botMessage(message), 'id'),
        'a message without timestamp': { ...talk.botMessage({}), message },
        'INVITE_AGENT without id': without(talk.inviteAgent(), 'id'),
      };
      for (const [what, body] of Object.entries(incomplete)) {
        const answer = await talk.scene.post(body);
        judge.notes('BOT-IN-19', `${what}: ${inShort(answer)}`, answer, 'OPEN-31');
      }
    }),
  },
  {
    id: 'what-is-not-known',
    title: 'The report states how events for an unknown chat or provider are answered',
    rules: ['BOT-IN-14', 'BOT-IN-16'],
    async run(context, judge) {
      const [scene, other] = await Promise.all([context.scene(), context.scene()]);
      const [talk, others] = await Promise.all([scene.open(), other.open()]);
      const stray = { ...talk.botMessage({ type: 'TEXT', text: 'Anybody?' }), chat_id: unique('chat') };
      await noteChat(judge, 'an unknown chat_id', talk, stray);
      // The token itself is valid. The source does not state whether a token is valid only for chats of its own channel.
      const text = unique('intruder');
      const what = 'a chat of another channel, whose bot has another token';
      const isTaken = await noteChat(judge, what, talk, others.botMessage({ type: 'TEXT', text }));
      const isThere = isTaken && (await other.site.standIn.until(() => other.atClient(text)[0], intruderMs));
      if (isThere) judge.notes('BOT-IN-14', `${what}: the message reached its client`);
      const answer = await talk.scene.post(talk.botMessage({ type: 'TEXT', text: 'Hello' }), {
        endpoint: talk.scene.withUnknownProvider(),
      });
      judgeStatus(judge, 'BOT-IN-16', 'an unknown provider_id', answer, 404);
    },
  },
  {
    id: 'refuses-a-wrong-token',
    title:
      'A wrong token is answered 401 with its error code, and each channel of a provider has its own token',
    rules: ['BOT-IN-01', 'BOT-IN-03', ...errorRules, 'BOT-OUT-02'],
    async run(context, judge) {
      const [scene, other] = await Promise.all([context.scene(), context.scene()]);
      const talk = await scene.open();
      const requests: Record<string, () => Promise<Exchange>> = {};
      for (const [what, wrong] of Object.entries(wrongTokens(scene.token)))
        for (const [kind, event] of Object.entries(eventsOf(talk, unique('smuggled'))))
          requests[`${kind} with ${what}: ${wrong} for ${scene.token}`] = () =>
            scene.post(event, { endpoint: scene.withToken(wrong) });
      await judgeEach(judge, 'BOT-IN-03', requests, 401, codes.invalidClient);
      await judgeAnothersToken(judge, talk, other);
      const sibling = await context.scene({ beside: scene }).catch(() => undefined);
      if (sibling?.provider !== undefined && sibling.provider === scene.provider)
        await judgeOwnTokens(judge, talk, await sibling.open());
    },
  },
  {
    id: 'authorization-is-compared',
    title: 'A configured Authorization value is required, and retries send it too',
    rules: [...authorizationRules, 'BOT-OUT-14'],
    async run(context, judge) {
      const authorization = `Bearer ${unique('ShaRed')}`;
      const scene = await context
        .scene({ authorization, answers: [reply(500), reply(200, {})] })
        .catch((error: unknown) => {
          if (error instanceof DeskRefused && isRefusal(error)) return undefined;
          throw error;
        });
      if (!scene) {
        judge.neverArose('BOT-OUT-14', 'the desk takes no Authorization value for a bot');
        return judge.cannotSee(authorizationRules, 'the desk takes no Authorization value for a bot');
      }
      const talk = await scene.open();
      await scene.untilHeard(talk.words, 2);
      judgeSame(judge, 'with an Authorization value', attemptsOf(talk));
      await judgeAuthorization(judge, scene, authorization);
    },
  },
  {
    id: 'plain-http-is-refused',
    title: 'Nothing is sent to a bot endpoint with plain http outside loopback',
    rules: ['BOT-OUT-16'],
    async run(context, judge) {
      // Each address gets its own channel, since a desk may reject a second bot on one channel, whatever its address.
      const set = (bot_endpoint: string) => context.scene({ addressed: () => bot_endpoint });
      const send = async (addressed: (url: string) => string) => {
        const scene = await context.scene({ addressed });
        await scene.say(unique('by an open road'));
        return scene.receiver.until(([first]) => first, firstAttemptMs());
      };
      const trial = { what: 'a bot endpoint', set, ...(context.ownPorts && { send }) };
      await judgePlain(judge, 'BOT-OUT-16', trial);
    },
  },
];

/** Judges that each request is answered `status`, with the error code `code`. By `open`, 200 is only reported. */
async function judgeEach(
  judge: Judge,
  rule: 'BOT-IN-03' | 'BOT-IN-05' | 'BOT-IN-06' | 'BOT-IN-07' | 'BOT-IN-08' | 'BOT-IN-09',
  requests: Readonly<Record<string, () => Promise<Exchange>>>,
  status: number,
  code?: string,
  open?: OpenPointId,
): Promise<void> {
  for (const [what, answer] of await askEach(requests)) {
    if (open && answer.status === 200) {
      judge.notes(rule, `${what}: ${inShort(answer)}`, answer, open);
      continue;
    }
    judgeStatus(judge, rule, what, answer, status);
    if (code !== undefined) judgeCode(judge, 'BOT-IN-18', what, answer, code);
    judgeErrorBody(judge, 'BOT-IN-15', what, answer);
  }
}

function posts({ scene }: BotTalk, bodies: Record<string, unknown>): Record<string, () => Promise<Exchange>> {
  return Object.fromEntries(Object.entries(bodies).map(([what, body]) => [what, () => scene.post(body)]));
}

/** Posts an event about another chat, and reports the response. Returns true if the service accepted the event. */
async function noteChat(judge: Judge, what: string, { scene }: BotTalk, event: Json): Promise<boolean> {
  const answer = await scene.post(event);
  judge.notes('BOT-IN-14', `${what}: ${answer.status ?? inShort(answer)}`, answer);
  return answer.status === 200;
}

/** Returns the contract's invalid examples for the rule or open point `id`, changed into events of the chat. */
function wrong(talk: BotTalk, id: RuleId | OpenPointId): Record<string, unknown> {
  return Object.fromEntries(breaking('ProviderEvent', id).map(([story, event]) => [story, talk.own(event)]));
}

function eventsOf(talk: BotTalk, text: string): Record<string, Json> {
  return {
    'BOT_MESSAGE of TEXT': talk.botMessage({ type: 'TEXT', text }),
    'BOT_MESSAGE of MARKDOWN': talk.botMessage({ type: 'MARKDOWN', content: text, text }),
    'BOT_MESSAGE of BUTTONS': talk.botMessage({ type: 'BUTTONS', buttons: [{ text }, { text: 'No' }], text }),
    INVITE_AGENT: talk.inviteAgent(),
  };
}

/** Judges that the token of another provider is rejected. A service may ignore provider_id, and know its bots by their token alone. */
async function judgeAnothersToken(judge: Judge, talk: BotTalk, other: BotScene): Promise<void> {
  const { scene } = talk;
  const mixed = scene.withToken(other.token);
  // One provider may have a token for each channel.
  if (mixed === other.endpoint) return;
  const post = (endpoint: string) => {
    const event = talk.botMessage({ type: 'TEXT', text: unique('smuggled') });
    return scene.post(event, { endpoint });
  };
  const [answer, stray] = [await post(mixed), await post(scene.withUnknownProvider())];
  const what = 'the token of another provider';
  const known = 'the service knows its bots by their token, under any provider_id';
  if (stray.status === 200 && [200, 400].includes(answer.status ?? 0))
    judge.notes('BOT-IN-03', `${what}: ${inShort(answer)}; ${known}`, answer);
  else judgeStatus(judge, 'BOT-IN-03', what, answer, 401, 403, 404);
}

async function judgeOwnTokens(judge: Judge, ...talks: BotTalk[]): Promise<void> {
  for (const talk of talks) {
    const [request] = talk.scene.heard(talk.words);
    const what = 'a TEXT with the token of one of two channels of a provider';
    judgeRequest(judge, talk.scene, request!, 'CLIENT_MESSAGE of one of two channels of a provider');
    await judgeSaid(judge, talk, unique('own-token'), what);
  }
}

/**
 * Judges that the service rejects a wrong Authorization. The rules cannot be observed if it neither sends the agreed value nor rejects a wrong
 * one: then it has no such setting.
 */
async function judgeAuthorization(judge: Judge, scene: BotScene, authorization: string): Promise<void> {
  const talk = await scene.open();
  const say = (text: string, headers: Record<string, string> = {}) =>
    scene.post(talk.botMessage({ type: 'TEXT', text }), { headers });
  const right = await say(unique('allowed'), { Authorization: authorization });
  const smuggled = unique('smuggled');
  const given = (value: string) => say(smuggled, { Authorization: value });
  const bare = Object.entries(eventsOf(talk, smuggled)).map(
    ([kind, event]) => [`${kind} without Authorization`, () => scene.post(event)] as const,
  );
  const wrong = await askEach({
    ...Object.fromEntries(bare),
    'an empty Authorization': () => given(''),
    'another Authorization': () => given(`${authorization}x`),
    'another scheme with the same secret': () => given(authorization.replace('Bearer', 'Basic')),
    'the Authorization in other case': () => given(authorization.replace(/\S+$/, otherCase)),
  });
  const sends = scene.receiver.requests.some((each) => header(each, 'authorization') === authorization);
  if (!sends && wrong.every(([, { status }]) => status === 200))
    return judge.cannotSee(authorizationRules, 'the service configures no Authorization value');
  needOk(right, 'the right Authorization');
  for (const [what, answer] of wrong) {
    judgeRefused(judge, 'BOT-IN-04', what, answer);
    judgeCode(judge, 'BOT-IN-18', what, answer, codes.unauthorizedClient);
  }
  const marker = unique('marker');
  await say(marker, { Authorization: authorization });
  need(await scene.untilAtClient(marker), 'a TEXT of the bot reaches the client');
  judge.counts('BOT-IN-04', 'nothing of what was refused at the client', scene.atClient(smuggled));
}

function isRefusal({ status = 0 }: DeskRefused): boolean {
  return (status >= 400 && status < 500) || status === 501;
}
