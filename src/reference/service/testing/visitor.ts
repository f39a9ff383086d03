import type { WidgetSettings } from '../../../../generated/reference/desk/types.ts';
import { createVisitorClient, type VisitorClient } from '../../../../generated/reference/visitor/client.ts';
import type { VisitorEvent, VisitorSession } from '../../../../generated/reference/visitor/types.ts';
import { createChannel, must, type OpenService } from './site.ts';

/** A visitor of a widget, with a client that has the visitor's token. */
export interface Guest {
  client: VisitorClient;
  session: VisitorSession;
  path: { widget_id: string };
  token: string;
}

/** Creates a channel that has a widget and no customer endpoint. Returns its id. */
export async function openWidget(
  { desk }: Pick<OpenService, 'desk'>,
  settings: WidgetSettings = {},
): Promise<string> {
  const { channel_id } = await createChannel(desk, undefined);
  must(await desk.setWidget({ path: { channel_id }, body: settings }), 200);
  return channel_id;
}

export const visit = { page: { url: 'https://shop.example.com/chairs', title: 'Chairs' } };

/** Begins a session of a visitor, like a page that loads the widget. Without a token, the service creates a new visitor. */
export async function arrive({ url }: OpenService, widget_id: string, token?: string): Promise<Guest> {
  const client = visitorOf(url, token);
  const path = { widget_id };
  const session = must(await client.beginSession({ path, body: visit }), 200).body;
  const known = token ?? session.token!;
  return { client: visitorOf(url, known), session, path, token: known };
}

export function visitorOf(url: string, token: string | undefined): VisitorClient {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return createVisitorClient({ baseUrl: `${url}/visitor`, headers });
}

/** Returns the events of a visitor's stream after the number `after`, until `isLast` returns true for an event. */
export async function eventsUntil(
  { client, path, session }: Guest,
  isLast: (event: VisitorEvent) => boolean,
  after = session.last_event_id,
): Promise<{ id: string; event: VisitorEvent }[]> {
  const hangUp = new AbortController();
  const headers = { 'last-event-id': String(after) };
  const stream = must(await client.streamVisitorEvents({ path, headers }, { signal: hangUp.signal }), 200);
  const seen: { id: string; event: VisitorEvent }[] = [];
  for await (const { id, data } of stream.events) {
    seen.push({ id: id!, event: data });
    if (isLast(data)) break;
  }
  hangUp.abort();
  return seen;
}
