import { expect, test } from 'vitest';
import { codeIn } from './sources.ts';

const made = (title: string, id: string) =>
  `export const own = [{ id: '${id}', title: ${title} }]; // A case.`;

test('the digest of a case ignores its title, but not its id', () => {
  const code = codeIn(made("'A text is “accepted”'", 'accepts'), ['A text is “accepted”']);
  expect(codeIn(made('\n "It’s accepted"', 'accepts'), ['It’s accepted'])).toBe(code);
  expect(codeIn(made("'A text is “accepted”'", 'takes'), ['A text is “accepted”'])).not.toBe(code);
  expect(codeIn(made(`\`\${text} is accepted\``, 'accepts'), [])).toBe(code);
});

test('a new path of a file in src does not change the digest of a case', () => {
  const from = (file: string) => `import { send } from '${file}';\nexport const sent = send();`;
  expect(codeIn(from('../../src/send/send.ts'), [])).toBe(codeIn(from('../../src/send.ts'), []));
  expect(codeIn(from('../cases/send.ts'), [])).not.toBe(codeIn(from('../send.ts'), []));
});
