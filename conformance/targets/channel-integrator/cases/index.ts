import type { Case } from '../../../run/case.ts';
import type { IntegratorContext } from '../context.ts';
import { answerCases } from './answers.ts';
import { framingCases } from './framing.ts';
import { postingCases } from './posting.ts';
import { timingCases } from './timing.ts';
import { unusableCases } from './unusable.ts';

/** What an integrator's endpoint is checked for on the channel API. */
export const channelIntegratorCases: readonly Case<IntegratorContext>[] = [
  ...answerCases,
  ...framingCases,
  ...timingCases,
  ...unusableCases,
  ...postingCases,
];
