import { printed } from '../../../../generated/faults.ts';
import type { Case } from '../../../run/case.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field, partOf, wordOf } from '../../../wire/payload/fields.ts';
import { markIn } from '../../../wire/payload/messages.ts';
import { messageOf } from '../../shared/site.ts';
import { judgeTraffic } from '../../shared/whole-run.ts';
import type { BotServiceContext } from '../context.ts';
import type { BotScene, BotTalk } from '../scene.ts';

export const wholeRunCases: readonly Case<BotServiceContext>[] = [
  {
    id: 'traffic-of-the-run',
    title: 'In all traffic of the run, each event and message names its own channel, chat and client',
    rules: ['BOT-IN-01', 'BOT-OUT-04'],
    last: true,
    async run({ scenes }, judge) {
      const talks = scenes.flatMap((scene) => scene.talks);
      const events = scenes.flatMap((scene) =>
        scene.receiver.requests.map((request) => ({ scene, request })),
      );
      const isRepeat = repeats();
      judgeTraffic(
        judge,
        'BOT-OUT-04',
        events,
        ({ scene, request }) => wrongIds(talks, scene, request) ?? isRepeat(scene, request),
      );
      const messages = scenes.flatMap((scene) => scene.site.attempts.map((request) => ({ scene, request })));
      judgeTraffic(judge, 'BOT-IN-01', messages, ({ scene, request }) => wrongClient(talks, scene, request));
    },
  },
];

/** Describes the ids of an event if they belong to another chat or client. Ids that no CLIENT_MESSAGE had are not judged. */
function wrongIds(talks: readonly BotTalk[], scene: BotScene, request: CaughtRequest): string | undefined {
  const event = printed(field(request, 'event'));
  const [chat, client] = [wordOf(request, 'chat_id'), wordOf(request, 'client_id')];
  const owner = talks.find(({ chatId }) => chatId === chat);
  if (!owner) return undefined;
  if (owner.scene !== scene)
    return `${event} at the bot of channel ${scene.site.channelId} has the chat_id ${chat} of channel ${owner.scene.site.channelId}`;
  const mark = markIn(partOf(request, 'message')['text']);
  const writer = mark && talks.find(({ words }) => markIn(words) === mark);
  if (writer && writer.chatId !== chat)
    return `${event} with the text of chat ${writer.chatId} has the chat_id ${chat}`;
  if (client === undefined || client === owner.clientId) return undefined;
  const other = talks.find(({ clientId }) => clientId === client);
  const whose = other ? `, the client of chat ${other.chatId}` : '';
  return `${event} of chat ${chat}, of the client ${owner.clientId}, has the client_id ${client}${whose}`;
}

/** Returns a check of the events in order: an event must not have the id of an earlier one, unless it is a retry of it. */
function repeats(): (scene: BotScene, request: CaughtRequest) => string | undefined {
  const known = new Map<string, { what: string; scene: BotScene }>();
  return (scene, request) => {
    const id = wordOf(request, 'id');
    if (id === undefined) return undefined;
    const event = printed(field(request, 'event'));
    const what = [event, field(request, 'chat_id'), partOf(request, 'message')['text']]
      .map(printed)
      .join(' ');
    const first = known.get(id);
    known.set(id, first ?? { what, scene });
    const isOther = first && (first.what !== what || first.scene !== scene);
    return isOther ? `${event} has the id ${id} of another event` : undefined;
  };
}

/** Describes a bot's message that reached another client than that of its chat. */
function wrongClient(talks: readonly BotTalk[], scene: BotScene, request: CaughtRequest): string | undefined {
  const mark = markIn(messageOf(request)['text']);
  const owner = mark && talks.find(({ spoken }) => spoken.some((text) => markIn(text) === mark));
  if (!owner) return undefined;
  if (owner.scene !== scene)
    return `a message for chat ${owner.chatId} came to the endpoint of channel ${scene.site.channelId}`;
  const recipient = partOf(request, 'recipient')['id'];
  const client = owner.sender['id'];
  if (printed(recipient) === printed(client)) return undefined;
  return `a message for chat ${owner.chatId}, of ${printed(client)}, has the recipient.id ${printed(recipient)}`;
}
