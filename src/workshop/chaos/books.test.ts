import { describe, expect, test } from 'vitest';
import { policies } from '../../../generated/policies.ts';
import type {
  DeskAttempt,
  DeskChat,
  LoggedDelivery,
  TranscriptEntry,
} from '../../../generated/reference/desk/types.ts';
import { type Books, judgeDeliveries, judgeMessages } from './books.ts';
import { type Arrival, Ledger, type SentMessage } from './ledger.ts';

const chat = { chat_id: 1, channel_id: 'shop', customer: { id: 'a' }, opened_at: 'now' } as DeskChat;
const entry = (entry_id: number, text: string, chat_id = 1) =>
  ({ entry_id, chat_id, text }) as TranscriptEntry;

function say(ledger: Ledger, more: Partial<SentMessage> = {}): string {
  const token = ledger.token();
  const said: SentMessage = {
    token,
    by: 'customer',
    writer: 'a',
    whose: { channel_id: 'shop', customer_id: 'a' },
    fate: 'accepted',
    posts: 1,
    firstAt: 10,
    lastAt: 20,
    ...more,
  };
  ledger.messages.push(said);
  return token;
}

const books = (entries: TranscriptEntry[], deliveries: LoggedDelivery[] = []): Books => ({
  chats: [{ chat, entries }],
  deliveries,
});

const found = ({ wrong }: Ledger) => Object.keys(wrong);

describe('the check for lost, repeated and misplaced messages', () => {
  test('judgeMessages accepts acknowledged messages that occur once and in order, even if messages with an unknown outcome are missing', () => {
    const ledger = new Ledger();
    const [one, two] = [say(ledger), say(ledger)];
    const unknown = say(ledger, { fate: 'unknown' });
    say(ledger, { fate: 'unknown' });
    judgeMessages(ledger, books([entry(1, one), entry(2, two), entry(3, unknown)]));
    expect(found(ledger)).toEqual([]);
    expect(ledger.done.acknowledged).toBe(2);
  });

  test('judgeMessages reports a lost message', () => {
    const ledger = new Ledger();
    say(ledger);
    judgeMessages(ledger, books([]));
    expect(found(ledger)).toEqual(['lost']);
  });

  test('judgeMessages reports a message that was stored twice, unless it was sent again while a clock was wrong', () => {
    const ledger = new Ledger();
    const token = say(ledger, { posts: 2 });
    const twice = books([entry(1, token), entry(2, token)]);
    judgeMessages(ledger, twice);
    expect(found(ledger)).toEqual(['doubled']);
    const other = new Ledger();
    say(other, { posts: 2 });
    other.wrongClocks.push({ from: 0, to: 15 });
    judgeMessages(other, twice);
    expect(found(other)).toEqual([]);
  });

  test('judgeMessages reports a message in a wrong chat, and a message that nobody wrote', () => {
    const ledger = new Ledger();
    const token = say(ledger, { whose: { channel_id: 'shop', customer_id: 'b' } });
    judgeMessages(ledger, books([entry(1, token), entry(2, '<zz>')]));
    expect(ledger.wrong.misplaced).toHaveLength(2);
  });

  test('judgeMessages reports messages in a wrong order', () => {
    const ledger = new Ledger();
    const [one, two] = [say(ledger), say(ledger)];
    judgeMessages(ledger, books([entry(1, two), entry(2, one)]));
    expect(found(ledger)).toEqual(['out of order']);
  });

  test('judgeMessages reports a rejected message that was stored', () => {
    const ledger = new Ledger();
    const token = say(ledger, { fate: 'rejected' });
    judgeMessages(ledger, books([entry(1, token)]));
    expect(found(ledger)).toEqual(['done though rejected']);
  });

  test('the ledger reports a number that was assigned twice', () => {
    const ledger = new Ledger();
    const token = say(ledger, { entry_id: 7 });
    ledger.numbered('chat', 1, 'shop b now');
    judgeMessages(ledger, books([entry(8, token)]));
    expect(ledger.wrong['given twice']).toHaveLength(2);
  });
});

describe('the check of the deliveries', () => {
  const { attempts: allowed, intervalMs } = policies.sendWebhookEvent;
  const request = '{"chat_id":1}';
  const attempts = (starts: number[], last: NonNullable<DeskAttempt['outcome']>): DeskAttempt[] =>
    starts.map((at, index) => ({
      number: index + 1,
      started_at: new Date(at).toISOString(),
      outcome: index === starts.length - 1 ? last : 'timeout',
    }));
  const delivery = (state: LoggedDelivery['state'], made: DeskAttempt[]): LoggedDelivery => ({
    delivery_id: 1,
    kind: 'webhook',
    about: 'chat_updated',
    to: '',
    request,
    state,
    attempts: made,
  });
  const arrival = (at: number, more: Partial<Arrival> = {}): Arrival => ({
    side: 'webhook',
    at,
    id: '1',
    text: request,
    behaviour: 'well',
    mayPass: true,
    ...more,
  });
  const judged = (deliveries: LoggedDelivery[], arrivals: Arrival[], ledger = new Ledger()) => {
    ledger.arrivals.push(...arrivals);
    judgeDeliveries(ledger, books([], deliveries));
    return found(ledger);
  };

  test('the check of deliveries accepts a delivery with one successful attempt', () => {
    const made = [delivery('delivered', attempts([0], 'delivered'))];
    expect(judged(made, [arrival(0, { wellAt: 1 })])).toEqual([]);
  });

  test('the check of deliveries reports a delivery that is still pending', () => {
    expect(judged([delivery('pending', attempts([0], 'timeout'))], [])).toEqual(['unended']);
  });

  test.each([
    ['more attempts than allowed', Array.from({ length: allowed + 1 }, (_, index) => index * intervalMs)],
    ['attempts too close together', [0, intervalMs - 1, 2 * intervalMs]],
    ['missing attempts', [0]],
  ])('the check of deliveries reports %s', (_, starts) => {
    expect(judged([delivery('failed', attempts(starts, 'timeout'))], [])).toEqual([
      'attempts against the policy',
    ]);
  });

  test('the check of deliveries reports a received request that has no attempt in the log', () => {
    const made = [delivery('delivered', attempts([0], 'delivered'))];
    const arrivals = [
      arrival(0, { behaviour: 'busy', mayPass: false }),
      arrival(intervalMs, { wellAt: intervalMs + 1 }),
    ];
    expect(judged(made, arrivals)).toEqual(['attempts against the policy']);
  });

  test('the check of deliveries reports a delivery that is logged as delivered but never arrived', () => {
    expect(judged([delivery('delivered', attempts([0], 'delivered'))], [])).toEqual(['lost']);
  });

  test('the check of deliveries reports a retry after a success, unless the process was killed in between', () => {
    const arrivals = [arrival(0, { wellAt: 1 }), arrival(intervalMs, { wellAt: intervalMs + 1 })];
    const began = Math.ceil(performance.timeOrigin);
    const made = attempts([began, began + intervalMs], 'delivered');
    expect(judged([delivery('delivered', made)], arrivals)).toEqual(['doubled']);
    const ledger = new Ledger();
    ledger.breaks.push({ from: 2, to: 3 });
    const cutOff = made.with(0, { ...made[0]!, outcome: 'interrupted' });
    expect(judged([delivery('delivered', cutOff)], arrivals, ledger)).toEqual([]);
    expect(ledger.mayBe['repeated after a kill']).toBe(1);
  });

  test('the check of deliveries accepts a retry after a response that came late or while the process was paused', () => {
    const { timeoutMs } = policies.sendWebhookEvent;
    const began = Date.now();
    const since = (ms: number) => began + ms - performance.timeOrigin;
    const late = arrival(since(timeoutMs), { wellAt: since(timeoutMs + 1) });
    const again = arrival(since(2 * timeoutMs), { wellAt: since(2 * timeoutMs + 1) });
    const made = [delivery('delivered', attempts([began, began + intervalMs], 'delivered'))];
    expect(judged(made, [late, again])).toEqual([]);
    const soon = arrival(since(10), { wellAt: since(11) });
    expect(judged(made, [soon, again])).toEqual(['doubled']);
    const paused = new Ledger();
    paused.pauses.push({ from: since(20), to: since(timeoutMs) });
    expect(judged(made, [soon, again], paused)).toEqual([]);
  });
});
