// Fills the figures of the contract into texts. A figure is a number, such as a limit or a time. It is written in one place, as a keyword or
// in an x-delivery. A text has a reference to that place, such as `{sendAgentMessage.timeoutMs}`, which is replaced when the documents are
// read. The version in package.json is filled in too. specs/extensions.md describes the notation.
import { readFileSync } from 'node:fs';
import { isObject, type JsonObject, objectAt, step } from './json.ts';
import type { Source } from './sources.ts';

const reference =
  /\{([A-Za-z]\w*(?:\.[A-Za-z]\w*(?:-[A-Za-z]\w*)*)+)([+-]\d+)?(?: (times|characters|digits))?\}/g;

/** The placeholder for the version in package.json, which is the version of every document. */
export const versionReference = '{package.version}';

/** Finds the figures of all documents, and replaces references in texts, such as `{sendAgentMessage.attempts}`, by them. */
export class Figures {
  /** The objects that references name: each schema by its name, and each x-delivery by the name of its operation. */
  readonly #owners = new Map<string, JsonObject>();

  constructor(sources: readonly Source[]) {
    for (const { content } of sources) {
      for (const schemas of [
        objectAt(content, '$defs'),
        objectAt(objectAt(content, 'components'), 'schemas'),
      ])
        for (const name of Object.keys(schemas)) this.#owners.set(name, objectAt(schemas, name));
      for (const [name, policy] of deliveriesOf(content)) this.#owners.set(name, policy);
    }
  }

  /** Returns a text with every reference replaced by its figure. A reference to a figure that does not exist stays. */
  fill(text: string): string {
    return text.replaceAll(reference, (whole, path: string, more = '', unit = '', at: number) => {
      const figure = this.#figureAt(path);
      if (figure === undefined) return whole;
      if (typeof figure === 'string') return figure;
      const said = spoken(figure + Number(more), path.endsWith('Ms') ? 'milliseconds' : unit);
      return /(^|[.!?]\s+)$/.test(text.slice(0, at)) ? capitalized(said) : said;
    });
  }

  /** Fills all texts below `root`. Returns the place, the message and the remedy of the first reference to a figure that does not exist. */
  fillAll(root: unknown): { pointer: string; wrong: [message: string, cure: string] } | undefined {
    let found: ReturnType<Figures['fillAll']>;
    const cure =
      'Name a schema or an operation with x-delivery, and a number of it, as specs/extensions.md says';
    visitTexts(root, (text, pointer, replace) => {
      const unknown = text.matchAll(reference).find(([, path]) => this.#figureAt(path!) === undefined);
      if (unknown) found ??= { pointer, wrong: [`${unknown[0]} is no figure`, cure] };
      replace(this.fill(text));
    });
    return found;
  }

  #figureAt(path: string): number | string | undefined {
    if (`{${path}}` === versionReference) return presentVersion();
    const [owner, ...steps] = path.split('.') as [string, ...string[]];
    const keyword = steps.pop()!;
    const node = steps.reduce(
      (at, step) => objectAt(objectAt(at, 'properties'), step),
      this.#owners.get(owner) ?? {},
    );
    const figure = node[keyword];
    return typeof figure === 'number' ? figure : undefined;
  }
}

/**
 * Reads the version in package.json only when a text refers to it. In the bundle of the docs site this module has no package.json, and
 * fills no texts.
 */
function presentVersion(): string {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/**
 * Returns each operation of a document that has an x-delivery, with its delivery policy. An x-delivery that is the name of another
 * operation stands for the policy of that operation.
 */
export function deliveriesOf(document: unknown): [operation: string, policy: JsonObject][] {
  const operations = objectAt(document, 'operations');
  return Object.entries(operations).flatMap(([name, operation]) => {
    const own = isObject(operation) ? operation['x-delivery'] : undefined;
    const policy = typeof own === 'string' ? objectAt(operations[own], 'x-delivery') : own;
    return isObject(policy) ? [[name, policy] as [string, JsonObject]] : [];
  });
}

/** Calls `seen` once for each text below `root`, with the text's JSON pointer and a function that replaces the text. */
function visitTexts(
  root: unknown,
  seen: (text: string, pointer: string, replace: (by: string) => void) => void,
): void {
  const visited = new Set<object>();
  const descend = (holder: unknown, pointer: string): void => {
    if (typeof holder !== 'object' || holder === null || visited.has(holder)) return;
    visited.add(holder);
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value !== 'string') descend(value, `${pointer}${step(key)}`);
      else seen(value, `${pointer}${step(key)}`, (by) => Object.assign(holder, { [key]: by }));
    }
  };
  descend(root, '');
}

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Returns a number in words up to twelve and in digits above: `three`, `1,000`. */
export function inWords(figure: number): string {
  return words[figure] ?? figure.toLocaleString('en');
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function spoken(figure: number, unit: string): string {
  if (unit === 'characters') return 'a'.repeat(figure);
  if (unit === 'digits') return `${figure}`;
  if (unit === 'times') return ['never', 'once', 'twice'][figure] ?? `${inWords(figure)} times`;
  if (unit !== 'milliseconds') return inWords(figure);
  if (figure < 1000) return `${figure} milliseconds`;
  return `${inWords(figure / 1000)} ${figure === 1000 ? 'second' : 'seconds'}`;
}
