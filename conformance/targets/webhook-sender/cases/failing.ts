import type { Case } from '../../../run/case.ts';
import { pause } from '../../../wire/traffic/waits.ts';
import type { WebhookSenderContext } from '../context.ts';

/** How long a sender is watched that was answered 500. */
const watchMs = 7500;

export const failingCases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'receiver-that-fails',
    title: 'What a sender does when the receiver answers 500 is reported',
    rules: ['HOOK-OUT-18'],
    timed: true,
    async run(context, judge) {
      const scene = await context.scene(judge, ['HOOK-OUT-18'], {
        chat_accepted: { kind: 'reply', status: 500, body: '' },
      });
      if (!scene) return;
      await scene.accept(await scene.write());
      await pause(watchMs);
      const seen = scene.events('chat_accepted');
      const instants = seen
        .map(({ firstByteAt }) => Math.round(firstByteAt - seen[0]!.firstByteAt))
        .join(', ');
      const signed = seen.some(({ headers }) => JSON.stringify(headers).toLowerCase().includes('signature'));
      judge.notes(
        'HOOK-OUT-18',
        `answered 500: ${seen.length} requests, at ${instants} ms; ${signed ? '' : 'not '}signed`,
        scene.evidence(),
      );
    },
  },
];
