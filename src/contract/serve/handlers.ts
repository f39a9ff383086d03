import type { Operation, OperationResult, RequestContext } from '../../../generated/operation.ts';
import type { HandlersOf } from '../../../generated/parties/handlers.ts';

/** A function for each operation, as the generated handler interfaces declare them. */
export type Handlers = {
  // The generated interfaces narrow input and result by operation; this type cannot.
  [operationId: string]: (
    input: never,
    context: RequestContext,
  ) => OperationResult | Promise<OperationResult>;
};

/** The handlers that a table of operations needs. */
export type HandlersFor<Table extends readonly Operation[]> = HandlersOf[Table[number]['party'] &
  keyof HandlersOf];

/**
 * The handler of each operation. Of the events that share an address a program may handle some; the others are accepted and
 * have no effect. Throws where a handler is missing, or where a function belongs to no operation.
 */
export function handlersOf(operations: readonly Operation[], handlers: object): Handlers {
  const given = handlers as Handlers;
  const ids = operations.map(({ operationId }) => operationId);
  const parties = [...new Set(operations.map(({ party }) => party))].join(', ');
  const unknown = Object.keys(handlers).filter((name) => !ids.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `${parties} has no operation ${unknown.join(', ')}. Its operations are ${ids.join(', ')}. Rename the handler or remove it.`,
    );
  const missing = operations.filter(({ operationId }) => typeof given[operationId] !== 'function');
  const needed = missing.filter(
    ({ operationId, dispatch }) =>
      !dispatch || given[operationId] !== undefined || missing.length === operations.length,
  );
  if (needed.length > 0)
    throw new Error(
      `The handlers of ${parties} lack ${needed.map(({ operationId }) => operationId).join(', ')}. Add a function of that name.`,
    );
  return Object.fromEntries(
    operations.map((operation) => {
      const { operationId } = operation;
      return [operationId, given[operationId]?.bind(handlers) ?? (() => accepted(operation))];
    }),
  );
}

/** The success response with no more than the contract requires (HOOK-RCV-02, BOT-PRV-07). */
function accepted({ responses }: Operation): OperationResult {
  const validate = responses[200]?.validate;
  return { status: 200, body: !validate || validate({}) ? {} : { result: 'OK' } };
}
