import { readFileSync } from 'node:fs';
import { InputData, JSONSchemaInput, type Options, quicktype } from 'quicktype-core';

/** The code that quicktype writes for the schemas of a bundle. */
export async function byQuicktype(bundle: string, options: Partial<Options>): Promise<string> {
  const input = new JSONSchemaInput(undefined);
  await input.addSource({
    name: 'schemas',
    uris: ['bundle.json#/components/schemas/'],
    schema: readFileSync(bundle, 'utf8'),
  });
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({ inputData, ...options });
  return lines.join('\n');
}
