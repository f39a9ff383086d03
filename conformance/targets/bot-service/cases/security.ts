import { codes } from '../../../../generated/errors.ts';
import { DeskRefused } from '../../../desk/calls.ts';
import type { Case } from '../../../run/case.ts';
import { type Judge, need, needOk } from '../../../run/judge.ts';
import { reply } from '../../../wire/http/answers.ts';
import { type Exchange, inShort } from '../../../wire/http/exchange.ts';
import { header } from '../../../wire/http/wire-message.ts';
import { type Json, unique } from '../../../wire/payload/messages.ts';
import { otherCase, wrongTokens } from '../../../wire/payload/wrong-tokens.ts';
import { askEach } from '../../../wire/traffic/side-by-side.ts';
import { judgeCode, judgeRefused, judgeStatus } from '../../shared/bot-answers.ts';
import { judgePlain } from '../../shared/plain-http.ts';
import { firstAttemptMs } from '../../shared/site.ts';
import type { BotServiceContext } from '../context.ts';
import type { BotScene, BotTalk } from '../scene.ts';
import { judgeSame } from './event-judges.ts';

const authorizationRules = ['BOT-IN-04', 'BOT-IN-18'] as const;

export const securityCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'refuses-a-wrong-token',
    title: 'A wrong token is answered 401, with the error code for it',
    rules: ['BOT-IN-03', 'BOT-IN-18'],
    async run(context, judge) {
      const [scene, other] = await Promise.all([context.scene(), context.scene()]);
      const talk = await scene.open();
      await judgeTokens(judge, talk);
      await judgeAnothersToken(judge, talk, other);
    },
  },
  {
    id: 'authorization-is-compared',
    title:
      'Where an Authorization value is configured, a request with another one is refused, and retries send it too',
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
      const { words } = await scene.open();
      await scene.untilHeard(words, 2);
      judgeSame(judge, 'with an Authorization value', scene, scene.heard(words));
      await judgeAuthorization(judge, scene, authorization);
    },
  },
  {
    id: 'plain-http-is-refused',
    title: 'Nothing is sent to a bot endpoint that is plain http, off loopback',
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

async function judgeTokens(judge: Judge, talk: BotTalk): Promise<void> {
  const { token } = talk.scene;
  const requests: Record<string, () => Promise<Exchange>> = {};
  for (const [what, wrong] of Object.entries(wrongTokens(token))) {
    const endpoint = talk.scene.withToken(wrong);
    for (const [kind, event] of Object.entries(eventsOf(talk, unique('smuggled'))))
      requests[`${kind} with ${what}: ${wrong} for ${token}`] = () => talk.scene.post(event, { endpoint });
  }
  for (const [what, answer] of await askEach(requests)) {
    judgeCode(judge, 'BOT-IN-18', what, answer, codes.invalidClient);
    judgeStatus(judge, 'BOT-IN-03', what, answer, 401);
  }
}

/** Returns one event of each kind that a provider sends. For BOT_MESSAGE, there is one for each type of message. */
function eventsOf(talk: BotTalk, text: string): Record<string, Json> {
  return {
    'BOT_MESSAGE of TEXT': talk.botMessage({ type: 'TEXT', text }),
    'BOT_MESSAGE of MARKDOWN': talk.botMessage({ type: 'MARKDOWN', content: text, text }),
    'BOT_MESSAGE of BUTTONS': talk.botMessage({ type: 'BUTTONS', buttons: [{ text }], text }),
    INVITE_AGENT: talk.inviteAgent(),
  };
}

/**
 * Judges an event that has the token of another provider. It must be rejected, with a status of the service's choice: the service may, for
 * example, treat the provider as unknown. Nothing is judged if both channels have the same provider, since a provider may have a token for
 * each channel.
 */
async function judgeAnothersToken(judge: Judge, talk: BotTalk, { endpoint, token }: BotScene): Promise<void> {
  const mixed = talk.scene.withToken(token);
  if (mixed === endpoint) return;
  const event = talk.botMessage({ type: 'TEXT', text: unique('smuggled') });
  const answer = await talk.scene.post(event, { endpoint: mixed });
  const what = 'the token of another provider';
  // A service that ignores provider_id treats this event as an event of the other bot. The source documents do not state whether that bot
  // may write in this chat.
  const isOfItsToken = answer.status === 200 || answer.status === 400;
  const known = 'the service knows its bots by their token, under any provider_id';
  if (isOfItsToken && (await goesByTokenAlone(talk)))
    return judge.notes('BOT-IN-03', `${what}: ${inShort(answer)}; ${known}`, answer);
  judgeStatus(judge, 'BOT-IN-03', what, answer, 401, 403, 404);
}

/** True if the service ignores provider_id, which the contract allows. The token of another provider is valid for such a service. */
async function goesByTokenAlone(talk: BotTalk): Promise<boolean> {
  const event = talk.botMessage({ type: 'TEXT', text: unique('hello') });
  const answer = await talk.scene.post(event, { endpoint: talk.scene.withUnknownProvider() });
  return answer.status === 200;
}

/**
 * Judges that the service checks the Authorization header. A desk may accept the value although the service does not use it. So this is
 * judged only if the service sends the value to the provider, or answers 401.
 */
async function judgeAuthorization(judge: Judge, scene: BotScene, authorization: string): Promise<void> {
  const talk = await scene.open();
  const say = (text: string, headers: Record<string, string> = {}) =>
    scene.post(talk.botMessage({ type: 'TEXT', text }), { headers });
  const right = await say(unique('allowed'), { Authorization: authorization });
  const [scheme, secret = ''] = authorization.split(' ');
  const smuggled = unique('smuggled');
  const given = (value: string) => say(smuggled, { Authorization: value });
  const bare = Object.entries(eventsOf(talk, smuggled)).map(
    ([kind, event]) => [`${kind} without Authorization`, () => scene.post(event)] as const,
  );
  const wrong = await askEach({
    ...Object.fromEntries(bare),
    'an empty Authorization': () => given(''),
    'another Authorization': () => given(`${authorization}x`),
    'another scheme with the same secret': () => given(`Basic ${secret}`),
    'the Authorization in other case': () => given(`${scheme} ${otherCase(secret)}`),
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

/** True if the desk rejects the request, or does not support it. */
function isRefusal({ status = 0 }: DeskRefused): boolean {
  return (status >= 400 && status < 500) || status === 501;
}
