import { type Emitter, forEachInterface } from '../file.ts';
import { emitFlows } from './arazzo.ts';
import { emitBruno } from './bruno.ts';
import { emitPostman } from './postman.ts';

/** Files for HTTP clients and for programs that run flows. The package and the docs bring them; generated/ does not. */
export const tools: readonly Emitter[] = [
  forEachInterface(emitPostman),
  forEachInterface(emitBruno),
  emitFlows,
];
