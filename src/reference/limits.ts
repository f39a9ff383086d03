// The limits and times of the reference. Each is a choice of the reference and no part of the contract. The service, the console, chaos and
// the pages of the docs all use these values.

/** The time within which the same event (OPEN-36) or message (OPEN-37) counts as a repeat, in milliseconds. */
export const repeatMs = 60_000;

/** Defaults for a silent bot, in seconds: when the console marks the chat, and when agents get the chat. Zero turns each one off. */
export const botSilence = { markAfterSeconds: 60, handOverAfterSeconds: 300 } as const;

/** The times of a bot's trial, in milliseconds: the longest wait for a reply, and how long the bot's posts are accepted. */
export const trial = { replyMs: 5000, keepMs: 600_000 } as const;

/** The limits for the body of a request. They limit the data that one request can store. A larger body gets the status 400. */
export const bodyLimits = {
  /** Bytes of UTF-8 in an identifier: a field `id`, or a field whose name ends in `_id`. An index of PostgreSQL has room for them. */
  identifier: 1000,
  /** Characters of every other string. A text that the service must cut (CHN-IN-17) has no limit here. */
  field: 10_000,
  /** Characters of `text`, `content`, `message`, `description` and `title`. */
  words: 100_000,
  depth: 32,
  values: 10_000,
} as const;

/** The maximum size of a file that an agent or a visitor sends, in bytes. */
export const largestFile = 5_000_000;

/** Limits for the data that the service holds or shows at once. */
export const sizeLimits = {
  /** Characters of events that wait in memory for one reader of a stream. A slower reader gets the rest from the store. */
  stream: 200_000,
  /** Characters of custom data as JSON, from one page or from one response to `chat_accepted`. Further fields are left out. */
  panel: 100_000,
  /** Bytes of chats, or of the entries of one chat, that are read from the store at once. Lists continue on a next page. */
  page: 8_500_000,
  /** Characters of JSON that are stored for a visitor's session: the page, the campaign tags and the browser. Longer texts are cut. */
  session: 8000,
  /** Notes of one channel. Beyond that, the older half of the notes about the chat with the most notes is removed. */
  notes: 1000,
  /** Recorded actions of administrators in the set-up. Older records are removed. */
  actions: 5000,
  replies: 500,
  file: largestFile,
  /** Bytes of all files together. A file is removed after the same time as an ended chat. */
  files: 500_000_000,
  /** If all files together have this many bytes, visitors cannot send further files. Agents still can. */
  filesOfVisitors: 250_000_000,
} as const;

/** Limits for unknown callers, counted by network. A network is an IPv4 address, or the first 64 bits of an IPv6 address. */
export const strangers = {
  /** New visitors of widgets, without a token, from one network in a minute. One more gets the status 429. */
  visitorsPerMinute: 120,
  /** Calls that the visitors of one network may request in an hour before they have written anything. */
  callersPerHour: 10,
  /** Offline messages from one network in an hour. One more gets the status 429. */
  messagesPerHour: 60,
  /** Files that the visitors of one network may send in an hour. One more gets the status 429. */
  filesPerHour: 60,
  /** Simultaneous event streams of one visitor: one for each open page. */
  streams: 12,
  /** Wrong desk tokens from one network in a minute. The response to each further wrong token is delayed by `holdMs`. */
  wrongTokens: 20,
  holdMs: 1000,
} as const;

/** The minimum length of the desk's token, in characters. A shorter token could be guessed. */
export const shortestToken = 20;

/** The number of connections that the service accepts: a share of the files that the process may open, and of its memory. */
export const connections = {
  share: 0.75,
  /** The approximate memory of a connection, in bytes. */
  bytes: 32_000,
  /** The share of the connections that event streams of visitors may use. */
  streams: 0.5,
  /** The share of the connections that one network may use, unless an operator configures a number. A trusted proxy has no such limit. */
  ofNetwork: 0.5,
} as const;

/** The limits for deliveries to one destination. They delay only first attempts. Retries follow the contract's policy. */
export const destinations = {
  /** Simultaneous first attempts to one origin: scheme, host and port. */
  attemptsAtOnce: 500,
  /** The length of a body beyond which a delivery is large, in characters. */
  largeBody: 100_000,
  /** Simultaneous first attempts of large deliveries, to all destinations. */
  largeAtOnce: 32,
  /** A circuit breaker opens after `deliveries` failures over `failsForMs` without a success. New webhooks then wait. */
  failsForMs: 60_000,
  deliveries: 5,
  /** While the circuit breaker is open, single webhooks are sent as probes. The pauses double from `probeMs` to `probeAtMostMs`. */
  probeMs: 10_000,
  probeAtMostMs: 300_000,
  /** The longest time that a webhook waits while the circuit breaker is open, in milliseconds. */
  holdMs: 3_600_000,
  /** The maximum number of webhooks that wait for one destination. */
  heldAtMost: 10_000,
} as const;

/** The health check, with which load balancers find out if the service works. */
export const health = {
  /** The path of the health check, for GET without a token. The status is 200 while the store and the deliveries work, or else 503. */
  path: '/health',
  /** Milliseconds for which the result of one check is reused. */
  holdsMs: 1000,
} as const;

/** The metrics for monitoring, and the limits of the log entries about them. */
export const metrics = {
  /** The path of the metrics in the text format of Prometheus, for GET without a token. They have no names and no addresses. */
  path: '/metrics',
  /** A unit of work that takes longer than this time is logged, in milliseconds. */
  slowMs: 1000,
  /** The minimum time between two log entries about the same kind of event, in milliseconds. */
  lineMs: 10_000,
} as const;

/** The time for which a channel's former address stays valid if the request for a new address asks for that, in milliseconds. */
export const formerAddressMs = 86_400_000;

/** The time after which an agent without an open console goes off line, in milliseconds. */
export const absentAfterMs = 60_000;

/** The time after which a requested call without an answer fails, in milliseconds. */
export const callStartMs = 600_000;
