import * as botSchemas from '../../../generated/bot/schemas.ts';
import * as channelSchemas from '../../../generated/channel/schemas.ts';
import * as developerSchemas from '../../../generated/developer/schemas.ts';
import { type SampleEvent, validatorsByName } from '../../contract/trial/samples.ts';
import { didYouMean } from '../shared/nearest.ts';

/** The parts of a JSON Schema that declare fields; the generated schemas contain no references. */
interface Schema {
  type?: string | readonly string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

const schemas: Record<string, Schema> = { ...channelSchemas, ...botSchemas, ...developerSchemas };

/** A sentence about a dotted path that the contract does not declare for an event; undefined where it is declared. */
export function unknownField({ operation }: SampleEvent, path: string): string | undefined {
  const [name = ''] =
    Object.entries(validatorsByName).find(([, each]) => each === operation.body?.validate) ?? [];
  const known = new Set(pathsIn(schemas[name] ?? {}));
  const steps = path.split('.');
  const prefixes = steps.map((_, index) =>
    steps
      .slice(0, index + 1)
      .join('.')
      .replaceAll(/\b\d+\b/g, '0'),
  );
  const unknown = prefixes.findIndex((prefix) => !known.has(prefix));
  if (unknown === -1 || known.has(`${prefixes[unknown - 1] ?? ''}.*`)) return undefined;
  const hint = didYouMean(prefixes[unknown]!, [...known]);
  return `The contract has no field ${prefixes[unknown]} here. ${hint}`.trimEnd();
}

/** The dotted paths of all fields in a schema; the index of a list is 0, and `*` stands for fields of any name. */
function pathsIn(schema: Schema, at = ''): string[] {
  const { type = 'object', properties, items, oneOf = [], anyOf = [], allOf = [] } = schema;
  const inner = Object.entries({ ...properties, ...(items && { 0: items }) });
  const branches = [...oneOf, ...anyOf, ...allOf];
  const isFree = type === 'object' && !properties && branches.length === 0;
  return [
    ...(isFree ? [`${at}.*`] : []),
    ...inner.flatMap(([name, each]) => {
      const path = at === '' ? name : `${at}.${name}`;
      return [path, ...pathsIn(each, path)];
    }),
    ...branches.flatMap((branch) => pathsIn(branch, at)),
  ];
}
