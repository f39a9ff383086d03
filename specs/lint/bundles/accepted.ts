import type { Problem } from '../problem.ts';

/** A complaint of a third-party tool that the project accepts, and the reason. */
export interface Accepted {
  rule: string;
  /** The only document in which it is accepted. If absent, it is accepted everywhere. */
  document?: string;
  /** A part of the messages that are accepted. If absent, every complaint of the rule is accepted. */
  says?: string;
  because: string;
}

export const accepted: readonly Accepted[] = [
  {
    rule: 'info-contact',
    because: 'a contract has nobody to write to; each implementation names its own contact',
  },
  {
    rule: 'asyncapi-info-contact',
    because: 'a contract has nobody to write to; each implementation names its own contact',
  },
  {
    rule: 'asyncapi-latest-version',
    because:
      'generators such as Modelina read versions up to 3.0.0, and 3.1.0 adds nothing that the documents use',
  },
  ...['channel', 'developer'].map((name) => ({
    rule: 'security-defined',
    document: `generated/asyncapi/${name}.json`,
    because: 'the credentials are a part of the address, and AsyncAPI has no security scheme for that',
  })),
  {
    rule: 'security-defined',
    document: 'generated/asyncapi/widget.json',
    because: 'the script API is called within a page, without credentials',
  },
  {
    rule: 'asyncapi-servers',
    document: 'generated/asyncapi/widget.json',
    because: 'the script API is called within a page; there is no server',
  },
  ...['desk', 'visitor'].flatMap((name) =>
    ['no-invalid-schema-examples', 'no-invalid-media-type-examples'].map((rule) => ({
      rule,
      document: `generated/reference/openapi/${name}.json`,
      says: 'must NOT have unevaluated properties',
      because:
        'an entry is a head and one of several contents; Redocly asks of each content that it names the head too',
    })),
  ),
];

/** Returns the problems that are not in the list `keep`, and the entries of that list that no tool reports any more. */
export function withoutAccepted(
  problems: Problem[],
  keep: readonly Accepted[] = accepted,
): { left: Problem[]; unused: Accepted[] } {
  const covers =
    ({ rule, document, says = '' }: Accepted) =>
    (problem: Problem) =>
      problem.rule === rule &&
      (document ?? problem.document) === problem.document &&
      problem.message.includes(says);
  return {
    left: problems.filter((problem) => !keep.some((one) => covers(one)(problem))),
    unused: keep.filter((one) => !problems.some(covers(one))),
  };
}
