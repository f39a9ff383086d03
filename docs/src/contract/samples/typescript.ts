// Makes TypeScript samples that use the package: the generated clients, and handlers mounted on a server.
import manifest from '../../../../package.json' with { type: 'json' };
import { exchanges } from '../exchanges.ts';
import { homes, type Operation, serverOf } from '../operations.ts';
import { type Dialect, literal } from './literal.ts';
import { type Call, callOf, inputOf, type Receiver, type Reply, secretOf } from './model.ts';

export const typescript: Dialect = {
  string: (text) => (/['\\\p{Cc}]/u.test(text) ? JSON.stringify(text) : `'${text}'`),
  constants: { true: 'true', false: 'false', null: 'null' },
  member: (key, value) => `${/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`}: ${value}`,
  object: { open: '{', close: '}', empty: '{}', pad: ' ' },
  list: { open: '[', close: ']', empty: '[]', pad: '' },
  trailingComma: true,
  indent: '  ',
};

/** Writes a call of the generated client, or a plain `fetch` if the package has no client for the interface. */
export function typescriptCall(call: Call): string {
  const { operation, token, isStream, hasRetryAfter, body } = call;
  const of = operation.of.name;
  if (!(`./${of}/client` in manifest.exports)) return fetched(call);
  const factory = `create${pascal(operation.party)}Client`;
  const name = camel(operation.party);
  const method = operation.operationId.replace(/^receive/, 'send');
  const bearer = token && `\n  headers: { authorization: \`Bearer \${process.env['${token}']}\` },\n`;
  const input = Object.fromEntries(
    Object.entries({
      path: inputOf(operation, 'path'),
      query: inputOf(operation, 'query'),
      headers: inputOf(operation, 'header'),
      body,
    }).filter(([, value]) => value !== undefined),
  );
  const good = operation.answers.find(({ status }) => status.startsWith('2'))!;
  return [
    `import { ${factory} } from '${exported(`${of}/client`)}';`,
    '',
    bearer
      ? `const ${name} = ${factory}({\n  baseUrl: '${serverOf(operation)}',${bearer}});`
      : `const ${name} = ${factory}({ baseUrl: '${serverOf(operation)}' });`,
    `const answer = await ${name}.${method}(${literal(input, typescript, 0, 23 + name.length + method.length)});`,
    ...(hasRetryAfter
      ? [`if (answer.status !== ${good.status}) console.log('Retry-After:', answer.headers['retry-after']);`]
      : []),
    ...(isStream
      ? [
          `if (answer.status !== ${good.status}) console.log(answer.status, answer.body);`,
          'else for await (const event of answer.events) console.log(event);',
        ]
      : ['console.log(answer.status, answer.body);']),
  ].join('\n');
}

function fetched({ method, url, token, body, isStream, hasRetryAfter }: Call): string {
  const headers = [
    ...(body === undefined ? [] : ["'content-type': 'application/json'"]),
    ...(token === undefined ? [] : [`authorization: \`Bearer \${process.env['${token}']}\``]),
  ];
  return [
    `const answer = await fetch('${url}', {`,
    `  method: '${method}',`,
    ...(headers.length === 0 ? [] : [`  headers: { ${headers.join(', ')} },`]),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body, typescript, 1, 24)}),`]),
    '});',
    ...(hasRetryAfter
      ? ["if (!answer.ok) console.log('Retry-After:', answer.headers.get('retry-after'));"]
      : []),
    ...(isStream
      ? [
          'console.log(answer.status);',
          'for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) console.log(text);',
        ]
      : ['console.log(answer.status, await answer.text());']),
  ].join('\n');
}

/** Writes a program that receives the requests of an exchange: a bot with `mountBotProvider`, or any other party with `mount`. */
export function typescriptReceiver(receiver: Receiver): string {
  return receiver.operation.party === 'bot-provider' ? botFunctions(receiver) : mounted(receiver);
}

function mounted({ operation, answer, several, host, port }: Receiver): string {
  const { prefix } = homes[operation.party]!;
  const party = pascal(operation.party);
  const others = operationsOf(operation).filter(({ operationId }) => operationId !== operation.operationId);
  return [
    `import { type ${party}Handlers, ${camel(operation.party)}Operations } from '${exported(`${operation.of.name}/operations`)}';`,
    `import { createServer, mount } from '${exported('fastify')}';`,
    '',
    ...(several ? [`const taken = () => (${reply(several.other, 0)}) as const;`] : []),
    `const handlers: ${party}Handlers = {`,
    `  ${operation.operationId}({ body }) {`,
    '    console.log(body);',
    `    return ${reply(answer, 2)};`,
    '  },',
    ...others.map(({ operationId }) => `  ${operationId}: taken,`),
    '};',
    '',
    'const app = createServer();',
    `mount(app, ${camel(operation.party)}Operations, handlers, { prefix: '${prefix}' });`,
    `await app.listen({ host: '${host}', port: ${port} });`,
  ].join('\n');
}

/** Writes the functions of a bot. The plugin that mounts these functions checks the token and stores the address of the service. */
function botFunctions({ operation, afterwards, host, port }: Receiver): string {
  const { prefix } = homes[operation.party]!;
  const token = secretOf(operation);
  const name = camel(operation.operationId.replace('receive', ''));
  const way = exchanges.find((other) => other.operation.of === operation.of && !other.operation.isWebhook)!;
  const isFirst = name === 'clientMessage';
  return [
    `import { createServer, mountBotProvider } from '${exported('fastify')}';`,
    '',
    'const app = createServer();',
    'const { connect } = mountBotProvider(',
    '  app,',
    '  {',
    ...(isFirst ? [] : ["    clientMessage: (event, chat) => chat.say('One moment.'),"]),
    `    async ${name}(event${afterwards.length > 0 ? ', chat' : ''}) {`,
    '      console.log(event);',
    ...(afterwards.length > 0 ? ["      await chat.say('One moment.');"] : []),
    '    },',
    '  },',
    `  { token: '${token}', prefix: '${prefix}' },`,
    ');',
    `connect('${callOf(way.operation).url}'); // the address that the service gave you`,
    `await app.listen({ host: '${host}', port: ${port} });`,
  ].join('\n');
}

const reply = ({ status, body }: Reply, depth: number) =>
  literal(body === undefined ? { status } : { status, body }, typescript, depth, depth * 2 + 20);

/** Returns all operations of the party that serves `operation`. The sample needs a handler for each of them. */
const operationsOf = ({ party }: Operation) =>
  exchanges.map(({ operation }) => operation).filter((operation) => operation.party === party);

/** Returns the import path of a module of the package. */
const exported = (path: string) => `@parlance/contract/${path}`;

const pascal = (text: string) =>
  text.replaceAll(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (text: string) => pascal(text).replace(/^\w/, (letter) => letter.toLowerCase());
