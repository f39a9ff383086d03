import { expect, test } from 'vitest';
import { AcceptedFaults } from './accepted-faults.ts';

const event = (more: object = {}) => ({
  event: 'BOT_MESSAGE',
  id: '1',
  chat_id: '7',
  message: { type: 'TEXT', text: 'Hi' },
  ...more,
});
const ofEvents = (...events: object[]) => {
  const faults = new AcceptedFaults();
  return events.map((each) =>
    faults.of('sendProviderEvent', each).map(({ rule, says }) => `${rule} ${says}`),
  );
};
const timed = (timestamp: unknown) => event({ message: { type: 'TEXT', text: 'Hi', timestamp } });

test('AcceptedFaults reports an event without an id and a second event with the same id, but not a repeated event', () => {
  const other = event({ message: { type: 'TEXT', text: 'Bye' } });
  expect(ofEvents(event({ id: undefined }), event(), event(), other)).toEqual([
    ['BOT-PRV-16 the event has no `id`'],
    [],
    [],
    ['BOT-PRV-13 another event has the id "1"'],
  ]);
});

test('AcceptedFaults reports an invitation without a client_id', () => {
  const invite = { event: 'INVITE_AGENT', id: '1', chat_id: '7' };
  expect(ofEvents(invite, { ...invite, id: '2', client_id: 'c' })).toEqual([
    ['BOT-PRV-16 the event has no `client_id`'],
    [],
  ]);
});

test('AcceptedFaults reports a timestamp that is not in seconds', () => {
  const now = Math.floor(Date.now() / 1000);
  const right = [timed(now), timed(String(now)), timed(null), event()].map((each, index) => ({
    ...each,
    id: `${index}`,
  }));
  expect(ofEvents(...right).flat()).toEqual([]);
  expect(ofEvents(timed(now * 1000)).flat()).toEqual([
    expect.stringMatching(
      /^BOT-PRV-17 message\.timestamp is \d{13}, expected seconds since 1970, now \d{10}$/,
    ),
  ]);
});

test('AcceptedFaults reports a photo that does not begin with http:// or https://', () => {
  const of = (photo: unknown) =>
    new AcceptedFaults().of('sendUserMessage', { sender: { id: 1, photo } }).map(({ rule }) => rule);
  expect([of('https://files.example/a.png'), of(''), of(null), of(undefined)].flat()).toEqual([]);
  expect(of(' ')).toEqual(['CHN-RCV-12']);
  expect(new AcceptedFaults().of('sendAgentMessage', { sender: { photo: ' ' } })).toEqual([]);
});
