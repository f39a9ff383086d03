import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Audience } from '../../../generated/parties.ts';
import { type Json, type JsonObject, mapObjects, objectAt, textAt } from '../documents/json.ts';
import { audiences, type Change, type Contract, type Documents } from './surface.ts';

const kinds = ['openapi', 'asyncapi'] as const;

/**
 * Reads the bundles in `openapi/` and `asyncapi/` of a folder and of its subfolder `reference`. `generated/` and each release have this
 * layout.
 */
export function readContract(folder: string): Contract {
  const contract: Record<string, Documents> = {};
  for (const path of globSync('{,reference/}{openapi,asyncapi}/*.json', { cwd: folder }).toSorted()) {
    const name = basename(path, '.json');
    const document = mapObjects(JSON.parse(readFileSync(join(folder, path), 'utf8')), inOneForm);
    contract[name] = { ...contract[name], [basename(dirname(path))]: document as JsonObject };
  }
  // The document of a receiver is left out, because it repeats the webhooks of another document.
  for (const { openapi } of Object.values(contract)) {
    delete contract[textAt(objectAt(openapi, 'x-parties'), 'webhooks')];
  }
  return contract;
}

/**
 * Rewrites an object so that equal schemas of old and new releases have equal text. A constant becomes an enum. In a `not`, a type that
 * only repeats the schema's type is removed.
 */
function inOneForm({ const: only, ...object }: JsonObject): Json {
  const not = objectAt(object, 'not');
  const { type, ...rest } = not;
  return {
    ...object,
    ...(only !== undefined && { enum: [only] }),
    ...(type !== undefined && type === object['type'] && { not: rest }),
  };
}

/** Returns the latest version among the releases in a folder; undefined if there is none. */
export function lastReleased(folder: string): string | undefined {
  const versions = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    : [];
  return versions.toSorted(compareVersions).at(-1);
}

/** Compares two versions. The result is negative if the first one is lower. */
const compareVersions = new Intl.Collator('en', { numeric: true }).compare;

/** Saves the bundles as a release, without examples: they bind nobody and are most of the bytes. */
export function keepRelease(contract: Contract, folder: string, version: string): void {
  rmSync(join(folder, version), { recursive: true, force: true });
  for (const [name, documents] of Object.entries(contract)) {
    for (const kind of kinds) {
      const document = documents[kind];
      if (!document) continue;
      mkdirSync(join(folder, version, kind), { recursive: true });
      const text = JSON.stringify(mapObjects(document, withoutExamples), null, 1);
      writeFileSync(join(folder, version, kind, `${name}.json`), `${text}\n`);
    }
  }
}

/** Removes examples. No payload of the contract has a field named `examples`, so this key always holds examples. */
function withoutExamples({ examples: _, ...object }: JsonObject): Json {
  return object;
}

interface Release {
  /** The version of the last release. */
  released: string;
  /** The version in package.json. */
  version: string;
  changelog: string;
}

/** Returns a sentence for each way in which the version or the changelog disagrees with the changes. Each sentence names the remedy. */
export function disagreements(changes: readonly Change[], release: Release): string[] {
  const { released, version, changelog } = release;
  const wrong: string[] = [];
  const binding = changes.filter(({ kind }) => kind !== 'text');
  if (binding.length === 0) return wrong;
  const breaking = binding.filter(({ kind }) => kind === 'breaking');
  const least = nextVersion(released, breaking.length > 0);
  if (compareVersions(version, least) < 0)
    wrong.push(
      `The version is ${version}; after these changes to ${released} it is ${least} at least. Raise it.`,
    );
  const section = sectionOf(changelog, version) ?? sectionOf(changelog, 'Unreleased');
  if (!section || !/^- /m.test(section)) {
    return [...wrong, `CHANGELOG.md tells of no change in ${version} or Unreleased. Say what changed.`];
  }
  return [...wrong, ...audiences.flatMap((audience) => untoldTo(audience, breaking, section))];
}

/** Returns a sentence if the changelog's entries for an audience do not name each operation, schema or rule that breaks for it. */
function untoldTo(audience: Audience, breaking: readonly Change[], section: string): string[] {
  const entries = section.split(/^- /m).flatMap((entry) => {
    const [, audiences = ''] = /\*\*Breaking for ([^*:]+)/.exec(entry) ?? [];
    return audiences.includes(audience) ? [...entry.matchAll(/[\w-]+/g)].map(([word]) => word) : [];
  });
  const named = new Set(entries);
  const unnamed = breaking
    .filter(({ breaks }) => breaks.includes(audience))
    .filter((change) => !namesOf(change).some((name) => named.has(name)));
  const names = [...new Set(unnamed.map((change) => namesOf(change)[0]!))];
  if (names.length === 0) return [];
  const entry = `"**Breaking for ${audience}:** … \`${names[0]}\` …"`;
  return [
    `CHANGELOG.md does not say to ${audience} what breaks: ${names.join(', ')}. Write an entry ${entry} that names each, or an operation that has it.`,
  ];
}

/**
 * Returns the names by which a changelog may mention a change: the changed operation, schema or rule, its new name, and the operations that
 * use it.
 */
function namesOf({ where, what, in: users = [] }: Change): string[] {
  const [, renamed] = /renamed to (\w+)/.exec(what) ?? [];
  const places = [where, ...users].map((place) => /^(?:[a-z]+ )?([\w-]+)/.exec(place)![1]!);
  return [...places, ...(renamed === undefined ? [] : [renamed])];
}

/** Returns the lowest version for the changes, by Semantic Versioning. Below 1.0.0 the minor number counts as the major one. */
function nextVersion(released: string, breaks: boolean): string {
  const [major = 0, minor = 0, patch = 0] = released.split('.').map(Number);
  if (major === 0) return breaks ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  return breaks ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

function sectionOf(changelog: string, title: string): string | undefined {
  return changelog.split(/^## /m).find((section) => section.startsWith(`[${title}]`));
}
