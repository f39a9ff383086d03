/** A problem in the documents: its place, a message, and the remedy. */
export interface Problem {
  /** Path from the folder above `specs/`: `specs/channel.openapi.yaml`. */
  document: string;
  /** JSON pointer into the document: `/paths/~1agents/get`. */
  pointer: string;
  /** The rule that found it. */
  rule: string;
  message: string;
  cure: string;
}

/** Formats a problem as `specs/x.yaml#/pointer: message. Remedy. (rule)`. */
export function written({ document, pointer, rule, message, cure }: Problem): string {
  return `${document}#${pointer}: ${[message, cure].filter((text) => text !== '').join('. ')}. (${rule})`;
}

/** Removes repeated problems, and sorts the others by document. */
export function distinct(problems: Problem[]): Problem[] {
  const byPlace = new Map(problems.map((problem) => [written(problem), problem]));
  return [...byPlace.keys()].toSorted().map((key) => byPlace.get(key)!);
}
