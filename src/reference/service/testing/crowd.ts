import { expect } from 'vitest';
import type { VisitorEvent } from '../../../../generated/reference/visitor/types.ts';
import { wordsOf } from '../../shared/entry-words.ts';
import { type OpenService, write } from './site.ts';
import { arrive, type Guest, openWidget, visitorOf } from './visitor.ts';

const guests = 8;
const rounds = 12;

/**
 * Visitors write and are answered all at once, on any of the services, while their streams break and continue at any of them. Each
 * visitor must get every event of its own chats once, in order, and no event of another's.
 */
export async function expectEachToHearItsOwn(services: OpenService[]): Promise<void> {
  const [first] = services as [OpenService];
  const widget = await openWidget(first);
  const crowd = await Promise.all(Array.from({ length: guests }, () => arrive(first, widget)));
  const at = (each: number) => services[each % services.length]!;
  const heard = crowd.map((guest, each) => hear(guest, each, at));
  await Promise.all(
    crowd.map(async ({ path, token }, each) => {
      for (let round = 0; round < rounds; round++) {
        const client = visitorOf(at(each + round).url, token);
        const text = round === rounds - 1 ? 'end' : `${each}: ${round}`;
        await client.sendVisitorMessage({ path, body: { message_id: `message-${round}`, text } });
        if (round % 5 !== 4) continue;
        const { desk } = at(each + round + 1);
        const chat_id = await chatOf(desk, widget, each);
        await write(desk, chat_id, `to ${each}`);
        // The next message opens another chat.
        await desk.closeChat({ path: { chat_id }, body: { agent_id: 'ada' } });
        await desk.putAgent({ path: { agent_id: 'ada' }, body: { online: true } });
      }
    }),
  );
  for (const [each, events] of (await Promise.all(heard)).entries()) {
    const texts = events.flatMap(({ entry }) => (entry ? wordsOf(entry) : []));
    const own = Array.from({ length: rounds - 1 }, (_, round) =>
      round % 5 === 4 ? [`${each}: ${round}`, `to ${each}`] : [`${each}: ${round}`],
    );
    expect(texts).toEqual([...own.flat(), 'end']);
    const states = events.flatMap(({ chat }) => chat?.state ?? []);
    expect(states.filter((state) => state === 'closed').length).toBeGreaterThanOrEqual(2);
  }
}

/** The open chat of the visitor who said this. */
async function chatOf(desk: OpenService['desk'], channel_id: string, each: number): Promise<number> {
  const listed = await desk.listChats({ query: { channel_id, state: 'open' } });
  for (const { chat_id } of listed.status === 200 ? listed.body.chats : []) {
    const read = await desk.getChat({ path: { chat_id } });
    if (read.status === 200 && read.body.transcript[0]?.text?.startsWith(`${each}: `)) return chat_id;
  }
  throw new Error(`No chat of ${each} is open`);
}

/** The events that a visitor gets, on streams that break after a few events each. */
async function hear(
  { path, token, session }: Guest,
  each: number,
  at: (each: number) => OpenService,
): Promise<VisitorEvent[]> {
  const heard: VisitorEvent[] = [];
  let after = session.last_event_id;
  for (let visit = each; ; visit++) {
    const hangUp = new AbortController();
    const headers = { 'last-event-id': `${after}` };
    const client = visitorOf(at(visit).url, token);
    const stream = await client.streamVisitorEvents({ path, headers }, { signal: hangUp.signal });
    if (stream.status !== 200) throw new Error(`${stream.status}`);
    let left = 1 + (visit % 4);
    for await (const { id, data } of stream.events) {
      expect(Number(id)).toBeGreaterThan(after);
      after = Number(id);
      heard.push(data);
      if (isEnd(data) || --left === 0) break;
    }
    hangUp.abort();
    if (isEnd(heard.at(-1))) return heard;
  }
}

function isEnd(event: VisitorEvent | undefined): boolean {
  return event?.entry !== undefined && wordsOf(event.entry) === 'end';
}
