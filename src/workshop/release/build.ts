// `npm run workshop -- build` makes the npm package in dist/, or in the folder of --out. With --pack it also makes the tarball.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { add as addFiles, generateForTools } from '../../contract/codegen/generate.ts';
import { languages } from '../../contract/codegen/languages.ts';
import { readModel } from '../../contract/codegen/model/read.ts';
import { optionsOf } from '../../contract/script-options.ts';
import { buildConsole } from '../../reference/console/files.ts';
import { demoFiles } from '../../reference/demo/files.ts';
import { buildWidget } from '../../reference/service/widget/build.ts';
import { type Manifest, publishedManifest } from './manifest.ts';

const root = join(import.meta.dirname, '../../..');
const values = optionsOf(
  'npm run workshop -- build',
  {
    out: { type: 'string', default: join(root, 'dist') },
    pack: { type: 'boolean' },
  },
  `Usage: npm run workshop -- build [--out DIR] [--pack]

Makes the package for publication, in dist/ by default. With --pack it also makes the tarball, like \`npm run workshop -- pack\`.

Examples:
  npm run workshop -- build --out /tmp/package
  npm run workshop -- pack`,
);
const out = resolve(values.out);

/** Code at the start of each bundled file. This code defines `require`, with which bundled CommonJS packages load Node's modules. */
const banner =
  "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);";

const source = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

rmSync(out, { recursive: true, force: true });
compile();
copyUncompiledFiles();
addFiles(join(out, 'generated'), await generateForTools(await readModel(join(root, 'specs'))));
for (const file of filesBelow(out).filter((name) => /\.d\.ts$|\/validators\.js$/.test(name)))
  nameCompiledFiles(file);
for (const file of filesBelow(join(out, 'conformance')).filter((name) => name.endsWith('.js'))) rmSync(file);
const licences = await bundle();
writeFileSync(join(out, 'THIRD-PARTY.md'), thirdParty(licences));
chmodSync(join(out, 'src/cli/parlance.cjs'), 0o755);
writeFileSync(join(out, 'package.json'), `${JSON.stringify(publishedManifest(source), null, 2)}\n`);
console.log(`${source.name} ${source.version} is in ${out}: ${filesBelow(out).length} files.`);
if (values.pack)
  execFileSync('npm', ['pack', out], { stdio: 'inherit', shell: process.platform === 'win32' });

function compile(): void {
  const tsc = fileURLToPath(new URL('./bin/tsc', import.meta.resolve('typescript-next/package.json')));
  const project = join(import.meta.dirname, 'tsconfig.json');
  execFileSync(process.execPath, [tsc, '-p', project, '--outDir', out], { stdio: 'inherit' });
}

/** Copies the files that need no compilation: validators in JavaScript, declaration files without code, bundled documents, and texts. */
function copyUncompiledFiles(): void {
  const otherLanguages = languages.map(({ id }) => join(root, 'generated', id, sep));
  for (const file of filesBelow(join(root, 'generated'))) {
    if (!/\.(js|json|d\.ts)$/.test(file) || otherLanguages.some((folder) => file.startsWith(folder)))
      continue;
    const target = join(out, 'generated', file.slice(join(root, 'generated').length));
    cpSync(file, target);
    const code = target.replace(/\.d\.ts$/, '.js');
    if (code !== target && !existsSync(file.replace(/\.d\.ts$/, '.js'))) writeFileSync(code, 'export {};\n');
  }
  cpSync(join(root, 'conformance/schemas'), join(out, 'conformance/schemas'), { recursive: true });
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), join(out, file));
  const readme = readFileSync(join(import.meta.dirname, 'package-readme.md'), 'utf8');
  writeFileSync(join(out, 'README.md'), readme.replaceAll('{version}', source.version));
  cpSync(join(root, 'src/cli/parlance.cjs'), join(out, 'src/cli/parlance.cjs'));
  copyStarters();
}

/** Copies the starter programs of all languages. The quickstarts print these programs. */
function copyStarters(): void {
  const typescript = { id: 'typescript', extension: 'mts' };
  for (const { id, extension } of [typescript, ...languages]) {
    const folder = join(root, 'docs/examples', id);
    for (const file of readdirSync(folder).filter(
      (name) => name.endsWith(`.${extension}`) || name.endsWith('.mod'),
    ))
      cpSync(join(folder, file), join(out, 'starters', id, file));
  }
  // A starter imports the package of its language from the folder `parlance` beside it.
  for (const { id, starterPackage } of languages)
    cpSync(join(root, 'generated', id, starterPackage), join(out, 'starters', id, 'parlance'), {
      recursive: true,
      filter: (path) => !path.includes('__pycache__'),
    });
}

/** Replaces .ts by .js in the imports of a file. Declarations and validators import TypeScript sources, which are not in the package. */
function nameCompiledFiles(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from|import) ?\(?['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2'));
}

function thirdParty(licences: ReadonlyMap<string, string>): string {
  const parts = [...licences].map(([name, text]) => `## ${name}\n\n${text}\n`);
  return `# Packages in the command\n\nThe files in src/cli/ and conformance/ contain these packages.\n\n${parts.join('\n')}`;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/**
 * Bundles the command and the suite with all their dependencies, so the package has no dependencies. Resolves with the licences of the
 * bundled packages, by package name.
 */
async function bundle(): Promise<Map<string, string>> {
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
    // Packages that are not bundled: Prism, which only the mock needs and which is as large as all other packages together; browsers, which
    // only the checks of widgets need; and an optional part of pg.
    external: ['@stoplight/prism-http', 'playwright-core', '@sparticuz/chromium', 'pg-native'],
    banner: { js: banner },
    chunkNames: 'src/cli/part-[hash]',
    metafile: true,
    plugins: [prebuiltModules(page.files, await buildWidget()), sourceUrls()],
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

/** Returns a plugin for the console, the widget and the demo site: modules with the built files replace their modules. */
function prebuiltModules(page: object, widget: string): Plugin {
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
 * Returns a plugin that replaces `import.meta.url` in each module by the URL of the module's source. A module then finds the files of the
 * package from any part of the bundle.
 */
function sourceUrls(): Plugin {
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
