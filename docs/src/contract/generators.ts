// Facts about other generators: findings of `npm run workshop -- generators`, with notes for readers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../../src/workshop/generators/findings.ts';

/** The findings of the tests of generators. The build runs in the root of the repository. */
const found = JSON.parse(
  readFileSync(join(process.cwd(), 'src/workshop/generators/findings.json'), 'utf8'),
) as readonly [Finding, ...Finding[]];

export interface Tried extends Finding {
  /** The command that runs the generator. */
  command: string;
  text: string;
  /** The file that the command reads. */
  script?: Script;
}

interface Script {
  name: string;
  text: string;
}

function consumer(name: string): Script {
  const file = join(process.cwd(), 'src/workshop/generators/consumers', name);
  return { name, text: readFileSync(file, 'utf8') };
}

/** This contract's own types, for comparison. */
export const [own] = found;

/** Notes for readers on each generator, with a command if the finding has none. */
const notes: Readonly<Record<string, Partial<Tried> & { text: string }>> = {
  '@hey-api/openapi-ts, TypeScript': {
    text: 'Makes types, also of webhooks, and a client that reads the desk’s stream of events. Give the client the address of the service: the documents leave it open.',
  },
  'orval, TypeScript': {
    text: 'Makes types and a function for each operation. Of webhooks it makes the types of the payloads, and no function. The client has no address of the service: set baseUrl in its configuration.',
  },
  'openapi-typescript, TypeScript': {
    text: 'Makes types; openapi-fetch is a client of a few lines over them. Webhooks have types, and no client.',
  },
  '@kubb/plugin-ts, TypeScript': {
    script: consumer('kubb.config.mjs'),
    text: 'Makes types. First run npm install @kubb/cli@4 @kubb/core@4 @kubb/plugin-oas@4 @kubb/plugin-ts@4 @kubb/plugin-zod@4, and write the configuration below, kubb.config.mjs. Version 5 could not be installed when this was tried: the registry lacked its package @kubb/ast.',
  },
  'typed-openapi, TypeScript': {
    text: 'Makes types in a namespace, Schemas, and a client over them.',
  },
  '@asyncapi/modelina, TypeScript': {
    script: consumer('modelina.mjs'),
    text: 'Give it the AsyncAPI documents: of OpenAPI ones it makes names out of paths. Run it by the script below, modelina.mjs, after npm install @asyncapi/modelina: its command line writes a Map, which no JSON is, for an object of any fields. Plain texts and numbers with a name of their own stand where they are used.',
  },
  'quicktype-core, TypeScript': {
    text: 'Makes one interface of a union, in which every field may be missing: a text without its text compiles. Names with abbreviations change, such as GeoIP for GeoIp.',
  },
  '@hey-api/openapi-ts with zod, Validators': {
    text: 'Schemas of zod for every schema of the documents. They do not check a field that is forbidden in one case only.',
  },
  '@hey-api/openapi-ts with valibot, Validators': {
    text: 'The same as schemas of valibot.',
  },
  '@kubb/plugin-zod, Validators': {
    text: 'Schemas of zod for every schema of the documents, made by the command and the configuration of @kubb/plugin-ts above.',
  },
  'openapi-zod-client, Validators': {
    script: consumer('flatten.mjs'),
    text: 'Schemas of zod 3: first run npm install openapi-zod-client zod@3 @apidevtools/swagger-parser. The generator ignores patterns and limits behind a reference, so the script below, flatten.mjs, first writes a document without references. In a union it ignores them still.',
  },
  'orval with zod, Validators': {
    text: 'Schemas of zod for the bodies of operations in paths, and none of webhooks: give it the document of a receiver, such as channel-integrator.json.',
  },
  '@apidevtools/swagger-parser, Validators': {
    text: 'Says whether a document is valid, and looks at no example.',
  },
  'express-openapi-validator, Validators': {
    text: 'Checks requests and answers of an Express app. It serves paths and no webhooks: give it the document of a receiver.',
  },
};

/** All tested generators by language, in the order of the tests. */
export const byLanguage: ReadonlyMap<string, readonly Tried[]> = Map.groupBy(
  found.slice(1).map((finding) => {
    const note = notes[`${finding.generator}, ${finding.language}`];
    if (note === undefined) throw new Error(`Nothing is said of ${finding.generator} in ${finding.language}`);
    const command = finding.command ?? note.command;
    if (command === undefined) throw new Error(`No command runs ${finding.generator} in ${finding.language}`);
    return { ...finding, ...note, command };
  }),
  ({ language }) => language,
);

/** Generators that were tried once by hand, and are in no test. */
export const triedByHand: readonly { generator: string; version: string; outcome: string }[] = [
  {
    generator: 'quicktype, for Go',
    version: '26.0.0',
    outcome:
      "npx -y quicktype --src-lang schema --lang go --package channel -o channel.go 'channel.openapi.json#/components/schemas/' makes structs that lose nothing, and check little: encoding/json asks for no field. The code of the developer’s document compiles once you add the line: type ChatRate = ChatRateEnum.",
  },
  {
    generator: 'Modelina (@asyncapi/modelina), for Go',
    version: '5.10.1',
    outcome:
      'Not for this contract: unions become structs with embedded structs that JSON leaves alone, so that a message comes out empty; an identifier that may be a text or a number can’t be read.',
  },
  {
    generator: 'openapi-generator (@openapitools/openapi-generator-cli)',
    version: '1.0.18-5.0.0-beta2',
    outcome:
      'The newest that npm has with the program inside. It is older than OpenAPI 3.1, and ends with a NullPointerException at this contract, for Python, Go and PHP alike.',
  },
  {
    generator: 'openapi-generator (@openapitools/openapi-generator-cli)',
    version: '2.41.0',
    outcome: 'Fetches the program from Maven, which could not be reached from here. Not tried.',
  },
  {
    generator: 'Kiota (@microsoft/kiota)',
    version: '1.35.0',
    outcome: 'The npm package has no command; the program comes from elsewhere. Not tried.',
  },
  {
    generator: 'quicktype, for Java',
    version: '26.0.0',
    outcome:
      "npx -y quicktype --src-lang schema --lang java --just-types --package chat -o chat/Channel.java 'channel.openapi.json#/components/schemas/' makes 36 classes in the folder chat, which has to be there. They compile on Java 17; what may be one of several types, as a sender, is an Object.",
  },
  {
    generator: 'AutoRest (autorest, @autorest/python)',
    version: '3.8.0, 6.50.3',
    outcome: 'Its extension for Python could not be installed.',
  },
  {
    generator: 'openapi-python-client, datamodel-code-generator, oapi-codegen',
    version: 'not fetched',
    outcome:
      'They come from PyPI and from the proxy of Go modules, which could not be reached from here. Not tried.',
  },
];
