import { expect, test } from 'vitest';
import { deskCalls, outdated } from './desk-calls.ts';

test('the recorded cases match the suite; npm run workshop -- conform --desk writes them', () => {
  expect(outdated).toEqual([]);
});

test('an operation has its parameters with their types, and the cases that call it', () => {
  const writing = deskCalls.find(({ operationId }) => operationId === 'writeMessage')!;
  expect(writing).toMatchObject({
    parameters: [{ name: 'chat_id', type: 'integer' }],
    body: 'WrittenMessage',
  });
  expect(writing.targets.map(({ target, isAll }) => [target, isAll])).toEqual([
    ['channel-service', false],
    ['webhook-sender', false],
  ]);
});
