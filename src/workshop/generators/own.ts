import { basename, join } from 'node:path';
import { interfaces } from '../../../generated/parties.ts';

/** A generator: its input, and the module with its types. */
export interface Generator {
  /** The name of its npm package. */
  name: string;
  /** The command that runs it on the document of the channel, as the docs print it. */
  command: string;
  reads: 'openapi' | 'asyncapi';
  /** Runs it on a bundle. Resolves with the file that exports the types. */
  generate(bundle: string, out: string): Promise<{ file: string; holder?: TypeHolder }>;
}

/** The export that contains the types. An interface has them as properties. */
export interface TypeHolder {
  kind: 'interface' | 'namespace';
  name: string;
}

/** The types that this project generates, for comparison. */
export const own: Generator = {
  name: '@parlance/contract',
  command: 'npm install @parlance/contract',
  reads: 'openapi',
  generate: async (bundle) => {
    const { folder } = interfaces.find(({ name }) => name === basename(bundle, '.json'))!;
    return { file: join(import.meta.dirname, '../../../generated', folder, 'types.ts') };
  },
};
