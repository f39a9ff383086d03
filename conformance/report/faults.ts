import { rules } from '../../generated/rules.ts';
import { sectionWords } from '../../src/contract/judgement/accepted-faults.ts';
import { findingsOf, type Harm, type Observed, type Result, type Status } from '../run/verdicts.ts';
import type { Evidence } from '../wire/http/evidence.ts';
import { uniqueWords } from '../wire/payload/messages.ts';

/** One probable cause of findings, with all verdicts that it explains. */
export interface Fault {
  /** The verdicts, the most severe first. A rule that passed in another case is probably not the cause, and comes later. */
  verdicts: Result[];
  observations: Observed[];
}

const wrong: readonly Status[] = ['failed', 'error', 'inconclusive', 'warned'];

/** Groups the findings into faults, in the order in which to fix them: by severity, harm, and number of verdicts. */
export function faultsIn(results: readonly Result[]): Fault[] {
  const byKey = new Map<string, { result: Result; look: Observed }[]>();
  for (const result of results.filter(({ status, known }) => wrong.includes(status) && !known)) {
    for (const look of findingsOf(result)) {
      const keys = keysOf(look, result);
      const own = keys.map((key) => byKey.get(key)).find(Boolean) ?? [];
      for (const key of keys) byKey.set(key, own);
      own.push({ result, look });
    }
  }
  const kept = new Set(results.flatMap(({ status, rules: [rule] }) => (status === 'passed' ? rule! : [])));
  const isKept = ({ rules: [rule] }: Result) => Number(kept.has(rule!));
  const faults = [...new Set(byKey.values())].map((own) => {
    const sorted = own.toSorted(
      ({ result: a }, { result: b }) =>
        gravity(a) - gravity(b) || isKept(a) - isKept(b) || a.rules[0]!.localeCompare(b.rules[0]!),
    );
    return {
      verdicts: [...new Set(sorted.map(({ result }) => result))],
      observations: sorted.map(({ look }) => look),
    };
  });
  return faults.toSorted(
    (one, other) =>
      gravity(one.verdicts[0]!) - gravity(other.verdicts[0]!) ||
      harmOf(one) - harmOf(other) ||
      other.verdicts.length - one.verdicts.length,
  );
}

/** The order of the harms. Wrong content has no harm of its own. */
const ranks = { silent: 0, lost: 1, content: 2, late: 3, lenient: 4 } as const satisfies Record<
  Harm | 'content',
  number
>;

function harmOf({ observations: [look] }: Fault): number {
  return ranks[look?.harm ?? 'content'];
}

const leastFindings = 3;

/** Returns the common cause if several chats got a first message, and nothing after it. */
export function commonCause(results: readonly Result[]): string | undefined {
  const isEarlier = ({ what, wire }: Evidence) => !what.startsWith('request') && /^POST /.test(wire);
  const isNothingMore = ({ harm, evidence }: Observed) => harm === 'silent' && evidence.some(isEarlier);
  const later = results.filter(
    (result) => result.status === 'failed' && !result.known && findingsOf(result).some(isNothingMore),
  );
  const cases = new Set(later.map(({ case: id }) => id));
  if (cases.size < leastFindings) return undefined;
  return `Probably one cause in ${cases.size} cases: the first message or event of a chat came, and nothing after it. Is only the first one sent?`;
}

function gravity({ status }: Result): number {
  return wrong.indexOf(status);
}

/** Returns two keys, the expectation and the rule, each with the observed text. Observations with a common key have the same cause. */
function keysOf(look: Observed, { rules: [rule] }: Result): string[] {
  const { length } = subject(look);
  const [expected = '', observed = ''] = [look.expected, withoutBody(look)].map((text, index) =>
    text
      .slice(index === 0 && !text.startsWith(subject(look)) ? 0 : length)
      .replaceAll(uniqueWords, '')
      .replaceAll(/\bboundary=[^;\s]+/g, '')
      .replaceAll(/\d{6,}|\d+(?= characters)|(?<= is "?)\d+/g, ''),
  );
  const statedMs = Number(/(\d+) ms/.exec(expected)?.[1]);
  const seen = observed.replaceAll(/(\d+) ms/g, (_, ms: string) =>
    Number(ms) < statedMs ? 'early' : 'late',
  );
  return [`${expected}\n${seen}`, `${rule}\n${seen}`];
}

/** Returns the common beginning of both texts, such as `the status:`, or else the text before a status. */
function subject({ expected, observed }: Pick<Observed, 'expected' | 'observed'>): string {
  let length = 0;
  while (length < expected.length && expected[length] === observed[length]) length += 1;
  const common = expected.slice(0, expected.slice(0, length).lastIndexOf(': ') + 1);
  return common || (/^[^{}"]*?:(?= [1-5]\d\d\b)/.exec(observed)?.[0] ?? '');
}

/** Returns an observation without the body that it quotes. Of an error response, only the status is left. */
export function withoutBody(look: Pick<Observed, 'expected' | 'observed'>): string {
  const about = subject(look);
  const rest = look.observed
    .slice(about.length)
    .replace(/^( [1-5]\d\d) with (?:the body|an empty body|an HTML page)[\s\S]*$/, '$1')
    .replace(/ The body: [\s\S]*$/, '')
    .replace(/^( [345]\d\d)\. [\s\S]*$/, '$1');
  return (
    about +
    (look.expected.slice(about.length).trim().startsWith('{"error"')
      ? rest.replace(/^ [45]\d\d$/, ' an error')
      : rest)
  );
}

/** Returns the texts with which the table and the HTML report describe a fault. */
export function describeFault({ verdicts, observations: looks }: Fault) {
  const [first] = verdicts as [Result, ...Result[]];
  const [look] = looks as [Observed, ...Observed[]];
  const [rule] = first.rules;
  return {
    first,
    rule,
    also: [...new Set(verdicts.flatMap(({ rules }) => rules))].filter((other) => other !== rule),
    says: rule ? ` (${sectionWords(rules[rule])}): ${rules[rule].text}` : '',
    expected: look.expected.replace(subject(look), '').trim(),
    observed: look.observed + (look.times > 1 ? ` (${look.times} times the same)` : ''),
    alike: [...new Set(looks.map(subject))].slice(1).map((name) => name.slice(0, -1)),
    evidence: look.evidence,
    // An earlier request may be the one with which this one was compared.
    curl: look.evidence.findLast(({ curl }) => curl !== undefined)?.curl,
  };
}
