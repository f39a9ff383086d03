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

/**
 * The fields of a visitor that are left out here because other cases set them. Contact data are sent with messages, and the other fields
 * would cause further events.
 */
type OfOtherCases = 'name' | 'email' | 'phone' | 'user_token' | 'rate' | 'blacklisted';

/** The visitor's data that the desk accepted. A desk may accept some fields and reject others. */
export type GivenData = Omit<VisitorReport, OfOtherCases>;

/**
 * The type `T` with all optional fields required, at any depth, but without fields named `utm`. That field is the deprecated form of a
 * campaign as one text. The examples contain the campaign's separate fields instead.
 */
type Whole<T> = T extends object ? { [K in Exclude<keyof T, 'utm'>]-?: Whole<T[K]> } : T;

/** The names of fields whose values must have a certain format, such as an IP address. No unique word is added to these values. */
const formed = ['ip_addr', 'latitude', 'longitude', 'country_code', 'region_code'];

/** Returns example data for all fields. A unique word in each text distinguishes these data from another visitor's data. */
function allData(): Whole<GivenData> {
  const mark = unique('visitor');
  const marked = <T>(value: T, name = ''): T => {
    if (typeof value === 'string') return (formed.includes(name) ? value : `${value}-${mark}`) as T;
    return Object.fromEntries(
      Object.entries(value as object).map(([key, inner]) => [key, marked(inner, key)]),
    ) as T;
  };
  const { name: _, email: __, phone: ___, ...given } = examples.VisitorReport['all-of-a-visit'];
  return marked<Whole<GivenData>>(given);
}

/** Returns example data for the session and the page of a visit. */
export function surroundings(): Pick<GivenData, 'session' | 'page'> {
  const { session, page } = allData();
  return { session, page };
}

/** Sets the visitor's data at the desk, one field at a time. Returns the data that the desk accepted. */
export async function giveData({ site }: WebhookScene, chatId: number): Promise<GivenData> {
  const taken: GivenData = {};
  for (const [key, value] of Object.entries(allData()))
    if (await takes(() => site.desk.setVisitor(chatId, { [key]: value })))
      Object.assign(taken, { [key]: value });
  return taken;
}

/**
 * Judges that events contain the visitor's data that the service was given. A required field must be present. No field may have another
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

/**
 * Compares the field `within` of an event with the data `expected`, which the service was given, and judges the differences. Absent members
 * are only reported. `value` is the value of the field, and may be given in another form.
 */
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

/**
 * The members that every event must contain. The source documents do not require the other members (OPEN-21), or another rule judges them
 * (HOOK-OUT-19).
 */
const required = ['description'];

/**
 * Compares `value` with `expected`, member by member. Returns descriptions of the wrong members and the paths of the absent ones.
 * Additional members are allowed. `path` is the path of the value in the event.
 */
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
