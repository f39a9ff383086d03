import { emitBundles } from './emit/bundles.ts';
import { emitClient } from './emit/client.ts';
import { emitErrors, emitRules, emitStates } from './emit/contract.ts';
import { emitExamples } from './emit/examples.ts';
import type { GeneratedFile } from './emit/file.ts';
import { emitFlows } from './emit/flows.ts';
import { emitIndex } from './emit/index-module.ts';
import { emitKinds } from './emit/kinds.ts';
import { emitOperations } from './emit/operations.ts';
import { emitParties, emitPartyOperations } from './emit/party-tables.ts';
import { emitPolicies } from './emit/policies.ts';
import { emitRuntime } from './emit/runtime.ts';
import { emitSchemas } from './emit/schemas.ts';
import { emitTypes } from './emit/types.ts';
import { emitValidators } from './emit/validators.ts';
import { emitScriptApi } from './emit/widget.ts';
import type { Interface, Model } from './model.ts';
import { readModel } from './read/model.ts';

/** Every file of `generated/` from a folder `specs/`; the same documents give the same bytes. */
export async function generate(specs: string): Promise<GeneratedFile[]> {
  const model = await readModel(specs);
  const files = await Promise.all(model.interfaces.map((one) => emitInterface(one, model)));
  const all = [
    emitParties(model, files.flat()),
    emitPartyOperations(model),
    emitRules(model),
    emitPolicies(model),
    emitErrors(model),
    emitStates(model),
    ...emitRuntime(),
    ...emitFlows(specs),
    ...files.flat(),
  ];
  return [...all, emitIndex(all)].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

async function emitInterface(one: Interface, model: Model): Promise<GeneratedFile[]> {
  return [
    await emitTypes(one),
    emitSchemas(one),
    ...(await emitValidators(one)),
    ...(one.operations.length > 0 ? [emitOperations(one, model), emitClient(one)] : []),
    ...emitKinds(one),
    emitExamples(one, model),
    ...emitScriptApi(one, model),
    ...emitBundles(one, model),
  ];
}
