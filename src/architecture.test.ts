import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * For each part of the project, the parts from which its files may import. Imports of packages are not restricted. A file belongs to the
 * part with the longest path at the start of the file's path.
 */
const parts: Record<string, string[]> = {
  generated: [],
  'src/contract': ['generated'],
  'src/reference': ['generated', 'src/contract'],
  'src/cli': ['generated', 'src/contract', 'src/reference', 'conformance', 'docs/examples'],
  'src/workshop': [
    'generated',
    'src/contract',
    'src/reference',
    'src/cli',
    'conformance',
    'conformance/selftest',
    'docs/examples',
  ],
  conformance: ['generated', 'src/contract'],
  // The self-test makes broken implementations, also from parts of the reference.
  'conformance/selftest': ['generated', 'src/contract', 'src/reference', 'conformance', 'docs/examples'],
  'docs/examples': ['generated', 'src/contract', 'conformance'],
};

/** For each of these folders, its subfolders in order. A subfolder imports only from subfolders that are listed before it. */
const floors: Record<string, string[]> = {
  conformance: ['wire', 'run', 'report', 'desk', 'targets', 'selftest'],
  'conformance/wire': ['traffic', 'http', 'payload'],
  'src/contract': ['documents', 'lint', 'codegen', 'serve', 'send', 'judgement', 'mock', 'diff'],
  'src/reference': ['shared', 'service', 'widget', 'console', 'demo'],
  'src/reference/service': [
    'store',
    'journal',
    'state',
    'delivery',
    'conversation',
    'widget',
    'handlers',
    'upkeep',
  ],
};

const files = ['src', 'conformance', 'docs', 'generated'].flatMap((folder) => sources(folder));
const imports = files.flatMap((from) => importsOf(from).map((to) => ({ from, to })));

test('each part of the project imports only from the parts that the table allows', () => {
  const names = Object.keys(parts).toSorted((a, b) => b.length - a.length);
  const partOf = (file: string) => names.find((name) => file.startsWith(`${name}/`));
  const wrong = imports.filter(({ from, to }) => {
    const [source, target] = [partOf(from), partOf(to)];
    return source && target && source !== target && !parts[source]!.includes(target);
  });
  expect(wrong).toEqual([]);
});

test.each(Object.keys(floors))(
  'the subfolders of %s import only from subfolders that are listed before them',
  (folder) => {
    const names = floors[folder]!;
    const floorOf = (file: string) => {
      const name = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0]! : '';
      return names.indexOf(name);
    };
    const wrong = imports.filter(({ from, to }) => floorOf(from) !== -1 && floorOf(to) > floorOf(from));
    expect(wrong).toEqual([]);
  },
);

/** The files that combine the other files of their folder. No other file of the folder imports them. */
const composes = /\/(?:index|main|target|selftest)\.ts$/;

test('no two folders import from each other', () => {
  const pairs = new Map<string, string>();
  for (const { from, to } of imports) {
    if (composes.test(from)) continue;
    if (dirname(from) !== dirname(to)) pairs.set(`${dirname(from)} -> ${dirname(to)}`, `${from} -> ${to}`);
  }
  const mutual = [...pairs].filter(([pair]) => pairs.has(pair.split(' -> ').toReversed().join(' -> ')));
  expect(mutual.map(([, example]) => example)).toEqual([]);
});

test('no files form a cycle of imports, also not by imports of types', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const next = Map.groupBy(imports, ({ from }) => from);
  const walk = (file: string, way: string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' -> '));
    if (way.includes(file) || done.has(file)) return;
    for (const { to } of next.get(file) ?? []) walk(to, [...way, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  expect(circles).toEqual([]);
});

/** Returns the project files from which a file imports, as paths relative to the root. */
function importsOf(file: string): string[] {
  const written = readFileSync(join(root, file), 'utf8').matchAll(
    /(?:from|import)\s*\(?['"](\.{1,2}\/[^'"]+)['"]/g,
  );
  return [...written].map(([, path]) => posix(relative(root, resolve(root, dirname(file), path!))));
}

/** Returns the source files in a folder and its subfolders, without tests and without the files that only tests import. */
function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (['node_modules', 'dist', 'testing'].includes(entry.name)) return [];
    if (entry.isDirectory()) return sources(path);
    return /\.(tsx?|js|mjs)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [path] : [];
  });
}

function posix(path: string): string {
  return path.split(sep).join('/');
}
