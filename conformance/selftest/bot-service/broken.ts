import { type Faulty, faultInCase, faultsInCase } from '../bend.ts';
import type { IndependentBotService } from '../independent/bot-service/service.ts';

export type BrokenBotService = Faulty<IndependentBotService>;

/** The independent service with one fault, and the case that has to catch it. */
export const broken = faultInCase<IndependentBotService>();
export const faults = faultsInCase<IndependentBotService>();
