/** Describes the first difference between two bodies: a JSON pointer and both values. */
export function firstDifference(first: unknown, repeat: unknown, at = ''): string | undefined {
  if (!isTree(first) || !isTree(repeat) || Array.isArray(first) !== Array.isArray(repeat))
    return Object.is(first, repeat)
      ? undefined
      : `${at || 'the body'} was ${shown(first)}, then ${shown(repeat)}`;
  for (const key of new Set([...Object.keys(first), ...Object.keys(repeat)])) {
    const difference = firstDifference(first[key], repeat[key], `${at}/${key}`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

type Tree = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value).slice(0, 80);
}
