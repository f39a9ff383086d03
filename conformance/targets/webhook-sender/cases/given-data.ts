import { fieldIs } from '../../../../generated/faults.ts';
import { examples } from '../../../../generated/reference/desk/examples.ts';
import type { VisitorReport } from '../../../../generated/reference/desk/types.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import type { Judge } from '../../../run/judge.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field, isObject, isThere } from '../../../wire/payload/fields.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { takes } from '../../shared/service-context.ts';
import { eventName, type WebhookScene } from '../context.ts';

/** Data that other cases set: contact data come with messages, and the rest changes which events are sent. */
type OfOtherCases = 'name' | 'email' | 'phone' | 'user_token' | 'rate' | 'blacklisted';

/** A visitor's data that the service accepted. A desk may accept some fields and not others. */
export type GivenData = Omit<VisitorReport, OfOtherCases>;

/** A value with all its fields. A campaign is given by its parts, since its single-text form is deprecated. */
type Whole<T> = T extends object ? { [K in Exclude<keyof T, 'utm'>]-?: Whole<T[K]> } : T;

/** Fields whose values have a form of their own. */
const formed = ['ip_addr', 'latitude', 'longitude', 'country_code', 'region_code'];

/** All data, by an example. Each text differs from those of other visitors. */
function allData(): Whole<GivenData> {
  const mark = unique('visitor');
  const marked = <T>(value: T, name = ''): T => {
    if (typeof value === 'string') return (formed.includes(name) ? value : `${value}-${mark}`) as T;
    return Object.fromEntries(
      Object.entries(value as object).map(([key, inner]) => [key, marked(inner, key)]),
    ) as T;
  };
  return marked<Whole<GivenData>>(examples.VisitorReport['all-of-a-visit']);
}

/** The data of a visit, without those of the visitor. */
export function surroundings(): Pick<GivenData, 'session' | 'page'> {
  const { session, page } = allData();
  return { session, page };
}

/** Sets the visitor's data. Returns those that the desk accepted. */
export async function giveData({ site }: WebhookScene, chatId: number): Promise<GivenData> {
  const taken: GivenData = {};
  for (const [key, value] of Object.entries(allData()))
    if (await takes(() => site.desk.setVisitor(chatId, { [key]: value })))
      Object.assign(taken, { [key]: value });
  return taken;
}

/**
 * Judges that events have the visitor's data as given to the service. A required field must be present, and no field may have another
 * value.
 */
export function judgeData(
  judge: Judge,
  { session, page, ...visitor }: GivenData,
  ...events: (CaughtRequest | undefined)[]
): void {
  for (const [within, expected] of Object.entries({ visitor, session, page })) {
    const rule: RuleId = within === 'visitor' ? 'HOOK-OUT-03' : 'HOOK-OUT-05';
    if (!expected || Object.keys(expected).length === 0) continue;
    for (const event of events) if (event) judgeWithin(judge, rule, event, within, expected);
  }
}

/** Judges a part of an event, or the value given in its place, against the data that the service was given. */
export function judgeWithin(
  judge: Judge,
  rule: RuleId,
  event: CaughtRequest,
  within: string,
  expected: object,
  value = field(event, within),
): void {
  const name = eventName(event);
  const { wrong, absent } = compared(value, expected, within);
  judge.faultless(rule, `${name}: ${within} with ${JSON.stringify(expected)}`, wrong, event);
  const open = within === 'visitor' ? undefined : 'OPEN-21';
  if (absent.length > 0) judge.notes(rule, `${name}: no ${absent.join(', ')}`, event, open);
}

/** Members that must be present. For all others the source does not say so (OPEN-21), or another rule does (HOOK-OUT-19). */
const required = ['description'];

/** Compares member by member. Additional members are allowed. */
export function compared(
  value: unknown,
  expected: unknown,
  path: string,
): { wrong: string[]; absent: string[] } {
  if (isObject(expected) && isObject(value)) {
    const members = Object.entries(expected).map(([key, inner]) =>
      compared(value[key], inner, `${path}.${key}`),
    );
    return { wrong: members.flatMap(({ wrong }) => wrong), absent: members.flatMap(({ absent }) => absent) };
  }
  if (!isThere(value) && !required.includes(path.split('.').at(-1) ?? ''))
    return { wrong: [], absent: [path] };
  return { wrong: value === expected ? [] : [fieldIs(path, value)], absent: [] };
}
