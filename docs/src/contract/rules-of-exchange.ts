// The rules and open points of an exchange: of its operation, of its events and of the payloads of both.
import type { OpenPoint, Rule } from '../../../generated/rules.ts';
import type { Exchange } from './exchanges.ts';
import { openPointsAt, rulesAt, rulesOf } from './rules.ts';

/** Returns the rules that bind a party of the exchange, the sender's rules first. */
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
  // Only the open points of the event itself count, because its channel leads to the messages of other events.
  const ofEvents = events.map((event) => ({ 'x-open': event.node['x-open'] }));
  const all = [
    ...openPointsAt(of.openapi, node),
    ...openPointsAt(of.asyncapi, ...ofEvents, ...[...messages, ...replies].map((message) => message.node)),
  ];
  return [...new Map(all.map((point) => [point.id, point])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
