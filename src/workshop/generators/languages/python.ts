import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askEach, type Language, type Made, run } from './language.ts';

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
    writeFileSync(join(folder, 'ask.py'), program(made));
    return askEach(folder, ['python3', 'ask.py'], questions);
  },
};

function program({ readers }: Made): string {
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
