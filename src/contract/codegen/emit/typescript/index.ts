// The emitters of TypeScript. A new output language is a folder beside this one, with an entry in ../../languages.ts. Its index.ts exports
// its emitters in one list. An emitter is a function from the model to files; it reads no document. forEachInterface makes an emitter that
// makes files for every interface. An emitter that needs the files of earlier emitters gets them as its second argument. The sentences on
// limits, deliveries and open points hold for every language and are in ../sentences.ts. Names that all languages share come from the
// model: operations, parties and schemas.
import { type Emitter, forEachInterface } from '../file.ts';
import { emitClient, emitKinds } from './client.ts';
import { emitOperations } from './operations.ts';
import { emitScriptApi } from './script-api.ts';
import {
  emitErrors,
  emitIndex,
  emitParties,
  emitPartyOperations,
  emitPolicies,
  emitRules,
  emitRuntime,
  emitStates,
} from './shared-modules.ts';
import { emitExamples, emitSchemas, emitTypes } from './types.ts';
import { emitValidators } from './validators.ts';

export const typescript: readonly Emitter[] = [
  forEachInterface(emitTypes),
  forEachInterface(emitSchemas),
  forEachInterface(emitValidators),
  forEachInterface(emitOperations),
  forEachInterface(emitClient),
  forEachInterface(emitKinds),
  forEachInterface(emitExamples),
  forEachInterface(emitScriptApi),
  emitRules,
  emitPolicies,
  emitErrors,
  emitStates,
  emitRuntime,
  emitPartyOperations,
  emitParties,
  emitIndex,
];
