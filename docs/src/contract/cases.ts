// The cases of the conformance suite. They are code, not data of the contract, so they are imported without the bundler.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface ListedCase {
  target: string;
  id: string;
  title: string;
  rules: readonly string[];
  needs: readonly string[];
}

/** Imports a module by its path from the root of the repository, in which the build runs. */
const load = (path: string) => import(/* @vite-ignore */ pathToFileURL(join(process.cwd(), path)).href);

export const { cases } = (await load('conformance/targets/index.ts')) as { cases: readonly ListedCase[] };
export const { exitCodes } = (await load('conformance/run/exit.ts')) as {
  exitCodes: Readonly<Record<string, number>>;
};
