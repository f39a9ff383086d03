import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { limits, policies } from '../../../../../generated/policies.ts';
import { openPoints, rules } from '../../../../../generated/rules.ts';

const generated = join(import.meta.dirname, '../../../../../generated');
const files = readdirSync(generated, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/(schemas|examples|validators\.d)\.ts$/.test(file))
  .toSorted();
/** A program of a user. The tests read the texts that an editor shows at its expressions. */
const use = join(generated, 'use.ts');
const uses = `import { codes, errorCodes } from './errors.ts';
import { policies } from './policies.ts';
export const all = [
  policies.sendWebhookEvent.attempts, policies.sendWebhookEvent.intervalMs, policies.sendWebhookEvent.timeoutMs,
  policies.sendWebhookEvent.giveUpMs, policies.sendAgentMessage.timeoutMs, policies.sendAgentMessage.intervalMs,
  errorCodes.not_found, codes.notFound, errorCodes.invalid_client, errorCodes.unauthorized_client,
];`;
const service = ts.createLanguageService({
  getScriptFileNames: () => [use, ...files.map((file) => join(generated, file))],
  getScriptVersion: () => '1',
  getScriptSnapshot: (file) => {
    if (file === use) return ts.ScriptSnapshot.fromString(uses);
    return ts.sys.fileExists(file) ? ts.ScriptSnapshot.fromString(readFileSync(file, 'utf8')) : undefined;
  },
  getCurrentDirectory: () => generated,
  getCompilationSettings: () => ({
    strict: true,
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
    types: [],
    allowImportingTsExtensions: true,
  }),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
});

interface Hover {
  name: string;
  text: string;
}

/** Returns the texts that an editor shows at the properties, methods and named types of a file. */
function hoversOf(file: string): Hover[] {
  const path = join(generated, file);
  const source = service.getProgram()!.getSourceFile(path)!;
  const found: Hover[] = [];
  const look = (node: ts.Node, within: string): void => {
    let name = within;
    const isMember =
      ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isPropertyAssignment(node);
    const isNamed = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
    if (isMember || isNamed) {
      name = `${within}.${node.name.getText(source)}`;
      found.push({ name, text: shownAt(path, node.name.getStart(source)) });
    }
    ts.forEachChild(node, (child) => look(child, name));
  };
  look(source, '');
  return found;
}

function shownAt(path: string, position: number): string {
  const info = service.getQuickInfoAtPosition(path, position);
  const tags = (info?.tags ?? []).map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`);
  return [ts.displayPartsToString(info?.documentation), ...tags].join('\n').replaceAll(/\s+/g, ' ').trim();
}

/** Returns the text that an editor shows at the last name in an expression. */
const hoverOver = (expression: string) =>
  shownAt(use, uses.indexOf(`${expression},`) + expression.length - 1);

const hover = (file: string, name: string) => hoversOf(file).find((each) => each.name === name)?.text;

const declaring = files.filter((file) => /(types|kinds|svc-api\.d)\.ts$/.test(file));

test.each(declaring)('an editor shows a description at every type and property of %s', (file) => {
  const hovers = hoversOf(file);
  expect(hovers.length).toBeGreaterThan(0);
  expect(hovers.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([]);
});

test('a property with a named type shows the description of that type', () => {
  const text = hover('channel/types.ts', '.UserText.text');
  expect(text).toContain(`${limits.UserTextBody.truncate} characters`);
  expect(text).toContain('CHN-IN-17 MUST');
  expect(text).toContain(`@local CHN-IN-18 ${rules['CHN-IN-18'].text}`);
  expect(text).toContain(`@openPoint OPEN-17 ${openPoints['OPEN-17'].text}`);
});

test("a customer's comment on a file says that it is cut, an agent's comment does not", () => {
  const limit = `${limits.UserTextBody.truncate} characters`;
  for (const name of ['UserMedia', 'UserLocation'])
    expect(hover('channel/types.ts', `.${name}.text`)).toContain(limit);
  for (const name of ['MediaContent', 'LocationContent'])
    expect(hover('channel/types.ts', `.${name}.text`)).not.toContain(limit);
});

test('a property with its own description also shows the limit of its named type', () => {
  const text = hover('channel/types.ts', '.MediaContent.file_size');
  expect(text).toContain("The file's size in bytes.");
  expect(text).toMatch(/Limit: .*at least 1/);
});

test('a figure of the reference has the tag @openPoint, and every other figure names its rule', () => {
  const { sendWebhookEvent, sendAgentMessage } = policies;
  for (const figure of ['attempts', 'intervalMs', 'timeoutMs', 'giveUpMs'] as const) {
    expect(sendWebhookEvent.choices[figure]).toBe('OPEN-29');
    expect(hoverOver(`policies.sendWebhookEvent.${figure}`)).toContain('@openPoint OPEN-29');
  }
  expect(sendAgentMessage.choices.timeoutMs).toBe('OPEN-30');
  expect(hoverOver('policies.sendAgentMessage.timeoutMs')).toContain('@openPoint OPEN-30');
  expect(hoverOver('policies.sendAgentMessage.intervalMs')).toContain('@rule CHN-OUT-09 MUST');
});

test('an error code that the reference chose, or whose status it chose, has the tag @openPoint', () => {
  expect(hoverOver('errorCodes.not_found')).toContain('@openPoint OPEN-32');
  expect(hoverOver('codes.notFound')).toContain('@openPoint OPEN-32');
  expect(hoverOver('errorCodes.invalid_client')).toBe('');
  expect(hoverOver('errorCodes.unauthorized_client')).toContain('@openPoint OPEN-34 The HTTP status');
});

test('a handler shows the ids and levels of its rules', () => {
  const text = hover('developer/operations.ts', '.WebhookReceiverHandlers.receiveCallEvent');
  expect(text).toContain('HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD');
  expect(text).toContain('@local HOOK-RCV-03');
});
