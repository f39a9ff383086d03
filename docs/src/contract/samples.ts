// Code to copy, made from an operation and one of its examples.
import type { Operation } from './operations.ts';
import { homes, serverOf } from './operations.ts';

/** Names under which the package exports generated code and what mounts it. */
const exported = (path: string) => `@parlance/contract/${path}`;

const pascal = (text: string) =>
  text.replaceAll(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (text: string) => pascal(text).replace(/^\w/, (letter) => letter.toLowerCase());

export interface Sample {
  /** What a reader chooses; the choice is kept from page to page. */
  id: string;
  title: string;
  /** For the highlighter. */
  lang: string;
  code: string;
}

/** Everything that can be copied for an operation. Another language is another line here. */
export function samplesOf(operation: Operation, value: unknown): Sample[] {
  return [
    { id: 'curl', title: 'curl', lang: 'sh', code: curl(operation, value) },
    {
      id: 'typescript',
      title: 'TypeScript: the generated client',
      lang: 'ts',
      code: clientCall(operation, value),
    },
    ...(operation.isWebhook
      ? [
          {
            id: 'handler',
            title: 'TypeScript: answer it by your handler',
            lang: 'ts',
            code: handler(operation),
          },
        ]
      : []),
  ];
}

/** A shell command that makes the request. */
function curl(operation: Operation, value: unknown): string {
  const { method, path, parameters, node, of } = operation;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(valueFor(parameters, name)));
  const query = parameters.filter((p) => p.in === 'query' && p.required);
  const search = query.map((p) => `${p.name}=${encodeURIComponent(String(exampleOf(p)))}`).join('&');
  const lines = [`curl ${quoted(serverOf(operation) + filled + (search && `?${search}`))}`];
  if (method !== 'GET' && !(method === 'POST' && value !== undefined))
    lines[0] = lines[0]!.replace('curl', `curl -X ${method}`);
  if ((node.security ?? of.openapi.security).some((one: object) => 'deskToken' in one))
    lines.push(`-H "authorization: Bearer $DESK_TOKEN"`);
  if (value !== undefined) {
    lines.push(`-H 'content-type: application/json'`);
    lines.push(`-d ${quoted(JSON.stringify(value, null, 2))}`);
  }
  return lines.join(' \\\n  ');
}

/** A call of the generated client. */
function clientCall(operation: Operation, value: unknown): string {
  const factory = `create${pascal(operation.party)}Client`;
  const name = camel(operation.party);
  const headers =
    operation.party === 'desk' ? ',\n  headers: { authorization: "Bearer " + process.env.DESK_TOKEN },' : '';
  const target =
    headers === ''
      ? `${factory}({ baseUrl: '${serverOf(operation)}' })`
      : `${factory}({\n  baseUrl: '${serverOf(operation)}'${headers}\n})`;
  const input = inputOf(operation, value);
  const isStream = operation.answers.some(({ body }) => body?.mediaType === 'text/event-stream');
  return [
    `import { ${factory} } from '${exported(`${operation.of.name}/client`)}';`,
    '',
    `const ${name} = ${target};`,
    `const answer = await ${name}.${operation.node['x-client-name'] ?? operation.operationId}(${input});`,
    ...(isStream
      ? ['if (answer.status === 200) for await (const event of answer.events) console.log(event);']
      : ['console.log(answer.status);']),
  ].join('\n');
}

/** What answers the request, mounted on a server. */
function handler(operation: Operation): string {
  return operation.party === 'bot-provider' ? botFunction(operation) : mounted(operation);
}

function mounted(operation: Operation): string {
  const { port, prefix } = homes[operation.party]!;
  const party = pascal(operation.party);
  const good = operation.answers.find(({ status }) => status.startsWith('2'))!;
  const value = good.body?.examples[0]?.value;
  const answer = `{ status: ${good.status}${value === undefined ? '' : `, body: ${literal(value, 6)}`} }`;
  return [
    `import { ${camel(operation.party)}Operations, type ${party}Handlers } from '${exported(`${operation.of.name}/operations`)}';`,
    `import { createServer, mount } from '${exported('fastify')}';`,
    '',
    `const handlers: ${party}Handlers = {`,
    '  // … one handler for each operation that this party serves',
    `  ${operation.operationId}({ body }) {`,
    '    console.log(body);',
    `    return ${answer};`,
    '  },',
    '};',
    '',
    'const app = createServer();',
    `mount(app, ${camel(operation.party)}Operations, handlers, { prefix: '${prefix}' });`,
    listen(port),
  ].join('\n');
}

/** Bots are mounted by a plugin that checks the token and knows the way back. */
function botFunction({ operationId, party }: Operation): string {
  const { port, prefix } = homes[party]!;
  const name = operationId.replace('receive', '').replace(/^\w/, (letter) => letter.toLowerCase());
  const answers = name === 'clientMessage' ? ["    await chat.say('One moment.');"] : [];
  return [
    `import { createServer, mountBotProvider } from '${exported('fastify')}';`,
    '',
    'const app = createServer();',
    'const { connect } = mountBotProvider(',
    '  app,',
    '  {',
    '    // … a function for each event that the bot cares for',
    `    async ${name}(event${answers.length > 0 ? ', chat' : ''}) {`,
    '      console.log(event);',
    ...answers.map((line) => `  ${line}`),
    '    },',
    '  },',
    `  { token: 'my-token', prefix: '${prefix}' },`,
    ');',
    "connect('http://127.0.0.1:8787/webhooks/my-bot/my-token');",
    listen(port),
  ].join('\n');
}

const listen = (port: number) => `await app.listen({ host: '127.0.0.1', port: ${port} });`;

function inputOf({ parameters }: Operation, value: unknown): string {
  const members: string[] = [];
  for (const place of ['path', 'query', 'header']) {
    const own = parameters.filter((p) => p.in === place && (place === 'path' || p.required));
    if (own.length === 0) continue;
    const entries = Object.fromEntries(own.map((p) => [p.name, exampleOf(p)]));
    members.push(`${place === 'header' ? 'headers' : place}: ${literal(entries, 2)}`);
  }
  if (value !== undefined) members.push(`body: ${literal(value, 2)}`);
  return members.length === 0 ? '{}' : `{\n${members.map((member) => `  ${member},\n`).join('')}}`;
}

/** A value as a TypeScript literal. */
function literal(value: unknown, indent: number): string {
  const text = JSON.stringify(value, null, 2)
    .replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll(/([\]}"\w])$/gm, '$1,')
    .replaceAll(/,,$/gm, ',')
    .replace(/,$/, '');
  return text.length < 60
    ? text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/,( [\]}])/g, '$1')
    : text.replaceAll('\n', `\n${' '.repeat(indent)}`);
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const exampleOf = (parameter: Operation['parameters'][number]): unknown =>
  parameter.example ??
  parameter.schema?.examples?.[0] ??
  (parameter.schema?.type === 'integer' ? 1 : parameter.name);
const valueFor = (parameters: Operation['parameters'], name: string): unknown =>
  exampleOf(parameters.find((parameter) => parameter.name === name) ?? { name });
