import type { Case } from '../../../run/case.ts';
import type { BotProviderContext } from '../context.ts';
import { acceptanceCases } from './acceptance.ts';
import { idCases } from './ids.ts';
import { refusalCases } from './refusals.ts';
import { replyCases } from './replies.ts';
import { restraintCases } from './restraint.ts';

/** What a bot provider is checked for. */
export const botProviderCases: readonly Case<BotProviderContext>[] = [
  ...acceptanceCases,
  ...refusalCases,
  ...replyCases,
  ...idCases,
  ...restraintCases,
];
