import type { JsonObject } from '../json.ts';
import { nameOf, textAt } from '../json.ts';
import type { Interface, ScriptCall } from '../model.ts';
import { docComment, type GeneratedFile, head, literal } from './file.ts';

/** The script API as a page sees it: `svc_api`, and the functions that the page may define. */
export function emitScriptApi({ name, documents, scriptCalls }: Interface): GeneratedFile[] {
  if (scriptCalls.length === 0) return [];
  const methods = scriptCalls.filter(({ kind }) => kind === 'method');
  const callbacks = scriptCalls.filter(({ kind }) => kind === 'callback');
  const schemas = [...new Set(scriptCalls.flatMap(schemasOf))].toSorted();
  return [
    {
      path: `${name}/svc-api.d.ts`,
      content: [
        head(documents.join(' and ')),
        `import type {\n${schemas.map((schema) => `  ${schema},\n`).join('')}} from './types.ts';\n`,
        `/** The script API of the widget. */\nexport interface SvcApi {\n${methods.map(methodOf).join('\n')}}\n`,
        `declare global {\n  interface Window {\n    /** There once svc_onLoadCallback was called. */\n    svc_api: SvcApi;\n${callbacks.map(callbackOf).join('')}  }\n}\n`,
      ].join('\n'),
    },
  ];
}

function schemasOf({ arguments: args, reply }: ScriptCall): string[] {
  const named = args.map(({ schema }) => nameOf(textAt(schema, '$ref'))).filter((schema) => schema !== '');
  return reply === undefined ? named : [...named, reply];
}

function methodOf({ name, description, returns, arguments: args, reply, rules }: ScriptCall): string {
  const callback = `callback${returns === 'promise' ? '?' : ''}: (result: ${reply}) => void`;
  const takesCallback = returns === 'promise' || returns === 'callback';
  const parameters = [...args.map(parameterOf), ...(takesCallback ? [callback] : [])];
  const results: Record<string, string> = { value: `${reply}`, promise: `Promise<${reply}>` };
  const result = results[returns] ?? 'void';
  return `${docComment([description, `Rules: ${rules.join(', ')}.`], '  ')}  ${name}(${parameters.join(', ')}): ${result};\n`;
}

function callbackOf({ name, description, arguments: args }: ScriptCall): string {
  return `${docComment([description], '    ')}    ${name}?: (${args.map(parameterOf).join(', ')}) => void;\n`;
}

function parameterOf({ name, required, schema }: ScriptCall['arguments'][number]): string {
  return `${name}${required ? '' : '?'}: ${typeOf(schema)}`;
}

function typeOf(schema: JsonObject): string {
  const reference = nameOf(textAt(schema, '$ref'));
  if (reference !== '') return reference;
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => literal(value)).join(' | ');
  return schema['type'] === 'integer' ? 'number' : textAt(schema, 'type') || 'unknown';
}
