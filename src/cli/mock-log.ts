import { styleText } from 'node:util';
import { printable } from '../../conformance/report/printable.ts';
import { eventOf, type Judged } from '../contract/mock/judged.ts';

/** A request for a person to read: one line when it fitted, and what was wrong, where, when it did not. */
export function asText(judged: Judged, answered: number | undefined): string {
  const { side, at, method, right, status, error, wrong, body } = judged;
  const mark = right ? styleText('green', '✓') : styleText('red', '✗');
  const name = printable(eventOf(judged) ?? judged.operation?.operationId ?? '');
  const asked = styleText('bold', `${method} ${printable(judged.url)}`);
  const lines = [
    `${mark} ${at.slice(11, 23)} ${side.party.padEnd(19)}${asked} → ${answered ?? 'no answer'} ${name}`.trimEnd(),
  ];
  if (answered !== status) lines.push(`  The contract's answer is ${status}.`);
  if (error !== undefined && wrong.length === 0) lines.push(styleText('red', `  ${printable(error)}`));
  for (const { where, expected, found } of wrong) {
    lines.push(styleText('red', `  ${printable(where)} ${printable(expected)}`));
    if (found !== undefined) lines.push(`    there is ${printable(found)}`);
  }
  if (!right && wrong.length === 0 && body !== '')
    lines.push(`    the body is ${printable(body.slice(0, 200))}`);
  return lines.join('\n');
}

export function asJson(judged: Judged, answered: number | undefined): string {
  const { side, operation, ...rest } = judged;
  const event = eventOf(judged);
  return JSON.stringify({
    party: side.party,
    ...(operation && { operation: operation.operationId }),
    ...(event !== undefined && { event }),
    ...rest,
    answered,
  });
}
