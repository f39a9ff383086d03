// Python: a package that needs only the standard library. It validates and serves from generated tables. The code for that is handwritten
// in runtime/ and copied.
import { readdirSync, readFileSync } from 'node:fs';
import type { Emitter, GeneratedFile, Language } from '../file.ts';
import { contractInterfaces, dataModules, versionOf } from '../tables/tables.ts';
import { moduleOf } from './module.ts';
import { docstring, literal } from './source.ts';

/** Makes a Python module. Its first line is a comment that names `from`, the documents that it was made from. */
function file(path: string, from: string, ...parts: string[]): GeneratedFile {
  const head = `# Made from ${from} by \`npm run generate\`. Change the documents, never this file.`;
  return { path: `python/${path}`, content: `${[head, ...parts].join('\n')}` };
}

const emitModules: Emitter = (model) =>
  contractInterfaces(model).map((one) =>
    file(`parlance/${one.name}.py`, one.documents.join(' and '), moduleOf(one, model)),
  );

const emitData: Emitter = (model) =>
  dataModules(model).map(({ name, from, doc, constants }) =>
    file(
      `parlance/${name}.py`,
      from,
      `${docstring([doc], '')}\nfrom typing import Any, Dict\n`,
      ...constants.map(
        ([constant, told, value]) =>
          `${constant}: Dict[str, Any] = ${literal(value)}\n${docstring([told], '')}`,
      ),
    ),
  );

/** Copies the handwritten modules of the package, and makes its `__init__.py`. */
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

export const python = {
  id: 'python',
  title: 'Python',
  extension: 'py',
  emitters: [emitModules, emitData, emitPackage],
  starterPackage: 'parlance',
  builds: ['python3', '-B', 'build_backend.py'],
  programs: ['python3', 'python3.9'],
  command: (program, file) => [program, file],
} as const satisfies Language;
