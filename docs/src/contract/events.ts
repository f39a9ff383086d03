// The operations of the AsyncAPI documents, in the form that the pages need.
import { type DeliveryPolicy, policies } from '../../../generated/policies.ts';
import { type Interface, interfaces, type Node, refName, resolve } from './documents.ts';
import type { Example } from './operations.ts';

export interface Message {
  name: string;
  title: string;
  summary: string;
  schemaName?: string;
  schema: Node;
  examples: Example[];
  node: Node;
}

export interface Event {
  of: Interface;
  /** The name of the operation in the AsyncAPI document. */
  name: string;
  /** `send` or `receive`, from the viewpoint of the side that the document describes. */
  action: 'send' | 'receive';
  title: string;
  summary: string;
  description: string;
  address: string;
  messages: Message[];
  replies: Message[];
  /** The names of the arguments of a script API call. Other operations have no arguments and no `returns`. */
  arguments: string[];
  returns?: 'value' | 'promise' | 'callback' | 'nothing';
  node: Node;
}

export function eventsOf(of: Interface): Event[] {
  const document = of.asyncapi;
  if (document === undefined) return [];
  return Object.entries(document.operations as Record<string, Node>).map(([name, node]) => ({
    of,
    name,
    action: node.action,
    title: node.title,
    summary: node.summary,
    description: node.description ?? '',
    address: resolve(document, node.channel).address ?? '',
    messages: (node.messages ?? []).map((m: Node) => message(document, m)),
    replies: (node.reply?.messages ?? []).map((m: Node) => message(document, m)),
    arguments: argumentsOf(document, node),
    returns: node['x-returns'],
    node,
  }));
}

/** Returns the names of a script call's arguments: the properties of its request, in their order. Empty for other operations. */
function argumentsOf(document: Node, node: Node): string[] {
  if (node['x-returns'] === undefined) return [];
  return Object.keys(message(document, node.messages[0]).schema.properties ?? {});
}

/** Returns the delivery policy of an event: its own policy, or the policy of the operation that its `x-delivery` names. */
export function policyOf({ name, node }: Event): DeliveryPolicy | undefined {
  const key = typeof node['x-delivery'] === 'string' ? node['x-delivery'] : name;
  return policies[key as keyof typeof policies];
}

export const allEvents: readonly Event[] = interfaces.flatMap(eventsOf);

function message(document: Node, reference: Node): Message {
  const node = resolve(document, reference);
  const schemaName = refName(node.payload);
  return {
    name: node.name,
    title: node.title,
    summary: node.summary,
    ...(schemaName !== undefined && { schemaName }),
    schema: resolve(document, node.payload),
    examples: (node.examples ?? []).map((example: Node) => ({
      name: example.name,
      summary: example.summary ?? example.name,
      value: example.payload,
    })),
    node,
  };
}
