import { type RuleId, rules } from '../../generated/rules.ts';
import type { Result, Seen, Status } from '../run/verdicts.ts';
import { uniqueWords } from '../wire/payload/messages.ts';

/** One cause, and all verdicts that it breaks. */
export interface Fault {
  /** The verdicts, the gravest first. */
  verdicts: Result[];
  /** The observations, the first one in full. */
  looks: Seen[];
}

/** Statuses of findings, the gravest first. */
const wrong: readonly Status[] = ['failed', 'error', 'inconclusive', 'warned'];

/** The faults of a run, the one to fix first at the front: by gravity, then by the number of verdicts. */
export function faultsIn(results: readonly Result[]): Fault[] {
  const byKey = new Map<string, Fault>();
  const findings = results.filter(({ status, known }) => wrong.includes(status) && !known);
  for (const result of findings.toSorted((one, other) => gravity(one) - gravity(other))) {
    const { expected, observed, evidence, times = 1, more = [] } = result;
    for (const look of [{ expected, observed, evidence, times }, ...more]) {
      const keys = keysOf(look, result);
      const fault = keys.map((key) => byKey.get(key)).find(Boolean) ?? { verdicts: [], looks: [] };
      for (const key of keys) byKey.set(key, fault);
      if (!fault.verdicts.includes(result)) fault.verdicts.push(result);
      fault.looks.push(look);
    }
  }
  return [...new Set(byKey.values())].toSorted(
    ({ verdicts: one }, { verdicts: other }) =>
      gravity(one[0]!) - gravity(other[0]!) || other.length - one.length,
  );
}

function gravity({ status }: Result): number {
  return wrong.indexOf(status);
}

/** Two observations have one cause if expectation and observation agree, or the rule and the observation. */
function keysOf(look: Seen, { rules: [rule] }: Result): string[] {
  const { length } = subject(look);
  const [expected, observed] = [look.expected, look.observed].map((text) =>
    text
      .slice(length)
      .replaceAll(uniqueWords, '')
      .replaceAll(/\d{6,}|\d+(?= characters)/g, ''),
  );
  return [`${expected}\n${observed}`, `${rule}\n${observed?.replaceAll(/\d+(?= ms)/g, '')}`];
}

/** The subject of an observation: the common start of the expected and the observed, up to a colon. */
export function subject({ expected, observed }: Pick<Seen, 'expected' | 'observed'>): string {
  let length = 0;
  while (length < expected.length && expected[length] === observed[length]) length += 1;
  return expected.slice(0, expected.slice(0, length).lastIndexOf(': ') + 1);
}

/** The subjects of the observations after the first, each once. */
export function namesOf([first, ...alike]: readonly Seen[]): string[] {
  const names = new Set(alike.map(subject));
  return [...names].filter((name) => first && name !== subject(first)).map((name) => name.slice(0, -1));
}

/** The sections of the source that a rule comes from: `section 6.1`. */
export function sectionOf(rule: RuleId): string {
  const { source } = rules[rule];
  return `section${source.includes(',') ? 's' : ''} ${source}`;
}
