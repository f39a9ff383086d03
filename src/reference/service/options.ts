import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ChannelServiceHandlers } from '../../../generated/channel/operations.ts';
import type { DeliveryPolicy } from '../../../generated/policies.ts';
import type { DeskHandlers } from '../../../generated/reference/desk/operations.ts';
import type { Send } from '../../contract/send/send.ts';
import type { Figures } from './delivery/engine/circuits.ts';
import type { HandlerParts, StrangerOptions } from './handlers/parts.ts';
import type { Store } from './store/port.ts';
import type { UpkeepOptions, UpkeepParts } from './upkeep/task.ts';
import type { Upkeep } from './upkeep/upkeep.ts';

export interface ServiceOptions {
  host: string;
  /** 0 selects a free port. */
  port: number;
  /** The file of the embedded store. */
  data: string;
  /** The address of a database, in place of the file. Several processes may share it. */
  database?: string;
  /** True if the desk is served, under `/desk`. */
  desk: boolean;
  /** Required with `desk`. */
  deskToken?: string;
  /** True if the desk serves callers on other machines. */
  deskRemote?: boolean;
  /** True if requests may go to this machine itself, over plain http. */
  allowLoopback: boolean;
  /** The address at which integrators reach the service; by default its listening address. */
  publicUrl?: string;
  /** Requests that one address may make in a second, except those to the desk; unlimited by default. */
  requestsPerSecond?: number;
  /** Simultaneous connections of one network; a share of all by default. */
  connectionsPerNetwork?: number;
  /** Limits for new visitors and callers from one network. */
  strangers?: StrangerOptions;
  /** The largest body that is read, in bytes. */
  bodyLimit?: number;
  /** Proxies whose X-Forwarded-For identifies the caller; none by default. */
  trustProxy?: readonly string[];
  /** The times after which chats are closed and records removed. */
  upkeep?: UpkeepOptions;
  log?: FastifyBaseLogger;
  /** Pages for people, and the page that `/` redirects to. */
  pages?: { serve(app: FastifyInstance): void; leadsTo: string };
  /** Returns the location of an IP address, for the session of a widget's visitor; unknown by default. */
  geoip?: HandlerParts['geoip'];
  /** Replacements for parts of the service. Each receives the part that it replaces. */
  parts?: ServiceParts;
}

/** The replaceable parts of a service. */
export interface ServiceParts {
  policies?: Readonly<Record<string, DeliveryPolicy>>;
  destinations?: Figures;
  store?: (good: Store) => Store;
  upkeep?: (parts: UpkeepParts) => Upkeep;
  send?: (good: Send) => Send;
  channelHandlers?: (good: ChannelServiceHandlers) => ChannelServiceHandlers;
  deskHandlers?: (good: DeskHandlers) => DeskHandlers;
}

/** A service that listens. */
export interface RunningService {
  url: string;
  deskUrl: string;
  deskToken: string;
  /** The number of deliveries that are not settled. */
  pending(): number;
  /** Stops: accepts no more requests, completes the attempts under way, and leaves pending deliveries in the store. */
  close(): Promise<void>;
}
