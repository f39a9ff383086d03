import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { targets } from './targets/index.ts';

const root = import.meta.dirname;

/** From which rooms a room may import; each may import itself, and nothing below reaches up. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  wire: [],
  run: ['wire'],
  desk: ['wire', 'run'],
  targets: ['wire', 'run', 'desk'],
  report: ['wire', 'run'],
};

describe('the list of targets is their folder', () => {
  const folders = readdirSync(join(root, 'targets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  test('each folder is in the list of conformance/targets/index.ts, and nothing else', () => {
    expect([...targets].toSorted()).toEqual(folders.toSorted());
  });

  test.each(folders)('%s has its descriptor in target.ts, and a self-test', (name) => {
    expect(readFileSync(join(root, 'targets', name, 'target.ts'), 'utf8')).toContain(`name: '${name}'`);
    expect(existsSync(join(root, 'selftest', name))).toBe(true);
  });

  test('a target imports nothing of another', () => {
    const across = links('targets').filter(
      ({ from, to }) => to.startsWith('targets/') && from.split('/')[1] !== to.split('/')[1],
    );
    expect(across.filter(({ from }) => from !== 'targets/index.ts')).toEqual([]);
  });
});

describe('imports between the rooms go one way', () => {
  test.each(Object.keys(allowed))('%s', (room) => {
    const wrong = links(room).filter(({ to }) => {
      const other = to.split('/')[0] ?? '';
      return other !== room && !allowed[room]?.includes(other) && !to.startsWith('..');
    });
    expect(wrong).toEqual([]);
  });
});

test('no file imports itself by way of others, types not either', () => {
  const all = Map.groupBy(links('.'), ({ from }) => from);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (path.includes(file) || done.has(file)) return;
    for (const { to } of all.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of all.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

/** Which file of a room imports which other one, as paths below conformance/. */
function links(room: string): { from: string; to: string }[] {
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => {
      const file = join(root, room, name);
      const found = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?['"](\.{1,2}\/[^'"]+)['"]/g);
      return [...found].map(([, path = '']) => ({
        from: relative(root, file),
        to: relative(root, resolve(dirname(file), path)),
      }));
    });
}
