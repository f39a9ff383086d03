import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Audience } from '../../../generated/parties.ts';
import { type Json, type JsonObject, mapObjects, objectAt, textAt } from '../documents/json.ts';
import { audiences, type Change, type Contract, type Documents } from './surface.ts';

const kinds = ['openapi', 'asyncapi'] as const;

/**
 * Reads the bundles in the folders `openapi/` and `asyncapi/` of `folder`, and in the same folders below its subfolder `reference`. Both
 * `generated/` and each release have this layout.
 */
export function readContract(folder: string): Contract {
  const contract: Record<string, Documents> = {};
  for (const path of globSync('{,reference/}{openapi,asyncapi}/*.json', { cwd: folder }).toSorted()) {
    const name = basename(path, '.json');
    const document = mapObjects(JSON.parse(readFileSync(join(folder, path), 'utf8')), inOneForm);
    contract[name] = { ...contract[name], [basename(dirname(path))]: document as JsonObject };
  }
  // The document for webhook receivers is left out, because it repeats the webhooks of another document.
  for (const { openapi } of Object.values(contract)) {
    delete contract[textAt(objectAt(openapi, 'x-parties'), 'webhooks')];
  }
  return contract;
}

/**
 * Rewrites an object so that equal schemas of an old and a new release have equal JSON. A `const` becomes an `enum`. In a `not`, a type
 * that only repeats the type of the schema is removed.
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

/** Returns the latest version that has a release in a folder; undefined if there is no release. */
export function lastReleased(folder: string): string | undefined {
  const versions = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    : [];
  return versions.toSorted(compareVersions).at(-1);
}

/** Compares two versions. Returns a negative number if the first version is lower. */
const compareVersions = new Intl.Collator('en', { numeric: true }).compare;

/** Writes the bundles into a folder as a release, without examples, which bind nobody and are most of the bytes. */
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

/** Removes the member `examples` of an object. It always holds examples, because no payload of the contract has a field with this name. */
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

/** Returns a sentence for each disagreement between the changes and the version or the changelog. Each sentence names the remedy. */
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
  return [...wrong, ...audiences.flatMap((audience) => missingEntriesFor(audience, breaking, section))];
}

/** Returns a sentence if the changelog's entries for an audience omit an operation, schema or rule whose change breaks that audience. */
function missingEntriesFor(audience: Audience, breaking: readonly Change[], section: string): string[] {
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

/** Returns the lowest version that Semantic Versioning allows for the changes. Below 1.0.0, a breaking change raises the minor number. */
function nextVersion(released: string, breaks: boolean): string {
  const [major = 0, minor = 0, patch = 0] = released.split('.').map(Number);
  if (major === 0) return breaks ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  return breaks ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

function sectionOf(changelog: string, title: string): string | undefined {
  return changelog.split(/^## /m).find((section) => section.startsWith(`[${title}]`));
}
