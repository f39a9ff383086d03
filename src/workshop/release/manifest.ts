export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  devDependencies: Record<string, string>;
  [field: string]: unknown;
}

/** The optional peer packages: Fastify for handlers, and Prism for the mock. Users install them only if they use these parts. */
const optionalPeers = ['fastify', '@stoplight/prism-http'] as const;

/** The Node versions that the published package supports. The sources need a newer Node, which runs TypeScript. */
export const engines = { node: '>=22.19.0' };

const kept = ['name', 'version', 'description', 'license', 'type', 'keywords'];

/**
 * Returns the manifest (package.json) of the published package. The package has no dependencies: the command and the suite are bundled with
 * their dependencies, and the types, validators, schemas and clients need none. Fastify and Prism are optional peers.
 */
export function publishedManifest(source: Manifest): object {
  const peers = optionalPeers.map(
    (name) => [name, `^${/\d+\.\d+/.exec(source.devDependencies[name]!)![0]}.0`] as const,
  );
  return {
    ...Object.fromEntries(kept.filter((field) => field in source).map((field) => [field, source[field]])),
    engines,
    types: (publishedTarget(source.exports['.']!) as { types: string }).types,
    bin: { parlance: './src/cli/parlance.cjs' },
    exports: Object.fromEntries(
      Object.entries(source.exports).map(([name, target]) => [name, publishedTarget(target)]),
    ),
    typesVersions: { '*': Object.fromEntries(Object.entries(source.exports).flatMap(typesOf)) },
    sideEffects: false,
    peerDependencies: Object.fromEntries(peers),
    peerDependenciesMeta: Object.fromEntries(peers.map(([name]) => [name, { optional: true }])),
  };
}

/** Returns the entry in `typesVersions` for a module's types. TypeScript with moduleResolution node10 ignores `exports`. */
function typesOf([name, target]: [string, string]): [string, string[]][] {
  const published = publishedTarget(target);
  return typeof published === 'string' || name === '.' ? [] : [[name.slice(2), [published.types]]];
}

/** Returns the published files of a source module: the file with its types and the file with its code. */
function publishedTarget(target: string): string | { types: string; default: string } {
  const [, stem] = /^(.*?)(?:\.d\.ts|\.ts|\.js)$/.exec(target) ?? [];
  return stem === undefined ? target : { types: `${stem}.d.ts`, default: `${stem}.js` };
}
