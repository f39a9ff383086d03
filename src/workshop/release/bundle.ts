import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { buildConsole } from '../../reference/console/build.ts';
import { demoFiles } from '../../reference/demo/files.ts';
import { buildWidget } from '../../reference/service/widget/build.ts';

/** Code at the start of each bundled file. It defines `require`, with which bundled CommonJS packages load Node's modules. */
const banner =
  "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);";

/**
 * Bundles the command and the suite with all their dependencies, so that the package has none. Resolves with the licences of the bundled
 * packages, by package.
 */
export async function bundle(root: string, out: string): Promise<Map<string, string>> {
  const page = await buildConsole();
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/cli/main.ts', 'conformance/index.ts'],
    outdir: out,
    outbase: root,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node22.19',
    // Not bundled: Prism, which only the mock needs and which is as large as all other packages together; browsers, which only the checks
    // of widgets need; and an optional part of pg.
    external: ['@stoplight/prism-http', 'playwright-core', '@sparticuz/chromium', 'pg-native'],
    banner: { js: banner },
    chunkNames: 'src/cli/part-[hash]',
    metafile: true,
    plugins: [madeBefore(page.files, await buildWidget()), keepingPlaces(root)],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  const packages = [...Object.keys(metafile.inputs), ...page.inputs].flatMap(
    (input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? [],
  );
  return new Map(
    [...new Set(packages)].toSorted().map((path) => [nameOf(path), licenceOf(join(root, path))]),
  );
}

/** Replaces the modules that build the console and the widget, and that read the demo site, by modules with their results. */
function madeBefore(page: object, widget: string): Plugin {
  const given = {
    '[\\/]console[\\/]files': `export const consoleFiles = async () => ${JSON.stringify(page)};`,
    '[\\/]widget[\\/]build': `export const buildWidget = async () => ${JSON.stringify(widget)};`,
    '[\\/]demo[\\/]files': `export const demoFiles = () => (${JSON.stringify(demoFiles())});`,
  };
  return {
    name: 'made before',
    setup({ onLoad }) {
      for (const [path, contents] of Object.entries(given))
        onLoad({ filter: new RegExp(`reference.*${path}\\.ts$`) }, () => ({ contents }));
    },
  };
}

/**
 * Makes `import.meta.url` of each module the place that the module has in the sources. So modules find files of the package from any part
 * of the bundle.
 */
function keepingPlaces(root: string): Plugin {
  return {
    name: 'places of modules',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/](src|conformance)[\\/].*\.ts$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        if (path.includes('node_modules') || !source.includes('import.meta.url')) return undefined;
        const place = JSON.stringify(relative(join(root, 'src/cli'), path));
        const contents = source.replaceAll('import.meta.url', `new URL(${place}, import.meta.url)`);
        return { contents, loader: 'ts', resolveDir: dirname(path) };
      });
    },
  };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function licenceOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8').trim();
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license?: string };
  return `Licence: ${license ?? 'not stated'}`;
}
