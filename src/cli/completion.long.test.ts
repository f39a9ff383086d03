import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-completion-'));
const script = join(folder, 'completion.bash');

beforeAll(() => {
  const parlance = join(folder, 'parlance');
  const main = join(import.meta.dirname, 'main.ts');
  writeFileSync(parlance, `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`);
  chmodSync(parlance, 0o755);
  writeFileSync(script, execFileSync(parlance, ['completion', 'bash']));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Replaces the function of the package bash-completion that the completion script calls. Most systems have this package. */
const bashCompletion = `_get_comp_words_by_ref() {
  words=("\${COMP_WORDS[@]}") cword=$COMP_CWORD cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
}`;

/** Returns the words that bash proposes to complete the last word of an unfinished command line. */
function proposed(...words: string[]): string[] {
  const lines = `${bashCompletion}
    source ${script}
    COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}) COMP_CWORD=${words.length - 1}
    COMP_LINE="\${COMP_WORDS[*]}" COMP_POINT=\${#COMP_LINE}
    __parlance_complete
    printf '%s\\n' "\${COMPREPLY[@]}"`;
  const PATH = `${folder}:${process.env['PATH']}`;
  const said = execFileSync('bash', ['-c', lines], {
    env: { ...process.env, PATH },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return said.trim().split('\n');
}

test('bash can read the completion script twice without an error', () => {
  const { stderr, status } = spawnSync('bash', ['-c', `source ${script}; source ${script}`], {
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});

test.each([
  [['tri'], ['trigger']],
  [
    ['trigger', 'chat_a'],
    ['chat_accepted', 'chat_assigned'],
  ],
  [['rules', '--level', 'M'], ['MUST']],
  [['conform', 'webhook-receiver', '--only', 'HOOK-RCV-01'], ['HOOK-RCV-01']],
])('bash completes the command line %j', (words, expected) => {
  expect(proposed('parlance', ...words)).toEqual(expected);
});

test.each(['zsh', 'fish', 'powershell'])('parlance completion prints a script for %s', async (shell) => {
  const { code, stdout } = await run('completion', shell);
  expect(code).toBe(0);
  expect(stdout).toContain('parlance');
});

test('parlance completion rejects an unknown shell and names the known shells', async () => {
  const { code, stderr } = await run('completion', 'tcsh');
  expect(code).toBe(2);
  expect(stderr).toContain('zsh, bash, fish, powershell');
});
