import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { isObject, type Json, type JsonObject, listAt } from '../../../documents/json.ts';
import { type Interface, type Model, storiesOf } from '../../model/model.ts';
import { withoutKeywords } from '../../model/schemas.ts';
import { type GeneratedFile, literalIn, type Notation } from '../file.ts';
import { docComment, schemaDoc } from '../sentences.ts';
import { literal, sourceFile, withReferences } from './source.ts';

/** Makes `types.ts`: a type for each named schema, with the name of the schema. */
export async function emitTypes({ name, folder, documents, schemas }: Interface): Promise<GeneratedFile[]> {
  const docs: string[][] = [];
  const marked = [...schemas].map(([key, schema]) => [key, withMarks(schema, schemas, docs)]);
  const nodes = await openapiTS(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: name, version: '0' },
      paths: {},
      components: { schemas: Object.fromEntries(marked) },
    }),
    { defaultNonNullable: false, silent: true, transform: openObject, transformProperty: orUndefined },
  );
  const members = schemaMembers(nodes);
  const types = [...schemas].map(([schemaName, schema]) =>
    typeOf(schemaName, schemaDoc(schema, schemas), members.get(schemaName)!, docs),
  );
  return [sourceFile(`${folder}/types.ts`, documents, [...types])];
}

/**
 * Returns a copy of a schema in which the description of each property is a marker. openapi-typescript writes the marker where the
 * property's doc comment belongs, even for a named type. Then the doc comment replaces the marker.
 */
function withMarks(schema: Json, named: Map<string, JsonObject>, docs: string[][]): Json {
  if (Array.isArray(schema)) return schema.map((item) => withMarks(item, named, docs));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).map(([key, inner]) => {
    if (key !== 'properties' || !isObject(inner)) return [key, withMarks(inner, named, docs)];
    const properties = Object.entries(inner).map(([name, property]) => {
      const mark = `@@${docs.push(schemaDoc(property as JsonObject, named)) - 1}@@`;
      return [name, { ...(withMarks(property, named, docs) as JsonObject), description: mark }];
    });
    return [key, Object.fromEntries(properties)];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns a type with any members for an object without declared properties, because openapi-typescript would write an empty object.
 * Returns undefined for other schemas.
 */
function openObject(schema: object): ts.TypeNode | undefined {
  const keywords = Object.keys(schema).filter((key) => !['description', 'title', 'examples'].includes(key));
  if (keywords.length !== 1 || !('type' in schema) || schema.type !== 'object') return undefined;
  return ts.factory.createTypeReferenceNode('Record', [
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword),
  ]);
}

/** Adds undefined to the type of an optional property, because JSON.stringify leaves out a property that is undefined. */
function orUndefined(property: ts.PropertySignature): ts.PropertySignature | undefined {
  const { type, questionToken, modifiers, name } = property;
  if (questionToken === undefined || type === undefined || type.kind === ts.SyntaxKind.UnknownKeyword)
    return undefined;
  const types = ts.isUnionTypeNode(type) ? type.types : [type];
  const undefinedType = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  const either = ts.factory.createUnionTypeNode([...types, undefinedType]);
  return ts.factory.updatePropertySignature(property, modifiers, name, questionToken, either);
}

/** Returns the members of `components.schemas` in the output of openapi-typescript. */
function schemaMembers(nodes: ts.Node[]): Map<string, ts.TypeNode> {
  const components = nodes.find(
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === 'components',
  );
  const schemas = components?.members.find(
    (member) => memberName(member) === 'schemas',
  ) as ts.PropertySignature;
  return new Map(
    (schemas.type as ts.TypeLiteralNode).members.map((member) => [
      memberName(member),
      (member as ts.PropertySignature).type!,
    ]),
  );
}

function memberName(member: ts.TypeElement): string {
  const { name } = member;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
}

function typeOf(name: string, doc: string[], type: ts.TypeNode, docs: string[][]): string {
  const alias = ts.factory.createTypeAliasDeclaration(
    [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)],
    name,
    undefined,
    type,
  );
  const text = astToString(alias)
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    .replaceAll(/^( +)/gm, (spaces) => ' '.repeat(spaces.length / 2))
    .replaceAll(/^( *)\/\*\*[\s\S]*?\*\/\n/gm, (comment, indent) => {
      const mark = /@@(\d+)@@/.exec(comment)?.[1];
      return mark === undefined ? '' : docComment(docs[Number(mark)]!, indent);
    });
  return docComment(doc) + text;
}

/** The notation of `schemas.ts`: each object is on several lines. */
const ofSchemas: Notation = {
  ...withReferences,
  isLong: (value) => isObject(value) || listAt({ value }, 'value').some(isObject),
};

/** Makes `schemas.ts`: each named schema as a constant. TypeBox can infer the type from the constant. */
export function emitSchemas({ folder, documents, schemas }: Interface): GeneratedFile[] {
  const constants = [...schemas].map(([schemaName, schema]) => {
    const comment = docComment(schemaDoc(schema, schemas));
    const own = withoutKeywords(schema, (keyword) => keyword.startsWith('x-'));
    return `${comment}export const ${schemaName} = ${literalIn(ofSchemas, own)} as const;\n`;
  });
  return [sourceFile(`${folder}/schemas.ts`, documents, [...constants])];
}

/** Makes `examples.ts`: the valid, tolerated and invalid examples of an interface, by the name of the schema and of the example. */
export function emitExamples(model: Interface, { examples }: Model): GeneratedFile[] {
  const valid = stories(model, (name) => storiesOf(name, model.schemas, examples));
  const tolerated = stories(model, (name) => storiesOf(name, model.schemas, examples, 'tolerated'));
  const invalid = stories(model, (name) => examples.invalid[name] ?? {});
  const broken = stories(model, (name) => examples.broken[name] ?? {});
  return [
    sourceFile(`${model.folder}/examples.ts`, 'specs/examples/', [
      `/** Payloads that match their schema, by the name of the schema and of the example. */\nexport const examples = ${literal(valid)};\n`,
      `/** Payloads that receivers accept but no party should send, by the name of the schema and of the example. */\nexport const toleratedExamples = ${literal(tolerated)};\n`,
      `/** Payloads that do not match their schema, by the name of the schema and of the example. */\nexport const invalidExamples = ${literal(invalid)};\n`,
      `/** The rule or open point that each invalid payload violates, by the name of the schema and of the example. */\nexport const broken = ${literal(broken)} as const;\n`,
    ]),
  ];
}

function stories(
  { schemas }: Interface,
  of: (name: string) => Record<string, Json>,
): Record<string, Record<string, Json>> {
  return Object.fromEntries(
    [...schemas.keys()]
      .map((name) => [name, of(name)] as const)
      .filter(([, found]) => Object.keys(found).length > 0),
  );
}
