import { type BrokenService, broken, endsAt } from './broken-service.ts';

/** At least one for each MUST of what a service sends. */
export const brokenSenders: readonly BrokenService[] = [
  broken('CHN-OUT-01', 'sends PUT', { delivery: { method: () => 'PUT' } }),
  broken('CHN-OUT-01', 'says that JSON is text', { delivery: { contentType: () => 'text/plain' } }),
  broken('CHN-OUT-01', 'forgets the channel identifier', {
    delivery: { path: ({ customerEndpoint }) => customerEndpoint },
  }),
  broken('CHN-OUT-03', 'makes a number of digits', {
    recipient: ({ senderId }) => (/^\d+$/.test(String(senderId)) ? String(Number(senderId)) : senderId),
  }),
  broken('CHN-OUT-07', 'never sends chunks', { delivery: { isChunked: () => false } }),
  broken('CHN-OUT-07', 'always sends chunks', { delivery: { isChunked: () => true } }),
  broken('CHN-OUT-08', 'makes five attempts', { delivery: { attempts: 5 } }),
  broken('CHN-OUT-08', 'makes two attempts', { delivery: { attempts: 2 } }),
  broken(
    'CHN-OUT-08',
    'stops at 404',
    endsAt(({ status }) => status === 404),
  ),
  broken('CHN-OUT-08', 'reads ok from an answer that is not 200', ({ delivery }) => {
    const { judge } = delivery;
    delivery.judge = (attempted) => judge(attempted && { ...attempted, status: 200 });
  }),
  broken('CHN-OUT-09', 'waits two seconds', { delivery: { intervalMs: 2000 } }),
  broken('CHN-OUT-09', 'waits four seconds', { delivery: { intervalMs: 4000 } }),
  broken('CHN-OUT-09', 'waits longer each time', ({ delivery }) => {
    const { pause } = delivery;
    delivery.pause = (started, number) => pause.call(delivery, started + (number - 1) * 1500, number);
  }),
  broken('CHN-OUT-10', 'repeats what was taken over', ({ delivery }) => {
    const { judge } = delivery;
    let answers = 0;
    delivery.judge = (attempted) => {
      answers += 1;
      return answers % 2 === 1 ? 'again' : judge(attempted);
    };
  }),
  broken('CHN-OUT-12', 'waits for an answer without end', { delivery: { timeoutMs: 0 } }),
  broken('CHN-OUT-12', 'gives up on the first refused connection', ({ delivery }) => {
    const { judge } = delivery;
    delivery.judge = (attempted) => (attempted === undefined ? 'taken' : judge(attempted));
  }),
  broken('CHN-OUT-13', 'shows no error when it gives up', { failed: () => undefined }),
  broken('CHN-OUT-13', 'tells at the first failure', (s) => {
    const { attempt } = s.delivery;
    s.delivery.attempt = async (channel, body) => {
      const attempted = await attempt.call(s.delivery, channel, body);
      const chat = s.chats.find((each) => each.channel === channel);
      if (attempted?.status !== 200) s.add(chat!, { from: 'system', type: 'error', text: 'Not delivered' });
      return attempted;
    };
  }),
  broken('CHN-OUT-13', 'tells of a silent endpoint at its last attempt', { delivery: { timeoutMs: 500 } }),
  broken('CHN-OUT-13', 'tells four seconds late', (s) => {
    const { failed } = s;
    s.failed = (chat, entry) => void setTimeout(() => failed.call(s, chat, entry), 4000);
  }),
  broken('CHN-OUT-13', 'sends no error event', (s) => {
    const { tell } = s;
    s.tell = (event, chat, entry) => {
      const isError =
        event === 'delivery_failed' || entry?.type === 'error' || entry?.delivery?.state === 'failed';
      if (!isError) tell.call(s, event, chat, entry);
    };
  }),
  broken('CHN-OUT-16', 'gives each attempt a new id', {
    delivery: { payload: (body, number) => ({ ...body, message: { ...body['message'], id: `a${number}` } }) },
  }),
  broken('CHN-OUT-17', 'takes plain http anywhere', { isSafe: () => true }),
  broken('CHN-OUT-20', 'makes four attempts', { delivery: { attempts: 4 } }),
];
