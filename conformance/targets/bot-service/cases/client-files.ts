import { validateClientMessageEvent } from '../../../../generated/bot/validators.js';
import { faultOf } from '../../../../src/contract/judgement/faults.ts';
import { withoutNulls } from '../../../../src/contract/judgement/nulls.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { kinds, ofKind } from '../../../wire/payload/kinds.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { askEach } from '../../../wire/traffic/side-by-side.ts';
import type { BotServiceContext } from '../context.ts';
import { soonMs } from '../scene.ts';
import { judgeTime } from './timestamps.ts';

export const clientFileCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'files-of-a-client',
    title: 'What the provider gets for a client’s files and places has the form of a message',
    rules: ['BOT-OUT-03', 'BOT-OUT-17'],
    async run(context, judge) {
      const scene = await context.scene();
      await scene.open();
      const notices = ['typein', 'typeout'].map((type) => ({ type }));
      const messages = [...kinds.map((kind) => ofKind(kind, kind.details)), ...notices];
      const posts = messages.map((message) => [
        String(message['type']),
        () => scene.site.postMessage(scene.client, message),
      ]);
      await askEach(Object.fromEntries(posts));
      // What the client writes after them shows that they are not on their way.
      const words = unique('after the files');
      await scene.say(words);
      await scene.provider.until(() => scene.told(words)[0], soonMs);
      for (const request of scene.events('CLIENT_MESSAGE')) {
        judgeForm(judge, request);
        judgeTime(judge, request);
      }
    },
  },
];

/** No API of the source names what becomes of a file: which of the three types it is given, or none, is the service's affair. */
function judgeForm(judge: Judge, request: CaughtRequest): void {
  const { value } = withoutNulls(request.json);
  const held = validateClientMessageEvent(value);
  judge.holds('BOT-OUT-03', held, {
    expected:
      'CLIENT_MESSAGE with its ids, and a message of one of the types that there are, with its fields',
    observed: held ? 'it does' : faultOf(value, validateClientMessageEvent.errors?.[0]),
    evidence: [shown('request at the provider', request)],
  });
}
