import { bounds } from '../../generated/policies.ts';

export interface BoundsOptions {
  /** Names of fields that are cut and never refused. */
  cut?: readonly string[];
}

const words = new Set(['text', 'content', 'message', 'description', 'title']);

/** What is wrong, and the steps to it from the inside out. */
interface Complaint {
  why: string;
  steps: string[];
}

/**
 * What of a body is more than the reference takes, as a sentence, or nothing. So no request makes the service keep much, and
 * an identifier is kept as it came: what could not be is refused.
 */
export function complaintAboutBounds(body: unknown, { cut = [] }: BoundsOptions = {}): string | undefined {
  const complaint = new Look(cut).at(body, '', 0);
  if (!complaint) return undefined;
  const place = complaint.steps.toReversed().join('/');
  return `${place === '' ? 'The body' : `/${place}`} ${complaint.why}`;
}

/** One walk over a body. */
class Look {
  readonly #cut: readonly string[];
  #values = 0;

  constructor(cut: readonly string[]) {
    this.#cut = cut;
  }

  at(value: unknown, name: string, depth: number): Complaint | undefined {
    if (++this.#values > bounds.values)
      return { why: `makes more than ${bounds.values} values in the body. Send fewer.`, steps: [] };
    if (typeof value === 'string') {
      const why = this.#wrongWith(value, name);
      return why === undefined ? undefined : { why, steps: [] };
    }
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth === bounds.depth) return { why: `lies too deep: ${bounds.depth} levels are read.`, steps: [] };
    const isList = Array.isArray(value);
    for (const key of Object.keys(value)) {
      const inner = (value as Record<string, unknown>)[key];
      if (key.length > bounds.identifier) return { why: 'has a field whose name is too long.', steps: [] };
      const complaint = this.at(inner, isList ? name : key, depth + 1);
      if (!complaint) continue;
      complaint.steps.push(key);
      return complaint;
    }
    return undefined;
  }

  #wrongWith(value: string, name: string): string | undefined {
    if (name === 'id' || name.endsWith('_id')) {
      if (!isKept(value)) return 'holds a character that no text can keep. Send Unicode without U+0000.';
      return isTooLongId(value)
        ? `has more than ${bounds.identifier} bytes of UTF-8. Send fewer.`
        : undefined;
    }
    if (value.length <= bounds.field || this.#cut.includes(name)) return undefined;
    return tooLong(value, words.has(name) ? bounds.words : bounds.field);
  }
}

function tooLong(value: string, most: number): string | undefined {
  return value.length > most ? `has more than ${most} characters. Send fewer.` : undefined;
}

/** Counted in bytes: an index of a database has room for so many, whatever the script. */
function isTooLongId(identifier: string): boolean {
  return identifier.length * 3 > bounds.identifier && Buffer.byteLength(identifier) > bounds.identifier;
}

/** Whether an identifier can be kept as it came: halves of a surrogate pair and U+0000 can't be everywhere. */
function isKept(identifier: string): boolean {
  return identifier.isWellFormed() && !identifier.includes('\0');
}
