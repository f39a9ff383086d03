// The languages in which generated code is tried, and what a language has to be able to do for it.
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

export const python: Language = {
  name: 'Python',
  // Code of quicktype reads instants by dateutil.
  test: ['python3', '-c', 'import dateutil'],
  async complaints({ text }, folder) {
    writeFileSync(join(folder, 'made.py'), text);
    const { status, errors } = await run(folder, ['python3', '-c', 'import made']);
    return status === 0 ? [] : [errors.trim().split('\n').at(-1)!];
  },
  async ask(made, questions, folder) {
    writeFileSync(join(folder, 'ask.py'), programInPython(made));
    return askEach(folder, ['python3', 'ask.py'], questions);
  },
};

function programInPython({ readers }: Made): string {
  const entries = [...readers].flatMap(([name, reader]) =>
    reader ? [`    ${JSON.stringify(name)}: (${reader.read}, ${reader.write ?? 'None'}),`] : [],
  );
  return `import json, sys, made

READERS = {
${entries.join('\n')}
}
for line in sys.stdin:
    question = json.loads(line)
    read, write = READERS[question["name"]]
    try:
        value = read(question["value"])
        answer = {"read": True} if write is None else {"read": True, "written": write(value)}
    except Exception:
        answer = {"read": False}
    print(json.dumps(answer))
`;
}

export const php: Language = {
  name: 'PHP',
  test: ['php', '--version'],
  async complaints({ text }, folder) {
    writeFileSync(join(folder, 'made.php'), text);
    const { status, output, errors } = await run(folder, ['php', '-d', 'display_errors=stderr', 'made.php']);
    return status === 0 ? [] : [(errors || output).trim().split('\n')[0]!.replace(` in ${folder}/`, ' in ')];
  },
  async ask(made, questions, folder) {
    writeFileSync(join(folder, 'ask.php'), programInPhp(made));
    return askEach(folder, ['php', 'ask.php'], questions);
  },
};

function programInPhp({ readers }: Made): string {
  const entries = [...readers].flatMap(([name, reader]) =>
    reader ? [`    ${JSON.stringify(name)} => [${reader.read}, ${reader.write ?? 'null'}],`] : [],
  );
  return `<?php
ini_set('display_errors', 'stderr');
require __DIR__ . '/made.php';
$readers = [
${entries.join('\n')}
];
while (($line = fgets(STDIN)) !== false) {
    $question = json_decode($line);
    [$read, $write] = $readers[$question->name];
    try {
        $value = $read($question->value);
        $answer = ['read' => true] + ($write ? ['written' => $write($value)] : []);
    } catch (Throwable) {
        $answer = ['read' => false];
    }
    echo json_encode($answer), "\\n";
}
`;
}

/** An old one, so that who has it can use what is generated. */
const version = '1.19';

export const go: Language = {
  name: 'Go',
  test: ['go', 'version'],
  async complaints(made, folder) {
    writeFileSync(join(folder, 'go.mod'), `module made\n\ngo ${version}\n`);
    writeFileSync(join(folder, 'made.go'), made.text);
    writeFileSync(join(folder, 'ask.go'), programInGo(made));
    const { status, output, errors } = await run(folder, ['go', 'build', '-o', 'ask']);
    return status === 0 ? [] : `${output}${errors}`.split('\n').filter((line) => /^\.\/\w+\.go:/.test(line));
  },
  ask: (_, questions, folder) => askEach(folder, [join(folder, 'ask')], questions),
};

function programInGo({ readers }: Made): string {
  const entries = [...readers].flatMap(([name, reader]) =>
    reader ? [`\t${JSON.stringify(name)}: ${reader.read},`] : [],
  );
  return `package main

import (
	"bufio"
	"encoding/json"
	"os"
)

var readers = map[string]func([]byte) (interface{}, error){
${entries.join('\n')}
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	answers := json.NewEncoder(os.Stdout)
	for lines.Scan() {
		var question struct {
			Name  string
			Value json.RawMessage
		}
		if err := json.Unmarshal(lines.Bytes(), &question); err != nil {
			panic(err)
		}
		answer := map[string]interface{}{"read": false}
		if value, err := readers[question.Name](question.Value); err == nil {
			answer["read"] = true
			answer["written"] = value
		}
		if err := answers.Encode(answer); err != nil {
			if err := answers.Encode(map[string]interface{}{"read": true}); err != nil {
				panic(err)
			}
		}
	}
}
`;
}
