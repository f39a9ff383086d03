import type { RuleId } from '../../../generated/rules.ts';
import { IndependentBotService } from '../independent/bot-service/service.ts';

/** A service for bots that is right but for one thing, and the case that has to see it. */
export interface BrokenBotService {
  rule: RuleId;
  caughtBy: string;
  fault: string;
  make(): IndependentBotService;
}

export function broken(
  rule: RuleId,
  caughtBy: string,
  fault: string,
  change: (it: IndependentBotService) => void,
): BrokenBotService {
  const make = () => {
    const service = new IndependentBotService();
    change(service);
    return service;
  };
  return { rule, caughtBy, fault, make };
}
