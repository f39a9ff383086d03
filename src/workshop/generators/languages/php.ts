import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askEach, type Language, type Made, run } from './language.ts';

export const php: Language = {
  name: 'PHP',
  test: ['php', '--version'],
  async complaints({ text }, folder) {
    writeFileSync(join(folder, 'made.php'), text);
    const { status, output, errors } = await run(folder, ['php', '-d', 'display_errors=stderr', 'made.php']);
    return status === 0 ? [] : [(errors || output).trim().split('\n')[0]!.replace(` in ${folder}/`, ' in ')];
  },
  async ask(made, questions, folder) {
    writeFileSync(join(folder, 'ask.php'), program(made));
    return askEach(folder, ['php', 'ask.php'], questions);
  },
};

function program({ readers }: Made): string {
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
