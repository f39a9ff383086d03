// Finds the pages about a rule: the pages of the exchanges, calls, interfaces and schemas that name the rule.
import { idsOf } from '../../../src/contract/documents/json.ts';
import { addressOf } from './addresses.ts';
import { interfaces, type Node } from './documents.ts';
import { eventsOf } from './events.ts';
import { exchanges } from './exchanges.ts';

export interface PageLink {
  title: string;
  address: string;
}

/** The pages that name a rule or an open point, by its id: pages of exchanges, of widget calls, of interfaces and of schemas. */
export const places: ReadonlyMap<string, PageLink[]> = collect();

function collect(): Map<string, PageLink[]> {
  const found = new Map<string, PageLink[]>();
  const note = (node: Node, place: PageLink) => {
    for (const id of idsOf(node, 'x-rules', 'x-open')) {
      const list = found.get(id) ?? [];
      if (!list.some(({ address }) => address === place.address)) list.push(place);
      found.set(id, list);
    }
  };
  for (const { operation, events, messages, replies, title, address } of exchanges)
    for (const { node } of [operation, ...events, ...messages, ...replies]) note(node, { title, address });
  for (const { name, node, messages, replies } of eventsOf(interfaces.find(({ name }) => name === 'widget')!))
    for (const each of [node, ...messages.map((m) => m.node), ...replies.map((m) => m.node)])
      note(each, { title: name, address: addressOf.call(name) });
  for (const of of interfaces) {
    for (const document of [of.openapi, of.asyncapi].filter(Boolean)) {
      note(document.info, { title: of.title, address: addressOf.interface(of.name) });
      for (const [name, schema] of Object.entries(document.components.schemas as Record<string, Node>))
        note(schema, { title: `${name} (${of.title})`, address: addressOf.payload(of.name, name) });
    }
  }
  return found;
}
