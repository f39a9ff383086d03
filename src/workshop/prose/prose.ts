import ts from 'typescript';

/** A comment or a test name that is hard to read. */
interface Complaint {
  /** The number of the line in the file, counted from 1. */
  line: number;
  about: string;
  text: string;
}

const longest = 25;

/** Matches a text that begins with a relative or question word in place of a noun or verb. */
const opening = /^(?:What|Whatever|Who|Whoever|Whom|Whose|Whether|Which|How|Why|Nor)\b/;

/** Matches phrases that use a relative word in place of a noun. */
const phrases = /\b(?:that which|of what|by what|for whom|of whom|so much that)\b/i;

/** Checks the comments and the test names of a source file. Returns a complaint for each fault. */
export function complaintsOf(file: string, text: string): Complaint[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  return [...commentsOf(source), ...testNamesOf(source)].flatMap(({ position, words }) => {
    const line = source.getLineAndCharacterOfPosition(position).line + 1;
    return faultsOf(words).map((about) => ({ line, about, text: words }));
  });
}

interface Text {
  position: number;
  words: string;
}

/** Returns the faults of a text, which may have several sentences. */
export function faultsOf(words: string): string[] {
  const long = words
    .split(/(?<=[.!?;:])\s+| - /)
    .filter((sentence) => sentence.split(/\s+/).length > longest);
  const phrase = phrases.exec(words);
  return [
    ...(opening.test(words) ? [`begins with ${words.split(' ')[0]}: begin with the noun or the verb`] : []),
    ...(phrase ? [`says "${phrase[0]}": name the noun`] : []),
    ...(long.length > 0 ? [`has a sentence of more than ${longest} words: make it two`] : []),
  ];
}

/** Returns the comments of a file. Consecutive lines with // count as one comment. */
function commentsOf(source: ts.SourceFile): Text[] {
  const { text } = source;
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ])
      ranges.set(range.pos, range);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const all: (Text & { end: number; isLine: boolean })[] = [];
  for (const { pos, end } of [...ranges.values()].toSorted((one, other) => one.pos - other.pos)) {
    const raw = text.slice(pos, end);
    if (/biome-ignore|@ts-/.test(raw)) continue;
    const isAlone = text.slice(text.lastIndexOf('\n', pos) + 1, pos).trim() === '';
    const isLine = raw.startsWith('//') && isAlone;
    const words = raw
      .replaceAll(/^\/\*+|\*\/$|^\/\/|^\s*\*/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const before = all.at(-1);
    if (isLine && before?.isLine && text.slice(before.end, pos).trim() === '') {
      before.words += ` ${words}`;
      before.end = end;
    } else all.push({ position: pos, end, isLine, words });
  }
  return all;
}

/** Returns the names of tests: the first argument of `test`, `describe` and their variants, such as `test.each`. */
function testNamesOf(source: ts.SourceFile): Text[] {
  const names: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:test|describe)\b/.test(node.expression.getText(source))) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name))
        names.push({ position: name.getStart(source), words: name.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
