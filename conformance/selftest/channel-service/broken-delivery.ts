import type { Agent, Body, Chat } from '../independent/channel-service/model.ts';
import type { IndependentService } from '../independent/channel-service/service.ts';
import { type BrokenService, broken, chunked, endsAt, faults } from './broken-service.ts';

/** What goes wrong with some agents' messages only: with certain kinds, answers or moments. */
export const brokenDeliveries: readonly BrokenService[] = [
  broken('CHN-OUT-01', 'loses the second text of a chat', (s) => {
    const { deliver } = s;
    s.deliver = async (chat, body, entry) => {
      if (chat.transcript.filter(({ from }) => from === 'agent').indexOf(entry) !== 1)
        await deliver.call(s, chat, body, entry);
    };
  }),
  broken('CHN-OUT-01', 'sends nothing in a chat after a failure', (s) => {
    const { deliver } = s;
    s.deliver = async (chat, body, entry) => {
      const isOver = chat.transcript.some(({ delivery }) => delivery?.state === 'failed');
      if (!isOver) await deliver.call(s, chat, body, entry);
    };
  }),
  ...faults('CHN-OUT-02', {
    'cuts what the agent wrote at 4096': (s) =>
      bendMessage(s, ({ text }) => ({ text: text?.slice(0, 4096) })),
  }),
  ...faults('CHN-OUT-03', {
    'takes ids that differ in the case of letters for one': (s) => oneCustomer(s, (id) => id.toLowerCase()),
  }),
  ...faults('CHN-OUT-05', {
    'loses the preview of a file': (s) => bendMessage(s, () => ({ thumb: undefined })),
    'loses the performer of a file': (s) => bendMessage(s, () => ({ performer: undefined })),
    'loses the title of a location': (s) =>
      bendMessage(s, ({ type, title }) => ({ title: type === 'location' ? undefined : title })),
  }),
  broken('CHN-OUT-06', 'sends no typing after an error', (s) => {
    const { attempt } = s.delivery;
    let isRejected = false;
    s.delivery.attempt = async (channel, body, number) => {
      const isNotice = /^type/.test(body['message'].type);
      if (isNotice && isRejected) return { status: 200, body: { result: 'ok' } };
      const attempted = await attempt.call(s.delivery, channel, body, number);
      isRejected ||= isNotice && s.delivery.judge(attempted) !== 'taken';
      return attempted;
    };
  }),
  ...faults('CHN-OUT-07', {
    'sends chunks for texts only': chunked((wanted, { message }) => wanted && message.type === 'text'),
    'sends chunks at the first attempt only': chunked((wanted, _, number) => wanted && number === 1),
    'sends no chunks for a location': chunked((wanted, { message }) => wanted && message.type !== 'location'),
    'sends no chunks for a file': chunked((wanted, { message }) => wanted && message.file === undefined),
    'sends what is long in chunks': chunked((wanted, body) => wanted || JSON.stringify(body).length > 500),
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
  ...faults('CHN-OUT-08', {
    'stops at 204': endsAt(({ status }) => status === 204),
    'stops at a redirect': endsAt(({ status }) => status === 302),
  }),
  broken('CHN-OUT-12', 'gives each byte of an answer the whole time', {
    delivery: {
      limit: (request) => {
        request.setTimeout(3000, () => request.destroy(new Error('silent')));
        return () => undefined;
      },
    },
  }),
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
  broken('CHN-OUT-17', 'looks for localhost anywhere', {
    isSafe: (endpoint) => /^https:|127\.0\.0\.1|localhost/i.test(endpoint),
  }),
  broken('CHN-OUT-17', 'looks at the address of a new channel only', (s) => {
    s.desk.changeChannel = (id, { customer_endpoint }) => {
      const channel = s.channels.find((each) => each.id === id);
      Object.assign(channel!, { customerEndpoint: customer_endpoint ?? channel!.customerEndpoint });
      return [200, { channel_id: id }];
    };
  }),
  broken('CHN-OUT-19', 'names the agent who wrote first in a chat', (s) => {
    const firsts = new Map<Chat, Agent>();
    bendSender(s, (chat, agent) => firsts.get(chat) ?? firsts.set(chat, agent).get(chat)!);
  }),
  broken('CHN-OUT-19', 'names the agent who accepted a chat', (s) => {
    const { serve } = s.desk;
    const accepted = new Map<string | undefined, Agent>();
    s.desk.serve = (...[request, response, path, text]) => {
      const [, , number, action] = path.split('/');
      if (action === 'accept') accepted.set(number, s.agents.get(JSON.parse(text).agent_id)!);
      serve.call(s.desk, request, response, path, text);
    };
    bendSender(s, ({ number }, agent) => accepted.get(`${number}`) ?? agent);
  }),
];

/** Keeps what is in truth two customers as one. */
function oneCustomer(s: IndependentService, key: (id: string) => string): void {
  s.openChatOf = (channel, { id }) =>
    s.chats.find(
      (each) => each.channel === channel && key(String(each.senderId)) === key(String(id)) && !each.closed,
    );
}

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

function bendSender(s: IndependentService, senderOf: (chat: Chat, agent: Agent) => Agent): void {
  const { envelope } = s;
  s.envelope = (chat, agent, message) => envelope.call(s, chat, senderOf(chat, agent), message);
}
