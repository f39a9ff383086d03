import type { FastifyBaseLogger } from 'fastify';
import type { GeoIp } from '../../../../generated/developer/types.ts';
import type { OutgoingRules } from '../../../contract/send/outgoing.ts';
import type { Send } from '../../../contract/send/send.ts';
import type { strangers } from '../../limits.ts';
import type { Bots } from '../bot/bots.ts';
import type { BulkParts } from '../conversation/bulk.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { EventLog } from '../journal/log.ts';
import type { Shared } from '../store/shared.ts';

/** The parts of the service that its handlers use. */
export interface HandlerParts extends BulkParts {
  bots: Bots;
  events: EventLog;
  outbox: Outbox;
  send: Send;
  outgoing: OutgoingRules;
  /** The file of the store. Copies are made next to it. */
  data: string;
  /** The coordination of several processes on one database. */
  shared: Shared | undefined;
  /** Returns the location of an IP address; empty if it is unknown. */
  geoip: (ip_addr: string) => GeoIp | Promise<GeoIp>;
  /** The public address of this service. */
  baseUrl: () => string;
  /** Figures for unknown callers, in place of the reference's own. */
  strangers: StrangerOptions | undefined;
  log: FastifyBaseLogger;
}

export type StrangerOptions = Partial<
  Record<Extract<keyof typeof strangers, 'visitorsPerMinute' | 'callersPerHour' | 'messagesPerHour'>, number>
>;

/** Returns the records of rows. */
export const dataOf = <Data>(rows: { data: Data }[]): Data[] => rows.map(({ data }) => data);

/** Returns a response with the status 200. */
export const ok = <Body>(body: Body): { status: 200; body: Body } => ({ status: 200, body });
