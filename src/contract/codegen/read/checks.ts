import { type Source, visit } from '../../../../specs/reading/sources.ts';
import { SpecProblem } from '../problem.ts';
import { namedSchemas, type Place } from './places.ts';

/** Throws at the first named schema that code cannot be made from as it is written. */
export function checkSources(sources: Source[]): void {
  const first = new Map<string, Place>();
  for (const { name, document, pointer } of namedSchemas(sources)) {
    const known = first.get(name);
    if (known) {
      // Bundlers rename the second, and the two would share one folder of examples.
      throw new SpecProblem(
        document,
        pointer,
        `two schemas are called ${name}; the first is ${known.document}#${known.pointer}`,
        'Rename one of them',
      );
    }
    first.set(name, { document, pointer });
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
      throw new SpecProblem(
        document,
        pointer,
        `${name} is no name of a type`,
        'Write it in letters and digits, with a capital at each word',
      );
    }
  }
  for (const source of sources) checkPatterns(source);
}

function checkPatterns({ document, content }: Source): void {
  visit(content, ({ pattern }, pointer) => {
    if (typeof pattern !== 'string' || isPattern(pattern)) return;
    throw new SpecProblem(
      document,
      `${pointer}/pattern`,
      `${pattern} is no regular expression`,
      'Correct the expression',
    );
  });
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}
