// A value from the network may be an object whose `toString` is not a function. Only the function `printed` converts such a value to a
// string or a number.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { patience } from './workshop/testing/patience.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The code that reads messages of other programs. The documents, the store, the widget and the console are left out, because they read only
 * data of this project.
 */
const readers = [
  'src/cli',
  ...['codegen/runtime', 'judgement', 'mock', 'send', 'serve'].map((name) => `src/contract/${name}`),
  'src/reference/demo',
  'src/reference/service',
  ...['desk', 'report', 'run', 'targets', 'wire'].map((name) => `conformance/${name}`),
];
const folderOf = (name: string) => readers.find((folder) => relative(root, name).startsWith(`${folder}/`));
const isOfStore = (name: string) => relative(root, name).startsWith('src/reference/service/store/');

/** Functions that convert a value to a string or a number. */
const functions = new Set(['String', 'Number', 'BigInt', 'parseInt', 'parseFloat', 'encodeURIComponent']);
/** List methods that convert the items to strings. */
const methods = new Set(['join', 'sort', 'toSorted']);
/** Classes whose objects have their own `toString`. */
const classes = new Set(['URL', 'URLSearchParams', 'Buffer']);

test('no code converts a value of unknown type to a string or a number', {
  timeout: patience(300_000),
}, () => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const isOfTests = (name: string) => name.includes('/testing/') || name.endsWith('.test.ts');
  const names = fileNames.filter((name) => folderOf(name) && !isOfStore(name) && !isOfTests(name));
  const program = ts.createProgram(names, options);
  const checker = program.getTypeChecker();
  const places = names.flatMap((name) => {
    const file = program.getSourceFile(name)!;
    return convertedIn(file, checker)
      .filter((each) => !isSafe(checker.getTypeAtLocation(each), checker))
      .map((each) => {
        const { line } = file.getLineAndCharacterOfPosition(each.getStart(file));
        return `${relative(root, name)}:${line + 1}: use printed(${each.getText(file)})`;
      });
  });
  expect(new Set(names.map(folderOf))).toEqual(new Set(readers));
  expect(places).toEqual([]);
});

/** Returns the expressions in a file that are converted to a string or a number, alone or as list items. */
function convertedIn(file: ts.SourceFile, checker: ts.TypeChecker): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateSpan(node)) found.push(node.expression);
    if (ts.isCallExpression(node)) {
      const { expression: callee, arguments: given } = node;
      if (ts.isIdentifier(callee) && functions.has(callee.text)) found.push(...given);
      const isOfItems = ts.isPropertyAccessExpression(callee) && methods.has(callee.name.text);
      if (isOfItems && !given.some(ts.isFunctionLike)) {
        const list = checker.getTypeAtLocation(callee.expression);
        if (checker.isArrayLikeType(list)) found.push(callee.expression);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns true if no value of this type has members that the sender of a message chose. */
function isSafe(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.every((each) => isSafe(each, checker));
  if (type.isIntersection()) return type.types.some((each) => isSafe(each, checker));
  const constraint = checker.getBaseConstraintOfType(type) ?? type;
  if (constraint !== type) return isSafe(constraint, checker);
  const items = checker.isArrayLikeType(type) && type.getNumberIndexType();
  if (items) return isSafe(items, checker);
  const { Any, Unknown, NonPrimitive, Object: Other } = ts.TypeFlags;
  return (type.flags & (Any | Unknown | NonPrimitive | Other)) === 0 || classes.has(type.symbol?.name ?? '');
}
