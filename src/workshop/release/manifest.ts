/** The parts of a package.json that the build reads and writes. */
export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  devDependencies: Record<string, string>;
  [field: string]: unknown;
}

/** Packages that users install themselves if they need the part that uses them: handlers, the mock. */
const broughtByWhoNeedsThem = ['fastify', '@stoplight/prism-http'] as const;

/** The Node versions that run the compiled package and its undici. The sources need a Node that reads TypeScript. */
export const engines = { node: '>=22.19.0' };

const kept = ['name', 'version', 'description', 'license', 'type', 'keywords'];

/**
 * Returns the manifest that is published. It has no dependency. Types, validators, schemas, clients and the suite need none; the command is
 * bundled with its own; Fastify and Prism are optional peers. Tools for development, Node among them, are left out.
 */
export function publishedManifest(source: Manifest): object {
  const peers = broughtByWhoNeedsThem.map(
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

/** Returns the file with a module's types, for a TypeScript that does not know `exports` (moduleResolution node10). */
function typesOf([name, target]: [string, string]): [string, string[]][] {
  const published = publishedTarget(target);
  return typeof published === 'string' || name === '.' ? [] : [[name.slice(2), [published.types]]];
}

/** Returns the place of a source module in the package: its types and its code. */
function publishedTarget(target: string): string | { types: string; default: string } {
  const [, stem] = /^(.*?)(?:\.d\.ts|\.ts|\.js)$/.exec(target) ?? [];
  return stem === undefined ? target : { types: `${stem}.d.ts`, default: `${stem}.js` };
}
