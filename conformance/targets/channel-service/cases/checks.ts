import type { RuleId } from '../../../../generated/rules.ts';
import { type Judge, need, needOk } from '../../../run/judge.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { type Json, text, unique } from '../../../wire/payload/messages.ts';
import { askEach } from '../../../wire/traffic/side-by-side.ts';
import { judgeStatus } from '../../shared/bot-answers.ts';
import { type Address, Site } from '../../shared/site.ts';

/** Posts bodies side by side and expects the same HTTP code for each; begins no more once no answer came. */
export async function judgePosts(
  judge: Judge,
  rule: RuleId,
  address: Address,
  bodies: Readonly<Record<string, unknown>>,
  status: number,
): Promise<void> {
  const requests = Object.fromEntries(
    Object.entries(bodies).map(([what, body]) => [what, () => address.post(body)]),
  );
  for (const [what, answer] of await askEach(requests)) judgeStatus(judge, rule, what, answer, status);
}

/**
 * After posts that must leave no trace: the customer writes a proper text, and once that is at the desk, it is all that
 * the channel has there, beside what customers said before. Without a desk nothing can be seen.
 */
export async function judgeNoTrace(
  judge: Judge,
  rule: RuleId,
  address: Address,
  sender: Json,
  before: readonly string[] = [],
): Promise<void> {
  if (!(address instanceof Site)) return;
  const words = unique('marker');
  const answer = await address.postMessage(sender, text(words));
  needOk(answer, 'a proper text');
  need(await address.untilSaid(words), 'a proper text reaches the desk', answer.evidence);
  const chats = await address.transcripts();
  const strangers = chats
    .flatMap(({ transcript }) => transcript)
    .filter(({ from, text: said = '' }) => from === 'customer' && ![...before, words].includes(said));
  judge.holds(rule, strangers.length === 0, {
    expected: 'nothing of it at the desk',
    observed: strangers.length === 0 ? 'nothing at the desk' : `${strangers.length} entries at the desk`,
    evidence: [noted('chats of the channel at the desk', chats)],
  });
}
