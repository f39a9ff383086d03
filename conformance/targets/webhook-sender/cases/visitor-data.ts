import type { VisitorReport } from '../../../../generated/reference/desk/types.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import { fieldIs } from '../../../../src/contract/judgement/faults.ts';
import type { Judge } from '../../../run/judge.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field, isObject } from '../../../wire/payload/fields.ts';
import { unique } from '../../../wire/payload/messages.ts';
import type { WebhookScene } from '../context.ts';

/** Data of a visitor, part by part; a desk may take some of them and not others. */
export interface Part {
  rule: RuleId;
  report: VisitorReport;
  /** Where the part stands in an event. */
  within: 'visitor' | 'session' | 'page';
}

/** A session and a page in which every value is told from every other. */
export function surroundings() {
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

function parts(): Part[] {
  const { session, page } = surroundings();
  return [
    { rule: 'HOOK-OUT-05', report: { session }, within: 'session' },
    { rule: 'HOOK-OUT-05', report: { page }, within: 'page' },
    { rule: 'HOOK-OUT-03', report: { description: unique('Buys for a school') }, within: 'visitor' },
  ];
}

/** Sets what is known of a visitor, as far as the desk takes it; gives what judges an event by it. */
export async function giveData(
  { site }: WebhookScene,
  chatId: number,
): Promise<(judge: Judge, ...events: (CaughtRequest | undefined)[]) => void> {
  const given: Part[] = [];
  for (const part of parts())
    if (await takes(() => site.desk.setVisitor(chatId, part.report))) given.push(part);
  return (judge, ...events) => {
    for (const event of events) if (event) for (const part of given) judgeGiven(judge, event, part);
  };
}

/** Whether the desk can do it: what it cannot is nobody's fault. */
export async function takes(act: () => Promise<unknown>): Promise<boolean> {
  return act().then(
    () => true,
    () => false,
  );
}

/** Members of a part that must be there; of all others the source does not say so (OPEN-21). */
const required = ['description', 'geoip', 'ip_addr', 'user_agent', 'url'];

/** What must be there, and whatever else is there, is as it was given; what else is absent is told only. */
export function judgeGiven(judge: Judge, request: CaughtRequest, { rule, report, within }: Part): void {
  const expected = within === 'visitor' ? { description: report.description } : report[within];
  const name = String(field(request, 'event_name'));
  const evidence = [shown(name, request)];
  const { wrong, absent } = compared(field(request, within), expected, within);
  judge.holds(rule, wrong.length === 0, {
    expected: `${name}: ${within} with ${JSON.stringify(expected)}`,
    observed: `${name}: ${wrong.join('; ') || `${within} as it was given`}`,
    evidence,
  });
  if (absent.length > 0) judge.notes(rule, `${name}: no ${absent.join(', ')}`, evidence, 'OPEN-21');
}

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
  const isAbsent = value === undefined || value === null;
  if (isAbsent && !required.includes(path.split('.').at(-1) ?? '')) return { wrong: [], absent: [path] };
  return { wrong: value === expected ? [] : [fieldIs(path, value)], absent: [] };
}
