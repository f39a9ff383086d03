import type { Case } from '../../case.ts';
import { shown } from '../../evidence.ts';
import { type Judge, need } from '../../judge.ts';
import { text, unique } from '../../messages.ts';
import type { ServiceContext } from '../../service-context.ts';
import { firstAttemptMs, messageOf, type Site } from '../../site.ts';
import type { CaughtRequest } from '../../standins/stand-in.ts';
import { inShort } from '../../wire.ts';
import { textOf } from './deliveries.ts';

/** Written as JSON, since a number read by JavaScript may not be the number that was written. */
const stringIds = [
  '"007"',
  '"zoë-名前-🙂"',
  '" two  words "',
  `"${'long-'.repeat(60)}"`,
  '"a/b?c=d&e%20f"',
  '"\\"quoted\\""',
];
/** Up to the largest integer that JSON parsers agree on (RFC 8259, section 6). */
const integerIds = ['5', '9007199254740991'];

export const recipientCases: readonly Case<ServiceContext>[] = [
  {
    id: 'recipient-is-the-sender',
    title: 'recipient.id is the customer’s sender.id, unchanged',
    rules: ['CHN-OUT-03'],
    needs: ['desk'],
    async run(context, judge) {
      const site = await context.site();
      for (const id of stringIds) judgeSame(judge, id, await answered(site, id));
      for (const id of integerIds) judgeSame(judge, id, await answered(site, id));
    },
  },
  {
    id: 'recipient-is-a-string',
    title: 'recipient.id is a JSON string even for an integer sender.id',
    rules: ['CHN-OUT-04'],
    needs: ['desk'],
    async run(context, judge) {
      const site = await context.site();
      const request = await answered(site, '4711');
      const id = recipientOf(request);
      judge.holds('CHN-OUT-04', typeof id === 'string', {
        expected: 'a string',
        observed: `a ${typeof id}: ${JSON.stringify(id)}`,
        evidence: [shown('request', request)],
      });
    },
  },
];

/** Lets a customer with this id write and the agent answer, and gives the request that the answer arrives with. */
async function answered(site: Site, id: string): Promise<CaughtRequest> {
  const [name, hello, words] = [unique('Customer'), unique('hello'), unique('answer')];
  const message = JSON.stringify(text(hello));
  const body = `{"sender": {"id": ${id}, "name": "${name}"}, "message": ${message}}`;
  const answer = await site.send({ method: 'POST', body });
  need(
    answer.status === 200,
    `a text with sender.id ${id} is answered 200 (it was ${inShort(answer)})`,
    answer.evidence,
  );
  const { chat } = need(
    await site.untilSaid(hello),
    `a text with sender.id ${id} reaches the desk`,
    answer.evidence,
  );
  await site.desk.accept(chat.chat_id, site.agentId);
  await site.write(chat.chat_id, textOf(words));
  const arrived = site.standIn.until(
    (all) => all.find((each) => messageOf(each)['text'] === words),
    firstAttemptMs,
  );
  return need(await arrived, `the answer to sender.id ${id} is sent`);
}

/** The same string, or for an integer the same digits, whether as a string or as a number. */
function judgeSame(judge: Judge, id: string, request: CaughtRequest): void {
  const seen = recipientOf(request);
  const sent: unknown = JSON.parse(id);
  const same = typeof sent === 'string' ? seen === sent : String(seen) === id;
  judge.holds('CHN-OUT-03', same, {
    expected: `sender.id ${id} comes back`,
    observed: JSON.stringify(seen) ?? 'no recipient.id',
    evidence: [shown('request', request)],
  });
}

function recipientOf({ json }: CaughtRequest): unknown {
  return (json as { recipient?: { id?: unknown } } | undefined)?.recipient?.id;
}
