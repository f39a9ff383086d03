import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askEach, type Language, type Made, run } from './language.ts';

/** An old one, so that who has it can use what is generated. */
const version = '1.19';

export const go: Language = {
  name: 'Go',
  test: ['go', 'version'],
  async complaints(made, folder) {
    writeFileSync(join(folder, 'go.mod'), `module made\n\ngo ${version}\n`);
    writeFileSync(join(folder, 'made.go'), made.text);
    writeFileSync(join(folder, 'ask.go'), program(made));
    const { status, output, errors } = await run(folder, ['go', 'build', '-o', 'ask']);
    return status === 0 ? [] : `${output}${errors}`.split('\n').filter((line) => /^\.\/\w+\.go:/.test(line));
  },
  ask: (_, questions, folder) => askEach(folder, [join(folder, 'ask')], questions),
};

function program({ readers }: Made): string {
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
