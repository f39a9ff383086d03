import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

const left = ['specs/lint', 'specs/examples'].map((path) => join(root, path));

/** A copy of the documents, without examples, which a test may spoil. It is removed at the end of the scope. */
export class SpecsCopy implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'parlance-specs-'));
  readonly specs = join(this.folder, 'specs');

  constructor() {
    cpSync(join(root, 'specs'), this.specs, {
      recursive: true,
      filter: (path) => !left.includes(path),
    });
  }

  /** Replaces the first occurrence of a text in a file of `specs/`. Throws when it does not occur. */
  replace(file: string, text: string, by: string): void {
    const path = join(this.specs, file);
    const content = readFileSync(path, 'utf8');
    if (!content.includes(text)) throw new Error(`${file} has no ${JSON.stringify(text)} to spoil`);
    writeFileSync(
      path,
      content.replace(text, () => by),
    );
  }

  write(file: string, content: string): void {
    const path = join(this.specs, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true });
  }
}
