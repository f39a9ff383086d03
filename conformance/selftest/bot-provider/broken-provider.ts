import { codes } from '../../../generated/errors.ts';
import type { RuleId } from '../../../generated/rules.ts';
import { botToken, IndependentBot } from '../independent/bot-provider/provider.ts';

/** A bot provider that is right but for one thing, and the case that has to see it. */
export interface BrokenBot {
  rule: RuleId;
  caughtBy: string;
  fault: string;
  says?: RegExp;
  make(service: string): IndependentBot;
}

function broken(
  rule: RuleId,
  caughtBy: string,
  fault: string,
  change: (it: IndependentBot) => void,
): BrokenBot {
  const make = (service: string) => {
    const bot = new IndependentBot(service);
    change(bot);
    return bot;
  };
  return { rule, caughtBy, fault, make };
}

/** At least one for each rule of a provider. */
export const brokenBots: readonly BrokenBot[] = [
  broken('BOT-PRV-01', 'takes-each-message-type', 'answers 202', (it) => {
    it.accept = (response) => void response.writeHead(202).end();
  }),
  broken('BOT-PRV-01', 'takes-each-message-type', 'thinks before it answers', (it) => {
    it.accept = (response) => void setTimeout(() => response.writeHead(200).end(), 3300);
  }),
  broken('BOT-PRV-01', 'takes-each-message-type', 'knows TEXT only', (it) => {
    const problem = it.problem.bind(it);
    it.problem = (event) => problem(event) ?? (event['message']['type'] === 'TEXT' ? undefined : 'TEXT only');
  }),
  broken('BOT-PRV-01', 'takes-each-message-type', 'takes short texts only', (it) => {
    const problem = it.problem.bind(it);
    it.problem = (event) =>
      problem(event) ?? (event['message']['text']?.length > 255 ? 'too long' : undefined);
  }),
  broken('BOT-PRV-02', 'replies-in-the-chat', 'sends nothing', (it) => {
    it.send = async () => {};
  }),
  {
    ...broken('BOT-PRV-02', 'replies-in-the-chat', 'answers in the body of its 200', (it) => {
      it.think = async () => {};
      it.accept = (response) => {
        const message = { type: 'TEXT', text: 'Good day to you' };
        response.writeHead(200).end(JSON.stringify({ event: 'BOT_MESSAGE', message }));
      };
    }),
    says: /looks like a BOT_MESSAGE.*Post it to …\/webhooks\/\{provider_id\}\/\{token\}/,
  },
  broken('BOT-PRV-02', 'replies-in-the-chat', 'mixes up the chats', (it) => {
    const send = it.send.bind(it);
    it.send = (event) => send({ ...event, chat_id: 'chat-1' });
  }),
  broken('BOT-PRV-02', 'replies-in-the-chat', 'leaves the token out of the address', (it) => {
    it.address = () => it.service.slice(0, it.service.lastIndexOf('/'));
  }),
  broken('BOT-PRV-13', 'events-have-ids-of-their-own', 'gives its events no id', (it) => {
    const send = it.send.bind(it);
    it.send = (event) => send({ ...event, id: undefined });
  }),
  broken('BOT-PRV-02', 'is-asked-for-an-agent', 'invites an agent without naming the client', (it) => {
    const send = it.send.bind(it);
    it.send = ({ client_id: _, ...event }) => send(event);
  }),
  broken('BOT-PRV-13', 'events-have-ids-of-their-own', 'gives all its events one id', (it) => {
    const send = it.send.bind(it);
    it.send = (event) => send({ ...event, id: 'bot-event' });
  }),
  broken('BOT-PRV-13', 'events-have-ids-of-their-own', 'takes the chat’s id for the event’s', (it) => {
    const send = it.send.bind(it);
    it.send = (event) => send({ ...event, id: event['chat_id'] });
  }),
  broken('BOT-PRV-15', 'goes-on-replying', 'speaks once in a chat', (it) => {
    const spoken = new Set<string>();
    const think = it.think.bind(it);
    it.think = async (event) => {
      if (spoken.has(event['chat_id'])) return;
      spoken.add(event['chat_id']);
      await think(event);
    };
  }),
  broken('BOT-PRV-03', 'refuses-a-wrong-token', 'takes any token', (it) => {
    it.isOwn = () => true;
  }),
  broken('BOT-PRV-03', 'refuses-a-wrong-token', 'takes the beginning of its token', (it) => {
    it.isOwn = (token) => token !== '' && botToken.startsWith(token);
  }),
  broken('BOT-PRV-03', 'refuses-a-wrong-token', 'compares tokens without case', (it) => {
    it.isOwn = (token) => token.toLowerCase() === botToken.toLowerCase();
  }),
  broken('BOT-PRV-03', 'refuses-a-wrong-token', 'takes news of agents from anybody', (it) => {
    it.isOwn = (token, body) => token === botToken || body.includes('AGENT_');
  }),
  broken('BOT-PRV-05', 'refuses-a-wrong-token', `names another error than ${codes.invalidClient}`, (it) => {
    it.unauthorized = (response) => it.refuse(response, 401, 'unauthorized', 'Unknown token.');
  }),
  broken('BOT-PRV-03', 'refuses-a-wrong-token', 'answers a wrong token 403', (it) => {
    it.unauthorized = (response) => it.refuse(response, 403, codes.invalidClient, 'Unknown token.');
  }),
  broken('BOT-PRV-04', 'refuses-malformed-requests', 'answers 500 to what is no JSON', (it) => {
    it.malformed = (response, problem) =>
      it.refuse(response, problem.startsWith('The body') ? 500 : 400, codes.invalidRequest, problem);
  }),
  broken('BOT-PRV-04', 'refuses-malformed-requests', 'misses no field', (it) => {
    it.problem = () => undefined;
    it.think = async () => {};
  }),
  broken('BOT-PRV-14', 'refuses-lesser-faults', 'takes ids of any kind', (it) => {
    const problem = it.problem.bind(it);
    it.problem = (event) => problem({ ...event, chat_id: event['chat_id'] && String(event['chat_id']) });
  }),
  broken('BOT-PRV-14', 'refuses-lesser-faults', 'looks into a TEXT only', (it) => {
    const problem = it.problem.bind(it);
    it.problem = (event) =>
      ['MARKDOWN', 'BUTTONS'].includes(event['message']?.type) ? undefined : problem(event);
  }),
  broken('BOT-PRV-05', 'errors-have-the-recommended-body', 'answers errors in plain text', (it) => {
    const refuse = it.refuse.bind(it);
    it.refuse = (response, status, code, message) => {
      if (status === 401) refuse(response, status, code, message);
      else response.writeHead(status, { 'content-type': 'text/plain' }).end(message);
    };
  }),
  broken(
    'BOT-PRV-05',
    'errors-have-the-recommended-body',
    'has a code of its own for malformed requests',
    (it) => {
      it.malformed = (response, problem) => it.refuse(response, 400, 'bad_request', problem);
    },
  ),
  broken('BOT-PRV-06', 'refuses-what-it-does-not-support', 'answers 400 to an unknown event', (it) => {
    it.unsupported = (response, event) => it.malformed(response, event);
  }),
  broken('BOT-PRV-06', 'refuses-what-it-does-not-support', 'answers 404 to another method', (it) => {
    it.methodMissing = (response) => it.refuse(response, 404, codes.invalidRequest, 'Nothing here.');
  }),
  broken('BOT-PRV-06', 'refuses-what-it-does-not-support', 'takes DELETE', (it) => {
    const methodMissing = it.methodMissing.bind(it);
    it.methodMissing = (response, method) =>
      method === 'DELETE' ? it.accept(response) : methodMissing(response, method);
  }),
  broken('BOT-PRV-07', 'takes-what-happens-in-a-chat', 'does not know AGENT_UNAVAILABLE', (it) => {
    const news = it.news.bind(it);
    it.news = (event, response) =>
      event['event'] === 'AGENT_UNAVAILABLE'
        ? it.unsupported(response, event['event'])
        : news(event, response);
  }),
  broken('BOT-PRV-09', 'sends-well-formed-content', 'offers four buttons', (it) => {
    const choice = it.choice();
    it.choice = () => ({ ...choice, buttons: [...choice['buttons'], { text: 'Prizes' }] });
  }),
  broken('BOT-PRV-09', 'sends-well-formed-content', 'has a button without text', (it) => {
    it.choice = () => ({ type: 'BUTTONS', buttons: [{ title: 'Prices' }], text: 'Prices?' });
  }),
  broken('BOT-PRV-09', 'sends-well-formed-content', 'sends MARKDOWN without content', (it) => {
    it.formatted = () => ({ type: 'MARKDOWN', text: '**Here**' });
  }),
  broken('BOT-PRV-10', 'sends-well-formed-content', 'has no fallback', (it) => {
    const { text: _, ...choice } = it.choice();
    it.choice = () => choice;
  }),
  broken('BOT-PRV-12', 'reads-either-timestamp', 'reads numbers only', (it) => {
    it.isTime = (timestamp) => typeof timestamp === 'number';
  }),
];
