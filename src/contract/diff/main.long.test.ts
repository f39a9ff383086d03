import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'parlance-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run workshop -- diff` with arguments. */
function diff(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), ...args],
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

/** Keeps a contract as release 1.0.0, changes the contract, and returns the output of the comparison with that release. */
async function changed(
  name: string,
  change: (text: string) => string,
  changelog: string,
  version: string,
  ...more: string[]
) {
  const at = (file: string) => join(folder, name, file);
  cpSync(join(root, 'generated'), at('generated'), { recursive: true });
  const own = [
    '--generated',
    at('generated'),
    '--released',
    at('released'),
    '--changelog',
    at('CHANGELOG.md'),
  ];
  await diff(...own, '--keep', '--version', '1.0.0');
  const file = at('generated/openapi/channel.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  writeFileSync(at('CHANGELOG.md'), changelog);
  return diff(...own, '--version', version, ...more);
}

const breaking = (text: string) => {
  const document = JSON.parse(text);
  document.components.schemas.UserTextMessage.required.push('locale');
  return JSON.stringify(document);
};
const renaming = (text: string) => {
  const document = JSON.parse(text);
  const { agentMessage, ...others } = document.webhooks;
  document.webhooks = { ...others, operatorMessage: agentMessage };
  return JSON.stringify(document);
};
/** Returns a document in which the first SHOULD rule is a MUST, and another rule has a changed text. */
const binding = (text: string) =>
  text
    .replace('"level": "SHOULD"', '"level": "MUST"')
    .replace(/("id": "CHN-IN-01"[^}]*"text": ")/, '$1In other words: ');
const told =
  '## [2.0.0]\n\n- **Breaking for integrator, service:** `UserTextMessage` needs `locale`; `operatorMessage` is new.\n';

test('the command accepts a version and a changelog that agree with the changes since the last release', async () => {
  const { code, err } = await diff();
  expect(err).toBe('');
  expect(code).toBe(0);
});

test('a breaking change without a new major version and a changelog entry fails, and the message names the remedy', async () => {
  const { code, out, err } = await changed('break', breaking, '## [Unreleased]\n\n- Something.\n', '1.0.1');
  expect(code).toBe(1);
  expect(out).toMatch(
    /Breaks for integrator\n.*UserTextMessage\/locale became required \(in sendUserMessage, body\)\n/,
  );
  expect(err).toContain('it is 2.0.0 at least');
  expect(err).toContain(
    'to integrator what breaks: UserTextMessage. Write an entry "**Breaking for integrator:**',
  );
});

test('a renamed webhook breaks both the service and the integrator', async () => {
  const { code, out, err } = await changed('rename', renaming, '## [Unreleased]\n', '1.1.0');
  expect(code).toBe(1);
  expect(out).toContain('Breaks for service\n  channel: webhook agentMessage was renamed to operatorMessage');
  expect(out).toContain(
    'Breaks for integrator\n  channel: webhook agentMessage was renamed to operatorMessage',
  );
  expect(err).toContain('CHANGELOG.md tells of no change');
});

test('a SHOULD that becomes a MUST breaks the party that the rule binds', async () => {
  const { code, out, err } = await changed('bind', binding, '## [Unreleased]\n\n- Something.\n', '1.0.1');
  expect(code).toBe(1);
  expect(out).toMatch(
    /Breaks for (service|integrator)\n {2}channel: rule CHN-\S+ for .* went from SHOULD to MUST/,
  );
  expect(out).toContain('Other words: 1 rules and descriptions. --verbose shows them.');
  expect(err).toContain('it is 2.0.0 at least');
  expect(err).toMatch(/to (service|integrator) what breaks: CHN-\S+\. Write an entry/);
});

test('--verbose prints the text of a changed rule before and after the change', async () => {
  const { out } = await changed('words', binding, told, '2.0.0', '--verbose');
  expect(out).toMatch(/rule CHN-IN-01 has other words\n {4}- (\S.*)\n {4}\+ In other words: \1\n/);
  expect(out).not.toContain('--verbose');
});

test('a changelog entry that does not name the changed operation or schema is not enough', async () => {
  const other =
    '## [2.0.0]\n\n- **Breaking for integrator, service:** `AgentMediaMessage` has other fields.\n';
  const { code, err } = await changed('other-break', breaking, other, '2.0.0');
  expect(code).toBe(1);
  expect(err).toContain('to integrator what breaks: UserTextMessage.');
});

test('the command accepts a breaking change with a new major version and a changelog entry', async () => {
  expect(await changed('told-break', breaking, told, '2.0.0')).toMatchObject({ code: 0, err: '' });
  expect(await changed('told-rename', renaming, told, '2.0.0')).toMatchObject({ code: 0, err: '' });
});

test('an unknown option exits with 2 and refers to --help', async () => {
  expect(await diff('--nonsense')).toMatchObject({ code: 2, err: expect.stringContaining('--help') });
});
