// The figures that the reference works with. Each is a choice of the reference and no part of the contract: change it here,
// and the service, the console, chaos and the pages of the docs follow.

/**
 * Milliseconds within which the same event of a provider (OPEN-36), or the same message of a customer (OPEN-37), counts as a
 * repeat of the first.
 */
export const repeatMs = 60_000;

/** The largest body that a request may bring, so that no request makes the service keep much. More is answered 400. */
export const bodyLimits = {
  /** Bytes of UTF-8 in an identifier: `id`, or a name that ends in `_id`. An index of PostgreSQL has room for these. */
  identifier: 1000,
  /** Characters of every other string. A text that the contract cuts has no limit here. */
  field: 10_000,
  /** Characters of `text`, `content`, `message`, `description` and `title`. */
  words: 100_000,
  /** Levels of values within each other. */
  depth: 32,
  /** Values in one body. */
  values: 10_000,
} as const;

/** How much the service holds or shows at once. */
export const sizeLimits = {
  /** Characters of events that wait in memory for one reader of a stream. A slower reader is sent the rest from the store. */
  stream: 200_000,
  /**
   * Characters of custom data that an agent is shown of one page, or of one reply to `chat_accepted`: each field as JSON.
   * A field beyond the limit is left out, and the desk notes that.
   */
  panel: 100_000,
  /**
   * Bytes of chats, or of the entries of one chat, that are read from the store at once. Lists and transcripts continue on
   * a next page; `chat_finished` carries no more of a chat.
   */
  page: 8_500_000,
  /** Characters of the JSON of the page, tags and browser that are stored of a visitor's session. Longer texts are cut. */
  session: 8000,
  /**
   * Notes that are kept of one channel. For one more, the older half of the notes on the chat with the most notes is
   * removed, so that a flood about one chat does not remove the notes on others.
   */
  notes: 1000,
  /** Bytes of a file that an agent sends. */
  file: 5_000_000,
  /** Bytes of all files of agents together. They are removed with the chats of their time. */
  files: 500_000_000,
} as const;

/** Limits for unknown callers. A network is an IPv4 address, or the first 64 bits of an IPv6 address. */
export const strangers = {
  /** New visitors of widgets from one network in a minute: sessions without a token. One more is answered 429. */
  visitorsPerMinute: 120,
  /** Calls from one network in an hour that visitors ask for who have written nothing. */
  callersPerHour: 10,
  /** Offline messages from one network in an hour. One more is answered 429. */
  messagesPerHour: 60,
  /** Event streams of one visitor at the same time: a stream for each page that is open. */
  streams: 12,
  /** Wrong tokens of the desk from one network in a minute. The responses to more come after `holdMs`. */
  wrongTokens: 20,
  holdMs: 1000,
} as const;

/** The fewest characters of a desk's token. A shorter one may be guessed. */
export const shortestToken = 20;

/** How many connections the service takes: a share of the files that the process may open, and of its memory. */
export const connections = {
  share: 0.75,
  /** About what a connection holds in memory. */
  bytes: 32_000,
  /** The share of the connections that event streams of visitors may take. */
  streams: 0.5,
  /** The share of the connections that one network may take, unless an operator says how many. A trusted proxy has no such limit. */
  ofNetwork: 0.5,
} as const;

/** How the engine treats destinations. The contract's policy holds for every delivery from its first attempt on. */
export const destinations = {
  /** First attempts to one destination at the same time. */
  attemptsAtOnce: 500,
  /** Characters of a body from which a delivery is heavy. */
  heavy: 100_000,
  /** Characters of all heavy deliveries together, of all destinations, between their first attempt and their end. */
  heavyAtOnce: 32_000_000,
  /** A circuit opens when `deliveries` have failed over `failsForMs` and none has succeeded. New webhooks then wait. */
  failsForMs: 60_000,
  deliveries: 5,
  /** One waiting webhook is tried after `probeMs`, and after twice as long for each failure, up to `probeAtMostMs`. */
  probeMs: 10_000,
  probeAtMostMs: 300_000,
  /** The longest wait of a webhook. */
  holdMs: 3_600_000,
  /** Waiting webhooks of one destination. */
  heldAtMost: 10_000,
} as const;

/** The address that tells load balancers whether the service can serve. */
export const health = {
  /** GET without a token is answered 200 and `{}` while the store can be read and written and the process drives its lanes, else 503 with Retry-After. */
  path: '/health',
  /** Milliseconds for which one look into the store holds. */
  holdsMs: 1000,
} as const;

/** Numbers for monitoring, and the log lines about them. */
export const metrics = {
  /** GET without a token is answered with numbers in the text form of Prometheus. They name no person and no address. */
  path: '/metrics',
  /** A unit of work that takes longer is logged. */
  slowMs: 1000,
  /** The least time between two lines of the log about the same kind of event. */
  lineMs: 10_000,
} as const;

/** Milliseconds for which the former address of a channel stays valid after a renewal, when the desk asks to keep it. */
export const formerAddressMs = 86_400_000;

/** Milliseconds after which an agent whose last console is gone goes off line. */
export const absentAfterMs = 60_000;

/** Milliseconds after which a requested call that nobody has answered fails. */
export const callStartMs = 600_000;
