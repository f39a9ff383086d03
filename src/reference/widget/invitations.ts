import type { InvitationRules } from '../../../generated/widget/types.ts';
import type { BrowserStorage } from './storage.ts';

/** A rule as the reference reads it: all that it names must be so. The contract leaves its form open (OPEN-24). */
interface Rule {
  /** The words of the invitation. */
  text: string;
  /** Seconds that the visitor has to be on the page first. */
  delay?: number;
  /** What the address of the page has to match; a star stands for anything. */
  url?: string;
  /** How many visits there have to be, this one included. */
  visits?: number;
  department_id?: number;
}

export interface Invitation {
  text: string;
  department_id?: number;
}

/** Invites the visitor by the rules of the page, once a visit for each rule. */
export class Invitations {
  readonly #visit: BrowserStorage;
  readonly #visits: number;
  readonly #invite: (invitation: Invitation) => boolean;
  #rules: [string, Rule][] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** `invite` says whether the visitor could be invited just now. */
  constructor(visit: BrowserStorage, visits: number, invite: (invitation: Invitation) => boolean) {
    this.#visit = visit;
    this.#visits = visits;
    this.#invite = invite;
  }

  replace(rules: InvitationRules): void {
    this.#rules = Object.entries(rules).filter((entry): entry is [string, Rule] => isRule(...entry));
    this.watch();
  }

  /** Begins to watch the page that the visitor is on now. */
  watch(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = this.#rules
      .filter(([, rule]) => this.#fits(rule))
      .map(([name, rule]) => setTimeout(() => this.#reach(name, rule), (rule.delay ?? 0) * 1000));
  }

  #fits({ url, visits = 0 }: Rule): boolean {
    return this.#visits >= visits && (url === undefined || isMatch(url, location.href));
  }

  #reach(name: string, { text, department_id }: Rule): void {
    const done = this.#visit.get<string[]>('invited') ?? [];
    if (done.includes(`${name}: ${text}`)) return;
    const isShown = this.#invite({ text, ...(department_id !== undefined && { department_id }) });
    if (isShown) this.#visit.set('invited', [...done, `${name}: ${text}`]);
  }
}

function isRule(name: string, rule: unknown): boolean {
  const isOne = typeof rule === 'object' && rule !== null && typeof (rule as Rule).text === 'string';
  if (!isOne) console.warn(`svc_api.setRules: ${name} is left out: no text.`);
  return isOne;
}

function isMatch(pattern: string, address: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*')).test(address);
}
