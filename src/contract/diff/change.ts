/** Who has to change something when a change breaks it. `page` is who calls the script API, `desk` who drives the desk. */
export const audiences = ['service', 'integrator', 'provider', 'page', 'desk'] as const;
export type Audience = (typeof audiences)[number];

/** One difference between two states of the contract. */
export interface Change {
  /** The documents' name: `channel`. */
  interface: string;
  /** What changed: an operation, message, schema or rule, with the place in it. */
  where: string;
  what: string;
  /** Whom it breaks; empty for an addition that everybody may ignore. */
  breaks: readonly Audience[];
  /** `text` says the same in other words. */
  kind: 'breaking' | 'addition' | 'text';
}

const audienceOf: Readonly<Record<string, Audience>> = {
  'channel-service': 'service',
  'bot-service': 'service',
  'webhook-sender': 'service',
  widget: 'service',
  desk: 'service',
  'channel-integrator': 'integrator',
  'webhook-receiver': 'integrator',
  'bot-provider': 'provider',
};

/** The audience that a party of the contract belongs to. */
export function audienceOfParty(party: string): Audience {
  return audienceOf[party] ?? 'service';
}

/** A change that breaks those named, or an addition when it breaks nobody. */
export function change(
  place: { interface: string; where: string },
  what: string,
  breaks: readonly Audience[] = [],
): Change {
  const known = audiences.filter((audience) => breaks.includes(audience));
  return { ...place, what, breaks: known, kind: known.length > 0 ? 'breaking' : 'addition' };
}
