// What a language has to be able to do, so that generated code in it can be tried.
import { spawnSync } from 'node:child_process';

/** Code of a language that turns JSON into what was generated for a schema, and back. */
export interface Reader {
  read: string;
  write?: string;
}

/** What a generator wrote for one document. */
export interface Made {
  text: string;
  /** By the names of schemas; without one where the code has no way to read JSON. */
  readers: ReadonlyMap<string, Reader | undefined>;
}

export interface Question {
  name: string;
  value: unknown;
}

export interface Answer {
  /** Whether it was read without a complaint. */
  read: boolean;
  /** What was written of it again. */
  written?: unknown;
}

/** Whether this machine has what a language needs. */
export const isHere = ({ test: [program = '', ...args] }: Language): boolean =>
  spawnSync(program, args).status === 0;

export interface Language {
  name: string;
  /** A command that succeeds where the language and what generated code imports are there. */
  test: readonly string[];
  /** Compiles what was generated, in a folder of its own; gives what the compiler says against it. */
  complaints(made: Made, folder: string): Promise<string[]>;
  /** Reads and writes payloads by what was compiled. */
  ask(made: Made, questions: readonly Question[], folder: string): Promise<Answer[]>;
}
