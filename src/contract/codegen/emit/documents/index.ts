import { type Emitter, forEachInterface } from '../file.ts';
import { emitBundles } from './bundles.ts';

/** The documents in one file each, for other tools and languages. */
export const documents: readonly Emitter[] = [forEachInterface(emitBundles)];
