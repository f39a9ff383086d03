import type { Case } from '../../../run/case.ts';
import { reply } from '../../../wire/http/answers.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { freePort } from '../../../wire/http/free-port.ts';
import { file } from '../../../wire/payload/kinds.ts';
import { unique } from '../../../wire/payload/messages.ts';
import type { BotServiceContext } from '../context.ts';
import { BotTalk } from '../scene.ts';
import { judgeTransferred } from './attempts.ts';
import { closes, handOver } from './handover.ts';

/** The provider takes what it is told first, and fails from then on. */
const answers = [reply(200, {}), reply(500)];

/** So long an event about a file is waited for; a service may make none of it. */
const fileMs = 5000;

export const failingApartCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'one-of-two-clients-is-transferred',
    title:
      'Of two clients of a channel, only the client whose message the provider did not accept is transferred',
    rules: ['BOT-OUT-07'],
    timed: true,
    async run(context, judge) {
      const scene = await context.scene({ answers });
      const other = await scene.open({ id: unique('ada') });
      const talk = await scene.open({ id: unique('ben') });
      if (!(await judgeTransferred(judge, 'one client’s message is answered 500', talk))) return;
      const found = await other.atDesk();
      const owner = found?.chat.handled_by;
      judge.holds('BOT-OUT-07', owner !== 'agents', {
        expected: 'the agents have no chat of another client, whose message was answered 200',
        observed: owner === 'agents' ? 'they have it' : 'they do not have it',
        evidence: [...scene.evidence(), noted('chat at the desk', found ?? 'not there')],
      });
      const next = await scene.open({ id: unique('cleo') });
      await judgeTransferred(judge, 'a second client’s message is answered 500', next);
    },
  },
  {
    id: 'next-conversation-fails',
    title: 'A client is transferred when the provider fails in the second conversation',
    rules: ['BOT-OUT-07'],
    timed: true,
    async run(context, judge) {
      const scene = await context.scene({ answers });
      const first = await scene.open();
      await handOver(first);
      const next = (await closes(first)) ? await scene.open() : undefined;
      if (!next || next.chatId === first.chatId)
        return judge.cannotSee('BOT-OUT-07', 'the client has no second conversation');
      await judgeTransferred(judge, 'the client’s second conversation is answered 500', next);
    },
  },
  {
    id: 'provider-that-is-not-there',
    title: 'A client is transferred when the provider cannot be reached',
    rules: ['BOT-OUT-07'],
    timed: true,
    async run(context, judge) {
      if (!context.ownPorts)
        return judge.cannotSee('BOT-OUT-07', 'the suite has a port of its own for the provider');
      const port = await freePort();
      const scene = await context.scene({ addressed: () => `http://127.0.0.1:${port}/bot` });
      const words = unique('anybody there');
      await scene.say(words);
      await judgeTransferred(judge, 'the connection is refused', new BotTalk(scene, words, '', ''));
    },
  },
  {
    id: 'file-that-fails',
    title: 'A client is transferred when the provider does not accept a file, if the service sends files',
    rules: ['BOT-OUT-07'],
    timed: true,
    async run(context, judge) {
      const scene = await context.scene({ answers });
      const talk = await scene.open();
      await scene.site.postMessage(scene.client, file());
      if (await scene.untilEvent('CLIENT_MESSAGE', 2, fileMs))
        await judgeTransferred(judge, 'a file of the client is answered 500', talk);
      else judge.neverArose('BOT-OUT-07', 'the provider is not told of a client’s file');
    },
  },
];
