import { setTimeout as sleep } from 'node:timers/promises';
import { createDeskClient } from '../../../../generated/reference/desk/client.ts';
import { deskToken } from '../../../reference/service/testing/site.ts';
import type { Traffic } from './traffic.ts';

/** Who watches the desk's stream, and takes it up again after the last event that was seen: none is missing, none comes twice. */
export async function watcher({ ledger, url, signal }: Traffic): Promise<void> {
  const headers = { authorization: `Bearer ${deskToken}` };
  const desk = createDeskClient({ baseUrl: `${url}/desk`, headers });
  let last: number | undefined;
  while (!signal.aborted) {
    try {
      const after = last === undefined ? {} : { headers: { 'last-event-id': String(last) } };
      const stream = await desk.streamEvents(after, { signal });
      if (stream.status !== 200) throw new Error('It is not there now.');
      for await (const { data } of stream.events) {
        const { event_id, event, chat, entry } = data;
        if (last !== undefined && event_id !== last + 1)
          ledger.blame('events missed or twice', `After event ${last} came ${event_id}.`);
        last = event_id;
        ledger.count('events seen');
        if (event === 'chat_opened' && chat)
          ledger.numbered('chat', chat.chat_id, `${chat.channel_id} ${chat.customer.id} ${chat.opened_at}`);
        if (event === 'entry_added' && entry)
          ledger.numbered('entry', entry.entry_id, `${entry.chat_id} ${entry.text}`);
      }
    } catch {
      await sleep(300);
    }
  }
}
