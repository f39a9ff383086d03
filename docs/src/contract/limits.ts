// The rows of the page about limits: figures of the contract from the documents, and figures that the reference chose.

import { type DeliveryPolicy, limits, type PolicyMember, policies } from '../../../generated/policies.ts';
import { defaultBodyLimit } from '../../../src/contract/serve/service.ts';
import * as chosen from '../../../src/reference/limits.ts';

export interface Limit {
  subject: string;
  figure: string;
  beyond: string;
  /** The ids of the rules and open points that state the figure. */
  basis: readonly string[];
}

const count = (value: number) => value.toLocaleString('en');
const time = (ms: number) => {
  if (ms < 60_000) return `${ms / 1000} s`;
  return ms < 3_600_000 ? `${ms / 60_000} min` : `${ms / 3_600_000} h`;
};

const bodies = Object.entries<{ truncate?: number; maxItems?: number }>(limits).map(
  ([name, { truncate, maxItems }]): Limit =>
    truncate === undefined
      ? {
          subject: `\`${name}\``,
          figure: `${maxItems} elements`,
          beyond: 'More are rejected with 400.',
          basis: ['BOT-IN-09', 'BOT-PRV-09'],
        }
      : {
          subject: `\`${name}\`: the text of a customer’s message`,
          figure: `${count(truncate)} characters`,
          beyond: 'A longer text is cut, and accepted.',
          basis: ['CHN-IN-17', 'OPEN-17'],
        },
);

const members: readonly [
  PolicyMember,
  title: string,
  figure: (policy: DeliveryPolicy) => string | undefined,
  beyond: string,
][] = [
  ['attempts', 'attempts', ({ attempts }) => count(attempts), 'The sender gives up.'],
  [
    'intervalMs',
    'from one attempt to the next',
    ({ intervalMs }) => (intervalMs === undefined ? undefined : time(intervalMs)),
    '',
  ],
  [
    'timeoutMs',
    'time for a response',
    ({ timeoutMs }) => time(timeoutMs),
    'A later response does not count.',
  ],
  ['giveUpMs', 'time until giving up on a silent receiver', ({ giveUpMs }) => time(giveUpMs), ''],
];

/** The limits of bodies and deliveries in the documents, each with its rules or its open point. */
export const contractLimits: readonly Limit[] = [
  ...bodies,
  ...Object.entries<DeliveryPolicy>(policies).flatMap(([name, policy]) =>
    members.flatMap(([member, title, figureOf, beyond]) => {
      const figure = figureOf(policy);
      const basis = [
        ...(policy.rules?.[member] ?? []),
        ...(policy.choices?.[member] ? [policy.choices[member]] : []),
      ];
      return figure
        ? [
            {
              subject: `\`${name}\`: ${title}`,
              figure,
              beyond: member === 'giveUpMs' ? policy.giveUp : beyond,
              basis,
            },
          ]
        : [];
    }),
  ),
];

type Rows<Figures> = {
  readonly [Name in keyof Figures]: readonly [subject: string, figure: string, beyond: string];
};

const { bodyLimits, sizeLimits, strangers, destinations, connections } = chosen;
const body: Rows<typeof bodyLimits & { bytes: number }> = {
  bytes: ['a body', `${count(defaultBodyLimit)} bytes`, 'rejected with 400; `--body-limit`'],
  identifier: ['an identifier', `${count(bodyLimits.identifier)} bytes`, 'rejected with 400'],
  field: ['any other string', `${count(bodyLimits.field)} characters`, 'rejected with 400'],
  words: [
    '`text`, `content`, `message`, `description`, `title`',
    `${count(bodyLimits.words)} characters`,
    'rejected with 400',
  ],
  depth: ['levels of a body', count(bodyLimits.depth), 'rejected with 400'],
  values: ['values in a body', count(bodyLimits.values), 'rejected with 400'],
};
const size: Rows<typeof sizeLimits> = {
  page: ['a page of a list or transcript', `${count(sizeLimits.page)} bytes`, 'the rest is on the next page'],
  panel: [
    'custom data of one page, or of one response to `chat_accepted`',
    `${count(sizeLimits.panel)} characters`,
    'further fields are left out, with a note',
  ],
  session: [
    'what is stored of a visitor’s session',
    `${count(sizeLimits.session)} characters`,
    'longer texts are cut',
  ],
  stream: [
    'events that wait in memory for one reader',
    `${count(sizeLimits.stream)} characters`,
    'the rest is read from the store',
  ],
  file: ['a file that an agent or a visitor sends', `${count(sizeLimits.file)} bytes`, 'rejected with 400'],
  files: ['all files', `${count(sizeLimits.files)} bytes`, 'further ones are rejected'],
  filesOfVisitors: [
    'all files, for visitors who send one more',
    `${count(sizeLimits.filesOfVisitors)} bytes`,
    'it is rejected with 503',
  ],
  notes: ['notes of one channel', count(sizeLimits.notes), 'older ones are removed'],
  actions: ['actions in the set-up', count(sizeLimits.actions), 'older ones are removed'],
  replies: ['canned replies', count(sizeLimits.replies), 'further ones are rejected'],
};
const rate: Rows<typeof strangers> = {
  visitorsPerMinute: [
    'new visitors from one network in a minute',
    count(strangers.visitorsPerMinute),
    '429; `--visitors-per-minute`',
  ],
  callersPerHour: [
    'callbacks per network and hour, for visitors who have not written',
    count(strangers.callersPerHour),
    '400; `--callers-per-hour`',
  ],
  messagesPerHour: ['offline messages from one network in an hour', count(strangers.messagesPerHour), '429'],
  filesPerHour: ['files of visitors from one network in an hour', count(strangers.filesPerHour), '429'],
  streams: ['event streams of one visitor', count(strangers.streams), '429'],
  wrongTokens: [
    'wrong tokens of the desk from one network in a minute',
    count(strangers.wrongTokens),
    '429 for wrong tokens',
  ],
  holdMs: ['delay of the response to further wrong tokens', time(strangers.holdMs), ''],
};
const delivery: Rows<typeof destinations> = {
  attemptsAtOnce: [
    'first attempts at one host at a time',
    count(destinations.attemptsAtOnce),
    'further ones wait in the store',
  ],
  largeBody: ['a body that counts as large', `${count(destinations.largeBody)} characters`, ''],
  largeAtOnce: [
    'first attempts of large deliveries at a time',
    count(destinations.largeAtOnce),
    'further ones wait in the store',
  ],
  deliveries: [
    'failed deliveries after which a destination may count as failing',
    count(destinations.deliveries),
    '',
  ],
  failsForMs: ['time for which they must have failed', time(destinations.failsForMs), 'new webhooks wait'],
  probeMs: ['time until the first probe', time(destinations.probeMs), ''],
  probeAtMostMs: ['longest time between two probes', time(destinations.probeAtMostMs), ''],
  holdMs: ['longest wait of a webhook', time(destinations.holdMs), 'it makes its attempts'],
  heldAtMost: [
    'waiting webhooks of one receiver',
    count(destinations.heldAtMost),
    'further ones make their attempts',
  ],
};

const rowsOf = (rows: Record<string, readonly [string, string, string]>): Limit[] =>
  Object.values(rows).map(([subject, figure, beyond]) => ({ subject, figure, beyond, basis: [] }));

/** The limits that the reference chose, grouped by subject. */
export const referenceLimits: readonly { id: string; title: string; rows: readonly Limit[] }[] = [
  {
    id: 'requests',
    title: 'Requests to the reference',
    rows: rowsOf(body),
  },
  {
    id: 'rates',
    title: 'Rates of the reference',
    rows: [
      {
        subject: 'requests from one address in a second',
        figure: 'none',
        beyond: '429 with `--requests-per-second`',
        basis: ['OPEN-12'],
      },
      ...rowsOf(rate),
      {
        subject: 'the share of the machine’s connections that the service takes',
        figure: `${connections.share * 100} %`,
        beyond: 'the one that has waited longest for its caller is closed',
        basis: [],
      },
      {
        subject: 'the share of these for one network',
        figure: `${connections.ofNetwork * 100} %`,
        beyond: 'the same among its own; changed with `--connections-per-network`',
        basis: [],
      },
      {
        subject: 'the share of these for visitors’ streams',
        figure: `${connections.streams * 100} %`,
        beyond: 'further ones are closed',
        basis: [],
      },
    ],
  },
  { id: 'storage', title: 'What the reference keeps and shows', rows: rowsOf(size) },
  { id: 'destinations', title: 'Deliveries of the reference', rows: rowsOf(delivery) },
  {
    id: 'times',
    title: 'Times and tokens of the reference',
    rows: [
      {
        subject: 'time within which the same message or event counts as a retry',
        figure: time(chosen.repeatMs),
        beyond: 'later it is a new one',
        basis: ['OPEN-36', 'OPEN-37'],
      },
      {
        subject: 'time for which a former address stays valid',
        figure: time(chosen.formerAddressMs),
        beyond: 'then it is answered 404',
        basis: [],
      },
      {
        subject: 'time in which a requested call must be answered',
        figure: time(chosen.callStartMs),
        beyond: 'the call fails',
        basis: [],
      },
      {
        subject: 'shortest token of the desk',
        figure: `${chosen.shortestToken} characters`,
        beyond: 'the service does not start',
        basis: [],
      },
    ],
  },
];
