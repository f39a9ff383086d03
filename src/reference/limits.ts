// The limits and times of the reference. Each is a choice of the reference and no part of the contract. The service, the console, chaos and
// the pages of the docs all use these values.

/** The time within which the same event (OPEN-36) or message (OPEN-37) counts as a repeat, in milliseconds. */
export const repeatMs = 60_000;

/** Seconds after which the console marks a chat whose bot is silent, and after which agents get it. Zero switches either off. */
export const botSilence = { markAfterSeconds: 60, handOverAfterSeconds: 300 } as const;

/** The trial of a bot: the time for which its reply is awaited, and the time for which its posts are accepted. */
export const trial = { replyMs: 5000, keepMs: 600_000 } as const;

/** The limits for the body of a request, so that no request makes the service store much. A body beyond them gets the status 400. */
export const bodyLimits = {
  /** Bytes of UTF-8 in an identifier: `id`, or a name that ends in `_id`. An index of PostgreSQL can hold this many. */
  identifier: 1000,
  /** Characters of every other string. A text that the contract cuts has no limit here. */
  field: 10_000,
  /** Characters of `text`, `content`, `message`, `description` and `title`. */
  words: 100_000,
  depth: 32,
  values: 10_000,
} as const;

/** Bytes of a file that an agent or a visitor sends. */
export const largestFile = 5_000_000;

/** Limits for the data that the service holds or shows at once. */
export const sizeLimits = {
  /** Characters of events that wait in memory for one reader of a stream. A slower reader gets the rest from the store. */
  stream: 200_000,
  /** Characters of custom data from one page or one response to `chat_accepted`, as JSON. Fields beyond it are left out. */
  panel: 100_000,
  /** Bytes of chats, or of the entries of one chat, that are read from the store at once. Lists continue on a next page. */
  page: 8_500_000,
  /** Characters of the page, tags and browser that are stored for a visitor's session, as JSON. Longer texts are cut. */
  session: 8000,
  /** Notes of one channel. Beyond that, the older half of the notes about the chat with the most notes is removed. */
  notes: 1000,
  /** Actions in the set-up. Older ones are removed. */
  actions: 5000,
  replies: 500,
  file: largestFile,
  /** Bytes of all files together. A file is removed after the same time as an ended chat. */
  files: 500_000_000,
  /** Bytes of all files beyond which visitors cannot send more, so that agents still can. */
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
  /** Wrong tokens of the desk from one network in a minute. Responses to further ones are delayed by `holdMs`. */
  wrongTokens: 20,
  holdMs: 1000,
} as const;

/** The fewest characters of a desk's token. A shorter one could be guessed. */
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

/** The engine's limits for destinations. The contract's policy applies to every delivery from its first attempt on. */
export const destinations = {
  /** Simultaneous first attempts to one destination. */
  attemptsAtOnce: 500,
  /** The length of a body beyond which a delivery is large, in characters. */
  heavy: 100_000,
  /** Simultaneous first attempts of heavy deliveries, to all destinations. */
  heavyAtOnce: 32,
  /** A circuit opens after `deliveries` failures over at least `failsForMs` without a success. New webhooks then wait. */
  failsForMs: 60_000,
  deliveries: 5,
  /** A probe is one waiting webhook. The pause before it doubles from `probeMs` up to `probeAtMostMs`. */
  probeMs: 10_000,
  probeAtMostMs: 300_000,
  /** The longest wait of a webhook. */
  holdMs: 3_600_000,
  /** The most webhooks that wait for one destination. */
  heldAtMost: 10_000,
} as const;

/** The address where load balancers check if the service can serve. */
export const health = {
  /** The path for GET without a token. The status is 200 while the store works and lanes are driven, or else 503. */
  path: '/health',
  /** Milliseconds for which the result of one check is reused. */
  holdsMs: 1000,
} as const;

/** Numbers for monitoring, and the log lines about them. */
export const metrics = {
  /** The path for GET without a token. The response has numbers in the text format of Prometheus, without persons and addresses. */
  path: '/metrics',
  /** A unit of work that takes longer is logged. */
  slowMs: 1000,
  /** The least time between two log entries about the same kind of event. */
  lineMs: 10_000,
} as const;

/** The validity of a channel's former address after a renewal, if the desk asks to keep it. In milliseconds. */
export const formerAddressMs = 86_400_000;

/** The time after which an agent without an open console goes off line, in milliseconds. */
export const absentAfterMs = 60_000;

/** The time after which a requested call without an answer fails, in milliseconds. */
export const callStartMs = 600_000;
