// Facts about generators of other projects: the findings of `npm run workshop -- generators`, with notes for readers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../../src/workshop/generators/findings.ts';

/** The findings of `npm run workshop -- generators`. The build runs in the root of the repository. */
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

/** The finding about this project's own types, for comparison. */
export const [own] = found;

/** A note for readers about each generator, with a command if the finding has no command. */
const notes: Readonly<Record<string, Partial<Tried> & { text: string }>> = {
  '@hey-api/openapi-ts, TypeScript': {
    text: 'Makes types, also of webhooks, and a client that can read the event stream of the desk. Give the client the address of the service, because the documents do not state an address.',
  },
  'orval, TypeScript': {
    text: 'Makes types and a function for each operation. For webhooks, it makes only the types of the payloads. The client has no address of the service: set baseUrl in its configuration.',
  },
  'openapi-typescript, TypeScript': {
    text: 'Makes types. The small client openapi-fetch uses these types. Webhooks have types, but no client.',
  },
  '@kubb/plugin-ts, TypeScript': {
    script: consumer('kubb.config.mjs'),
    text: 'Makes types. First run npm install @kubb/cli@4 @kubb/core@4 @kubb/plugin-oas@4 @kubb/plugin-ts@4 @kubb/plugin-zod@4, and write the configuration below, kubb.config.mjs. Version 5 could not be installed at the time of the test, because the registry did not have its package @kubb/ast.',
  },
  'typed-openapi, TypeScript': {
    text: 'Makes types in the namespace Schemas, and a client that uses these types.',
  },
  '@asyncapi/modelina, TypeScript': {
    script: consumer('modelina.mjs'),
    text: 'Give it the AsyncAPI documents, because it makes names from paths for OpenAPI documents. Run npm install @asyncapi/modelina, and then the script below, modelina.mjs. The generator’s own command writes a Map for an object with any fields, and JSON has no Map. Named strings and numbers are inlined.',
  },
  'quicktype-core, TypeScript': {
    text: 'Makes one interface for a union, in which every field is optional. A text message without a text therefore compiles. Names with abbreviations change, for example GeoIp to GeoIP.',
  },
  '@hey-api/openapi-ts with zod, Validators': {
    text: 'Makes zod schemas for every schema of the documents. They accept a field that only one case forbids.',
  },
  '@hey-api/openapi-ts with valibot, Validators': {
    text: 'Makes valibot schemas for every schema of the documents. They accept a field that only one case forbids.',
  },
  '@kubb/plugin-zod, Validators': {
    text: 'Makes zod schemas for every schema of the documents. Use the command and the configuration of @kubb/plugin-ts above.',
  },
  'openapi-zod-client, Validators': {
    script: consumer('flatten.mjs'),
    text: 'Makes zod 3 schemas. First run npm install openapi-zod-client zod@3 @apidevtools/swagger-parser. The generator ignores patterns and limits behind a reference, so the script below, flatten.mjs, first writes a document without references. The generator also ignores patterns and limits in a union.',
  },
  'orval with zod, Validators': {
    text: 'Makes zod schemas for the bodies of operations in paths, and none for webhooks. Give it the document of a receiver, such as channel-integrator.json.',
  },
  '@apidevtools/swagger-parser, Validators': {
    text: 'Checks that a document is valid. It does not check examples.',
  },
  'express-openapi-validator, Validators': {
    text: 'Checks requests and responses of an Express app. It supports paths and no webhooks, so give it the document of a receiver.',
  },
};

/** All tested generators by language, in the order of the tests. */
export const byLanguage: ReadonlyMap<string, readonly Tried[]> = Map.groupBy(
  found.slice(1).map((finding) => {
    const note = notes[`${finding.generator}, ${finding.language}`];
    if (note === undefined) throw new Error(`${finding.generator} in ${finding.language} has no note`);
    const command = finding.command ?? note.command;
    if (command === undefined) throw new Error(`No command runs ${finding.generator} in ${finding.language}`);
    return { ...finding, ...note, command };
  }),
  ({ language }) => language,
);

/** Generators that were tried once by hand. No test runs these generators. */
export const triedByHand: readonly { generator: string; version: string; outcome: string }[] = [
  {
    generator: 'quicktype, for Go',
    version: '26.0.0',
    outcome:
      "npx -y quicktype --src-lang schema --lang go --package channel -o channel.go 'channel.openapi.json#/components/schemas/' makes structs that keep all data. They check little, because encoding/json requires no field. The code from the developer document compiles after you add the line: type ChatRate = ChatRateEnum.",
  },
  {
    generator: 'Modelina (@asyncapi/modelina), for Go',
    version: '5.10.1',
    outcome:
      'Not usable for this contract. Unions become structs with embedded structs, which encoding/json ignores, so the JSON of a message is empty. An identifier that may be a text or a number cannot be read.',
  },
  {
    generator: 'openapi-generator (@openapitools/openapi-generator-cli)',
    version: '1.0.18-5.0.0-beta2',
    outcome:
      'The newest version on npm that includes the program. It is older than OpenAPI 3.1, and ends with a NullPointerException for this contract, with Python, Go and PHP.',
  },
  {
    generator: 'openapi-generator (@openapitools/openapi-generator-cli)',
    version: '2.41.0',
    outcome: 'Downloads the program from Maven, which was not reachable during the test. Not tried.',
  },
  {
    generator: 'Kiota (@microsoft/kiota)',
    version: '1.35.0',
    outcome: 'The npm package has no command, and the program must be downloaded from elsewhere. Not tried.',
  },
  {
    generator: 'quicktype, for Java',
    version: '26.0.0',
    outcome:
      "npx -y quicktype --src-lang schema --lang java --just-types --package chat -o chat/Channel.java 'channel.openapi.json#/components/schemas/' makes 36 classes in the folder chat, which must exist. They compile on Java 17. A value of one of several types, such as a sender, has the type Object.",
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
      'They come from PyPI and from the Go module proxy, which were not reachable during the test. Not tried.',
  },
];
