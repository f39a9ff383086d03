import type { RuleId } from '../../../../generated/rules.ts';
import { type Judge, need, needOk } from '../../../run/judge.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { type Exchange, inShort } from '../../../wire/http/exchange.ts';
import { type Json, text, unique } from '../../../wire/payload/messages.ts';
import { askEach } from '../../../wire/traffic/side-by-side.ts';
import { type Address, Site } from '../../shared/site.ts';

/** Whether an answer refuses what was asked, whatever its code and body are. */
export function isRefused({ status = 0 }: Exchange): boolean {
  return status >= 400 && status < 500;
}

/** Judges that a request is rejected; the contract does not say with which code. */
export function judgeRefused(judge: Judge, rule: RuleId, what: string, answer: Exchange): boolean {
  return judge.holds(rule, isRefused(answer), {
    expected: `${what}: refused, with any 4xx`,
    observed: `${what}: ${inShort(answer)}`,
    answer,
  });
}

/** Judges a rule by the HTTP code of an answer. */
export function judgeStatus(
  judge: Judge,
  rule: RuleId,
  what: string,
  answer: Exchange,
  status: number,
): boolean {
  return judge.holds(rule, answer.status === status, {
    expected: `${what}: ${status}`,
    observed: `${what}: ${inShort(answer)}`,
    answer,
  });
}

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
  const chats = await Promise.all(
    (await address.chats()).map(({ chat_id }) => address.desk.getChat(chat_id)),
  );
  const strangers = chats
    .flatMap(({ transcript }) => transcript)
    .filter(({ from, text: said = '' }) => from === 'customer' && ![...before, words].includes(said));
  judge.holds(rule, strangers.length === 0, {
    expected: 'nothing of it at the desk',
    observed: strangers.length === 0 ? 'nothing at the desk' : `${strangers.length} entries at the desk`,
    evidence: [noted('chats of the channel at the desk', chats)],
  });
}
