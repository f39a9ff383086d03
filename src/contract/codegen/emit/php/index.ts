// PHP: a Composer package without dependencies. It validates and serves from generated tables. The code for that is handwritten in runtime/
// and copied.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Emitter, type Language, pascal } from '../file.ts';
import { contractInterfaces, dataModules, versionOf } from '../tables/tables.ts';
import { docComment } from '../typescript/source.ts';
import { classesOf } from './classes.ts';
import { classFile, literal } from './source.ts';

const emitClasses: Emitter = (model) => contractInterfaces(model).flatMap((one) => classesOf(one, model));

const emitData: Emitter = (model) =>
  dataModules(model).map(({ name, from, doc, constants }) => {
    const members = constants.map(
      ([constant, told, value]) =>
        `${docComment([told], '    ')}    public const ${constant} = ${literal(value, '    ')};\n`,
    );
    const code = `${docComment([doc])}final class ${pascal(name)}\n{\n${members.join('\n')}}\n`;
    return classFile(pascal(name), from, code);
  });

/** Copies the handwritten files of runtime/ into the package. */
const emitRuntime: Emitter = (model) => {
  const folder = join(import.meta.dirname, 'runtime');
  return globSync('**/*.*', { cwd: folder }).map((found) => {
    const path = found.replaceAll('\\', '/');
    const text = readFileSync(join(folder, path), 'utf8');
    const head = `<?php\n// Copied from src/contract/codegen/emit/php/runtime/${path} by \`npm run generate\`. Change it there.\n`;
    return {
      path: `php/${path}`,
      content: text.replace(/^<\?php\n/, () => head).replaceAll('{version}', versionOf(model)),
    };
  });
};

export const php = {
  id: 'php',
  title: 'PHP',
  extension: 'php',
  emitters: [emitClasses, emitData, emitRuntime],
  starterPackage: '',
  programs: ['php', 'php8.1'],
  command: (program, file, at) => [program, file, join(at.package, 'autoload.php')],
} as const satisfies Language;
