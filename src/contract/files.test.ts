import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tryWhole, writeWhole } from './files.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlance-whole-'));
  file = join(folder, 'report.html');
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o7777;

test('a new file has the requested mode, and its folder has no other file', () => {
  writeWhole(file, 'new', 0o600);
  expect([readFileSync(file, 'utf8'), modeOf(file), readdirSync(folder)]).toEqual([
    'new',
    0o600,
    ['report.html'],
  ]);
});

test('a replaced file keeps its mode, and a program that has the old file open can read on', () => {
  writeFileSync(file, 'old');
  chmodSync(file, 0o640);
  const before = statSync(file).ino;
  writeWhole(file, 'new');
  expect([readFileSync(file, 'utf8'), modeOf(file)]).toEqual(['new', 0o640]);
  expect(statSync(file).ino).not.toBe(before);
});

test.each([
  ['a link to a file', () => writeFileSync(join(folder, 'other'), 'theirs')],
  ['a link to nothing', () => {}],
])('%s is rejected, and its target does not change', (_, make) => {
  make();
  symlinkSync(join(folder, 'other'), file);
  const before = existsSync(file) && readFileSync(file, 'utf8');
  for (const write of [() => writeWhole(file, 'ours'), () => tryWhole(file)])
    expect(write).toThrow(/is a link to .*other\. Name the file itself, or remove the link/);
  expect(lstatSync(file).isSymbolicLink()).toBe(true);
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(before);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a path of a folder and a path in a missing folder are rejected with a sentence', () => {
  mkdirSync(file);
  expect(() => writeWhole(file, '')).toThrow(/is a folder\. Name a file in it/);
  expect(() => tryWhole(join(folder, 'no', 'file'))).toThrow(/The folder \S+no is not there/);
});

test('tryWhole changes neither the folder nor an existing file', () => {
  tryWhole(file);
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(file, 'old');
  const before = statSync(file).mtimeMs;
  tryWhole(file);
  expect([readFileSync(file, 'utf8'), statSync(file).mtimeMs, readdirSync(folder)]).toEqual([
    'old',
    before,
    ['report.html'],
  ]);
});

test.skipIf(process.platform === 'win32')(
  'writeWhole writes directly to a named pipe and to a device',
  async () => {
    execFileSync('mkfifo', [file]);
    tryWhole(file);
    const reader = spawn('cat', [file]);
    const read = text(reader.stdout);
    // Opening a pipe for writing waits until a program has opened it for reading.
    writeWhole(file, 'through the pipe');
    expect(await read).toBe('through the pipe');
    expect(lstatSync(file).isFIFO()).toBe(true);
    writeWhole('/dev/null', 'nobody');
    expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
  },
);

test.skipIf(process.platform === 'win32')(
  'writing to /dev/stdout keeps what the program has already printed',
  () => {
    const program = `const { writeWhole } = await import(${JSON.stringify(new URL('./files.ts', import.meta.url).href)});
    process.stdout.write('first, '); writeWhole('/dev/stdout', 'second');`;
    writeFileSync(join(folder, 'program.mjs'), program);
    execFileSync('sh', ['-c', `"${process.execPath}" program.mjs > report.html`], { cwd: folder });
    expect(readFileSync(file, 'utf8')).toBe('first, second');
    const piped = execFileSync('sh', ['-c', `"${process.execPath}" program.mjs | cat`], { cwd: folder });
    expect(String(piped)).toBe('first, second');
  },
);
