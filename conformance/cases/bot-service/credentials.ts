import { codes } from '../../../generated/errors.ts';
import { judgeAnswer } from '../../bot-errors.ts';
import type { BotScene } from '../../bot-scene.ts';
import type { BotServiceContext } from '../../bot-service-context.ts';
import type { Case } from '../../case.ts';
import { DeskRefused } from '../../desk.ts';
import { type Judge, need } from '../../judge.ts';
import { unique } from '../../messages.ts';
import type { CaughtRequest } from '../../standins/stand-in.ts';
import { inShort } from '../../wire.ts';

export const credentialCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'refuses-a-wrong-token',
    title: 'A wrong token is answered 401 with the error code for it',
    rules: ['BOT-IN-03'],
    needs: ['desk'],
    async run(context, judge) {
      const talk = await (await context.scene()).open();
      const { token } = talk.scene;
      const last = token.endsWith('x') ? 'y' : 'x';
      for (const wrong of [unique('stranger'), `${token}${last}`, `${token.slice(0, -1)}${last}`]) {
        const words = unique('smuggled');
        const endpoint = talk.scene.withToken(wrong);
        const answer = await talk.scene.post(talk.botMessage({ type: 'TEXT', text: words }), { endpoint });
        const expected = { status: 401, code: codes.invalidClient };
        if (!judgeAnswer(judge, 'BOT-IN-03', `token ${wrong} for ${token}`, answer, expected)) return;
      }
    },
  },
  {
    id: 'authorization-is-compared',
    title: 'Where an Authorization value is configured, another one is answered by the error code for it',
    rules: ['BOT-IN-04'],
    needs: ['desk'],
    async run(context, judge) {
      const authorization = `Bearer ${unique('shared')}`;
      const scene = await context.scene({ settings: { authorization } }).catch((error: unknown) => {
        if (error instanceof DeskRefused && error.status !== undefined && isRefusal(error.status))
          return undefined;
        throw error;
      });
      if (!scene) return judge.cannotSee('BOT-IN-04', 'the desk takes no Authorization value for a bot');
      await judgeAuthorization(judge, scene, authorization);
    },
  },
];

/**
 * A desk may take the value and do nothing with it; that a service works with it shows in what it sends to the
 * provider, or in an answer 401.
 */
async function judgeAuthorization(judge: Judge, scene: BotScene, authorization: string): Promise<void> {
  const talk = await scene.open();
  const event = () => talk.botMessage({ type: 'TEXT', text: unique('allowed') });
  const right = await scene.post(event(), { headers: { Authorization: authorization } });
  const wrong = {
    'no Authorization': await scene.post(event()),
    'another Authorization': await scene.post(event(), { headers: { Authorization: `${authorization}x` } }),
  };
  const sends = scene.provider.requests.some((request) => carries(request, authorization));
  if (!sends && Object.values(wrong).every(({ status }) => status === 200)) {
    return judge.cannotSee('BOT-IN-04', 'the service configures no Authorization value');
  }
  need(
    right.status === 200,
    `the right Authorization is answered 200 (it was ${inShort(right)})`,
    right.evidence,
  );
  for (const [what, answer] of Object.entries(wrong)) {
    judgeAnswer(judge, 'BOT-IN-04', what, answer, { status: 401, code: codes.unauthorizedClient });
  }
}

/** The desk answers, and does not want it. */
function isRefusal(status: number): boolean {
  return (status >= 400 && status < 500) || status === 501;
}

function carries({ headers }: CaughtRequest, authorization: string): boolean {
  return headers.some(([name, value]) => name.toLowerCase() === 'authorization' && value === authorization);
}
