import { globSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';

/**
 * Makes `cases.ts` of the folder with the conformance targets. It lists the cases of all files `<target>/cases/*.ts`, by target. The
 * published bundle has no folders in which the suite could search for cases.
 */
export function emitCaseList(targets: string): string {
  const files = globSync('*/cases/*.ts', { cwd: targets }).map((file) => file.split(sep).join('/'));
  const listed = files.toSorted().map((file) => {
    const target = dirname(dirname(file));
    const name = `${target}-${basename(file, '.ts')}`.replaceAll(/\W+(\w)/g, (_, first) =>
      first.toUpperCase(),
    );
    return { file, target, name };
  });
  const byTarget = Object.entries(Object.groupBy(listed, ({ target }) => target)).map(
    ([target, own = []]) => {
      const key = /\W/.test(target) ? `'${target}'` : target;
      return `  ${key}: [${own.map(({ name }) => `...${name}`).join(', ')}],\n`;
    },
  );
  return [
    '// Made from the names of the files by `npm run generate`; changes here are lost.\n',
    ...listed.map(({ name, file }) => `import { cases as ${name} } from './${file}';\n`),
    `\n/** The cases of all files \`<target>/cases/*.ts\`, by target. */\nexport const cases = {\n${byTarget.join('')}};\n`,
  ].join('');
}
