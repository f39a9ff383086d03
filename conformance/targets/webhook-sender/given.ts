import { examples } from '../../../generated/reference/desk/examples.ts';
import type { VisitorReport } from '../../../generated/reference/desk/types.ts';
import { isObject, type Json, unique } from '../../wire/payload/messages.ts';

/** A value that the suite gave to the service, with its path in an event and the instant. */
interface GivenValue {
  path: string;
  value: string;
  at: number;
}

/** The length from which a text names its owner. A shorter one, such as the code of a country, may occur by chance. */
const shortest = 6;

/** Remembers each value that the suite gave to the service, with its visitor. */
export class Given<Scene = unknown> {
  readonly scenes: Scene[] = [];
  /** The e-mail address of each agent as the desk shows it, by the agent's name. Undefined if the desk does not show it. */
  readonly emails = new Map<string, string | undefined>();
  /** For each value, the visitors who have it. Each offline form counts as a visitor of its own, even with the id of a known visitor. */
  readonly #owners = new Map<string, Set<string>>();
  readonly #values = new Map<string, GivenValue[]>();

  newVisitor(): string {
    const name = `visitor ${this.#values.size + 1}`;
    this.#values.set(name, []);
    return name;
  }

  own(visitor: string, values: unknown): void {
    for (const [, value] of leaves(values))
      this.#owners.set(value, (this.#owners.get(value) ?? new Set()).add(visitor));
  }

  tell(visitor: string, { session, page, name, email, phone, description, social, ...others }: Json): void {
    const at = performance.now();
    const part = { visitor: { name, email, phone, description, social }, session, page };
    this.own(visitor, { part, others });
    const values = leaves(part).map(([path, value]) => ({ path, value, at }));
    this.#values.set(visitor, [...(this.#values.get(visitor) ?? []), ...values]);
  }

  ownersOf(value = ''): string[] {
    return value.length < shortest ? [] : [...(this.#owners.get(value) ?? [])];
  }

  had(visitor: string, value: string): boolean {
    return this.#owners.get(value)?.has(visitor) ?? false;
  }

  stood(visitor: string, path: string, value: string): boolean {
    return (this.#values.get(visitor) ?? []).some((each) => each.path === path && each.value === value);
  }

  dataOf(visitor: string, at: number): ReadonlyMap<string, string> {
    const earlier = (this.#values.get(visitor) ?? []).filter((each) => each.at < at);
    return new Map(earlier.map(({ path, value }) => [path, value]));
  }
}

/** Returns all texts in a JSON value, each with its path. */
export function leaves(value: unknown, path = ''): [path: string, value: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (!isObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

/** A visitor's data without contact data and without data that cause further events. */
type Surroundings = Required<Pick<VisitorReport, 'description' | 'social' | 'session' | 'page'>>;

const countries = ['DE', 'DK', 'AT', 'CH', 'FR', 'PL', 'CZ', 'SE', 'NO', 'FI', 'IT', 'ES', 'PT', 'IE', 'NL'];
let visits = 0;

/** Returns the data of a visit. No two visits share a value, except the codes of country and region. */
export function newVisit(): Surroundings {
  const visit = visits++;
  const country = countries[visit % countries.length]!;
  const formed: Json = {
    ip_addr: `203.${Math.floor(visit / 250) % 250}.113.${(visit % 250) + 1}`,
    latitude: String(visit / 4),
    longitude: String(-visit / 4 - 0.125),
    country_code: country,
    region_code: `0${visit % 10}`,
  };
  const mark = unique('Visit');
  const marked = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return formed[name] ?? `${value}-${mark}`;
    return Object.fromEntries(Object.entries(value as Json).map(([key, inner]) => [key, marked(inner, key)]));
  };
  const { description, social, session, page } = examples.VisitorReport['all-of-a-visit'];
  return marked({ description, social, session, page }) as Surroundings;
}

/** The end of a text, with characters that a service may escape. */
export const awkward = ` <b>&"' &amp; 🙂`;

export function newPhone(): string {
  return `+49 (30) ${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}-0`;
}
