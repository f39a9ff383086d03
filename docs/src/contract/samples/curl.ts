// Writes a request as a curl command.
import { json, literal } from './literal.ts';
import type { Call } from './model.ts';

export function curl({ method, url, token, body, isStream }: Call): string {
  // Also print the response header fields, such as Retry-After.
  const flag = isStream ? '-iN' : '-i';
  const isImplied = body === undefined ? method === 'GET' : method === 'POST';
  const lines = [`curl ${flag}${isImplied ? '' : ` -X ${method}`} ${quoted(url)}`];
  if (token !== undefined) lines.push(`-H "Authorization: Bearer $${token}"`);
  if (body !== undefined)
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quoted(literal(body, json))}`);
  return lines.join(' \\\n  ');
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
