// Makes Python samples that need only the standard library.
import { type Dialect, literal } from './literal.ts';
import type { Call, Receiver, Reply } from './model.ts';

export const python: Dialect = {
  // A JSON string with its escapes is also a valid Python string.
  string: (text) => JSON.stringify(text),
  constants: { true: 'True', false: 'False', null: 'None' },
  member: (key, value) => `${JSON.stringify(key)}: ${value}`,
  object: { open: '{', close: '}', empty: '{}', pad: '' },
  list: { open: '[', close: ']', empty: '[]', pad: '' },
  trailingComma: true,
  indent: '    ',
};

export function pythonCall({ method, url, token, body, isStream, hasRetryAfter }: Call): string {
  const imports = [
    ...(body === undefined ? [] : ['import json']),
    ...(token === undefined ? [] : ['import os']),
    'import urllib.error',
    'import urllib.request',
  ];
  const headers = [
    ...(body === undefined ? [] : ['"Content-Type": "application/json"']),
    ...(token === undefined ? [] : [`"Authorization": "Bearer " + os.environ["${token}"]`]),
  ];
  return [
    ...imports,
    '',
    ...(body === undefined ? [] : [`body = ${literal(body, python, 0, 7)}`]),
    'request = urllib.request.Request(',
    `    ${python.string(url)},`,
    ...(body === undefined ? [] : ['    data=json.dumps(body).encode(),']),
    ...(headers.length === 0 ? [] : [`    headers={${headers.join(', ')}},`]),
    `    method="${method}",`,
    ')',
    'try:',
    `    with urllib.request.urlopen(request${isStream ? '' : ', timeout=10'}) as answer:`,
    ...(isStream
      ? ['        for line in answer:', '            print(line.decode().rstrip())']
      : ['        print(answer.status, answer.read().decode())']),
    'except urllib.error.HTTPError as error:',
    ...(hasRetryAfter ? ['    print("Retry-After:", error.headers["Retry-After"])'] : []),
    '    print(error.code, error.read().decode())',
  ].join('\n');
}

export function pythonReceiver(receiver: Receiver): string {
  const { host, port, path, stranger, malformed, needed, several, answer, isChunked, afterwards } = receiver;
  const reply = (to: Reply, indent: number) =>
    `self.answer(${to.status}${to.body === undefined ? '' : `, ${literal(to.body, python, indent, indent * 4 + 17)}`})`;
  const isMissing = `not event.keys() >= {${needed.map((name) => python.string(name)).join(', ')}}`;
  const checksLater = several !== undefined && needed.length > 0;
  return [
    ...(stranger ? ['import hmac'] : []),
    'import json',
    'from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer',
    '',
    '',
    'class Receiver(BaseHTTPRequestHandler):',
    '    def do_POST(self):',
    ...(stranger
      ? [
          `        if not hmac.compare_digest(self.path.encode(), b"${path}"):`,
          `            return ${reply(stranger, 3)}`,
        ]
      : []),
    '        try:',
    `            event = json.loads(${isChunked ? 'self.body()' : 'self.rfile.read(int(self.headers["Content-Length"] or 0))'})`,
    '        except ValueError:',
    '            event = None',
    `        if not isinstance(event, dict)${needed.length > 0 && !several ? ` or ${isMissing}` : ''}:`,
    `            return ${reply(malformed, 3)}`,
    ...(several
      ? [
          `        if ${unlike(several)}:  # other events come here too`,
          `            return ${reply(several.other, 3)}`,
        ]
      : []),
    ...(checksLater ? [`        if ${isMissing}:`, `            return ${reply(malformed, 3)}`] : []),
    `        ${reply(answer, 2)}`,
    '        print(event)',
    ...(afterwards.length > 0 ? [`        # Now post ${afterwards.join(' or ')} to the service.`] : []),
    ...(isChunked ? chunks : []),
    '',
    ...sending,
    '',
    '',
    `ThreadingHTTPServer(("${host}", ${port}), Receiver).serve_forever()`,
  ].join('\n');
}

function unlike({ property, names }: NonNullable<Receiver['several']>): string {
  const name = `event.get("${property}")`;
  return names.length === 1
    ? `${name} != "${names[0]}"`
    : `${name} not in (${names.map((one) => `"${one}"`).join(', ')})`;
}

/** Python code that decodes chunked bodies, because `http.server` does not decode them. */
const chunks = `
    def body(self):
        if self.headers["Transfer-Encoding"] != "chunked":
            return self.rfile.read(int(self.headers["Content-Length"] or 0))
        body = b""
        while size := int(self.rfile.readline(), 16):
            body += self.rfile.read(size)
            self.rfile.readline()
        self.rfile.readline()
        return body`.split('\n');

const sending = `    def answer(self, status, body=None):
        data = b"" if body is None else json.dumps(body).encode()
        self.send_response(status)
        if data:
            self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)`.split('\n');
