import type { MutantRun } from './runs.ts';

/** Mutants that need not be caught, by target and name, each with the reason. */
interface Reason {
  target: MutantRun['target'];
  mutants: RegExp;
  why: string;
}

const reasons: readonly Reason[] = [
  {
    target: 'bot-service',
    mutants: /^ChatClosedEvent \/(id|client_id|chat_id) /,
    why: 'OPEN-09: of CHAT_CLOSED the source shows nothing but the name',
  },
  ...(['bot-service', 'bot-provider'] as const).map((target) => ({
    target,
    mutants: /^ErrorBody \/error\/message empty$/,
    why: 'the source asks for a string, and an empty one is a string; that it should say something is for people to see',
  })),
  {
    target: 'channel-integrator',
    mutants: /^AgentMessageReply \/error missing$/,
    why: 'an empty object is caught where a message is taken; here it replaces an error, which no rule asks for',
  },
  {
    target: 'webhook-receiver',
    mutants: /^CallEventReply /,
    why: 'OPEN-05: nothing is stated of the answer to call_event',
  },
];

/** Why a mutant need not be caught; undefined where it has to be. */
export function reasonFor({ target, mutant }: Pick<MutantRun, 'target' | 'mutant'>): string | undefined {
  return reasons.find((each) => each.target === target && each.mutants.test(mutant))?.why;
}

/** What is kept of a target's mutants: how many were caught, and each that was not, with the reason. */
export interface Kept {
  target: string;
  all: number;
  caught: number;
  others: readonly { mutant: string; outcome: MutantRun['outcome']; reason?: string }[];
}
