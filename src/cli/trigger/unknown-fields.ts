import * as botSchemas from '../../../generated/bot/schemas.ts';
import * as channelSchemas from '../../../generated/channel/schemas.ts';
import * as developerSchemas from '../../../generated/developer/schemas.ts';
import { type SampleEvent, validatorsByName } from '../../contract/trial/samples.ts';
import { nearest } from '../shared/nearest.ts';

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

/** A sentence that names the first field of a dotted path which the contract does not declare for an event; undefined where all are declared. */
export function unknownField({ operation }: SampleEvent, path: string): string | undefined {
  const [name = ''] =
    Object.entries(validatorsByName).find(([, each]) => each === operation.body?.validate) ?? [];
  const body = schemas[name];
  if (!body) return undefined;
  const steps = path.split('.');
  let at = branches(body);
  for (const [index, step] of steps.entries()) {
    if (at.some(isFree)) return undefined;
    const next = at.flatMap((schema) => within(schema, step)).flatMap(branches);
    if (next.length === 0) {
      const known = [...new Set(at.flatMap(({ properties = {} }) => Object.keys(properties)))];
      const near = nearest(step, known);
      const field = (last: string) => [...steps.slice(0, index), last].join('.');
      return `The contract has no ${field(step)} here.${near === undefined ? '' : ` Did you mean ${field(near)}?`}`;
    }
    at = next;
  }
  return undefined;
}

/** A schema with all its alternatives and parts. */
function branches(schema: Schema): Schema[] {
  const { oneOf = [], anyOf = [], allOf = [] } = schema;
  return [schema, ...[...oneOf, ...anyOf, ...allOf].flatMap(branches)];
}

/** Whether a schema declares no fields, so that any may be set. Fields that receivers merely tolerate are not meant. */
function isFree({ type = 'object', properties, oneOf, anyOf, allOf }: Schema): boolean {
  return type === 'object' && !(properties ?? oneOf ?? anyOf ?? allOf);
}

function within({ properties, items }: Schema, step: string): Schema[] {
  const isIndex = items !== undefined && /^\d+$/.test(step);
  const declared = properties && Object.hasOwn(properties, step) ? [properties[step]!] : [];
  return isIndex ? [items, ...declared] : declared;
}
