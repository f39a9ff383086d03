// What a language has to be able to do, so that generated code in it can be tried.
import { spawn, spawnSync } from 'node:child_process';

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

interface Ran {
  status: number | null;
  output: string;
  errors: string;
}

/** Runs a program to its end, with something on its standard input. */
export async function run(folder: string, command: readonly string[], input = ''): Promise<Ran> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd: folder });
  const ran: Ran = { status: null, output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (piece) => (ran.output += piece));
  child.stderr.setEncoding('utf8').on('data', (piece) => (ran.errors += piece));
  child.stdin.on('error', () => undefined).end(input);
  ran.status = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  return ran;
}

/** Gives a program a line of JSON for each question, and takes one for each answer. */
export async function askEach(folder: string, command: readonly string[], questions: readonly unknown[]) {
  const { status, output, errors } = await run(
    folder,
    command,
    questions.map((question) => `${JSON.stringify(question)}\n`).join(''),
  );
  const answers = output.trimEnd().split('\n');
  if (status !== 0 || (questions.length > 0 && answers.length !== questions.length))
    throw new Error(`${command.join(' ')} left with ${status} after ${answers.length} answers: ${errors}`);
  return questions.map((_, index) => JSON.parse(answers[index]!));
}
