// Writes a JSON value as a literal of a programming language.

/** The syntax of values in a language. */
export interface Dialect {
  string(text: string): string;
  constants: { true: string; false: string; null: string };
  /** Writes a member of an object. `value` is already a literal of the language. */
  member(key: string, value: string): string;
  object: Brackets;
  list: Brackets;
  /** True if the last line of a value over several lines ends with a comma. */
  trailingComma: boolean;
  indent: string;
}

interface Brackets {
  open: string;
  close: string;
  empty: string;
  /** The text between a bracket and the value, if the value is on one line. */
  pad: string;
}

/** The maximum length of a line. A longer value is written over several lines. */
const width = 100;

/** Writes a value as a literal. The first line starts at the column `at`. Further lines have `depth` levels of indentation. */
export function literal(
  value: unknown,
  dialect: Dialect,
  depth = 0,
  at = depth * dialect.indent.length,
): string {
  const line = oneLine(value, dialect);
  if (at + line.length <= width || !isComposite(value) || parts(value, dialect).length === 0) return line;
  const { open, close } = brackets(value, dialect);
  const inner = dialect.indent.repeat(depth + 1);
  const lines = Array.isArray(value)
    ? value.map((one) => literal(one, dialect, depth + 1))
    : Object.entries(value).map(([key, one]) =>
        dialect.member(key, literal(one, dialect, depth + 1, inner.length + dialect.member(key, '').length)),
      );
  const last = dialect.trailingComma ? ',' : '';
  return `${open}\n${lines.map((text) => inner + text).join(',\n')}${last}\n${dialect.indent.repeat(depth)}${close}`;
}

function oneLine(value: unknown, dialect: Dialect): string {
  if (typeof value === 'string') return dialect.string(value);
  if (value === true || value === false || value === null) return dialect.constants[`${value}`];
  if (!isComposite(value)) return JSON.stringify(value);
  const { open, close, empty, pad } = brackets(value, dialect);
  const inner = parts(value, dialect);
  return inner.length === 0 ? empty : `${open}${pad}${inner.join(', ')}${pad}${close}`;
}

const parts = (value: object, dialect: Dialect): string[] =>
  Array.isArray(value)
    ? value.map((one) => oneLine(one, dialect))
    : Object.entries(value).map(([key, one]) => dialect.member(key, oneLine(one, dialect)));

const isComposite = (value: unknown): value is object => typeof value === 'object' && value !== null;
const brackets = (value: object, { list, object }: Dialect) => (Array.isArray(value) ? list : object);

/** The syntax of JSON, for languages whose samples contain the body as JSON text. */
export const json: Dialect = {
  string: (text) => JSON.stringify(text),
  constants: { true: 'true', false: 'false', null: 'null' },
  member: (key, value) => `${JSON.stringify(key)}: ${value}`,
  object: { open: '{', close: '}', empty: '{}', pad: '' },
  list: { open: '[', close: ']', empty: '[]', pad: '' },
  trailingComma: false,
  indent: '  ',
};
