import * as schemas from '../../../../generated/developer/schemas.ts';
import type { ChatAcceptedReply } from '../../../../generated/developer/types.ts';
import { isWebAddress } from '../../../contract/judgement/accepted-faults.ts';
import { withoutNulls } from '../../../contract/judgement/nulls.ts';
import type { PartSchema } from '../../shared/part.ts';

/** The parts of an answer to chat_accepted that the agent sees. */
export type ShownReply = Pick<ChatAcceptedReply, 'enable_assign' | 'crm_link' | 'custom_data' | 'page'> & {
  contact_info?: Partial<NonNullable<ChatAcceptedReply['contact_info']>>;
};

/**
 * Reads an answer to chat_accepted part by part: a wrong part is left out and noted, the others are shown; none where the result
 * keeps the data from the agent (HOOK-OUT-07).
 */
export function readAcceptedReply(body: unknown): { shown?: ShownReply; notes: string[] } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { notes: [] };
  const notes: string[] = [];
  const { result, ...parts } = withoutNulls(body).value as Record<string, unknown>;
  if (typeof result !== 'string' || result.toUpperCase() !== 'OK') {
    const held = Object.keys(parts).join(', ');
    if (typeof result !== 'string')
      notes.push('The answer has no result that is a string. Nothing of it is shown. Write OK.');
    else if (held !== '')
      notes.push(`The result of the answer is not OK, so nothing of it is shown: ${held}.`);
    return { notes };
  }
  if (result !== 'OK')
    notes.push(`The result of the answer is ${JSON.stringify(result)}. It was read as OK. Write OK.`);
  const shown = (fitting(schemas.ChatAcceptedReply, parts, '', notes) ?? {}) as ShownReply;
  if (shown.contact_info && shown.contact_info.name === undefined)
    notes.push('/contact_info has no name. Its other fields are shown.');
  if (shown.page && shown.page.url === undefined) {
    notes.push('/page is left out: it has no url.');
    delete shown.page;
  }
  return { shown, notes };
}

const expected: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'a string',
  boolean: 'true or false',
};

/** The fields that a page shows as links. */
const links = /\/(link|crm_link|url)$/;

/** The part of a value that fits its schema. A field of another type is left out and noted; unknown fields and empty objects are left out. */
function fitting(
  { type = '', properties, items }: PartSchema,
  value: unknown,
  place: string,
  notes: string[],
) {
  const leaveOut = (must: string) => void notes.push(`${place} is left out: it must be ${must}.`);
  if (Array.isArray(value) ? type !== 'array' : typeof value !== type) return leaveOut(expected[type]!);
  if (links.test(place) && !isWebAddress(value))
    return leaveOut('an address that begins with http:// or https://');
  if (!properties && !items) return value;
  const parts = Object.entries(value as object).flatMap(([name, part]): [string, unknown][] => {
    const schema = items ?? (Object.hasOwn(properties!, name) ? properties![name] : undefined);
    const read = schema && fitting(schema, part, `${place}/${name}`, notes);
    return read === undefined ? [] : [[name, read]];
  });
  if (items) return parts.map(([, part]) => part);
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}
