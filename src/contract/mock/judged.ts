import type { FastifyRequest } from 'fastify';
import type { Operation } from '../../../generated/operation.ts';
import { operationsOf } from '../../../generated/parties/operations.ts';
import { type InterfaceName, type Party, type PartyRow, parties } from '../../../generated/parties.ts';
import { rules } from '../../../generated/rules.ts';
import { objectAt, parsedJson, textAt } from '../documents/json.ts';
import { type AcceptedFaults, sectionWords } from '../judgement/accepted-faults.ts';
import { sampleEvents } from '../judgement/trial.ts';

/** A party whose endpoint the mock can serve, with the party's operations. */
export interface Side {
  party: Party;
  /** The name of the interface whose OpenAPI document describes the party. */
  document: InterfaceName;
  operations: readonly Operation[];
  /** The developers who use the mock of this party. */
  for: string;
}

/** The default port of the first party's mock. The mocks of the other parties get the following ports. */
export const firstPort = 4010;

/** Every party that has a mock: those with `mock` in specs/parties.yaml. */
export const sides: readonly Side[] = parties.flatMap(({ name, interface: document, mock }: PartyRow) => {
  const operations: readonly Operation[] = operationsOf[name as keyof typeof operationsOf] ?? [];
  return mock === undefined ? [] : [{ party: name, document, operations, for: mock }];
});

/** A request to the mock, and the result of its validation. */
export interface Judged {
  side: Side;
  /** The time of the request, as an ISO date. */
  at: string;
  method: string;
  /** The path and query of the request, with the names of secrets in place of their values. */
  url: string;
  /** The operation that the request calls. If several share the address, it is the one that the body names, or else the first. */
  operation?: Operation;
  /** The path parameters that are not secret, by their names. */
  parameters: Readonly<Record<string, string>>;
  body: string;
  /** True if the request is valid. */
  right: boolean;
  /** The status of the response that the contract defines. `error` is the message in that response. */
  status: number;
  error?: string;
  /** The faults of a request that passed validation, each with the rule that it violates. */
  faults: string[];
}

/** Describes a request to the mock. `answer.right` is true if it is valid; a valid request can ask for a response with an error. */
export function judgedOf(
  side: Side,
  request: FastifyRequest,
  answer: { status: number; payload?: unknown; right: boolean },
  accepted: AcceptedFaults,
): Judged {
  const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
  const served = servedAt(side, request);
  const operation = operationOf(served, request, body);
  const values = request.params as Record<string, string>;
  const secrets = (served[0]?.parameters ?? []).filter(({ secret }) => secret).map(({ name }) => name);
  const open = Object.entries(values ?? {}).filter(([name]) => !secrets.includes(name) && name !== '*');
  const error = textAt(
    objectAt(parsedJson(typeof answer.payload === 'string' ? answer.payload : ''), 'error'),
    'message',
  );
  return {
    side,
    at: new Date().toISOString(),
    method: request.method,
    url: masked(request, secrets),
    ...(operation && { operation }),
    parameters: Object.fromEntries(open),
    body,
    right: answer.right,
    status: answer.status,
    ...(error !== '' && { error }),
    faults: (answer.right ? accepted.of(operation?.operationId, parsedJson(body)) : []).map(
      ({ rule, says }) => `${rule} (${sectionWords(rules[rule])}): ${says}`,
    ),
  };
}

/** Returns the name of the event in a request, as `parlance trigger` names it. Undefined if no service sends such requests. */
export function eventOf({ operation, body }: Judged): string | undefined {
  const events = sampleEvents.filter((event) => event.operation.operationId === operation?.operationId);
  const named = operation?.dispatch && textAt(parsedJson(body), operation.dispatch.property);
  return events.length > 0 && named ? named : events[0]?.name;
}

/** Returns the operations with the address of the request, for all methods. */
function servedAt({ operations }: Side, { routeOptions }: FastifyRequest): Operation[] {
  return operations.filter(({ path }) => (path.replaceAll(/\{(\w+)\}/g, ':$1') || '/') === routeOptions.url);
}

function operationOf(
  served: readonly Operation[],
  request: FastifyRequest,
  body: string,
): Operation | undefined {
  const here = served.filter(({ method }) => method === request.method);
  const content = parsedJson(body);
  const isNamed = ({ dispatch }: Operation) => dispatch?.values.includes(textAt(content, dispatch.property));
  return here.find(isNamed) ?? here[0];
}

function masked(request: FastifyRequest, secrets: readonly string[]): string {
  const names = (request.routeOptions.url ?? '').split('/');
  const [path = '', query] = request.url.split('?');
  const parts = path.split('/').map((part, index) => {
    const name = names[index]?.startsWith(':') ? names[index].slice(1) : undefined;
    return name !== undefined && secrets.includes(name) ? `{${name}}` : part;
  });
  return `${parts.join('/')}${query === undefined ? '' : `?${query}`}`;
}
