import { codes } from '../../../generated/errors.ts';
import { limits } from '../../../generated/policies.ts';
import type { RuleId } from '../../../generated/rules.ts';
import { type Change, type Changed, wrap } from '../bend.ts';
import type { IndependentService } from './independent.ts';
import { otherwise, showsLate, unhurried } from './unhurried.ts';

function left(
  rule: RuleId,
  by: string,
  words: RegExp,
  manner: string,
  change: Change<IndependentService>,
): Changed<IndependentService> {
  return { ...otherwise(manner, change), told: { rule, by, words } };
}

export const openServices: readonly Changed<IndependentService>[] = [
  otherwise('stops at an error, whatever its status', {
    delivery: {
      judge: wrap((judge, attempted) =>
        judge(attempted && { ...attempted, status: Object(attempted.body).error ? 200 : attempted.status }),
      ),
    },
  }),
  left('CHN-OUT-04', 'recipient-is-a-string', /recipient\.id: 4711/, 'gives an integer id back as it came', {
    recipient: ({ senderId }) => senderId,
  }),
  left('CHN-OUT-19', 'agent-text', /two chats have the same/, 'numbers the messages of each chat', {
    envelope: wrap((envelope, chat, ...given) => {
      const { message, ...body } = envelope(chat, ...given);
      return { ...body, message: { ...message, ...(message.id && { id: `m${chat.transcript.length}` }) } };
    }),
  }),
  left(
    'CHN-OUT-16',
    'repeats-on-500',
    /\/sent_at was .*no field of the contract/,
    'writes the time of each attempt into a field of its own',
    { delivery: { payload: (body, number) => ({ ...body, sent_at: Date.now() + number }) } },
  ),
  showsLate(1500),
  left(
    'CHN-IN-20',
    'typing-with-stray-fields',
    /notice is learnt/,
    'learns a name from a notice of typing',
    (s) => ({
      notice: wrap((notice, channel, sender, message) => {
        const { id, name } = sender;
        if (typeof name === 'string') Object.assign(s.chatOf(channel, { id }).customer, { name });
        notice(channel, sender, message);
      }),
    }),
  ),
  left('CHN-IN-09', 'message-without-customer-id', /no sender: 200/, 'answers 200 to nobody', (s) => ({
    refuse: wrap((refuse, response, problem) =>
      problem === 'sender.id is missing' ? s.accepted(response) : refuse(response, problem),
    ),
  })),
  left('CHN-IN-33', 'null-for-an-optional-field', /with null: 400/, 'refuses null', {
    check: wrap((check, body) => {
      const text = JSON.stringify(body) ?? '';
      // A typing notice with null is accepted, since the service ignores all its fields except the type.
      const isRefused = /\bnull\b/.test(text) && !/"type(in|out)"/.test(text);
      return isRefused ? 'null' : check(body);
    }),
  }),
  left('CHN-IN-33', 'null-for-an-optional-field', /a text with null: 200.*arrives/, 'takes null', {
    check: wrap((check, body) =>
      check(body && JSON.parse(JSON.stringify(body), (_, value) => value ?? undefined)),
    ),
  }),
  left(
    'CHN-IN-11',
    'customer-data-given-later',
    /no longer known: /,
    'forgets what is not repeated',
    (s) => ({
      update: wrap((update, chat, sender) => {
        chat.customer = { id: sender['id'], name: s.nameless };
        update(chat, sender);
      }),
    }),
  ),
  otherwise('opens a closed chat again', (s) => {
    s.openChatOf = (channel, { id }) => {
      const known = s.chats.find((each) => each.channel === channel && each.senderId === id);
      return known && Object.assign(known, { closed: false });
    };
  }),
  left('CHN-OUT-19', 'two-agents-write', /none is null \(OPEN-35\)/, 'writes null for no picture', {
    envelope: wrap((envelope, ...given) => {
      const { sender, ...body } = envelope(...given);
      return { ...body, sender: { photo: null, ...sender } };
    }),
  }),
  otherwise('has no place for the preview of an agent’s file', {
    write: wrap((write, chat, agent, { thumb: _, ...message }) => write(chat, agent, message)),
  }),
  left('CHN-OUT-05', 'agent-files-and-places', /thumb of it .* not sent/, 'sends no preview', (s) => {
    const { delivery } = s;
    delivery.payload = ({ message, ...body }) => ({ ...body, message: { ...message, thumb: undefined } });
  }),
  left('CHN-OUT-10', 'slow-success-in-the-window', /waits \d+ ms.*OPEN-30/, 'gives an answer one second', {
    delivery: { timeoutMs: 1000 },
  }),
  ...[1800, 2000].map((ms) => otherwise(`gives an answer ${ms} ms`, { delivery: { timeoutMs: ms } })),
  left(
    'CHN-OUT-15',
    'error-answers-are-shown',
    /messages shown with codes: "customer_unknown", "17"/,
    'hides messages whose code is a number',
    {
      refused: wrap((refused, chat, error) =>
        typeof error['code'] === 'number' ? undefined : refused(chat, error),
      ),
    },
  ),
  left('CHN-OUT-18', 'order-within-a-chat', /never sent|\d+ ms before/, 'lets messages overtake', {
    queue: (_, work) => work(),
  }),
  {
    ...left('CHN-OUT-18', 'order-within-a-chat', /after the (repeat|retry)/, 'holds up every chat', (s) => {
      let lane = Promise.resolve();
      s.queue = (_, work) => {
        lane = lane.then(work);
        return lane;
      };
    }),
    alone: true,
  },
  left('CHN-IN-29', 'unknown-kind-of-message', /answered 405/, 'calls an unknown kind not supported', {
    refuse: wrap((refuse, response, problem) =>
      problem === 'message.type is unknown' ? response.writeHead(405).end() : refuse(response, problem),
    ),
  }),
  left('CHN-IN-18', 'what-a-character-is', /./, 'cuts at a unit of UTF-16', {
    cut: (text) => text.slice(0, limits.UserTextBody.truncate),
  }),
  left('CHN-IN-31', 'message-posted-twice', /at the desk 1 time \(OPEN-37\)/, 'shows a repeat once', (s) => {
    const { say } = s;
    const known = new Set<unknown>();
    s.say = (channel, sender, message) => {
      const key = JSON.stringify([channel.id, sender['id'], message['id']]);
      const isRepeat = message['id'] !== undefined && known.has(key);
      known.add(key);
      if (!isRepeat) say.call(s, channel, sender, message);
    };
  }),
  otherwise('has a limit on requests', (s) => {
    const { receive } = s;
    let number = 0;
    s.receive = (channel, text, response) => {
      number += 1;
      if (number % 5 === 0) response.writeHead(429, { 'retry-after': '1' }).end();
      else receive.call(s, channel, text, response);
    };
  }),
  otherwise('writes errors as the bot API does, has long ids, and says more of its agents', {
    refuse: (response, message) =>
      response.writeHead(400).end(JSON.stringify({ error: { code: codes.invalidRequest, message } })),
    envelope: wrap((envelope, ...given) => {
      const { sender, message, ...body } = envelope(...given);
      const id = message.id && `urn:message:${'0'.repeat(100)}${message.id}`;
      return {
        ...body,
        sender: { ...sender, photo: 'https://files.example/all.png', role: 'sales' },
        message: { ...message, ...(id && { id }) },
        v: 2,
      };
    }),
  }),
  ...unhurried,
  left('CHN-OUT-13', 'resetting-endpoint', /nothing has come by it/, 'has a stream that tells nothing', {
    tell: () => undefined,
  }),
];
