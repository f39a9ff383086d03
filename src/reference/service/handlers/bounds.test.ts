import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { parseJson, UnreadableBody } from '../../../contract/serve/body.ts';
import { bodyLimits, connections } from '../../limits.ts';
import { complaintAboutBounds, withinBounds } from './bounds.ts';

/** Returns the JSON of a list that begins with the given items. It has `values` values, and the list itself is one of them. */
const listOf = (values: number, [first, ...others]: string[], each: string) =>
  `[${[first, ...others, ...Array.from({ length: values - 2 - others.length }, () => each)].join(' ,\n')}]`;
const nested = (levels: number, [open, close]: [string, string]) =>
  Buffer.from(`${open.repeat(levels)}${' '.repeat(2 * bodyLimits.values)}1${close.repeat(levels)}`);

describe('a body with many values', () => {
  test.each([
    ['numbers', ['1'], '1'],
    ['empty lists', ['[ ]'], '[]'],
    ['empty objects', ['{}'], '{\n}'],
    ['texts with brackets and commas', ['"[[[[,,,,"'], '"\\",{[,\\\\"'],
  ])(
    'a body with the maximum number of values is accepted, and one more value is rejected: %s',
    (_, first, each) => {
      const read = vi.fn<typeof parseJson>(parseJson);
      const bounded = withinBounds(read);
      expect(bounded(Buffer.from(listOf(bodyLimits.values, first, each)))).toHaveLength(
        bodyLimits.values - 1,
      );
      expect(read).toHaveBeenCalledTimes(1);
      const tooMany = Buffer.from(listOf(bodyLimits.values + 1, first, each));
      expect(() => bounded(tooMany)).toThrow(
        new UnreadableBody(`The body has more than ${bodyLimits.values} values. Send fewer.`),
      );
      expect(read).toHaveBeenCalledTimes(1);
    },
  );

  test('each value of a body counts once, at any depth', () => {
    const read = vi.fn<typeof parseJson>(parseJson);
    const bounded = withinBounds(read);
    const three = Array.from({ length: (bodyLimits.values - 1) / 3 }, () => '{"a": [1]}');
    const text = (...more: string[]) =>
      Buffer.from(`[${[...three, ...more].join()}]${' '.repeat(bodyLimits.values)}`);
    expect(three.length * 3 + 1).toBe(bodyLimits.values);
    bounded(text());
    expect(() => bounded(text('1'))).toThrow(/more than/);
  });
});

describe('a body with deeply nested values', () => {
  test.each<[string, string]>([
    ['[', ']'],
    ['{"a":', '}'],
  ])('a body with the maximum depth is accepted, and a deeper one is rejected: %s', (...pair) => {
    const read = withinBounds(parseJson);
    expect(complaintAboutBounds(read(nested(bodyLimits.depth, pair)))).toBeUndefined();
    for (const levels of [bodyLimits.depth + 1, bodyLimits.values - 1])
      expect(complaintAboutBounds(read(nested(levels, pair)))).toMatch(/^\/[0a/]+ is nested too deeply/);
    expect(() => read(nested(1_000_000, pair))).toThrow(/more than/);
  });
});

test('the parser rejects a body that ends within a string, because it is not JSON', () => {
  const read = withinBounds(parseJson);
  expect(() => read(Buffer.from(`{"a":"${'x'.repeat(2 * bodyLimits.values)}\\`))).toThrow(/not JSON/);
});

/** Calls `connectionsAtMost` in a process that may open this number of files. Returns its result. */
async function connectionsWith(files: number): Promise<number> {
  const module = new URL('./bounds.ts', import.meta.url).href;
  const program = `console.log((await import(${JSON.stringify(module)})).connectionsAtMost())`;
  const script = `ulimit -n ${files} && exec "$0" --max-old-space-size=128 --input-type=module -e "$1"`;
  const { stdout } = await promisify(execFile)('sh', ['-c', script, process.execPath, program]);
  return Number(stdout);
}

test('the maximum number of connections is a share of the open files, and is limited by the memory', async () => {
  const [few, many] = await Promise.all([connectionsWith(200), connectionsWith(15_000)]);
  expect(few).toBe(200 * connections.share);
  expect(many).toBeGreaterThan(few);
  expect(many).toBeLessThan(15_000 * connections.share);
});
