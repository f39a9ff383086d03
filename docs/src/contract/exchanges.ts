// Reads the exchanges between two parties. An exchange is an HTTP operation of the receiver. The exchange includes the operations of the
// AsyncAPI document for the same messages, which describe the side of the sender.
import { type PartyRow, parties } from '../../../generated/parties.ts';
import type { OpenPoint, Rule } from '../../../generated/rules.ts';
import { addressOf } from './addresses.ts';
import { interfaces, type Node, refName } from './documents.ts';
import { allEvents, type Event, eventsOf, type Message, policyOf } from './events.ts';
import { branchesOf, valuesAt } from './fields.ts';
import { allOperations, type Example, type Operation } from './operations.ts';
import { openPointsAt, rulesAt, rulesOf } from './rules.ts';

/** A named payload of a request: a branch of the body's union, or the whole body. */
export interface Kind {
  /** The names of the event or message in requests, such as `typein` and `typeout`. Empty if the body has no such name. */
  names: string[];
  schemaName: string | undefined;
  schema: Node;
  examples: Example[];
}

export interface Exchange {
  operation: Operation;
  kinds: Kind[];
  /** The names of all kinds of the exchange. */
  names: string[];
  sender: string;
  receiver: string;
  /** The operations of the AsyncAPI document for the same exchange. */
  events: Event[];
  /** The messages of `events` that this exchange carries, and the replies to these messages. */
  messages: Message[];
  replies: Message[];
  policy: ReturnType<typeof policyOf>;
  title: string;
  address: string;
}

export const exchanges: readonly Exchange[] = allOperations.map(exchangeOf);

export const exchangesOf = (interfaceName: string) =>
  exchanges.filter(({ operation }) => operation.of.name === interfaceName);

/** Returns the address of the page of an event's exchange, or of the interface if the event has several exchanges. */
export function addressOfEvent({ of, name }: Event): string {
  if (of.name === 'widget') return addressOf.call(name);
  const own = exchanges.filter(({ events }) =>
    events.some((event) => event.of === of && event.name === name),
  );
  return own.length === 1 ? own[0]!.address : `${addressOf.interface(of.name)}#${name}`;
}

/** The former addresses of event pages, with their current addresses. */
export const formerAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  allEvents
    .filter(({ of }) => of.name !== 'widget')
    .map((event) => [
      `/reference/${event.of.name}/events/${event.name.toLowerCase()}/`,
      addressOfEvent(event),
    ]),
);

function exchangeOf(operation: Operation): Exchange {
  const { of, body, isWebhook } = operation;
  const kinds = body ? kindsOf(operation) : [];
  const schemas = new Set([body?.schemaName, ...kinds.map(({ schemaName }) => schemaName)]);
  const carries = ({ schemaName, schema }: Message) =>
    schemas.has(schemaName) || (schema?.oneOf ?? []).some((branch: Node) => schemas.has(refName(branch)));
  const events = body
    ? eventsOf(of).filter(
        ({ action, messages }) => isWebhook === (action === 'send') && messages.some(carries),
      )
    : [];
  const names = kinds.flatMap((kind) => kind.names);
  return {
    operation,
    kinds,
    names,
    sender: rowOf(operation.party).caller,
    receiver: operation.party,
    events,
    messages: events.flatMap((event) => event.messages.filter(carries)),
    replies: events.flatMap((event) => event.replies),
    policy: events.map(policyOf).find(Boolean),
    title: titleOf(operation, names),
    address: addressOf.operation(of.name, operation.operationId),
  };
}

function rowOf(party: string): PartyRow {
  return parties.find(({ name }) => name === party)!;
}

/** Returns the title of an exchange, after its event names if there are one or two: `chat_finished: chat finished`. */
function titleOf({ title }: Operation, names: string[]): string {
  if (names.length === 0 || names.length > 2) return title;
  return `${names.join(', ')}: ${title[0]!.toLowerCase()}${title.slice(1)}`;
}

function kindsOf({ of, body, node }: Operation): Kind[] {
  const { schema, schemaName, examples } = body!;
  const path: string[] = String(schema['x-discriminator'] ?? node['x-dispatch'] ?? '').split('/');
  const branches = branchesOf(of.openapi, schema);
  if (branches.length === 0 || schema['x-discriminator'] === undefined) {
    const names = path[0] === '' ? [] : valuesAt(of.openapi, schema, path);
    return [{ names, schemaName, schema, examples }];
  }
  return branches.map((branch) => {
    const names = valuesAt(of.openapi, branch.schema, path);
    const isOne = ({ value }: Example) =>
      names.includes(String(path.reduce((at, step) => (at as Node)?.[step], value)));
    return { names, schemaName: branch.name, schema: branch.schema, examples: examples.filter(isOne) };
  });
}

/** A named event that one party sends to another party. */
export interface NamedEvent {
  name: string;
  of: (typeof interfaces)[number];
  sender: string;
  receiver: string;
  summary: string;
  /** True if the service sends the event, false if the service receives it. */
  isSent: boolean;
  address: string;
}

/** Every event that a request names, in the order of the documents, and then every callback of the widget. */
export const namedEvents: readonly NamedEvent[] = [
  ...exchanges.flatMap(({ operation, kinds, sender, receiver, address }) =>
    operation.of.asyncapi === undefined
      ? []
      : kinds.flatMap(({ names, schema, schemaName }) =>
          names.map((name) => ({
            name,
            of: operation.of,
            sender,
            receiver,
            summary: kinds.length > 1 ? (schema.description ?? '') : operation.description.split('\n\n')[0]!,
            isSent: operation.isWebhook,
            address: kinds.length > 1 ? `${address}#body.${schemaName}` : address,
          })),
        ),
  ),
  ...eventsOf(interfaces.find(({ name }) => name === 'widget')!)
    .filter(({ action }) => action === 'send')
    .map((event) => ({
      name: event.name,
      of: event.of,
      sender: 'widget',
      receiver: rowOf('widget').caller,
      summary: event.summary,
      isSent: true,
      address: addressOf.call(event.name),
    })),
];

// The rules and open points of an exchange: those of its operation, of its events, and of the payloads of both.

/** Returns the rules that bind a party of the exchange. The rules of the sender come first. */
export function rulesOfExchange({
  operation,
  events,
  messages,
  replies,
  sender,
  receiver,
}: Exchange): Rule[] {
  const { of, node, body } = operation;
  const good = operation.answers.filter(({ status }) => status.startsWith('2'));
  const all = [
    ...rulesAt(of.openapi, node, body?.schema ?? {}, ...good.map((answer) => answer.body?.schema ?? {})),
    ...events.flatMap((event) => rulesOf(event.node)),
    ...rulesAt(of.asyncapi, ...[...messages, ...replies].map((message) => message.node)),
  ];
  const byId = new Map(all.map((rule) => [rule.id, rule]));
  const own = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return [sender, receiver].flatMap((party) => own.filter((rule) => rule.party === party));
}

export function openPointsOf({ operation, events, messages, replies }: Exchange): OpenPoint[] {
  const { of, node } = operation;
  // Only the open points of the event itself count, because the channel of the event also leads to messages of other events.
  const ofEvents = events.map((event) => ({ 'x-open': event.node['x-open'] }));
  const all = [
    ...openPointsAt(of.openapi, node),
    ...openPointsAt(of.asyncapi, ...ofEvents, ...[...messages, ...replies].map((message) => message.node)),
  ];
  return [...new Map(all.map((point) => [point.id, point])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
