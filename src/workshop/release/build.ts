// `npm run workshop -- build` makes the npm package in the folder dist/ or --out DIR. With --pack it also makes the tarball.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateForTools } from '../../contract/codegen/generate.ts';
import { languages } from '../../contract/codegen/languages.ts';
import { readModel } from '../../contract/codegen/read/model.ts';
import { add as addFiles } from '../../contract/codegen/write.ts';
import { optionsOf } from '../../contract/script-options.ts';
import { bundle } from './bundle.ts';
import { type Manifest, publishedManifest } from './manifest.ts';

const root = join(import.meta.dirname, '../../..');
const values = optionsOf(
  'npm run workshop -- build',
  {
    out: { type: 'string', default: join(root, 'dist') },
    pack: { type: 'boolean' },
  },
  `Usage: npm run workshop -- build [--out DIR] [--pack]

Makes the package as it is published, in dist/ unless told; with --pack its tarball too, as \`npm run workshop -- pack\` does.

Examples:
  npm run workshop -- build --out /tmp/package
  npm run workshop -- pack`,
);
const out = resolve(values.out);

const source = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

rmSync(out, { recursive: true, force: true });
compile();
copyWhatIsNotCompiled();
addFiles(join(out, 'generated'), await generateForTools(await readModel(join(root, 'specs'))));
for (const file of filesBelow(out).filter((name) => /\.d\.ts$|\/validators\.js$/.test(name)))
  nameCompiledFiles(file);
for (const file of filesBelow(join(out, 'conformance')).filter((name) => name.endsWith('.js'))) rmSync(file);
const licences = await bundle(root, out);
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

/** Copies the files that need no compilation: validators in JavaScript, declarations without code, bundled documents, and texts. */
function copyWhatIsNotCompiled(): void {
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

/** Copies the starter programs of all languages, which the quickstarts print. */
function copyStarters(): void {
  const typescript = { id: 'typescript', extension: 'mts' };
  for (const { id, extension } of [typescript, ...languages]) {
    const folder = join(root, 'docs/examples', id);
    for (const file of readdirSync(folder).filter(
      (name) => name.endsWith(`.${extension}`) || name.endsWith('.mod'),
    ))
      cpSync(join(folder, file), join(out, 'starters', id, file));
  }
  // The starters import their language's package from the folder beside them.
  for (const { id, starterPackage } of languages)
    cpSync(join(root, 'generated', id, starterPackage), join(out, 'starters', id, 'parlance'), {
      recursive: true,
      filter: (path) => !path.includes('__pycache__'),
    });
}

/** Replaces .ts by .js in the imports of a file. Declarations and validators still import the sources, which are not in the package. */
function nameCompiledFiles(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from|import) ?\(?['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2'));
}

function thirdParty(licences: ReadonlyMap<string, string>): string {
  const parts = [...licences].map(([name, text]) => `## ${name}\n\n${text}\n`);
  return `# What the command holds of others\n\nThe files in src/cli/ and conformance/ hold these packages.\n\n${parts.join('\n')}`;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
