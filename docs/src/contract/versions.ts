// The versions of the contract on the site: the current version, and the old versions that `npm run workshop -- diff --keep` stored.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Interface, interfaces, type Node } from './documents.ts';

/** The folder of the stored versions. The build runs in the root of the repository. */
const kept = 'specs/released';

export const current: string = interfaces[0]!.openapi.info.version;

const byNumber = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true });

/** The old versions. The latest one comes first. */
export const former: readonly string[] = readdirSync(kept)
  .filter((version) => version !== current)
  .sort(byNumber);

export interface ShownVersion {
  version: string;
  /** The address of the version's page: the page of the same interface if the version has one, or else the first page of the version. */
  address: string;
  isShown: boolean;
  isReleased: boolean;
}

/** Returns the entries of the version switch on the page at `address`: the current version, and then the old versions. */
export function versionsFor(address: string): ShownVersion[] {
  const [, shown = current, old] = /^\/versions\/([^/]+)\/(?:([^/]+)\/)?/.exec(address) ?? [];
  const name = old ?? /^\/reference\/([^/]+)\//.exec(address)?.[1];
  return [current, ...former].map((version) => ({
    version,
    address: addressIn(version, name),
    isShown: version === shown,
    isReleased: version !== current || existsSync(join(kept, current)),
  }));
}

function addressIn(version: string, name: string | undefined): string {
  if (version === current) return name === undefined ? '/' : `/reference/${name}/`;
  const isThere = interfacesOf(version).some((of) => of.name === name);
  return isThere ? `/versions/${version}/${name}/` : `/versions/${version}/`;
}

const read = new Map<string, Interface[]>();

/** Returns the interfaces of an old version. The documents of each version are read once. */
export function interfacesOf(version: string): Interface[] {
  const known = read.get(version);
  if (known) return known;
  const documentOf = (standard: string, name: string): Node => {
    const file = join(kept, version, standard, `${name}.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  };
  const all = interfaces.flatMap(({ name }) => {
    const [openapi, asyncapi] = [documentOf('openapi', name), documentOf('asyncapi', name)];
    if (openapi === undefined && asyncapi === undefined) return [];
    return [
      {
        name,
        title: (openapi ?? asyncapi).info.title,
        ...(openapi && { openapi }),
        ...(asyncapi && { asyncapi }),
      },
    ];
  });
  read.set(version, all);
  return all;
}
