// Only the tests of the quickstarts run the PHP examples.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test.each(['frontend.php', 'bot.php', 'crm.php'])('the program %s is shorter than 80 lines', async (name) => {
  const text = await readFile(new URL(name, import.meta.url), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThan(80);
});
