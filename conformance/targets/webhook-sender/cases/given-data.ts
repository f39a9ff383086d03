import { fieldIs } from '../../../../generated/faults.ts';
import type { VisitorReport } from '../../../../generated/reference/desk/types.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import type { Judge } from '../../../run/judge.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field, isObject, isThere } from '../../../wire/payload/fields.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { takes } from '../../shared/service-context.ts';
import { eventName, type WebhookScene } from '../context.ts';

/** Data of a visitor that the service was given; a desk may take some of them and not others. */
export type GivenData = Pick<VisitorReport, 'session' | 'page' | 'description'>;

/** A session and a page in which every value is told from every other. */
export function surroundings(): GivenData {
  const session = {
    geoip: {
      region_code: 'BE',
      country: 'Germany',
      country_code: 'DE',
      region: 'Land Berlin',
      city: 'Köpenick',
      latitude: '52.4425',
      longitude: '13.5823',
      organization: 'Conformance',
    },
    utm_json: { source: 'letter', campaign: 'May', content: 'top', medium: 'e-mail', term: 'blue' },
    ip_addr: '203.0.113.24',
    user_agent: 'Conformance/1.0 (Grüße)',
  };
  const page = { url: `https://shop.conformance.example/?a=1&b=${unique('b')}#top`, title: 'Übersicht' };
  return { session, page };
}

/** Sets what is known of a visitor, as far as the desk takes it. */
export async function giveData({ site }: WebhookScene, chatId: number): Promise<GivenData> {
  const taken: GivenData = {};
  for (const [key, value] of Object.entries({ ...surroundings(), description: unique('Buys for a school') }))
    if (await takes(() => site.desk.setVisitor(chatId, { [key]: value })))
      Object.assign(taken, { [key]: value });
  return taken;
}

/** Judges that events have the visitor’s data as the service was given them: a required field is there, and no field has another value. */
export function judgeData(
  judge: Judge,
  { description, ...around }: GivenData,
  ...events: (CaughtRequest | undefined)[]
): void {
  const visitor = description === undefined ? undefined : { description };
  for (const [within, expected] of Object.entries({ visitor, ...around })) {
    const rule: RuleId = within === 'visitor' ? 'HOOK-OUT-03' : 'HOOK-OUT-05';
    for (const event of events) if (event && expected) judgeWithin(judge, rule, event, within, expected);
  }
}

/** Judges a part of an event, or a value that stands for it, by what the service was told. */
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
  if (absent.length > 0) judge.notes(rule, `${name}: no ${absent.join(', ')}`, event, 'OPEN-21');
}

/** Members that must be there; of all others the source does not say so (OPEN-21), or a rule of its own does (HOOK-OUT-19). */
const required = ['description'];

/** Compares member by member; more than what is expected is fine. */
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
