// The command by which a reader of the report sends a request of the suite again.
import { isUtf8 } from 'node:buffer';

/** The longest body of a command. A longer one does not fit into a line of a shell that people read. */
const longestBody = 1500;

/** The header fields that curl sends by itself. */
const ownFields = ['host', 'accept', 'content-length', 'connection'];

interface Sent {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Returns a command of curl that sends the request again; undefined if its body is too long for one, or no text. */
export function curlOf({ url, method, headers, body }: Sent): string | undefined {
  if (body.length > longestBody || !isUtf8(body) || body.includes(0)) return undefined;
  const fields = Object.entries(headers).filter(([name]) => !ownFields.includes(name.toLowerCase()));
  // Of a body without a type, curl would say that it is a form.
  const hasType = fields.some(([name]) => name.toLowerCase() === 'content-type');
  const all = fields.map(([name, value]) => (value === '' ? `${name};` : `${name}: ${value}`));
  if (body.length > 0 && !hasType) all.push('Content-Type:');
  const isPost = method === 'POST' && body.length > 0;
  return [
    'curl -i --globoff --path-as-is',
    ...(isPost || method === 'GET' ? [] : [method === 'HEAD' ? '--head' : `-X ${quoted(method)}`]),
    quoted(url),
    ...all.map((field) => `-H ${quoted(field)}`),
    ...(body.length > 0 ? [`--data-raw ${quoted(body.toString())}`] : []),
  ].join(' ');
}

/** Returns a word for a shell, in quotation marks where the shell needs them. */
export function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
