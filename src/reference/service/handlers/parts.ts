import type { FastifyBaseLogger } from 'fastify';
import type { OutgoingRules } from '../../../contract/send/addresses.ts';
import type { Send } from '../../../contract/send/send.ts';
import type { strangers } from '../../limits.ts';
import type { BulkParts } from '../conversation/bulk.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { EventLog } from '../journal/log.ts';
import type { Shared } from '../store/port.ts';

export interface HandlerParts extends BulkParts {
  events: EventLog;
  outbox: Outbox;
  send: Send;
  outgoing: OutgoingRules;
  /** The path of the store's file. Copies of the store are made next to it. */
  data: string;
  /** Coordinates several processes on one database; undefined on SQLite. */
  shared: Shared | undefined;
  /** Returns the public address of this service. */
  baseUrl: () => string;
  /** The limits for unknown callers that replace those of `limits.ts`. */
  strangers: StrangerOptions | undefined;
  log: FastifyBaseLogger;
}

export type StrangerOptions = Partial<
  Record<Extract<keyof typeof strangers, `${string}PerMinute` | `${string}PerHour`>, number>
>;

export const dataOf = <Data>(rows: { data: Data }[]): Data[] => rows.map(({ data }) => data);

export const ok = <Body>(body: Body): { status: 200; body: Body } => ({ status: 200, body });
