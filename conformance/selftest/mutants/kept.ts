import type { MutantRun, Proof } from './runs.ts';

/** Mutants that need not be caught, each with the reason. */
interface Reason {
  /** These targets only. */
  of?: readonly MutantRun['target'][];
  /** Only those that were for no body of the run, or only those that were. */
  outcome?: MutantRun['outcome'];
  mutants: RegExp;
  why: string;
}

const readers: readonly MutantRun['target'][] = ['bot-provider', 'channel-integrator', 'webhook-receiver'];

const reasons: readonly Reason[] = [
  {
    mutants: /^ChatClosedEvent \/(id|client_id|chat_id) /,
    why: 'OPEN-09: of CHAT_CLOSED the source shows nothing but the name',
  },
  {
    mutants: /^(ErrorBody|AgentMessageReply) \/error\/message (empty|cut|another)$/,
    why: 'the source asks for a string and gives no words: that it says something is for people to see',
  },
  {
    of: ['channel-integrator'],
    mutants: /^AgentMessageReply (\/error lost|\/error\/message )/,
    why: 'the words and codes of an error are the integrator’s choice; an empty object is caught where a message is taken',
  },
  {
    of: ['webhook-receiver'],
    mutants: /^CallEventReply |^CallEvent .*rejected/,
    why: 'OPEN-05: nothing is stated of the answer to call_event',
  },
  {
    outcome: 'unsent',
    mutants: / (not asked for|taken in any (type|form))$/,
    why: 'no rule asks the reader to reject such a value in this field, so that no case sends one',
  },
  {
    outcome: 'unsent',
    mutants:
      / (of another (message|chat|agent)|with a fraction|cut|another|empty|too \S+|not above|of another form)$/,
    why: 'the party has no earlier message with another value in this field, or never sends the field at all',
  },
  {
    of: ['channel-service', 'bot-service', 'webhook-sender'],
    outcome: 'unsent',
    mutants: / rejected where (long|"0"|not ASCII|zero or empty|beyond 32 bits)$/,
    why: 'tried in the words of a message, and not in each other text: the source states no limit of any',
  },
  {
    of: readers,
    mutants: / rejected where (an integer|beyond 32 bits|long|"0"|not ASCII|zero or empty)$/,
    outcome: 'unsent',
    why: 'the service that the suite plays has no such value in this field: it makes the ids, names and addresses itself',
  },
  {
    of: ['channel-integrator'],
    mutants: /^UserMessage /,
    why: 'the front end alone knows what its customer wrote and is: the suite sees that the message has its form',
  },
  {
    of: ['channel-integrator'],
    mutants: /^AgentMessage .*(not asked for|taken in any)/,
    why: 'an integrator may accept what it need not: the source asks it to reject nothing',
  },
  {
    of: ['bot-provider'],
    mutants: /^ProviderEvent .*\/(message|id)\b.* (another|cut|empty|lost|of another (message|chat))$/,
    why: 'the bot alone knows what it means to say, and how it names its events',
  },
  {
    of: ['bot-provider'],
    mutants: /^(ClientMessage|Agent\w+)Event .*(lost|empty|cut|another( message)?|twice|never)$/,
    why: 'what a bot makes of an event beyond its answer is its own affair',
  },
  {
    of: ['bot-provider'],
    mutants: / twice$/,
    why: 'nothing is stated of how often a bot may say something',
  },
  {
    of: ['webhook-sender'],
    mutants: /Event .*\/(visitor|session|page|department|agents?|messages)\b.* lost$/,
    why: 'OPEN-21: 2.6 marks the field as optional, or says of none of its parts that it is required; the report tells it',
  },
  {
    of: ['webhook-sender'],
    mutants: /^\w+Event .*\/(call)? twice$/,
    why: 'nothing is stated of events that come again; one press of Reply and one close are judged',
  },
  {
    of: ['webhook-sender'],
    mutants: /^\w+Event \/(agents\/\*|agent)\/(id|email|phone) (another|cut|empty|of another (agent|chat))$/,
    why: 'any id of its own names an agent, and two agents may have one name; an email or phone may be unknown (OPEN-21)',
  },
  {
    of: ['webhook-sender'],
    mutants: /^ChatAcceptedEvent \/(visitor|session|department)\//,
    why: 'judged in chat_updated, offline_message and chat_finished, of whose visitor the suite gave it',
  },
  {
    of: ['webhook-sender'],
    mutants: /^ChatFinishedEvent \/agents(\/\*\/name)? (cut|of another (agent|chat))$/,
    why: 'who counts among the agents of a chat is not stated; the report tells who is named and who is not',
  },
  {
    of: ['webhook-sender'],
    mutants: /^ChatFinishedEvent \/chat\/messages\/\*\//,
    why: 'OPEN-20, OPEN-23: in which field the words stand and what an agent_id numbers is open; instants of one run are near',
  },
  {
    of: ['webhook-sender'],
    mutants:
      /^OfflineMessageEvent \/(event_name|offline_message_id) another$|\/record_url of another message$/,
    why: 'either name is right, any id of its own names a form, and only one call has a recording',
  },
  {
    of: ['webhook-sender'],
    mutants: /^ChatAcceptedReply /,
    why: '4.4 gives title and content alone for a field; a reply that lacks a part or has another form may be read as far as it goes',
  },
  {
    of: ['webhook-receiver'],
    mutants: / rejected where (absent|present|zero or empty)$/,
    why: 'OPEN-21, OPEN-23: whether the part may be absent or empty is open; the report tells it',
  },
  {
    of: ['bot-provider'],
    mutants: /\/message\/timestamp rejected where absent$/,
    why: 'OPEN-31: whether a timestamp may be absent',
  },
  {
    mutants: /\/message\/type (not asked for|taken in any type|taken in any form)$/,
    why: 'the message lacks the fields of the type that it is taken for, and is rejected all the same',
  },
  {
    of: ['channel-service'],
    mutants: /^AgentMessage \/(message\/(duration|emoji|height|performer|thumb|title|width)|sender\/photo) /,
    why: 'an optional field: an agent’s application may have no place for it, and the report tells what was lost',
  },
  {
    of: ['channel-service'],
    mutants: /^(Agent|User)Message .*\/message\/id /,
    why: 'message.id stands in logs only, and any word will do',
  },
  {
    of: ['channel-service'],
    mutants: /^(Agent|User)Message typein… \/ twice$/,
    why: 'a notice that comes again changes nothing',
  },
  {
    of: ['channel-service'],
    mutants: /^AgentMessageReply \/error\/code /,
    why: 'OPEN-18: which codes hide a message is not stated',
  },
  {
    of: ['channel-service'],
    mutants: /^UserMessage \/sender\/(photo|url|invite) (another|cut|empty|lost|of another chat)$/,
    why: 'the display of a picture is not guaranteed, sender.url has no meaning, and an invitation is looked for in the chat',
  },
  {
    of: ['channel-service'],
    mutants: /^UserMessage .*(name|phone|email|invite|photo|text|file_name|title) taken in any type$/,
    why: 'no rule asks the service to reject such a value in this field',
  },
  {
    of: ['channel-service'],
    mutants: /^UserMessage \/message\/(duration|height|width) of another chat$/,
    why: 'the cases send one duration, width and height of each kind',
  },
  {
    of: ['bot-service'],
    mutants: /Event \/id (another|cut|of another chat)$/,
    why: 'any id of its own names an event; that of an event in a chat with another bot is one',
  },
  {
    of: ['bot-service'],
    mutants: /^ClientMessageEvent .*\/message(\/(buttons|content|title|timestamp)\S*)? /,
    why: 'how the service words a file, a place or an instant for a bot is its own affair (OPEN-31)',
  },
  {
    of: ['bot-service'],
    mutants: /^ProviderEvent .* (twice|\/id rejected where absent)$|\/id rejected where absent$/,
    why: 'OPEN-31, OPEN-36: whether an event needs an id, and an id that comes again may be a repeat',
  },
  {
    of: ['bot-service'],
    mutants: /^ProviderEvent (\/client_id|\/message\/(buttons|content|title|timestamp))\S* /,
    why: 'a channel without rich messages shows the fallback text alone; chat_id names the client too',
  },
  {
    of: ['bot-service'],
    mutants: /^ProviderEvent .*(not asked for|taken in any (type|form))$/,
    why: 'the event is rejected for another field, or the report tells that it is accepted (BOT-IN-06)',
  },
  {
    of: ['webhook-receiver'],
    mutants: /^(ChatAcceptedReply|WebhookReply) .*(lost|empty|cut|another)$/,
    why: 'the receiver alone knows which data it has of a visitor; each field may be absent',
  },
];

/** Why a mutant need not be caught; undefined where it has to be. */
export function reasonFor({
  target,
  mutant,
  outcome,
}: Pick<MutantRun, 'target' | 'mutant' | 'outcome'>): string | undefined {
  return reasons.find(
    (each) =>
      (each.of?.includes(target) ?? true) &&
      (each.outcome ?? outcome) === outcome &&
      each.mutants.test(mutant),
  )?.why;
}

/** What is kept of a target's mutants: how many were caught, by which rules and cases, and each that was not, with the reason. */
export interface Kept {
  target: string;
  all: number;
  caught: number;
  /** Of each kind how many there are, and how many were caught. */
  kinds: Readonly<Record<string, readonly [all: number, caught: number]>>;
  /** For each rule and case a mutant that this case catches for that rule. */
  proofs: readonly Proof[];
  others: readonly { mutant: string; outcome: MutantRun['outcome']; reason?: string }[];
}
