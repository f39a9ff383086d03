import { oddBody } from '../../../generated/odd-answers.ts';
import type { ValidationError } from '../../../generated/operation.ts';
import { wasNull } from './nulls.ts';

/** A field with its value; one that is not there is said to be missing, for `undefined` is no word of JSON. */
export function isOr(field: string, value: unknown): string {
  if (value === undefined) return `${field} is missing`;
  return `${field} is ${JSON.stringify(value)}`;
}

/** What is wrong with a value, as a sentence for who wrote it: where, what is there, and what belongs there. */
export function complaint(value: unknown, error: ValidationError | undefined, what = 'the body'): string {
  if (!error) return `${what} is not as it should be`;
  const { instancePath, keyword, params, message } = error;
  const place = instancePath === '' ? what : instancePath;
  const found = at(value, instancePath);
  const fields = params as Record<string, unknown>;
  if (keyword === 'required') {
    const missing = String(fields['missingProperty']);
    if (wasNull(found, missing)) return `${instancePath}/${missing} is null, which counts as absent`;
    return `${place} has no \`${missing}\``;
  }
  if (keyword === 'additionalProperties')
    return `${place} has \`${String(fields['additionalProperty'])}\`, which does not belong there`;
  if (keyword === 'enum') return `${isOr(place, found)}; ${oneOf(fields['allowedValues'], found)}`;
  if (keyword === 'const') return `${isOr(place, found)}; ${oneOf([fields['allowedValue']], found)}`;
  const words = keyword === 'pattern' ? wordsOf(String(fields['pattern'])) : undefined;
  if (words) return `${isOr(place, found)}; one of these belongs there: ${words.join(', ')}`;
  if (keyword === 'discriminator') return `${place} is none of the kinds that there are (${message})`;
  const odd = keyword === 'type' && fields['type'] === 'object' ? oddOf(place, found) : undefined;
  return odd ?? `${isOr(place, found)} and ${message}`;
}

/** So much is told at once of what is wrong. */
const mostComplaints = 3;

/**
 * What is wrong with a value, one thing of each of its members, up to three: whoever mends one does not have to run the suite
 * again to learn of the next.
 */
export function complaints(value: unknown, errorOf: (value: unknown) => ValidationError | undefined): string {
  const said: string[] = [];
  let left = value;
  const gone = new Set<unknown>();
  for (let error = errorOf(left); error && said.length < mostComplaints; error = errorOf(left)) {
    const { instancePath, params } = error;
    const member = instancePath.split('/')[1];
    // What was taken away is wrong already.
    if (member === undefined && gone.has((params as Record<string, unknown>)['missingProperty'])) break;
    said.push(complaint(left, error));
    if (member === undefined) break;
    gone.add(member);
    const { [member]: _, ...rest } = left as Record<string, unknown>;
    left = rest;
  }
  return said.join('; ');
}

/** The words that a pattern lets through in letters of either case; undefined where it says something else. */
function wordsOf(pattern: string): string[] | undefined {
  const inner = /^\^\((.+)\)\$$/.exec(pattern)?.[1];
  const words = inner?.split('|') ?? [];
  const isWord = (word: string) => /^(\[[A-Z][a-z]\])+$/.test(word);
  if (words.length === 0 || !words.every(isWord)) return undefined;
  return words.map((word) => word.replaceAll(/\[([A-Z])[a-z]\]/g, '$1'));
}

function oddOf(place: string, found: unknown): string | undefined {
  return oddBody(place, JSON.stringify(found) ?? '')?.replace(/\.$/, '');
}

/** What belongs in the place of a value, and where its letters alone are wrong, how it is written. */
export function oneOf(allowed: unknown, found: unknown): string {
  const values = Array.isArray(allowed) ? allowed : [];
  const written = values.map((each) => JSON.stringify(each)).join(', ');
  const right = values.find((each) => String(each).toLowerCase() === String(found).toLowerCase());
  const letters =
    right === undefined ? '' : `. Large and small letters count: write ${JSON.stringify(right)}`;
  return `${values.length === 1 ? 'it has to be' : 'one of these belongs there:'} ${written}${letters}`;
}

function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((within, step) => (within as Record<string, unknown> | null | undefined)?.[step], value);
}
