import { itemsIn, textAt } from '../documents/json.ts';
import { compareSchemas, type DocumentPair } from './schemas.ts';
import {
  audienceOf,
  type Change,
  type Contract,
  change,
  type Documents,
  figureChange,
  type Named,
  oncePerSchema,
  type Part,
  surfaceOf,
} from './surface.ts';

/** Returns the differences between two states of the contract, each with the audiences whose programs break. */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return [
    ...names.flatMap((name) => compareInterface(name, before[name] ?? {}, after[name] ?? {})),
    ...compareRules(before, after),
  ];
}

function compareInterface(name: string, before: Documents, after: Documents): Change[] {
  const [old, now] = [surfaceOf(before), surfaceOf(after)];
  const key = ({ kind, name: own }: Named) => `${kind} ${own}`;
  const known = new Map(now.map((one) => [key(one), one]));
  const removed = old.filter((one) => !known.has(key(one)));
  const added = now.filter((one) => !old.some((other) => key(other) === key(one)));
  const pairs = old.flatMap((one) => {
    const same = known.get(key(one));
    return same ? [[one, same] as const] : [];
  });
  const documents = [before.openapi ?? before.asyncapi ?? {}, after.openapi ?? after.asyncapi ?? {}] as const;
  const names: Change[] = [];
  for (const one of removed) {
    const place = { interface: name, where: key(one) };
    const users = [one.server, one.caller];
    const index = added.findIndex(({ kind, sign }) => kind === one.kind && sign === one.sign);
    const [renamed] = index < 0 ? [] : added.splice(index, 1);
    if (renamed) pairs.push([one, renamed]);
    names.push(change(place, renamed ? `was renamed to ${renamed.name}` : 'is gone', users));
  }
  for (const one of added) {
    // A new operation breaks the audience that serves it, because programs written before do not have it.
    const breaks = one.kind === 'operation' ? [one.server] : [];
    names.push(change({ interface: name, where: key(one) }, 'is new', breaks));
  }
  return oncePerSchema([
    ...names,
    ...pairs.flatMap(([one, other]) => comparePair(name, one, other, documents)),
  ]);
}

function comparePair(interfaceName: string, before: Named, after: Named, documents: DocumentPair): Change[] {
  const { kind, name, server, caller } = before;
  const at: At = (part, within = '') => {
    const own = `${kind} ${name}${part === '' ? '' : `, ${part}`}`;
    const isOfSchema = within.startsWith('schema ');
    return {
      interface: interfaceName,
      where: isOfSchema ? within : `${own}${within}`,
      ...(isOfSchema && { in: [own] }),
    };
  };
  const added = after.parts.filter((part) => part.ifNew && !isIn(before, part));
  return [
    ...(before.address !== after.address
      ? [change(at(''), `moved from ${before.address} to ${after.address}`, [server, caller])]
      : []),
    ...added.map((part) => change(at(part.name), 'is new', part.ifNew)),
    ...before.parts.flatMap((part) => comparePart(part, after, at, documents)),
    ...compareDelivery(before, after, at),
  ];
}

/** Returns the place of a change in an operation: `part`, such as `body`, and the path `within` that part. */
type At = (part: string, within?: string) => Pick<Change, 'interface' | 'where' | 'in'>;

function comparePart(part: Part, after: Named, at: At, documents: DocumentPair): Change[] {
  const { name, schema, from, to, required = false, ifGone } = part;
  const other = after.parts.find((one) => one.name === name && one.from === from);
  if (!other) return ifGone && !isIn(after, part) ? [change(at(name), 'is gone', ifGone)] : [];
  const changes = schema && other.schema ? compareSchemas(schema, other.schema, documents) : [];
  return [
    ...(other.required && !required ? [change(at(name), 'became required', [from])] : []),
    // The sender breaks if fewer values are allowed, and the receiver if more are.
    ...changes.map(({ at: within, what, narrows, widens }) =>
      change(at(name, within), what, [...(narrows ? [from] : []), ...(widens ? [to] : [])]),
    ),
  ];
}

/** True if an operation, message or schema has the part. A response may also be in its class: `answer 201` in `answer 2XX`. */
function isIn({ parts }: Named, { name }: Part): boolean {
  const ofClass = name.replace(/^(answer \d)\d\d$/, '$1XX');
  return parts.some((one) => one.name === name || one.name === ofClass);
}

/** The fields of a delivery policy that only explain its figures. Changing them breaks nobody. */
const explanations = new Set(['giveUp', 'rules', 'choices']);

/**
 * Compares the delivery policies of two states of an operation. A changed figure breaks the receiver, which must meet other times, and the
 * service that sends. A changed `tolerance` breaks nobody.
 */
function compareDelivery(
  { delivery: old = {}, caller }: Named,
  { delivery: now = {} }: Named,
  at: At,
): Change[] {
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (field) => !explanations.has(field) && JSON.stringify(old[field]) !== JSON.stringify(now[field]),
  );
  return fields.map((field) => {
    const [from, to] = [old[field], now[field]];
    const isWider = typeof from === 'number' && typeof to === 'number' ? to > from : undefined;
    return change(
      at(`delivery ${field}`),
      figureChange(from, to, isWider),
      field === 'tolerance' ? [] : ['service', caller],
    );
  });
}

function compareRules(before: Contract, after: Contract): Change[] {
  const [old, now] = [rulesIn(before), rulesIn(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id) =>
    compareRule(id, old.get(id), now.get(id)),
  );
}

interface Rule {
  /** The interface whose documents contain the rule. */
  interface: string;
  party: string;
  level: string;
  text: string;
}

/**
 * Compares two states of a rule. A MUST that is new, had a lower level, or bound another party breaks the party that it binds now. Lowered
 * and removed rules break nobody.
 */
function compareRule(id: string, old: Rule | undefined, now: Rule | undefined): Change[] {
  const at = { interface: (now ?? old)!.interface, where: `rule ${id}` };
  if (!now) return [change(at, `is gone, ${old!.level} for ${old!.party} before: ${old!.text}`)];
  const { level, party, text } = now;
  const bound = level === 'MUST' ? [audienceOf(party)] : [];
  if (!old) return [change(at, `is new, ${level} for ${party}: ${text}`, bound)];
  const words = { before: old.text, now: text };
  return [
    ...(party !== old.party
      ? [change(at, `was ${old.level} for ${old.party}, and is ${level} for ${party}`, bound)]
      : []),
    ...(party === old.party && level !== old.level
      ? [change(at, `for ${party} went from ${old.level} to ${level}`, bound)]
      : []),
    ...(text !== old.text ? [{ ...change(at, 'has other words'), words, kind: 'text' as const }] : []),
  ];
}

/** Returns all rules of a contract by id. A rule that several interfaces contain is listed for the alphabetically first one. */
function rulesIn(contract: Contract): Map<string, Rule> {
  const found = new Map<string, Rule>();
  for (const [name, documents] of Object.entries(contract).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (const { item } of itemsIn([documents.openapi, documents.asyncapi], 'x-rules')) {
      const id = textAt(item, 'id');
      if (id !== '' && !found.has(id)) found.set(id, { ...(item as unknown as Rule), interface: name });
    }
  }
  return found;
}
