import {
  registerSchema,
  type SchemaObject,
  setShouldValidateFormat,
  unregisterSchema,
  type Validator,
  validate,
} from '@hyperjump/json-schema/openapi-3-1';
import '@hyperjump/json-schema/formats';
import { isObject, type Json, type JsonObject } from '../../reading/json.ts';
import type { Bundle } from './bundle.ts';

setShouldValidateFormat(true);

/** OpenAPI has its own dialect, which is draft 2020-12 with a few more keywords. AsyncAPI's schemas are read as draft 2020-12. */
const dialects = {
  openapi: 'https://spec.openapis.org/oas/3.1/dialect/base',
  asyncapi: 'https://json-schema.org/draft/2020-12/schema',
} as const;

/** The schemas of a bundle for the validator Hyperjump: the named schemas, and others that `add` gives a name. */
export class Schemas implements Disposable {
  private readonly uri: string;
  private readonly definitions: JsonObject;
  private readonly dialect: string;
  private registered = false;
  private readonly compiled = new Map<string, Promise<Validator>>();

  constructor({ document, kind, content }: Bundle) {
    const components = isObject(content['components']) ? content['components'] : {};
    const named = isObject(components['schemas']) ? components['schemas'] : {};
    this.definitions = withDefinitions(named) as JsonObject;
    this.dialect = kind === 'openapi' ? dialects.openapi : dialects.asyncapi;
    this.uri = `https://schemas.example/${document}`;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.definitions, name);
  }

  /** Adds any schema of the document. Returns a name for it, which `fits` accepts. Returns the existing name of a named schema. */
  add(schema: unknown): string {
    const reference = isObject(schema) ? schema['$ref'] : undefined;
    if (typeof reference === 'string' && reference.startsWith(named)) return reference.slice(named.length);
    const name = `schema-${Object.keys(this.definitions).length}`;
    this.definitions[name] = withDefinitions(schema) as Json;
    return name;
  }

  /** True if a value fits the named schema. Call it after all schemas are added. */
  async fits(name: string, value: unknown): Promise<boolean> {
    if (!this.registered) {
      registerSchema({ $schema: this.dialect, $defs: this.definitions } as SchemaObject, this.uri);
      this.registered = true;
    }
    const known = this.compiled.get(name) ?? validate(`${this.uri}#/$defs/${name}`);
    this.compiled.set(name, known);
    return (await known)(value as Parameters<Validator>[0]).valid;
  }

  [Symbol.dispose](): void {
    if (this.registered) unregisterSchema(this.uri);
  }
}

const named = '#/components/schemas/';

/** Returns a copy in which references to `#/components/schemas` point to `#/$defs`, where JSON Schema expects schemas. */
function withDefinitions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDefinitions);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' ? String(inner).replace(named, '#/$defs/') : withDefinitions(inner),
    ]),
  );
}
