import type { Body } from '../independent/channel-service/model.ts';
import type { IndependentService } from '../independent/channel-service/service.ts';
import { type BrokenService, broken } from './broken-service.ts';

/** What goes wrong with some agents' messages only: with certain kinds, answers or moments. */
export const brokenDeliveries: readonly BrokenService[] = [
  broken('CHN-OUT-01', 'loses the second text of a chat', (s) => {
    const { deliver } = s;
    s.deliver = async (chat, body, entry) => {
      if (chat.transcript.filter(({ from }) => from === 'agent').indexOf(entry) !== 1)
        await deliver.call(s, chat, body, entry);
    };
  }),
  broken('CHN-OUT-19', 'gives all messages one id', (s) => bendMessage(s, () => ({ id: 'm' }))),
  broken('CHN-OUT-02', 'trims what the agent wrote', (s) =>
    bendMessage(s, ({ text }) => ({ text: text?.trim() })),
  ),
  broken('CHN-OUT-02', 'cuts what the agent wrote', (s) =>
    bendMessage(s, ({ text }) => ({ text: text?.slice(0, 1000) })),
  ),
  broken('CHN-OUT-03', 'writes ids small', (s) => {
    s.recipient = ({ senderId }) => String(senderId).toLowerCase();
  }),
  broken('CHN-OUT-03', 'composes characters', (s) => {
    s.recipient = ({ senderId }) => String(senderId).normalize('NFC');
  }),
  broken('CHN-OUT-05', 'writes addresses of files in capitals', (s) =>
    bendMessage(s, ({ file }) => ({ file: file?.toUpperCase() })),
  ),
  broken('CHN-OUT-07', 'sends chunks for texts only', ({ delivery }) => {
    const { attempt } = delivery;
    delivery.attempt = (channel, body) =>
      attempt.call(
        delivery,
        { ...channel, chunked: channel.chunked && body['message'].type === 'text' },
        body,
      );
  }),
  broken('CHN-OUT-07', 'sends chunks at the first attempt only', ({ delivery }) => {
    const { attempt } = delivery;
    const known = new Set<unknown>();
    delivery.attempt = (channel, body) => {
      const isFirst = !known.has(body['message'].id);
      known.add(body['message'].id);
      return attempt.call(delivery, { ...channel, chunked: channel.chunked && isFirst }, body);
    };
  }),
  broken('CHN-OUT-08', 'does not repeat places', (s) =>
    attempts(s, ({ message }) => (message.type === 'location' ? 1 : 3)),
  ),
  broken('CHN-OUT-08', 'repeats files once', (s) => attempts(s, ({ message }) => (message.file ? 2 : 3))),
  broken('CHN-OUT-08', 'repeats the first message of a chat only', (s) => {
    const begun = new Set<unknown>();
    attempts(s, ({ recipient, message }) => {
      const isLater = message.type === 'text' && begun.has(recipient.id);
      if (message.type === 'text') begun.add(recipient.id);
      return isLater ? 1 : 3;
    });
  }),
  broken('CHN-OUT-20', 'makes a fourth attempt after an answer 200 without a result', ({ delivery }) => {
    const { judge } = delivery;
    delivery.judge = (attempted) => {
      const verdict = judge(attempted);
      if (verdict === 'again' && attempted?.status === 200) delivery.attempts = 4;
      return verdict;
    };
  }),
  broken('CHN-OUT-08', 'takes 204 for an end', (s) => {
    const { judge } = s.delivery;
    s.delivery.judge = (attempted) => (attempted?.status === 204 ? 'taken' : judge(attempted));
  }),
  broken('CHN-OUT-08', 'takes a redirection for an end', (s) => {
    const { judge } = s.delivery;
    s.delivery.judge = (attempted) => (attempted?.status === 302 ? 'taken' : judge(attempted));
  }),
  ...['OK', true, 'okay'].map((result) =>
    broken('CHN-OUT-11', `takes the result ${result} for ok`, (s) => {
      const { judge } = s.delivery;
      s.delivery.judge = (attempted) =>
        (attempted?.body as Body | undefined)?.['result'] === result ? 'taken' : judge(attempted);
    }),
  ),
  broken('CHN-OUT-13', 'tells nothing of files that failed', (s) => {
    const { failed } = s;
    s.failed = (chat, entry) => (entry['file'] ? undefined : failed.call(s, chat, entry));
  }),
  broken('CHN-OUT-13', 'tells of an error after a repeat that succeeded', (s) => {
    const { deliver } = s;
    s.deliver = async (chat, body, entry) => {
      await deliver.call(s, chat, body, entry);
      if (entry.delivery?.state === 'delivered' && entry.delivery.attempts.length > 1) s.failed(chat, entry);
    };
  }),
  broken('CHN-OUT-14', 'spoils characters beyond ASCII', (s) => {
    const { refused } = s;
    s.refused = (chat, error) =>
      refused.call(s, chat, { ...error, message: error['message'].replaceAll(/[^ -~]/g, '?') });
  }),
  broken('CHN-OUT-17', 'looks for the word in small letters', (s) => {
    s.isSafe = (endpoint) => !endpoint.startsWith('http:') || endpoint.startsWith('http://127.0.0.1:');
  }),
  broken('CHN-OUT-17', 'looks for localhost anywhere', (s) => {
    s.isSafe = (endpoint) => /^https:|127\.0\.0\.1|localhost/i.test(endpoint);
  }),
  broken('CHN-OUT-17', 'takes numbers for loopback', (s) => {
    s.isSafe = (endpoint) => /^https:|^http:..\d/i.test(endpoint);
  }),
  broken('CHN-OUT-01', 'sends nothing in a chat after a failure', (s) => {
    const { deliver } = s;
    s.deliver = async (chat, body, entry) => {
      const isOver = chat.transcript.some(({ delivery }) => delivery?.state === 'failed');
      if (!isOver) await deliver.call(s, chat, body, entry);
    };
  }),
];

function bendMessage({ delivery }: IndependentService, change: (message: Body) => Body): void {
  delivery.payload = ({ message, ...body }) => ({ ...body, message: { ...message, ...change(message) } });
}

function attempts({ delivery }: IndependentService, number: (body: Body) => number): void {
  const { run } = delivery;
  delivery.run = (chat, body, entry) => {
    const one = Object.create(delivery, { attempts: { value: number(body) } });
    return run.call(one, chat, body, entry);
  };
}
