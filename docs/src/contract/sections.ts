// The sections of the source, with their rules and open points. The source is the published description from which the contract was made.
// The titles are this project's own words.
import { type OpenPoint, openPoints, type Rule, rules } from '../../../generated/rules.ts';

export interface Section {
  number: string;
  title: string;
  /** The content of the section, in one sentence. */
  about: string;
  rules: Rule[];
  openPoints: OpenPoint[];
}

const subjects: readonly [number: string, title: string, about: string][] = [
  [
    '1',
    'The service and its three interfaces',
    'How the parts connect, who issues addresses, and that bots receive new chats first.',
  ],
  [
    '2',
    'Data of all interfaces',
    'Which fields there are. The parts below name them one interface at a time.',
  ],
  ['2.1', 'What a customer sends through the channel API', 'The sender, the text and its limit.'],
  [
    '2.2',
    'What an agent sends through the channel API',
    'The sender, the recipient, the text, and the two forms of the answer.',
  ],
  ['2.3', 'Typing notices', 'Two kinds that mark the beginning and the end, in both directions.'],
  [
    '2.4',
    'Media and places',
    'The kinds of files, what must come with each, and places by their coordinates.',
  ],
  ['2.5', 'Events and messages of the bot API', 'Ids, the three kinds of messages, buttons and timestamps.'],
  ['2.6', 'Parts of webhooks', 'Visitor, agent, department, session, page, call, and the archive of a chat.'],
  [
    '3',
    'States',
    'The values of availability, of the widget, of calls and of ratings. No ways between them.',
  ],
  ['4', 'Endpoints', 'Which addresses there are. The parts below name them one interface at a time.'],
  ['4.1', 'What the service serves for a channel', 'The status, and the address for customers’ messages.'],
  [
    '4.2',
    'What the front end serves',
    'The address for agents’ messages, its answers, and how bodies are framed.',
  ],
  ['4.3', 'Addresses of the bot API', 'One in each direction, each with the token at its end.'],
  ['4.4', 'What a webhook receiver serves', 'One address, and the answer that each event expects.'],
  ['4.5', 'Methods of the widget', 'The arguments and results of the script API.'],
  ['5', 'Credentials', 'Random strings, tokens, and what goes with them when they are wrong.'],
  [
    '6.1',
    'Events of the channel API',
    'Who sends what, how it is repeated, and what an agent sees on failure.',
  ],
  ['6.2', 'Events of the bot API', 'Six events, their fields, and how a chat comes to an agent.'],
  ['6.3', 'Webhook events', 'Six events, when each is sent, and what it carries beyond the common parts.'],
  ['6.4', 'Callbacks of the widget', 'The functions that a page may define, and two of their arguments.'],
  ['7', 'Errors', 'HTTP codes, error codes, and the body of an error.'],
  ['8', 'Limits', 'Lengths, numbers, times and attempts.'],
  ['9', 'Versions', 'What the present version is sure of, and what later ones may bring.'],
];

/** The section name for the project's own rules. No sentence of the source states these rules. */
export const elsewhere = 'not shown';

const from = (number: string) => (item: Pick<Rule, 'sections'>) => sectionsOf(item).includes(number);
const of = (number: string) => ({
  rules: Object.values<Rule>(rules).filter(from(number)),
  openPoints: Object.values<OpenPoint>(openPoints).filter(from(number)),
});

/** The sections, in the order of the source. A rule is in each section that states the rule. */
export const sections: readonly Section[] = [
  ...subjects.map(([number, title, about]) => ({ number, title, about, ...of(number) })),
  {
    number: elsewhere,
    title: 'In no section',
    about: 'The source does not mention these points. They are choices of this project, and not contract.',
    ...of(elsewhere),
  },
];

/** Returns the sections of a rule or an open point, as the page of sections lists them. */
export function sectionsOf({ sections: named }: Pick<Rule, 'sections'>): readonly string[] {
  return named.length === 0 ? [elsewhere] : named;
}
