import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '../../../generated/policies.ts';
import { bend, type Changed, wrap } from '../bend.ts';
import type { Body } from '../independent/body.ts';
import { isSafe } from '../independent/party.ts';
import type { IndependentService } from './independent.ts';

/** Correct services that differ from the reference in many ways at once. */
export const otherServices: readonly Changed<IndependentService>[] = [
  {
    // This service's desk has no event stream. The service answers errors with other bodies than the reference. A typing notice opens a
    // chat, and does not wait for messages. A request for a removed channel gets 404. The retry interval begins at the end of an attempt.
    // After an {error} response, the service retries. After the last attempt, it shows the error in its own words.
    manner: 'does otherwise whatever is left open',
    change: (s) => {
      const { statusBody, find, notice, write } = s;
      const { run, judge, intervalMs } = s.delivery;
      const wait = s.delivery.pause;
      bend(s, {
        desk: { streams: false },
        statusBody: (channel) => `${statusBody.call(s, channel)}\n`,
        find: (random, id) => {
          const channel = find.call(s, random, id);
          return channel?.removed ? undefined : channel;
        },
        accepted: (response) =>
          response
            .writeHead(200, { 'content-type': 'text/plain', connection: 'keep-alive' })
            .end('thank you'),
        refuse: (response, problem) =>
          response.writeHead(400, { 'content-type': 'text/html' }).end(`<h1>${problem}</h1>`),
        notice: (channel, sender, message) => {
          s.chatOf(channel, sender);
          notice.call(s, channel, sender, message);
        },
        write: (chat, agent, message) => {
          s.typing(chat, agent, false);
          return write.call(s, chat, agent, message);
        },
        typing: (chat, agent, typing) => {
          const body = s.envelope(chat, agent, { type: typing ? 'typein' : 'typeout' });
          void s.delivery.attempt(chat.channel, body);
        },
        queue: (chat, work) => chat.lane.then(() => pause(20)).then(work),
        cut: (text) => text.slice(0, limits.UserTextBody.truncate),
        refused: (chat, { message }) => {
          s.add(chat, { from: 'system', type: 'text', text: `The integrator says: ${message}` });
        },
        failed: (chat) => {
          s.add(chat, { from: 'system', type: 'text', text: 'Your message did not arrive.' });
        },
        delivery: {
          contentType: () => 'application/json; charset=utf-8',
          payload: ({ sender, recipient, message }) => ({ message, recipient, sender, channel_version: 2 }),
          async run(...given) {
            const ended = await run.apply(s.delivery, given);
            const error = (ended.attempted?.body as Body | undefined)?.['error'];
            return error && ended.attempted?.status === 200 ? { ...ended, verdict: 'refused' } : ended;
          },
          // An attempt that timed out has used up its interval, so the next one begins at the usual time. The 100 ms are for timers and
          // dates, which use different clocks.
          pause: (started, number) => {
            const isOverdue = Date.now() - started - (number - 1) * intervalMs >= intervalMs - 100;
            const from = isOverdue ? started : Date.now() - (number - 1) * intervalMs;
            return wait.call(s.delivery, from, number);
          },
          judge: (attempted) => {
            const verdict = judge.call(s.delivery, attempted);
            return verdict === 'refused' ? 'again' : verdict;
          },
        },
      });
    },
  },
  {
    // This service answers 400 without a body, and sends null for the photo of an agent without one. Its desk accepts plain http addresses,
    // but the service sends nothing to them.
    manner: 'sends and says no more than it has to',
    change: (s) => ({
      refuse: (response) => response.writeHead(400).end(),
      envelope: wrap((envelope, ...given) => {
        const { sender, ...body } = envelope(...given);
        return { ...body, sender: { ...sender, photo: null } };
      }),
      isSafe: () => true,
      deliver: wrap(async (deliver, chat, body, entry) => {
        if (isSafe(chat.channel.customerEndpoint)) await deliver(chat, body, entry);
        else s.failed(chat, entry);
      }),
    }),
  },
  {
    // This service begins to send one second after the agent wrote, and sends no Content-Type. The interval between its attempts is 400 ms
    // too long.
    manner: 'is late within the tolerance',
    change: (s) => {
      const wait = s.delivery.pause;
      s.queue = (chat, work) => chat.lane.then(() => pause(1000)).then(work);
      s.delivery.contentType = () => undefined;
      s.delivery.pause = (started, number) => wait.call(s.delivery, started + 400 * number, number);
    },
  },
];
