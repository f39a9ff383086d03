import type { ChatAcceptedReply } from '../../../../generated/developer/types.ts';
import { validateCustomField, validateSuppliedContact } from '../../../../generated/developer/validators.js';
import { faultsOf } from '../../../../generated/faults.ts';
import { fits } from '../../../../generated/fits.ts';
import { isWebAddress } from '../../../contract/judgement/accepted-faults.ts';

/** The parts of an answer to chat_accepted that the agent sees. */
export type ShownReply = Pick<ChatAcceptedReply, 'enable_assign' | 'crm_link' | 'custom_data' | 'page'> & {
  contact_info?: Partial<NonNullable<ChatAcceptedReply['contact_info']>>;
};

/** The parts of an answer that can be used, and notes on the others. */
export interface ReadReply {
  /** Absent where the result keeps the data from the agent (HOOK-OUT-07). */
  shown?: ShownReply;
  notes: string[];
}

/** Reads an answer to chat_accepted part by part: a wrong part is left out and noted, the others are shown. */
export function readAcceptedReply(body: unknown): ReadReply {
  if (!isObject(body)) return { notes: [] };
  const notes: string[] = [];
  const { result, ...parts } = withoutNulls(body);
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
  const shown = Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => {
      const read = readers.get(name)?.(part, (text) => void notes.push(text));
      return read === undefined ? [] : [[name, read]];
    }),
  );
  return { shown, notes };
}

type Note = (text: string) => void;

/** By the name of a part, its reader. A map, because a stranger may send any name, and every object has inherited ones. */
const readers: ReadonlyMap<string, (part: unknown, note: Note) => unknown> = new Map([
  ['custom_data', readFields],
  ['contact_info', readContact],
  ['enable_assign', readFlag],
  ['crm_link', (part: unknown, note: Note) => readLink(part, '/crm_link', note)],
  ['page', readPage],
]);

function readFlag(part: unknown, note: Note): boolean | undefined {
  if (typeof part === 'boolean') return part;
  note('/enable_assign is left out: it must be true or false.');
  return undefined;
}

/** A page without a title is shown by its address (OPEN-40). */
function readPage(part: unknown, note: Note): ChatAcceptedReply['page'] {
  if (!isObject(part)) {
    note('/page is left out: it must be an object.');
    return undefined;
  }
  const { url: link, title } = withoutNulls(part);
  const url = readLink(link, '/page/url', note);
  if (url === undefined) return undefined;
  if (title !== undefined && typeof title !== 'string') note('/page/title is left out: it must be a string.');
  return { url, ...(typeof title === 'string' && { title }) };
}

function readFields(part: unknown, note: Note): unknown {
  if (!Array.isArray(part)) {
    note('/custom_data is left out: it must be a list of fields.');
    return undefined;
  }
  return part.flatMap((field: unknown, index) => {
    const place = `/custom_data/${index}`;
    if (!fits(validateCustomField, field)) {
      note(`${place} is left out: ${faultsOf(field, validateCustomField.errors, 'the field')}.`);
      return [];
    }
    const { link, ...rest } = field;
    const read = link === undefined ? undefined : readLink(link, `${place}/link`, note);
    return [{ ...rest, ...(read !== undefined && { link: read }) }];
  });
}

/** A contact without a name is shown as it is. */
function readContact(part: unknown, note: Note): unknown {
  if (!isObject(part)) {
    note('/contact_info is left out: it must be an object.');
    return undefined;
  }
  const known = withoutNulls(part);
  const read = ['name', 'phone', 'email'].filter((key) => {
    if (known[key] === undefined) return false;
    if (typeof known[key] === 'string') return true;
    note(`/contact_info/${key} is left out: it must be a string.`);
    return false;
  });
  const contact = Object.fromEntries(read.map((key) => [key, known[key]]));
  if (read.length > 0 && !validateSuppliedContact(contact))
    note('/contact_info has no name. What it has is shown.');
  return contact;
}

function readLink(part: unknown, place: string, note: Note): string | undefined {
  if (typeof part === 'string' && isWebAddress(part)) return part;
  note(`${place} is left out: it must be an address that begins with http:// or https://.`);
  return undefined;
}

function withoutNulls(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
