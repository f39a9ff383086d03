import type { Side } from './stand-ins.ts';

/** How a request is answered: as it should be, or in a way of programs that are not well. */
export type Manner =
  | 'well'
  | 'hang'
  | 'reset'
  | 'drip'
  | 'huge'
  | 'busy'
  | 'redirect'
  | 'nonsense'
  | 'refuse';

const everywhere: Manner[] = ['hang', 'reset', 'reset', 'drip', 'huge', 'busy', 'busy', 'redirect'];

/** Bad manners by side. */
export const manners: Record<Side, Manner[]> = {
  'front end': [...everywhere, 'nonsense', 'refuse'],
  bot: everywhere,
  webhook: everywhere,
};

/** Whether the service may count an answer as a good one: of a bot and of a webhook the status alone decides. */
export function mayPass(side: Side, manner: Manner): boolean {
  return manner === 'well' || (manner === 'huge' && side !== 'front end');
}
