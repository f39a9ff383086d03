import { expect, test } from 'vitest';
import { deskCalls, outdated } from './desk-calls.ts';

test('conformance/desk-operations.json matches the suite; npm run workshop -- conform --desk writes the file', () => {
  expect(outdated).toEqual([]);
});

test('deskCalls has the parameters of an operation with their types, and the cases that call the operation', () => {
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

test('deskCalls has the response of an operation that the suite reads, with the fields that the suite needs', () => {
  const responseTo = (id: string) => deskCalls.find(({ operationId }) => operationId === id)!.response;
  expect(responseTo('createChannel')).toMatchObject({ status: '201', body: 'CreatedChannel' });
  const fields = (id: string) => responseTo(id).fields.map(({ path }) => path);
  expect(fields('createChannel')).toEqual(expect.arrayContaining(['channel_id', 'endpoint']));
  expect(fields('getChat')).toEqual(expect.arrayContaining(['chat.chat_id', 'transcript[].from']));
  expect(fields('startCall')).toEqual(['call_id']);
  expect(responseTo('setTyping')).toEqual({ status: '202', fields: [] });
});
