import type { Interface, Operation } from '../../model/model.ts';
import { camel, type GeneratedFile, pascal } from '../file.ts';
import { partiesOf } from './operations.ts';
import { docComment, sharedFrom, sourceFile } from './source.ts';

/** For each serving party: a client with typed inputs and results. */
export function emitClient({ folder, documents, operations }: Interface): GeneratedFile[] {
  if (operations.length === 0) return [];
  const parties = partiesOf(operations);
  const types = operations.flatMap(({ id }) => [`${pascal(id)}Input`, `${pascal(id)}Result`]);
  return [
    sourceFile(`${folder}/client.ts`, documents, [
      `import { type Answered, type CallOptions, type ClientOptions, call } from '${sharedFrom(folder)}client-runtime.ts';`,
      `import {\n${[
        ...types.map((type) => `type ${type}`),
        ...parties.map((party) => `${camel(party)}Operations`),
      ]
        .map((item) => `  ${item},\n`)
        .join('')}} from './operations.ts';\n`,
      ...parties.map((party) =>
        clientOf(
          party,
          operations.filter((operation) => operation.party === party),
        ),
      ),
    ]),
  ];
}

function clientOf(party: string, operations: Operation[]): string {
  const type = `${pascal(party)}Client`;
  const table = `${camel(party)}Operations`;
  const members = operations.map(({ id, clientName, summary }) => {
    return `${docComment([`${summary}.`], '  ')}  ${clientName}(input: ${pascal(id)}Input, options?: CallOptions): Promise<Answered<${pascal(id)}Result>>;\n`;
  });
  const methods = operations.map(
    ({ clientName }, index) =>
      `    ${clientName}: (input, options) => call(${table}[${index}], client, input, options),\n`,
  );
  return [
    docComment([
      `Calls to the party ${party}. An error response is a result like any other. A promise rejects with UnexpectedResponse when a successful response is not as the document describes it.`,
    ]),
    `export interface ${type} {\n${members.join('')}}\n\n`,
    docComment([`A client of the party ${party}.`]),
    `export function create${type}(client: ClientOptions): ${type} {\n  return {\n${methods.join('')}  };\n}\n`,
  ].join('');
}
