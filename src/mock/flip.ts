type Item = Record<string, { operationId?: string } | undefined>;

/** As much of a bundled OpenAPI document as turning it round needs. */
export interface Document {
  servers?: unknown;
  security?: unknown;
  paths?: Record<string, Item>;
  webhooks?: Record<string, Item>;
  components?: { schemas?: Record<string, { examples?: unknown }> };
}

/**
 * A document with a path for each operation, webhooks too, named by the operation alone. Prism mocks `paths` only, and
 * several webhooks may share an address, which the paths of one document cannot say. Who routes is the generated mount,
 * so neither parameters nor credentials stand in the copy; nor do schemas' own examples, which Prism would prefer to those
 * of the answer: every error answer has one schema.
 */
export function flipped({
  paths,
  webhooks,
  components,
  servers: _,
  security: __,
  ...rest
}: Document): Document {
  const operations = [...Object.values(paths ?? {}), ...Object.values(webhooks ?? {})].flatMap((item) =>
    Object.values(item).filter((operation) => operation?.operationId !== undefined),
  );
  return {
    ...rest,
    components: { ...components, schemas: withoutExamples(components?.schemas ?? {}) },
    paths: Object.fromEntries(
      operations.map((operation) => [
        `/${operation!.operationId}`,
        { post: { ...operation, parameters: [], security: [], requestBody: undefined } },
      ]),
    ) as Record<string, Item>,
  };
}

function withoutExamples(schemas: Record<string, { examples?: unknown }>) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { examples: _, ...schema }]) => [name, schema] as const),
  );
}
