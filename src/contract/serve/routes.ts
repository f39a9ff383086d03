import type { Operation } from '../../../generated/operation.ts';

/** A path of a table, with its operations by method. Operations of one method share the path by their events. */
export interface Route {
  /** Such as `/chat/{channel_public_id}`. */
  template: string;
  byMethod: ReadonlyMap<string, readonly Operation[]>;
  /** The value of Allow. */
  allow: string;
}

export function routesOf(operations: readonly Operation[], prefix = ''): Route[] {
  const byPath = Map.groupBy(operations, ({ path }) => `${prefix}${path}` || '/');
  return [...byPath].map(([template, own]) => {
    const byMethod = Map.groupBy(own, ({ method }) => method);
    return { template, byMethod, allow: [...byMethod.keys()].join(', ') };
  });
}

/** A segment of a template: the name of a parameter, or text. */
type Segment = { name: string } | { text: string };

function segmentOf(text: string): Segment {
  const name = /^\{(\w+)\}$/.exec(text)?.[1];
  return name === undefined ? { text } : { name };
}

/** Finds the route of a path, with the path's parameters. A segment that is written out goes before a parameter. */
export function routeFinder(routes: readonly Route[]) {
  const parameterLast = ({ template }: Route) => template.replaceAll(/\{\w+\}/g, '\uffff');
  const sorted = routes
    .toSorted((a, b) => (parameterLast(a) < parameterLast(b) ? -1 : 1))
    .map((route) => ({ route, segments: route.template.split('/').map(segmentOf) }));
  return (path: string): { route: Route; path: Record<string, string> } | undefined => {
    const given = path.split('/');
    for (const { route, segments } of sorted) {
      const parameters = parametersOf(segments, given);
      if (parameters) return { route, path: parameters };
    }
    return undefined;
  };
}

function parametersOf(
  segments: readonly Segment[],
  given: readonly string[],
): Record<string, string> | undefined {
  if (segments.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (let index = 0; index < segments.length; index++) {
    const segment = segments[index]!;
    if ('text' in segment) {
      if (given[index] !== segment.text) return undefined;
    } else {
      const value = decoded(given[index]!);
      if (value === undefined) return undefined;
      parameters[segment.name] = value;
    }
  }
  return parameters;
}

/** A segment of a path; undefined where it cannot be decoded. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
