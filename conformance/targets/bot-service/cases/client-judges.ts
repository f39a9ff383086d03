import type { RuleId } from '../../../../generated/rules.ts';
import type { Judge } from '../../../run/judge.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { field, isObject } from '../../../wire/payload/fields.ts';
import { messageOf } from '../../shared/site.ts';
import { type BotTalk, soonMs } from '../scene.ts';

/** The word of a text that is unique: the first or the last. */
export function markOf(words: string): string {
  return (
    words
      .trim()
      .split(' ')
      .find((word) => /-\w{6}-\d+$/.test(word)) ?? words
  );
}

/** Judges that words of the bot come to the client of the chat, letter by letter, for the n-th time. */
export async function judgeAtClient(
  judge: Judge,
  rule: RuleId,
  { scene, sender }: BotTalk,
  words: string,
  n = 1,
): Promise<boolean> {
  const request = await scene.untilAtClient(markOf(words), n);
  const again = n === 1 ? '' : ` for each of ${n} events that have it, with ids of their own`;
  const expected = `the client ${sender['id']} gets the text ${JSON.stringify(words)}${again}`;
  const waited = `${n === 1 ? 'nothing of it' : `no more than ${n - 1} of them`} within ${soonMs()} ms`;
  if (!request) return judge.faultless(rule, expected, [waited], [noted('event', words)]);
  const recipient = field(request, 'recipient');
  const to = isObject(recipient) ? recipient['id'] : undefined;
  const message = messageOf(request);
  const isRight = message['type'] === 'text' && message['text'] === words && to === sender['id'];
  const got = `${JSON.stringify(to)} gets ${JSON.stringify(message)}`;
  return judge.faultless(rule, expected, [!isRight && got], request);
}
