import type { Json } from '../../../../../specs/reading/json.ts';
import { answerStoriesOf, storiesOf } from '../../model/examples.ts';
import type { Interface, Model, Operation, Parameter } from '../../model/model.ts';

/** A request with examples, for an HTTP client that a person uses. */
export interface ExampleRequest extends Omit<Operation, 'body'> {
  /** The example that shows the plainest use. */
  body?: Json;
  answers: { name: string; status: number; body: Json }[];
}

/** All requests of an interface, in both directions. */
export interface Requests {
  title: string;
  description: string;
  requests: ExampleRequest[];
  /** The address of each party that serves any, by the party. */
  addresses: Record<string, string>;
  /** Whether any request carries the token of the desk. */
  hasToken: boolean;
}

/** The variable that holds the desk's token. */
export const tokenVariable = 'token';

/** The requests of an interface; none where it has no operations. */
export function requestsOf(one: Interface, model: Model): Requests | undefined {
  const { title, description, operations, schemas } = one;
  if (operations.length === 0) return undefined;
  const requests = operations.map(({ body, ...operation }): ExampleRequest => {
    const [story] = body ? Object.values(storiesOf(body.schema, schemas, model.examples.valid)) : [];
    const bodies = operation.responses.filter(({ streaming }) => !streaming);
    const answers = bodies.flatMap((response) =>
      Object.entries(answerStoriesOf(response, schemas, model)).map(([name, value]) => ({
        name,
        status: response.status,
        body: value,
      })),
    );
    return { ...operation, ...(story !== undefined && { body: story }), answers };
  });
  const serving = Object.entries(one.addresses).filter(([name]) =>
    operations.some(({ party }) => party === name),
  );
  return {
    title,
    description,
    requests,
    addresses: Object.fromEntries(serving),
    hasToken: operations.some(({ hasToken }) => hasToken),
  };
}

export function parametersIn({ parameters }: ExampleRequest, place: Parameter['in']): Parameter[] {
  return parameters.filter((parameter) => parameter.in === place);
}
