import { readdirSync, readFileSync } from 'node:fs';
import { type JsonObject, objectAt, textAt } from '../../../documents/json.ts';
import type { Model } from '../../model/model.ts';
import type { GeneratedFile } from '../file.ts';
import { literal, sourceFile } from './source.ts';

/** The package name in import addresses. The package's test resolves each address. */
const packageName = '@parlance/contract';

/** Makes `index.ts`: it exports what all interfaces share, and lists the import paths of the bundled documents. */
export function emitIndex(model: Model, written: readonly GeneratedFile[]): GeneratedFile[] {
  const documents: Record<string, Record<string, object>> = {};
  const add = (kind: string, name: string, info: JsonObject) => {
    documents[kind] ??= {};
    documents[kind][name] = {
      title: textAt(info, 'title'),
      version: textAt(info, 'version'),
      module: `${packageName}/${kind}/${name}.json`,
    };
  };
  for (const { name, content } of model.flows) add('arazzo', name, objectAt(content, 'info'));
  for (const { path, content } of written) {
    const [, kind, name] = /^(openapi|asyncapi)\/([\w-]+)\.json$/.exec(path) ?? [];
    if (kind !== undefined) add(kind, name!, objectAt(JSON.parse(content), 'info'));
  }
  return [
    sourceFile('index.ts', 'all documents of specs/', [
      `export * from './errors.ts';
export * from './parties.ts';
export * from './policies.ts';
export * from './rules.ts';
export * from './states.ts';
`,
      `/** A document of the contract, bundled into one file. */
export interface BundledDocument {
  readonly title: string;
  readonly version: string;
  /** To be imported with \`{ type: 'json' }\`, or found by \`import.meta.resolve\`. */
  readonly module: string;
}
`,
      `/** The documents, by their kind and name. */
export const documents = ${literal(documents as never)} as const satisfies Record<string, Record<string, BundledDocument>>;
`,
    ]),
  ];
}

/** Copies the handwritten modules that generated code shares, so that `generated/` has no other imports. */
export function emitRuntime(): GeneratedFile[] {
  const folder = new URL('../../runtime/', import.meta.url);
  const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));
  return files.map((file) => {
    const head = `// Copied from src/contract/codegen/runtime/${file} by \`npm run generate\`. Change it there, never here.\n\n`;
    const text = readFileSync(new URL(file, folder), 'utf8').replaceAll('../../../../generated/', './');
    return { path: file, content: head + text };
  });
}
