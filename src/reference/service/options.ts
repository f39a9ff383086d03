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
  /** 0 takes a free port. */
  port: number;
  /** The file of the embedded store. */
  data: string;
  /** Address of a database in place of the file; several processes may share it. */
  database?: string;
  /** Whether the desk is served, under `/desk`. */
  desk: boolean;
  /** Needed with `desk`. */
  deskToken?: string;
  /** Whether the desk answers callers on other machines. */
  deskRemote?: boolean;
  /** Whether requests may go to this machine itself, by plain http. */
  allowLoopback: boolean;
  /** Address under which integrators reach the service; by default the one that it listens on. */
  publicUrl?: string;
  /** Requests that one address may make in a second, the desk's apart; unlimited by default. */
  requestsPerSecond?: number;
  /** Connections of one network at the same time; a share of all by default. */
  connectionsPerNetwork?: number;
  /** New visitors and callers from one network; bounded by default. */
  strangers?: StrangerOptions;
  /** The largest body that is read, in bytes. */
  bodyLimit?: number;
  /** Proxies whose X-Forwarded-For names the caller; none by default. */
  trustProxy?: readonly string[];
  /** After what time chats are closed and records removed. */
  upkeep?: UpkeepOptions;
  log?: FastifyBaseLogger;
  /** Pages for people, and the one that `/` redirects to. */
  pages?: { serve(app: FastifyInstance): void; leadsTo: string };
  /** Tells where an IP address is, for the session of a widget's visitor; unknown by default. */
  geoip?: HandlerParts['geoip'];
  /** Replacements for parts of the service; each is given the part that it replaces. */
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
  /** The count of deliveries that are not settled. */
  pending(): number;
  /** Stops: accepts no more requests, finishes the attempts under way, and leaves pending deliveries in the store. */
  close(): Promise<void>;
}
