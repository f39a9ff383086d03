import { basename, join } from 'node:path';
import { interfaces } from '../../../generated/parties.ts';

/** A generator that makes types from a bundled document. */
export interface Generator {
  /** The name of the generator's npm package. */
  name: string;
  /** The command that the docs print: it runs the generator on the document of the channel API. */
  command: string;
  reads: 'openapi' | 'asyncapi';
  /** Runs the generator on a bundled document. Resolves with the file that exports the types. */
  generate(bundle: string, out: string): Promise<{ file: string; holder?: TypeHolder }>;
}

/** The export that contains all types, if the file does not export each type. An interface has the types as properties. */
export interface TypeHolder {
  kind: 'interface' | 'namespace';
  name: string;
}

/** This project's own types, in the form of a generator. They are compared with those of other generators. */
export const own: Generator = {
  name: '@parlance/contract',
  command: 'npm install @parlance/contract',
  reads: 'openapi',
  generate: async (bundle) => {
    const { folder } = interfaces.find(({ name }) => name === basename(bundle, '.json'))!;
    return { file: join(import.meta.dirname, '../../../generated', folder, 'types.ts') };
  },
};
