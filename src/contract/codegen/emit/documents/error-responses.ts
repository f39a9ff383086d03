import {
  dereferenced,
  errorCodeOf,
  type Json,
  type JsonObject,
  objectAt,
  textAt,
} from '../../../../../specs/reading/json.ts';
import { visit } from '../../../../../specs/reading/sources.ts';
import type { ErrorCode } from '../../model/model.ts';

/** A copy of an OpenAPI document in which each error response has the examples of its own HTTP status, its own code first. */
export function withOwnErrors(document: JsonObject, errorCodes: ErrorCode[]): JsonObject {
  return withErrorResponses(document, (response, status, code) => {
    const codeOf = (example: Json) => textAt(objectAt(objectAt(example, 'value'), 'error'), 'code');
    const isOwn = (example: Json) =>
      errorCodes.some((one) => one.code === codeOf(example) && one.status === status);
    const content = Object.entries(objectAt(response, 'content')).map(([type, media]) => {
      const examples = Object.entries(objectAt(media, 'examples'))
        .filter(([, example]) => isOwn(example))
        .toSorted(([, a], [, b]) => Number(codeOf(b) === code) - Number(codeOf(a) === code));
      return [type, { ...(media as JsonObject), examples: Object.fromEntries(examples) }];
    });
    return { content: Object.fromEntries(content) };
  });
}

/** A copy of an OpenAPI document in which the description of an error response says where its code is not contract. */
export function withChosenCodes(document: JsonObject, errorCodes: ErrorCode[]): JsonObject {
  return withErrorResponses(document, (response, _, code) => {
    const choice = errorCodes.find((one) => one.code === code)?.choice;
    if (choice === undefined) return {};
    const note = `The code \`${code}\` is the reference's choice, not contract (${choice}).`;
    return { description: `${textAt(response, 'description').trimEnd()}\n\n${note}` };
  });
}

/** A copy in which each response with an error code has the members that `change` returns, once where several operations share it. */
function withErrorResponses(
  document: JsonObject,
  change: (response: JsonObject, status: number, code: string) => JsonObject,
): JsonObject {
  const copy = structuredClone(document);
  const changed = new Set<JsonObject>();
  visit(copy, (operation) => {
    for (const [status, given] of Object.entries(objectAt(operation, 'responses'))) {
      const code = errorCodeOf(copy, Number(status), given);
      const response = dereferenced(copy, given);
      if (code === undefined || changed.has(response)) continue;
      changed.add(Object.assign(response, change(response, Number(status), code)));
    }
  });
  return copy;
}
