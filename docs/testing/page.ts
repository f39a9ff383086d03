// Follows a page with commands as a reader does: runs every block of the page unchanged, in order.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { freePort } from '../../conformance/wire/http/stand-in.ts';
import { patience } from '../../src/workshop/testing/patience.ts';

const pages = fileURLToPath(new URL('../src/content/docs', import.meta.url));

/** Matches the ports that pages name. Each run replaces these ports by free ports. */
const ports = /\b(?:87\d\d|4010)\b/g;

export interface Reading {
  /** The folder in which the reader works. */
  folder: string;
  /** The language that the reader chooses, if the page has several languages. */
  language?: string;
  /** The commands with which a reader installs packages. The caller has already run these commands. */
  installed?: readonly string[];
}

interface Block {
  /**
   * The language of the block. `sh` is run, `text` is the expected output, and `powershell` is skipped. Any other block is a file, and its
   * title is the file name.
   */
  lang: string;
  title: string;
  code: string;
}

/** Follows a page: runs its commands, and expects the output that the page prints. Ends every process that the page started. */
export async function follow(page: string, { folder, language, installed = [] }: Reading): Promise<void> {
  const text = await onFreePorts(readFileSync(join(pages, page), 'utf8'));
  using place = new Place(folder);
  await using shell = new Shell(place);
  await using terminals = new Terminals(place);
  let printed: Printed = '';
  const blocks = blocksOf(text, language);
  expect(blocks.length, `blocks of ${page}`).toBeGreaterThan(0);
  for (const { lang, title, code } of blocks) {
    if (lang === 'text') {
      const whose = /^(The .*) prints$/.exec(title)?.[1];
      await prints(code, whose === undefined ? printed : () => terminals.of(whose).output);
    } else if (lang === 'powershell') {
      // The block before has the same commands for another shell.
    } else if (lang !== 'sh') {
      writeFileSync(join(folder, title), code);
    } else if (title === 'Once') {
      expect(installed).toContain(code.trim());
    } else if (title.startsWith('The ')) {
      await terminals.begin(title, code);
      printed = () => terminals.of(title).output;
    } else if (code.includes('parlance conform')) {
      printed = await judged(code, place, Number(/^Exit status (\d)$/.exec(title)?.[1] ?? 0));
    } else {
      const output = await shell.run(code);
      // The desk may show the result only later, so the command is repeated until it prints the expected output.
      printed = /^npx parlance call getChat [^\n]*$/.test(code.trim()) ? () => shell.run(code) : output;
    }
  }
}

/** The printed text, or a function that returns the text printed so far. */
type Printed = string | (() => string | Promise<string>);

/** Waits until the printed text matches the output on the page. Throws at once if the text is complete and does not match. */
async function prints(code: string, printed: Printed): Promise<void> {
  const pattern = patternOf(code);
  await until(async () => {
    const said = typeof printed === 'string' ? printed : await printed();
    if (pattern.test(said)) return true;
    const complaint = `the output should be\n${code}but is\n${said}`;
    if (typeof printed === 'string') throw new Error(complaint);
    return complaint;
  });
}

function blocksOf(page: string, language?: string): Block[] {
  const parts = page.split(/^(<In language="\w+">|<\/In>)$/m);
  let of: string | undefined;
  return parts.flatMap((part) => {
    const opened = /^<In language="(\w+)">$/.exec(part);
    if (opened || part === '</In>') of = opened?.[1];
    if (of !== undefined && of !== language) return [];
    return [...part.matchAll(/^```(\w+) title="([^"]+)"\n([\s\S]*?)^```$/gm)].map(
      ([, lang, title, code]) => ({ lang: lang!, title: title!, code: code! }),
    );
  });
}

/** Returns a pattern for the output on a page. `…` matches any text, and a time matches any time. */
function patternOf(printed: string): RegExp {
  const lines = printed.trim().split('\n');
  const patterns = lines.map((line) =>
    line
      .trim()
      .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
      .replaceAll('…', '[\\s\\S]*?')
      .replaceAll(/\d+(?:\\\.\d+)? (m?s)\b/g, '[\\d.]+ $1')
      .replaceAll(/\d\d:\d\d:\d\d\\\.\d{3}/g, '[\\d:.]+'),
  );
  return new RegExp(patterns.join('\\s*?\\n\\s*?'));
}

async function onFreePorts(page: string): Promise<string> {
  const free = new Map<string, string>();
  for (const port of new Set(page.match(ports))) free.set(port, String(await freePort()));
  return page.replaceAll(ports, (port) => free.get(port)!);
}

/** Runs a check of the suite. Repeats the check, up to four runs in all, if the machine was too busy to judge times. */
async function judged(code: string, place: Place, expected: number, attempt = 1): Promise<string> {
  await using terminal = new Terminal(code, place);
  const status = await terminal.ended;
  if (status === 4 && attempt < 4) return judged(code, place, expected, attempt + 1);
  if (status !== expected || (expected === 0 && /^ +warned /m.test(terminal.output)))
    throw new Error(`exited with ${status}: ${code}${terminal.output}`);
  return terminal.output;
}

/** The terminals of a reader, by title. A new command in an open terminal first ends the old command. */
class Terminals {
  readonly #open = new Map<string, Terminal>();
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  async begin(title: string, code: string): Promise<void> {
    await this.#open.get(title)?.[Symbol.asyncDispose]();
    const terminal = new Terminal(code, this.#place);
    this.#open.set(title, terminal);
    await terminal.answers();
  }

  of(title: string): Terminal {
    const terminal = this.#open.get(title);
    if (terminal === undefined) throw new Error(`no terminal has the title ${title}`);
    return terminal;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const terminal of this.#open.values()) await terminal[Symbol.asyncDispose]();
  }
}

/** A terminal in which one command runs. */
class Terminal {
  output = '';
  readonly ended: Promise<number | null>;
  readonly #code: string;
  readonly #child: ChildProcess;

  constructor(code: string, { folder: cwd, env }: Place) {
    this.#code = code;
    // The child is the leader of a process group with npm, a shell, and the programs that they start.
    this.#child = spawn('bash', ['-c', code], {
      cwd,
      detached: true,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    hear(this.#child, (piece) => {
      this.output += piece;
    });
    this.ended = new Promise((resolve) => this.#child.once('close', resolve));
  }

  get isOpen(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Waits until a server responds on the port that the command names. */
  async answers(): Promise<void> {
    const port = /(?:--port |\.m?ts |\.py |\.go |-S [\d.]+:|--listen [\d.]+:)(\d+)/.exec(this.#code)?.[1];
    if (port === undefined) throw new Error(`the command names no port: ${this.#code}`);
    await until(async () => {
      if (!this.isOpen) throw new Error(`ended: ${this.#code}${this.output}`);
      const answered = fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2000) });
      return answered.then(
        () => true,
        () => `nothing listens: ${this.#code}${this.output}`,
      );
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.isOpen) process.kill(-this.#child.pid!, 'SIGTERM');
    await this.ended;
  }
}

/** A shell that runs the blocks of a page in order, and keeps its variables and functions between them. */
class Shell {
  readonly #child: ChildProcess;
  readonly #closed: Promise<void>;
  #output = '';
  #blocks = 0;

  constructor({ folder: cwd, env }: Place) {
    this.#child = spawn('bash', ['-e', '-o', 'pipefail'], { cwd, env, stdio: 'pipe' });
    hear(this.#child, (piece) => {
      this.#output += piece;
    });
    this.#closed = new Promise((resolve) => this.#child.once('close', () => resolve()));
  }

  /** Runs a block, and returns the output of the block. */
  async run(code: string): Promise<string> {
    const done = `--- block ${++this.#blocks} is done ---`;
    this.#output = '';
    this.#child.stdin!.write(`{\n${code}\n} < /dev/null\necho '${done}'\n`);
    await until(() => {
      if (this.#child.exitCode !== null) throw new Error(`failed: ${code}${this.#output}`);
      return this.#output.includes(done) || `the block does not end: ${code}${this.#output}`;
    });
    return this.#output;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.stdin!.end();
    await this.#closed;
  }
}

function hear(child: ChildProcess, take: (piece: string) => void): void {
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', take);
}

/** Repeats `look` until it returns true, for two minutes on an idle machine. Then throws an error with the text that `look` returned. */
async function until(look: () => Promise<true | string> | true | string): Promise<void> {
  const end = performance.now() + patience(120_000);
  for (;;) {
    const found = await look();
    if (found === true) return;
    if (performance.now() > end) throw new Error(found);
    await new Promise((again) => setTimeout(again, 50));
  }
}

/** The environment of a reader. The PATH has Node, but no other program of this project. Each reader has a temporary folder. */
class Place {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly #temporary = mkdtempSync(join(tmpdir(), 'parlance-reader-'));

  constructor(folder: string) {
    this.folder = folder;
    const paths = process.env['PATH']!.split(delimiter).filter((path) => !path.includes('node_modules'));
    const PATH = [dirname(process.execPath), ...paths].join(delimiter);
    // Readers whose folders have the same parent share the Go build cache, because the build of Go's standard library takes a minute.
    const GOCACHE = join(dirname(folder), 'go-cache');
    this.env = { ...process.env, NO_COLOR: '1', PATH, TMPDIR: this.#temporary, GOCACHE, GOPROXY: 'off' };
  }

  [Symbol.dispose](): void {
    rmSync(this.#temporary, { recursive: true, force: true });
  }
}
