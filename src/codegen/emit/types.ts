import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { type JsonObject, textAt } from '../json.ts';
import type { Interface } from '../model.ts';
import { docComment, type GeneratedFile, head } from './file.ts';
import { plain } from './schemas.ts';

/** The named schemas as types, each under its own name. */
export async function emitTypes({ name, documents, schemas }: Interface): Promise<GeneratedFile> {
  const nodes = await openapiTS(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: name, version: '0' },
      paths: {},
      components: { schemas: Object.fromEntries([...schemas].map(([key, schema]) => [key, plain(schema)])) },
    }),
    { defaultNonNullable: false, silent: true, transform: openObject },
  );
  const members = schemaMembers(nodes);
  const types = [...schemas].map(([schemaName, schema]) =>
    typeOf(schemaName, schema, members.get(schemaName)!),
  );
  return { path: `${name}/types.ts`, content: [head(documents.join(' and ')), ...types].join('\n') };
}

/** An object that may hold anything; openapi-typescript takes one without stated properties for an empty one. */
function openObject(schema: object): ts.TypeNode | undefined {
  const keywords = Object.keys(schema).filter((key) => !['description', 'title', 'examples'].includes(key));
  if (keywords.length !== 1 || !('type' in schema) || schema.type !== 'object') return undefined;
  return ts.factory.createTypeReferenceNode('Record', [
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword),
  ]);
}

/** The members of `components.schemas` in what openapi-typescript gives. */
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

function typeOf(name: string, schema: JsonObject, type: ts.TypeNode): string {
  const alias = ts.factory.createTypeAliasDeclaration(
    [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)],
    name,
    undefined,
    type,
  );
  const text = astToString(alias)
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    .replaceAll(/^( +)/gm, (spaces) => ' '.repeat(spaces.length / 2))
    .replaceAll('@description ', '')
    .replaceAll(/^ *\* (Format:|@enum|@constant).*\n/gm, '')
    .replaceAll(/^( *)\/\*\*\n *\* (.*)\n *\*\/$/gm, '$1/** $2 */')
    .replaceAll(/^( *)\*/gm, '$1 *');
  return docComment([textAt(schema, 'description')]) + text;
}
