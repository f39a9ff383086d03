// Makes Go samples that need only the standard library.
import { json, literal } from './literal.ts';
import type { Call, Receiver, Reply } from './model.ts';

export function goCall(call: Call): string {
  const { token, body, isStream, hasRetryAfter } = call;
  const packages = [
    isStream ? 'bufio' : 'io',
    'fmt',
    'log',
    'net/http',
    ...(token === undefined ? [] : ['os']),
    ...(body === undefined ? [] : ['strings']),
    ...(isStream ? [] : ['time']),
  ];
  return [
    ...head(packages),
    ...(body === undefined ? [] : [`const body = ${raw(literal(body, json))}`, '']),
    'func main() {',
    ...made(call),
    ...failing,
    '\tdefer answer.Body.Close()',
    ...(isStream
      ? [
          '\tfmt.Println(answer.Status)',
          '\tlines := bufio.NewScanner(answer.Body)',
          '\tfor lines.Scan() {',
          '\t\tfmt.Println(lines.Text())',
          '\t}',
        ]
      : [
          '\ttext, err := io.ReadAll(answer.Body)',
          ...failing,
          ...(hasRetryAfter
            ? [
                '\tif answer.StatusCode >= 400 {',
                '\t\tfmt.Println("Retry-After:", answer.Header.Get("Retry-After"))',
                '\t}',
              ]
            : []),
          '\tfmt.Println(answer.StatusCode, string(text))',
        ]),
    '}',
  ].join('\n');
}

/** Returns the lines that make a request, up to `answer, err :=`. A call that `Get` and `Post` cannot make needs a request object. */
function made({ method, url, token, body, isStream }: Call): string[] {
  const client = isStream ? [] : ['\tclient := http.Client{Timeout: 10 * time.Second}'];
  const by = isStream ? 'http.DefaultClient' : 'client';
  if (token === undefined && body === undefined && method === 'GET')
    return [...client, `\tanswer, err := ${by}.Get("${url}")`];
  if (token === undefined && body !== undefined && method === 'POST')
    return [...client, `\tanswer, err := ${by}.Post("${url}", "application/json", strings.NewReader(body))`];
  const sent = body === undefined ? 'nil' : 'strings.NewReader(body)';
  return [
    `\trequest, err := http.NewRequest("${method}", "${url}", ${sent})`,
    ...failing,
    ...(body === undefined ? [] : ['\trequest.Header.Set("Content-Type", "application/json")']),
    ...(token === undefined
      ? []
      : [`\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("${token}"))`]),
    ...client,
    `\tanswer, err := ${by}.Do(request)`,
  ];
}

export function goReceiver(receiver: Receiver): string {
  const { host, port, path, stranger, malformed, needed, several, answer, afterwards } = receiver;
  const reply = ({ status, body }: Reply) =>
    `answer(w, ${status}, ${body === undefined ? '""' : raw(literal(body, json))})`;
  const refuse = (when: string, to: Reply, why = '') => [
    `\tif ${when} {${why}`,
    `\t\t${reply(to)}`,
    '\t\treturn',
    '\t}',
  ];
  const isMissing = needed.map((name) => `event["${name}"] == nil`).join(' || ');
  return [
    ...head([...(stranger ? ['crypto/subtle'] : []), 'encoding/json', 'io', 'log', 'net/http']),
    'func receive(w http.ResponseWriter, r *http.Request) {',
    ...(stranger
      ? refuse(`subtle.ConstantTimeCompare([]byte(r.URL.Path), []byte("${path}")) == 0`, stranger)
      : []),
    '\tvar event map[string]any',
    ...refuse(
      `err := json.NewDecoder(r.Body).Decode(&event); err != nil || ${isMissing && !several ? isMissing : 'event == nil'}`,
      malformed,
    ),
    ...(several ? refuse(unlike(several), several.other, ' // other events come here too') : []),
    ...(several && isMissing ? refuse(isMissing, malformed) : []),
    `\t${reply(answer)}`,
    '\tlog.Println(event)',
    ...(afterwards.length > 0 ? [`\t// Now post ${afterwards.join(' or ')} to the service.`] : []),
    '}',
    '',
    'func answer(w http.ResponseWriter, status int, body string) {',
    '\tif body != "" {',
    '\t\tw.Header().Set("Content-Type", "application/json")',
    '\t}',
    '\tw.WriteHeader(status)',
    '\tio.WriteString(w, body)',
    '}',
    '',
    'func main() {',
    `\tlog.Fatal(http.ListenAndServe("${host}:${port}", http.HandlerFunc(receive)))`,
    '}',
  ].join('\n');
}

const head = (packages: readonly string[]) => [
  'package main',
  '',
  'import (',
  ...[...packages].sort().map((name) => `\t"${name}"`),
  ')',
  '',
];

const failing = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

/** Returns the text as a raw string literal if Go allows this, or else as a quoted string literal. */
const raw = (text: string) => (text.includes('`') ? JSON.stringify(text) : `\`${text}\``);

const unlike = ({ property, names }: NonNullable<Receiver['several']>) =>
  names.map((name) => `event["${property}"] != "${name}"`).join(' && ');
