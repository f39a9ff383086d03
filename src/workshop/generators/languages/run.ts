import { spawn } from 'node:child_process';

export interface Ran {
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
