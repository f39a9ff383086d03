import { objectAt, textAt } from '../json.ts';
import { type GeneratedFile, head, literal } from './file.ts';

/** Whose addresses end up in the programs of importers; the test of the package resolves each. */
const packageName = '@parlance/contract';

/** `index.ts`: what all interfaces share, and where the bundled documents are. */
export function emitIndex(files: readonly GeneratedFile[]): GeneratedFile {
  const documents: Record<string, Record<string, object>> = {};
  for (const { path, content } of files) {
    const [, kind, name] = /^(openapi|asyncapi|arazzo)\/([\w-]+)\.json$/.exec(path) ?? [];
    if (kind === undefined || name === undefined) continue;
    const info = objectAt(JSON.parse(content), 'info');
    documents[kind] ??= {};
    documents[kind][name] = {
      title: textAt(info, 'title'),
      version: textAt(info, 'version'),
      module: `${packageName}/${kind}/${name}.json`,
    };
  }
  return {
    path: 'index.ts',
    content: [
      head('all documents of specs/'),
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
    ].join('\n'),
  };
}
