import { type JsonObject, nameOf, textAt } from '../../../documents/json.ts';
import type { Interface, Model, ScriptCall } from '../../model/model.ts';
import { constantsAt, resolved } from '../../model/schemas.ts';
import type { GeneratedFile } from '../file.ts';
import { docComment, tagsById } from '../sentences.ts';
import { importOf, literal, sourceFile } from './source.ts';

/** Declares the global `svc_api`. As a `const`, it is always defined for the compiler; `window.svc_api` may be undefined. */
const bareGlobal = `${docComment(
  [
    'The script API, defined from the call of svc_onLoadCallback on. A script that may run earlier reads `window.svc_api`, which is undefined until then.',
  ],
  '  ',
)}  const svc_api: SvcApi;
`;
const ofWindow = `${docComment(
  ['The script API; undefined until svc_onLoadCallback is called.'],
  '    ',
)}    svc_api?: SvcApi | undefined;
`;

const helpers = `${docComment(['An argument as a page writes it: a variable with a word has the type string.'])}export type Written<T> =
  T extends string ? T | (string & {}) : T extends object ? { [Key in keyof T]: Written<T[Key]> } : T;

${docComment(['The result of a method. This edition describes no failure of the method, but a page may check for one.'])}export type Asked<T> =
  | T
  | {
      /** The call has had no effect. */
      result: 'fail';
      /** The reason, in words. */
      reason?: string | undefined;
    };
`;

/** Makes the types of the script API for pages: `svc_api`, and the functions that a page may define for the widget to call. */
export function emitScriptApi(
  { folder, documents, schemas: named, scriptCalls }: Interface,
  model: Model,
): GeneratedFile[] {
  if (scriptCalls.length === 0) return [];
  const methods = scriptCalls.filter(({ kind }) => kind === 'method');
  const callbacks = scriptCalls.filter(({ kind }) => kind === 'callback');
  const schemas = [...new Set(scriptCalls.flatMap(schemasOf))].toSorted();
  return [
    sourceFile(`${folder}/svc-api.d.ts`, documents, [
      `${importOf(schemas, './types.ts', 'type ')}\n`,
      helpers,
      `/** The script API of the widget. */\nexport interface SvcApi {\n${methods.map((call) => methodOf(call, model, named)).join('\n')}}\n`,
      `declare global {\n${bareGlobal}\n  interface Window {\n${ofWindow}${callbacks.map((call) => callbackOf(call, model)).join('')}  }\n}\n`,
    ]),
  ];
}

function schemasOf({ arguments: args, reply }: ScriptCall): string[] {
  const named = args.map(({ schema }) => nameOf(textAt(schema, '$ref'))).filter((schema) => schema !== '');
  return reply === undefined ? named : [...named, reply];
}

function methodOf(call: ScriptCall, model: Model, named: Interface['schemas']): string {
  const neverFails =
    named.has(call.reply ?? '') && constantsAt(named.get(call.reply!)!, ['result'], named).join() === 'ok';
  const { name, description, returns, arguments: args, reply } = call;
  const callback =
    returns === 'promise'
      ? `callback?: (error: Error | null, result: ${reply}) => void`
      : `callback: (result: ${reply}) => void`;
  const takesCallback = returns === 'promise' || returns === 'callback';
  const parameters = [
    ...args.map((argument) => writtenParameter(argument, named)),
    ...(takesCallback ? [callback] : []),
  ];
  const results: Record<string, string> = {
    value: neverFails ? `Asked<${reply}>` : `${reply}`,
    promise: `Promise<${reply}>`,
  };
  const result = results[returns] ?? 'void';
  return `${docComment([description, ...args.map(parameterTag), ...(takesCallback ? [callbackTags[returns]!] : []), ...tagsById(call, model)], '  ')}  ${name}(${parameters.join(', ')}): ${result};\n`;
}

function callbackOf(call: ScriptCall, model: Model): string {
  const { name, description, arguments: args } = call;
  return `${docComment([description, ...args.map(parameterTag), ...tagsById(call, model)], '    ')}    ${name}?: ((${args.map(parameterOf).join(', ')}) => void) | undefined;\n`;
}

const callbackTags: Record<string, string> = {
  promise: '@param callback Called with an error or `null`, and the result when the error is `null`.',
  callback: '@param callback Called with the result.',
};

function parameterTag({ name, description }: ScriptCall['arguments'][number]): string {
  return `@param ${name} ${description}`;
}

function parameterOf({ name, required, schema }: ScriptCall['arguments'][number]): string {
  return `${name}${required ? '' : '?'}: ${typeOf(schema)}`;
}

/** Writes a parameter of a method. If its schema has an enum, the type `Written` also accepts a variable of the type string. */
function writtenParameter(argument: ScriptCall['arguments'][number], named: Interface['schemas']): string {
  const { name, required, schema } = argument;
  const hasWords = /"(const|enum)":/.test(JSON.stringify(resolved(schema, named)));
  return !hasWords || schema['$ref'] === undefined
    ? parameterOf(argument)
    : `${name}${required ? '' : '?'}: Written<${typeOf(schema)}>`;
}

function typeOf(schema: JsonObject): string {
  const reference = nameOf(textAt(schema, '$ref'));
  if (reference !== '') return reference;
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => literal(value)).join(' | ');
  return schema['type'] === 'integer' ? 'number' : textAt(schema, 'type') || 'unknown';
}
