import type { InvitationRules } from '../../../generated/widget/types.ts';
import type { BrowserStorage } from './storage.ts';

/** A rule for invitations. All its conditions must hold. This form is the reference's own: the contract does not define one (OPEN-24). */
interface Rule {
  /** The text of the invitation. */
  text: string;
  /** The time for which the visitor must have been on the page, in seconds. */
  delay?: number;
  /** A pattern for the address of the page. A star matches any text. */
  url?: string;
  /** The minimum number of visits, including this one. */
  visits?: number;
  department_id?: number;
}

export interface Invitation {
  text: string;
  department_id?: number;
}

/**
 * Returns functions that set the page's rules and watch the current page. When a rule holds, the visitor is invited, once per visit.
 *
 * @param present The number of the current visit.
 * @param invite Returns true if it has invited the visitor. False if that is not possible at the moment.
 */
export function invitationsOf(
  visit: BrowserStorage,
  present: number,
  invite: (invitation: Invitation) => boolean,
) {
  let rules: [string, Rule][] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];

  const fits = ({ url, visits = 0 }: Rule) =>
    present >= visits && (url === undefined || isMatch(url, location.href));
  const reach = (name: string, { text, department_id }: Rule) => {
    const done = visit.get<string[]>('invited') ?? [];
    if (done.includes(`${name}: ${text}`)) return;
    const isShown = invite({ text, ...(department_id !== undefined && { department_id }) });
    if (isShown) visit.set('invited', [...done, `${name}: ${text}`]);
  };
  /** Starts the timers of all rules that fit the visitor's current page. */
  const watch = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = rules
      .filter(([, rule]) => fits(rule))
      .map(([name, rule]) => setTimeout(() => reach(name, rule), (rule.delay ?? 0) * 1000));
  };
  const replace = (given: InvitationRules) => {
    rules = Object.entries(given).filter((entry): entry is [string, Rule] => isRule(...entry));
    watch();
  };
  return { replace, watch };
}

export type Invitations = ReturnType<typeof invitationsOf>;

function isRule(name: string, rule: unknown): boolean {
  const isOne = typeof rule === 'object' && rule !== null && typeof (rule as Rule).text === 'string';
  if (!isOne) console.warn(`svc_api.setRules: ${name} is left out: no text.`);
  return isOne;
}

function isMatch(pattern: string, address: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*')).test(address);
}
