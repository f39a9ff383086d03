// Makes PHP 8.1 samples that need no extension.
import { type Dialect, literal } from './literal.ts';
import type { Call, Receiver, Reply } from './model.ts';

export const php: Dialect = {
  string: (text) =>
    /\p{Cc}/u.test(text)
      ? JSON.stringify(text)
          .replaceAll('$', '\\$')
          .replaceAll(/\\u([0-9a-f]{4})/g, '\\u{$1}')
      : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`,
  constants: { true: 'true', false: 'false', null: 'null' },
  member: (key, value) => `${php.string(key)} => ${value}`,
  // PHP would encode an empty array as a JSON list, so an empty object is a new stdClass.
  object: { open: '[', close: ']', empty: 'new stdClass()', pad: '' },
  list: { open: '[', close: ']', empty: '[]', pad: '' },
  trailingComma: true,
  indent: '    ',
};

export function phpCall({ method, url, token, body, isStream, hasRetryAfter }: Call): string {
  const headers = [
    ...(body === undefined ? [] : [`'Content-Type: application/json'`]),
    ...(token === undefined ? [] : [`'Authorization: Bearer ' . getenv('${token}')`]),
  ];
  return [
    '<?php',
    ...(body === undefined ? [] : [`$body = ${literal(body, php, 0, 8)};`]),
    "$context = stream_context_create(['http' => [",
    `    'method' => '${method}',`,
    ...(headers.length === 0 ? [] : [`    'header' => [${headers.join(', ')}],`]),
    ...(body === undefined ? [] : ["    'content' => json_encode($body),"]),
    ...(isStream ? [] : ["    'timeout' => 10,"]),
    "    'ignore_errors' => true, // an error has a body, too",
    ']]);',
    `$answer = fopen(${php.string(url)}, 'r', false, $context) or exit(1);`,
    "$headers = stream_get_meta_data($answer)['wrapper_data'];",
    "$status = (int) explode(' ', $headers[0])[1];",
    ...(hasRetryAfter
      ? ['if ($status >= 400) {', '    echo implode(preg_grep(\'/^Retry-After:/i\', $headers)), "\\n";', '}']
      : []),
    ...(isStream
      ? ['echo $status, "\\n";', 'while (($line = fgets($answer)) !== false) {', '    echo $line;', '}']
      : ['echo $status, \' \', stream_get_contents($answer), "\\n";']),
  ].join('\n');
}

export function phpReceiver(receiver: Receiver): string {
  const { host, port, path, stranger, malformed, needed, several, answer, afterwards } = receiver;
  const reply = (to: Reply, depth: number) =>
    `answer(${to.status}${to.body === undefined ? '' : `, ${literal(to.body, php, depth, depth * 4 + 12)}`});`;
  const refuse = (when: string, to: Reply, why = '') => [`if (${when}) {${why}`, `    ${reply(to, 1)}`, '}'];
  const isMissing = `!isset(${needed.map((name) => `$event->${name}`).join(', ')})`;
  return [
    '<?php',
    `// php -S ${host}:${port} receiver.php`,
    'function answer(int $status, mixed $body = null): never',
    '{',
    '    http_response_code($status);',
    '    if ($body !== null) {',
    "        header('Content-Type: application/json');",
    '        echo json_encode($body);',
    '    }',
    '    exit;',
    '}',
    '',
    ...(stranger ? refuse(`!hash_equals('${path}', $_SERVER['REQUEST_URI'])`, stranger) : []),
    "$event = json_decode(file_get_contents('php://input'));",
    ...refuse(
      `!$event instanceof stdClass${needed.length > 0 && !several ? ` || ${isMissing}` : ''}`,
      malformed,
    ),
    ...(several ? refuse(unlike(several), several.other, ' // other events come here too') : []),
    ...(several && needed.length > 0 ? refuse(isMissing, malformed) : []),
    'error_log(json_encode($event)); // goes to the terminal',
    ...(afterwards.length > 0 ? [`// Post ${afterwards.join(' or ')} to the service as well.`] : []),
    reply(answer, 0),
  ].join('\n');
}

function unlike({ property, names }: NonNullable<Receiver['several']>): string {
  const name = `$event->${property} ?? null`;
  return names.length === 1
    ? `(${name}) !== '${names[0]}'`
    : `!in_array(${name}, [${names.map((one) => `'${one}'`).join(', ')}], true)`;
}
