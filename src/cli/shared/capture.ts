import { botServiceOperations } from '../../../generated/bot/operations.ts';
import { channelServiceOperations } from '../../../generated/channel/operations.ts';
import type { Operation } from '../../../generated/operation.ts';
import { type Captured, contentOf } from '../../contract/trial/captured.ts';

/** What integrators post to services. */
export const posted: readonly Operation[] = [...channelServiceOperations, ...botServiceOperations].filter(
  (operation: Operation) => operation.body,
);

/** What is kept of a request; nothing where no operation is at its address. */
export function captured(method: string, url: string, body: string, right: boolean): Captured | undefined {
  const [path = ''] = url.split('?');
  for (const operation of posted.filter((each) => each.method === method)) {
    const values = valuesOf(operation, path);
    if (!values) continue;
    const open = operation.parameters.filter(({ name, secret }) => !secret && name in values);
    const parameters = Object.fromEntries(open.map(({ name }) => [name, values[name] ?? '']));
    return {
      at: new Date().toISOString(),
      operation: operation.operationId,
      parameters,
      right,
      ...contentOf(body),
    };
  }
  return undefined;
}

/** The parameters in a path by their names, when it is one of the operation. */
function valuesOf({ path: template }: Operation, path: string): Record<string, string> | undefined {
  const names = template.split('/');
  const parts = path.split('/');
  if (names.length !== parts.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    const parameter = /^\{(\w+)\}$/.exec(name)?.[1];
    if (parameter !== undefined) values[parameter] = decoded(part);
    else if (name !== part) return undefined;
  }
  return values;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
