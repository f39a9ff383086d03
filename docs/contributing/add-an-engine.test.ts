import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'parlance-engine-'));
afterAll(() => rmSync(copy, { recursive: true }));
const store = 'src/reference/service/store';
const page = readFileSync(join(root, 'docs/contributing/add-an-engine.md'), 'utf8');

/** Edits a file of the copy that the page names. */
function edit(file: string, ...replacements: [from: string | RegExp, to: string][]): void {
  expect(page).toContain(`\`${file}\``);
  const path = join(copy, file);
  let text = readFileSync(path, 'utf8');
  for (const [from, to] of replacements) {
    expect(text).toMatch(from);
    text = text.replace(from, to);
  }
  writeFileSync(path, text);
}

function vitest(...args: string[]): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', copy, ...args],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return stdout + stderr;
}

test('a copy of the SQLite engine becomes a third engine by the files that the page names', () => {
  for (const folder of ['src/reference/service', 'src/workshop/release'])
    mkdirSync(join(copy, folder), { recursive: true });
  for (const linked of [
    'generated',
    'node_modules',
    'package.json',
    'src/contract',
    'src/reference/limits.ts',
    'src/workshop/testing',
    'src/workshop/release/testing',
  ])
    symlinkSync(join(root, linked), join(copy, linked));
  cpSync(join(root, store), join(copy, store), { recursive: true });
  const engines = `${store}/engines`;
  cpSync(join(copy, engines, 'sqlite'), join(copy, engines, 'mine'), { recursive: true });
  edit(
    `${engines}/mine/engine.ts`,
    ["id: 'sqlite'", "id: 'mine'"],
    ["name: 'SQLite'", "name: 'Mine'"],
    ['schemes: []', "schemes: ['mine']"],
    ['const sqlite', 'const mine'],
    ['new SqliteStore(file,', "new SqliteStore(file.replace('mine://', ''),"],
    [
      'async examine(file)',
      "commands: { backup: (file) => 'mine dump ' + file, check: 'mine check' },\n  async examine(file)",
    ],
  );

  // Without its line the list is told to be incomplete.
  expect(vitest('engines/index.test.ts')).toMatch(/lists every folder of an engine[\s\S]*[-+] +"mine"/);
  edit(
    `${engines}/index.ts`,
    ['import { postgres }', "import { mine } from './mine/engine.ts';\nimport { postgres }"],
    ['[sqlite, postgres]', '[sqlite, postgres, mine]'],
  );

  edit(`${engines}/mine/testing/engine.ts`, ['options: { data }', "options: { database: 'mine://' + data }"]);
  const said = vitest(
    'contract.test.ts',
    'reads.test.ts',
    'engines/index.test.ts',
    '-t',
    'Mine',
    '--reporter=verbose',
  );
  expect(said).toMatch(/✓.*a store on Mine/);
  expect(said).toMatch(/✓.*Mine answers the read/);
  expect(said).not.toMatch(/[×✗]|failed/);
});
