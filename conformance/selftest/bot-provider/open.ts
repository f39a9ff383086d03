import type { Changed } from '../caught.ts';
import { IndependentBot } from '../independent/bot-provider/provider.ts';

/** Providers that do otherwise where the source leaves room. */
export const openBots: readonly Changed<IndependentBot>[] = [
  {
    rule: 'BOT-PRV-06',
    manner: 'takes any event',
    toldBy: 'refuses-what-it-does-not-support',
    told: /an unknown event is taken: 200.*BOT_MESSAGE/,
    change: (it) => {
      it.unsupported = (response) => it.accept(response);
    },
  },
  {
    rule: 'BOT-PRV-07',
    manner: 'insists on the ids of CHAT_CLOSED',
    toldBy: 'takes-what-happens-in-a-chat',
    told: /CHAT_CLOSED with an id: 400.*OPEN-09/,
    change: (it) => {
      const news = it.news.bind(it);
      it.news = (event, response) =>
        event['chat_id'] === undefined ? it.malformed(response, 'chat_id is missing') : news(event, response);
    },
  },
  {
    rule: 'BOT-PRV-08',
    manner: 'answers every repeat',
    toldBy: 'answers-a-repeat-once',
    told: /[1-9]\d* further/,
    change: (it) => {
      it.isRepeat = () => false;
    },
  },
  {
    rule: 'BOT-PRV-11',
    manner: 'talks over the agent',
    toldBy: 'is-silent-beside-an-agent',
    told: /after AGENT_JOINED: 1/,
    change: (it) => {
      it.news = (event, response) => {
        it.accept(response);
        if (event['event'] === 'AGENT_JOINED')
          void it.say(event['chat_id'], { type: 'TEXT', text: 'Still here!' });
      };
    },
  },
  {
    rule: 'BOT-PRV-02',
    manner: 'sends null for what it has not',
    toldBy: 'replies-in-the-chat',
    told: /null in \/message\/timestamp \(OPEN-35\)/,
    change: (it) => {
      const say = it.say.bind(it);
      it.say = (chat, message) => say(chat, { ...message, timestamp: null });
    },
  },
];

/** Right, and as bare as can be: no timestamps, no bodies of errors, and any event is taken. */
export function bareBot(service: string): IndependentBot {
  const it = new IndependentBot(service);
  const say = it.say.bind(it);
  it.say = (chat, { timestamp: _, ...message }) => say(chat, message);
  it.refuse = (response, status) => void response.writeHead(status).end();
  it.unsupported = (response) => it.accept(response);
  return it;
}
