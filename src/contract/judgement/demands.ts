import * as botSchemas from '../../../generated/bot/schemas.ts';
import * as channelSchemas from '../../../generated/channel/schemas.ts';
import * as developerSchemas from '../../../generated/developer/schemas.ts';
import { isObject, parsedJson } from '../documents/json.ts';

/** The largest number of fields that a hint names. */
const mostNamed = 8;
/** The deepest level of an error response that is read. */
const deepest = 5;

/** An error response, and the body of its request. */
interface Refusal {
  status?: number | undefined;
  text?: string | undefined;
  sent?: string | undefined;
}

/**
 * Returns a hint with the fields that an error response demands, and that the contract does not have.
 *
 * @param property The property of the request that names the event. By default, it is found in the request.
 */
export function demandHint(
  { status = 0, text = '', sent = '' }: Refusal,
  property?: string,
): string | undefined {
  const said = parsedJson(text);
  if (status < 400 || status >= 500 || typeof said !== 'object') return undefined;
  const known = fieldsOf(parsedJson(sent), property);
  const unknown = [...new Set(demanded(said))].filter((name) => !known.has(name)).slice(0, mostNamed);
  if (unknown.length === 0) return undefined;
  const are = unknown.length === 1 ? 'is no field' : 'are no fields';
  return `The answer names ${unknown.join(', ')}, which ${are} of the contract.`;
}

/**
 * Yields the names of the fields that an error response demands, in the forms of common frameworks: a list in `loc` or `path`, or a member
 * with the name of the field and a text that says that it is required.
 */
function* demanded(value: unknown, depth = 0): Generator<string> {
  if (typeof value !== 'object' || value === null || depth > deepest) return;
  for (const [name, inner] of Object.entries(value)) {
    const parts: unknown[] = [inner].flat();
    const last = parts.at(-1);
    if (name === 'loc' || name === 'path') {
      if (parts.length > 1 && typeof last === 'string') yield last;
    } else if (/^[a-z]\w*$/i.test(name) && !texts.has(name) && parts.some(isDemand)) yield name;
    else if (name !== 'input') yield* demanded(inner, depth + 1);
  }
}

/** The members of error responses that hold a text for people, and are not named after a field. */
const texts: ReadonlySet<string> = new Set(
  'msg message error errors detail details title type code description reason status'.split(' '),
);

function isDemand(text: unknown): boolean {
  return typeof text === 'string' && /required|missing/i.test(text);
}

/** Returns the names of all fields of the interface to which a request belongs, and of the request itself. */
function fieldsOf(request: unknown, property?: string): Set<string> {
  const has = (name: string) => property === name || (isObject(request) && name in request);
  const schemas = has('event_name') ? developerSchemas : has('event') ? botSchemas : channelSchemas;
  const names = new Set<string>();
  for (const each of [request, schemas]) collectNames(each, names);
  return names;
}

function collectNames(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) names.add(name);
    collectNames(inner, names);
  }
}
