import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ChannelServiceHandlers } from '../../../generated/channel/operations.ts';
import type { DeliveryPolicy } from '../../../generated/policies.ts';
import type { DeskHandlers } from '../../../generated/reference/desk/operations.ts';
import type { Send } from '../../contract/send/send.ts';
import type { Figures } from './delivery/destinations.ts';
import type { HandlerParts, StrangerOptions } from './handlers/parts.ts';
import type { Store } from './store/port.ts';
import type { UpkeepOptions, UpkeepParts } from './upkeep/retention.ts';
import type { Upkeep } from './upkeep/upkeep.ts';

export interface ServiceOptions {
  host: string;
  /** 0 selects a free port. */
  port: number;
  /** The path of the store's file, if `database` is not set. */
  data: string;
  /** The address of a PostgreSQL database that replaces the file. Several processes may share it. */
  database?: string;
  /** True if the service offers the desk, under `/desk`. */
  desk: boolean;
  /** The token of the desk. It is required if `desk` is true. */
  deskToken?: string;
  /** True if the desk accepts callers on other machines. */
  deskRemote?: boolean;
  /** True if deliveries may go to this machine itself, also over plain http. */
  allowLoopback: boolean;
  /** The address at which integrators reach the service; by default the address on which it listens. */
  publicUrl?: string;
  /** The number of requests that one IP address may send in a second; unlimited by default. Requests to the desk are not counted. */
  requestsPerSecond?: number;
  /** The most simultaneous connections of one network. By default it is a share of all connections. */
  connectionsPerNetwork?: number;
  /** Limits for new visitors and unknown callers, counted for each network. */
  strangers?: StrangerOptions;
  /** The greatest length of a request body, in bytes. */
  bodyLimit?: number;
  /** The addresses of proxies whose header X-Forwarded-For is trusted; none by default. */
  trustProxy?: readonly string[];
  /** The ages at which chats are closed and records are removed. */
  upkeep?: UpkeepOptions;
  log?: FastifyBaseLogger;
  /** Serves pages for people. `leadsTo` is the page to which `/` redirects. */
  pages?: { serve(app: FastifyInstance): void; leadsTo: string };
  /** Returns the location of an IP address, for the session of a widget's visitor. By default it is unknown. */
  geoip?: HandlerParts['geoip'];
  /** Replacements for parts of the service. */
  parts?: ServiceParts;
}

/** The parts of a service that a caller can replace. A function receives the part that it replaces. */
export interface ServiceParts {
  policies?: Readonly<Record<string, DeliveryPolicy>>;
  destinations?: Figures;
  store?: (good: Store) => Store;
  upkeep?: (parts: UpkeepParts) => Upkeep;
  send?: (good: Send) => Send;
  channelHandlers?: (good: ChannelServiceHandlers) => ChannelServiceHandlers;
  deskHandlers?: (good: DeskHandlers) => DeskHandlers;
}

/** A started service. */
export interface RunningService {
  url: string;
  deskUrl: string;
  deskToken: string;
  /** Returns the number of pending deliveries that this process knows. */
  pending(): number;
  /** Stops the service: it accepts no further requests, and waits for the attempts under way. Pending deliveries stay in the store. */
  close(): Promise<void>;
}
