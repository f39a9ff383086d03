import { expect, test } from 'vitest';
import { whatItIs } from './peculiar.ts';

test.each([
  [404, '', /nothing seems to be served/],
  [200, '"{\\"result\\": \\"OK\\"}"', /encoded twice/],
  [200, '[]', /PHP/],
  [200, '{"event": "BOT_MESSAGE", "message": {"type": "TEXT", "text": "Hi"}}', /post it to/],
  [200, '{"message": {"type": "BUTTONS"}}', /post it to/],
  [200, '{"type": "TEXT", "text": "Hi"}', /post it to/],
])('an answer %d %s is named', (status, text, name) => {
  expect(whatItIs({ status, text })).toMatch(name);
});

test.each([
  [200, '{"result": "ok"}'],
  [200, ''],
  [404, 'No such page'],
  [200, '"ok"'],
  [200, 'null'],
  [200, '{"message": "taken", "type": "answer"}'],
  [500, '{"type": "TEXT"}'],
])('an answer %d %s is no mix-up', (status, text) => {
  expect(whatItIs({ status, text })).toBeUndefined();
});
