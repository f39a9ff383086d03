import { createHash } from 'node:crypto';
import { callOf, nextOf } from '../state/calls.ts';
import { channelOfWidget } from '../state/connections.ts';
import { visitorAt } from '../state/visitors.ts';
import type { Reader } from '../store/port.ts';
import type { Call, Channel, Visitor, Widget, WidgetVisit } from '../store/records.ts';

/** A visitor of a widget, and the channel that the widget is on. */
export interface Guest {
  channel: Channel & { widget: Widget };
  visitor: Visitor & { widget: WidgetVisit };
}

/** The visitor of a request, known by an unguessable token. */
export interface Pass {
  widget_id: string;
  customer_id: string;
}

export function passOf(widget_id: string, token: string): Pass {
  return { widget_id, customer_id: customerId(token) };
}

export async function guestOf({ widget_id, customer_id }: Pass, reader: Reader): Promise<Guest | undefined> {
  const channel = await channelOfWidget(widget_id, reader);
  const visitor = channel && (await visitorAt(widget_id, customer_id, reader));
  return channel && visitor?.widget && { channel, visitor: visitor as Guest['visitor'] };
}

/** The running call of a guest. */
export async function runningCallOf({ visitor }: Guest, reader: Reader): Promise<Call | undefined> {
  const call = await lastCallOf(visitor, reader);
  return call && nextOf(call).length > 0 ? call : undefined;
}

export async function lastCallOf({ widget }: Visitor, reader: Reader): Promise<Call | undefined> {
  return widget?.call_id === undefined ? undefined : callOf(widget.call_id, reader);
}

/** The customer id of a visitor: a hash, from which nobody finds the token. */
function customerId(token: string): string {
  return `visitor-${createHash('sha256').update(token).digest('base64url').slice(0, 22)}`;
}
