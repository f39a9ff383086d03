/** What has become durable by other processes since the last news. */
export interface News {
  /** Whether there are new events. */
  events: boolean;
  /** Whether outages were found, or are over. */
  outages: boolean;
  /** The numbers of the deliveries that were recorded: those behind `after`, up to `to`. */
  deliveries: { after: number; to: number };
}

/**
 * Is called when other processes have made something durable, before a unit of work of this process sees it; with 'another history' where
 * the store has lost what was durable, as after a failover: a known number may be of something else.
 */
export type NewsListener = (news: News | 'another history') => void;

/** The announcement of a commit, which comes before its news. */
export interface Announced extends Pick<News, 'events'> {
  /** The partitions of its recorded deliveries. */
  partitions: readonly number[];
}

/** Drives the lanes of the partitions that this process has. */
export interface Driver {
  /** A partition is this process's from now on. */
  take(partition: number): void;
  /** A partition goes to another process as soon as this resolves. */
  release(partition: number): Promise<void>;
  /** All partitions may be another process's already. */
  drop(): void;
}

/** What the processes on one store need of each other. A store that one process has for itself has none of it. */
export interface Shared {
  /** News that is not urgent comes within a fraction of a second. All news is urgent unless told. */
  listen(listener: NewsListener, isUrgent?: (announced: Announced) => boolean): void;
  /**
   * Takes part in driving lanes. A partition is driven by one process at a time, and all of them by somebody: they are
   * shared out anew when a process comes or goes. Resolves when this process has its first share.
   */
  join(driver: Driver): Promise<void>;
  /** Whether this process drives lanes, or will in a moment: false before its first share, and when the coordination is away for long. */
  readonly takesPart: boolean;
  /** Whether this process is the one of all that does the upkeep. */
  readonly isUpkeepLeader: boolean;
  leave(): Promise<void>;
}
