// Python: a package that runs on the standard library alone. It validates and serves by tables; what it does with them is
// written by hand in runtime/ and copied.
import { readdirSync, readFileSync } from 'node:fs';
import type { Json } from '../../../../../specs/reading/json.ts';
import type { Emitter, GeneratedFile } from '../file.ts';
import { contractInterfaces, versionOf } from '../tables/tables.ts';
import { moduleOf } from './module.ts';
import { docstring, literal } from './source.ts';

/** A module with its source in the first line. */
function file(path: string, from: string, ...parts: string[]): GeneratedFile {
  const head = `# Made from ${from} by \`npm run generate\`. Change the documents, never this file.`;
  return { path: `python/${path}`, content: `${[head, ...parts].join('\n')}` };
}

const emitModules: Emitter = (model) =>
  contractInterfaces(model).map((one) =>
    file(`parlance/${one.name}.py`, one.documents.join(' and '), moduleOf(one, model)),
  );

const emitData: Emitter = ({ rules, openPoints, policies, errorCodes, httpErrors, machines }) => {
  const byId = (rows: readonly { id: string }[]) =>
    Object.fromEntries(rows.map((row) => [row.id, row as unknown as Json]));
  const table = (name: string, doc: string, value: Json) =>
    `${name}: Dict[str, Any] = ${literal(value)}\n${docstring([doc], '')}`;
  const head = (doc: string) => `${docstring([doc], '')}\nfrom typing import Any, Dict\n`;
  const byCode = Object.fromEntries(errorCodes.map(({ code, ...rest }) => [code, rest as Json]));
  const byStatus = httpErrors.map(
    ({ status, ...rest }) => `    ${status}: ${literal(rest as unknown as Json, '    ')},\n`,
  );
  const choice =
    'A `choice` names the open point at which the reference chose a code: that code is not contract.';
  return [
    file(
      'parlance/rules.py',
      'the x-rules and x-open of specs/',
      head('The rules of the contract, and what its source leaves open.'),
      table('RULES', 'Every normative statement by its id.', byId(rules)),
      table('OPEN_POINTS', 'What the source does not state, and what the reference does.', byId(openPoints)),
    ),
    file(
      'parlance/policies.py',
      'the x-delivery of specs/',
      head('How requests are retried. Times in milliseconds; intervals run from start to start.'),
      table(
        'POLICIES',
        'The policies by the sending operation. Give one to a call as `retry`.',
        Object.fromEntries(policies.map(({ operation, delivery }) => [operation, delivery])),
      ),
    ),
    file(
      'parlance/errors.py',
      'specs/schemas/errors.yaml',
      head('The error codes and the HTTP statuses of errors.'),
      table('ERROR_CODES', `The error codes, each with its HTTP status. ${choice}`, byCode),
      `HTTP_ERRORS: Dict[int, Dict[str, str]] = {\n${byStatus.join('')}}\n${docstring([`The HTTP statuses of errors, each with its default code. ${choice}`], '')}`,
    ),
    file(
      'parlance/states.py',
      'the x-states of specs/',
      head('The states of a chat, a call and the widget, and the transitions between them.'),
      table(
        'STATES',
        'States by name.',
        Object.fromEntries(machines.map(({ name, machine }) => [name, machine])),
      ),
    ),
  ];
};

/** What is written by hand, and what names the package. */
const emitPackage: Emitter = (model) => {
  const folder = new URL('runtime/', import.meta.url);
  const version = versionOf(model);
  const copied = readdirSync(folder).map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const head = `# Copied from src/contract/codegen/emit/python/runtime/${name} by \`npm run generate\`. Change it there.\n`;
    const isModule = name !== 'build_backend.py' && name !== 'README.md' && name !== 'pyproject.toml';
    return {
      path: `python/${isModule ? 'parlance/' : ''}${name}`,
      content: name.endsWith('.py') ? head + text : text.replaceAll('{version}', version),
    };
  });
  const modules = contractInterfaces(model).map(({ name }) => name);
  const init = `${docstring(
    [
      'The contract of conversation services: messages, validators, handlers and clients.',
      `One module an interface (${modules.join(', ')}); \`rules\`, \`policies\`, \`errors\` and \`states\` are data.`,
    ],
    '',
  )}
from .calling import CallFailed, ErrorStatus, NoResponse, UnexpectedResponse
from .faults import Fault, InvalidMessage, UnreadableBody
from .policies import POLICIES
from .serving import ErrorResponse, Request, read_body
from .signatures import sign, verify

__version__ = "${version}"
__all__ = [
    "POLICIES",
    "CallFailed",
    "ErrorResponse",
    "ErrorStatus",
    "Fault",
    "InvalidMessage",
    "NoResponse",
    "Request",
    "UnexpectedResponse",
    "UnreadableBody",
    "read_body",
    "sign",
    "verify",
]
`;
  return [...copied, file('parlance/__init__.py', 'all documents of specs/', init)];
};

export const python: readonly Emitter[] = [emitModules, emitData, emitPackage];
