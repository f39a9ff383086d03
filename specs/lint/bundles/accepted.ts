import type { Problem } from '../problem.ts';

/** A warning of a tool that we keep, and why. An error is never kept. */
export interface Accepted {
  rule: string;
  /** The one document that it is accepted in; everywhere without it. */
  document?: string;
  because: string;
}

export const accepted: readonly Accepted[] = [
  {
    rule: 'info-contact',
    because: 'a contract has nobody to write to; each implementation names its own contact',
  },
  {
    rule: 'asyncapi-info-contact-properties',
    because: 'a contract has nobody to write to; each implementation names its own contact',
  },
  {
    rule: 'asyncapi-servers',
    document: 'generated/asyncapi/widget.json',
    because: 'the script API is called within a page; there is no server',
  },
];

/** The problems that are left, and those of the accepted that nobody complains of any more. */
export function withoutAccepted(
  problems: Problem[],
  keep: readonly Accepted[] = accepted,
): { left: Problem[]; unused: Accepted[] } {
  const covers =
    ({ rule, document }: Accepted) =>
    (problem: Problem) =>
      problem.rule === rule && (document ?? problem.document) === problem.document;
  return {
    left: problems.filter((problem) => !keep.some((one) => covers(one)(problem))),
    unused: keep.filter((one) => !problems.some(covers(one))),
  };
}
