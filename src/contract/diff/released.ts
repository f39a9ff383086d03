import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Json, type JsonObject, mapObjects, objectAt, textAt } from '../../../specs/reading/json.ts';
import type { Contract, Documents } from './surface.ts';

const kinds = ['openapi', 'asyncapi'] as const;

/** The bundles in `openapi/` and `asyncapi/` of a folder, and of its folder `reference`, as `generated/` and each release have them. */
export function readContract(folder: string): Contract {
  const contract: Record<string, Documents> = {};
  for (const path of globSync('{,reference/}{openapi,asyncapi}/*.json', { cwd: folder }).toSorted()) {
    const name = basename(path, '.json');
    const document = JSON.parse(readFileSync(join(folder, path), 'utf8')) as JsonObject;
    contract[name] = { ...contract[name], [basename(dirname(path))]: document };
  }
  // The document of a receiver repeats the webhooks of another document.
  for (const { openapi } of Object.values(contract)) {
    delete contract[textAt(objectAt(openapi, 'x-parties'), 'webhooks')];
  }
  return contract;
}

/** The version that was released last, of those kept in a folder. */
export function lastReleased(folder: string): string | undefined {
  const versions = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    : [];
  return versions.toSorted(compareVersions).at(-1);
}

/** Less than 0 when the first version is the lower one. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const index = a!.findIndex((part, at) => part !== b![at]);
  return index < 0 ? 0 : a![index]! - b![index]!;
}

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

/** No payload of the contract has a field named `examples`, so this key always holds examples. */
function withoutExamples({ examples: _, ...object }: JsonObject): Json {
  return object;
}
