import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Discriminator, type Mutant, mutated, peculiarities } from './mutants.ts';

/** A tap intercepts a message: it returns the messages that replace `body`. Undefined stands for a message that the party cannot read. */
export type Tap = (body: unknown) => readonly unknown[];

export interface Messages {
  chat?: readonly string[];
  agent?: readonly string[];
  /** The field that names the event. A message with another name passes unchanged. */
  event?: Discriminator;
  /** Valid messages by name. A mutant that repairs a message copies the missing or wrong value from one of them. */
  examples?: Readonly<Record<string, unknown>>;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

export const straight: Tap = (body) => [body];

export function tapOf(mutant: Mutant, messages: Messages, onChange: () => void): Tap {
  const earlier: unknown[] = [];
  const { event } = messages;
  const { change } = mutant;
  const changed = (body: unknown): readonly unknown[] | undefined => {
    if ('times' in change)
      return fits(body, mutant.where) ? Array<unknown>(change.times).fill(body) : undefined;
    if ('rejectedWhere' in change) return isRejected(body, mutant) ? [undefined] : undefined;
    const other =
      'heals' in change
        ? healed(body, mutant, messages)
        : mutated(body, mutant, twin(body, mutant, earlier, messages));
    return other === undefined ? undefined : [other];
  };
  return (body) => {
    const word = event && valueAt(body, event.at);
    if (word !== undefined && !event!.oneOf.includes(word)) return [body];
    const other = changed(body);
    earlier.push(body);
    if (other) onChange();
    return other ?? [body];
  };
}

/** Returns the latest earlier message with another value at the mutant's path. A faulty program could copy that value. */
function twin(
  body: unknown,
  { at, change }: Mutant,
  earlier: readonly unknown[],
  { chat, agent }: Messages,
): unknown {
  if (!('of' in change)) return undefined;
  const differs = (each: unknown, path: readonly string[] | undefined) =>
    path !== undefined && JSON.stringify(valueAt(each, path)) !== JSON.stringify(valueAt(body, path));
  const isFrom = {
    message: (each: unknown) => !differs(each, chat),
    chat: (each: unknown) => differs(each, chat),
    agent: (each: unknown) => differs(each, agent),
  }[change.of];
  return earlier.findLast((each) => isFrom(each) && valueAt(each, at) !== undefined && differs(each, at));
}

function isRejected(body: unknown, { at, change, where }: Mutant): boolean {
  if (!('rejectedWhere' in change) || !fits(body, where)) return false;
  const owners = valuesAt(body, at.slice(0, -1)).filter(
    (owner) => typeof owner === 'object' && owner !== null,
  );
  const values = at.length === 0 ? [body] : owners.flatMap((owner) => valuesAt(owner, at.slice(-1)));
  return values.some(peculiarities[change.rejectedWhere].has);
}

function healed(body: unknown, { at, change, where, schema }: Mutant, { examples = {} }: Messages): unknown {
  if (!('heals' in change) || at.includes('*')) return undefined;
  // The condition on the wrong value itself is left out: that value may be the constant that identifies the branch.
  const others = at.length === 0 ? [] : where.filter((each) => each.at.join() !== at.join());
  const value = valueAt(body, at);
  // The schema keywords that the value itself violates, such as `type`. Violations by its members do not count.
  ajv.validate(schema, value);
  const own = (ajv.errors ?? []).filter(({ instancePath }) => instancePath === '');
  const keywords = value === undefined ? [] : own.map(({ keyword }) => keyword);
  const isWrong = {
    absence: value === undefined,
    type: keywords.includes('type'),
    value: keywords.length > 0 && !keywords.includes('type'),
  }[change.heals];
  if (!isWrong || !fits(body, others)) return undefined;
  const right = Object.values(examples).find((each) => fits(each, where) && valueAt(each, at) !== undefined);
  if (at.length === 0 || right === undefined) return right;
  const copy = structuredClone(body);
  const owner = valueAt(copy, at.slice(0, -1));
  if (typeof owner !== 'object' || owner === null) return undefined;
  Reflect.set(owner, at.at(-1)!, valueAt(right, at));
  return copy;
}

function fits(body: unknown, where: readonly Discriminator[]): boolean {
  return where.every(({ at, oneOf }) => at.includes('*') || oneOf.includes(valueAt(body, at)));
}

function valueAt(body: unknown, at: readonly string[]): unknown {
  return valuesAt(body, at)[0];
}

function valuesAt(body: unknown, at: readonly string[]): unknown[] {
  return at.reduce<unknown[]>(
    (values, step) =>
      values.flatMap((value) =>
        step === '*'
          ? Array.isArray(value)
            ? value
            : []
          : [(value as Record<string, unknown> | null | undefined)?.[step]],
      ),
    [body],
  );
}
