// `npm run lock`: completes package-lock.json after `npm install`.
//
// Tools such as linters come as one optional package for each platform. When a registry lacks the package of a platform that
// is not this one, npm leaves it out of the lock, and `npm ci` then refuses the lock as incomplete. This writes an entry for
// each: a machine of another platform never fetches it, and one of that platform gets it from its own registry.
//
// It leaves `engines` out, too: the tools run on the Node that comes as a package, and so npm would warn of the wrong one, the Node
// that npm itself runs on.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  version?: string;
  engines?: object;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

for (const name of ['package-lock.json', 'src/workshop/generators/package-lock.json']) {
  const file = join(import.meta.dirname, '../../..', name);
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };
  const added = missing(lock.packages);
  for (const [path, entry] of added) lock.packages[path] = entry;
  for (const entry of Object.values(lock.packages)) delete entry.engines;
  const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  console.log(`${added.size} packages of other platforms added to ${name}`);
}

/** Entries for optional packages that are named and not locked. */
function missing(packages: Record<string, LockedPackage>): Map<string, LockedPackage> {
  const found = new Map<string, LockedPackage>();
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, path, name)) continue;
      const [os, cpu] = platformOf(name);
      found.set(`node_modules/${name}`, {
        version: /\d+\.\d+\.\d+[^ ]*/.exec(range)?.[0] ?? range,
        ...(dev && { dev }),
        optional: true,
        os: [os],
        cpu: [cpu],
      });
    }
  }
  return found;
}

/** Looks where Node would: beside the package, then in each folder above it. */
function isLocked(packages: Record<string, LockedPackage>, path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** Such packages are named by their platform; what is not is of none that could be this one. */
function platformOf(name: string): [os: string, cpu: string] {
  const words = name.replace(/\bwin(?:dows)?-/, 'win32-').split(/[-/]/);
  return [
    systems.find((system) => words.includes(system)) ?? 'none',
    processors.find((processor) => words.includes(processor)) ?? 'none',
  ];
}
