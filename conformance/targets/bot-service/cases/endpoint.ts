import type { Case } from '../../../run/case.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { judgePlain } from '../../shared/plain-http.ts';
import { firstAttemptMs } from '../../shared/site.ts';
import type { BotServiceContext } from '../context.ts';

export const endpointCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'plain-http-is-refused',
    title: 'Nothing is sent to a bot endpoint that is plain http, off loopback',
    rules: ['BOT-OUT-16'],
    async run(context, judge) {
      // On a channel of its own each: a desk may refuse a second bot, whatever its address.
      const set = (bot_endpoint: string) => context.scene({ settings: { bot_endpoint } });
      const send = async (addressed: (url: string) => string) => {
        const scene = await context.scene({ addressed });
        await scene.say(unique('by an open road'));
        return scene.provider.until(([first]) => first, firstAttemptMs);
      };
      await judgePlain(judge, 'BOT-OUT-16', {
        what: 'a bot endpoint',
        set,
        ...(context.ownPorts && { send }),
      });
    },
  },
];
