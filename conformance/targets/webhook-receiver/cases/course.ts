import { examples } from '../../../../generated/developer/examples.ts';
import type { Case } from '../../../run/case.ts';
import { jsonOf } from '../../../wire/http/wire-message.ts';
import type { Json } from '../../../wire/payload/messages.ts';
import {
  chatNumber,
  fresh,
  judgeForm,
  stranger,
  type Visitor,
  type WebhookReceiverContext,
} from '../context.ts';
import { accepted, result } from './answers.ts';

const agent = { id: '0042', name: `王小明 <b>"O'Neill"</b> & Zoë`, email: 'wang@service.example' };
const { fullest: finished } = examples.ChatFinishedEvent;

/** Makes two visitors who have no value in common: channel, agent, department, page, address and user agent differ. */
const visitors = (): [Visitor, Visitor] => [
  { ...stranger(), name: 'Zoë Müller 王小明' },
  {
    ...stranger(),
    name: '0',
    fields: {
      widget_id: 'workshop-app',
      session: {
        geoip: { country: 'Ghana', country_code: 'GH', city: 'Tema', latitude: '0', longitude: '-0.01' },
        utm_json: { source: 'a=b&c|d' },
        ip_addr: '2001:db8::7',
        user_agent: 'Example/1.0 (<b>&"\')',
      },
      page: { url: 'https://workshop.example/returns?q=a%20b&l=de#top', title: '' },
      user_token: '007',
      agent,
      agents: [agent],
      department: { id: 0, name: 'Rücknahme & Tausch' },
      chat: { ...finished.chat, messages: longMessages(), rate: null, blacklisted: false },
    },
  },
];

function longMessages(): Json[] {
  return ['', 'Good day. '.repeat(100), `${'Good day. '.repeat(100)}🙂`].map((message, index) => ({
    ...{ timestamp: 1_795_251_700 + index, message },
    ...(index === 1 ? { type: 'agent', agent_id: 42 } : { type: 'visitor' }),
  }));
}

export const cases: readonly Case<WebhookReceiverContext>[] = [
  {
    id: 'chats-take-their-course',
    title: 'The events of two chats side by side, and of a visitor’s second chat, are answered in their form',
    rules: ['HOOK-RCV-01', 'HOOK-RCV-02'],
    async run(context, judge) {
      const [one, other] = visitors();
      const links = new Map<Visitor, string>();
      const post = async (visitor: Visitor, what: string, event: Json, type?: string) => {
        const isAccepted = event['event_name'] === 'chat_accepted';
        const told = `${what} of ${visitor.name}${isAccepted ? '' : ', accepted before'}`;
        const answer = await context.post(fresh(event, visitor), type);
        if (isAccepted) {
          judgeForm(judge, 'HOOK-RCV-01', told, answer, accepted);
          // The chat is assigned to the card that the answer names, or else to that of the example.
          const { crm_link: link } = (jsonOf(answer.text) ?? {}) as Json;
          const isLink = typeof link === 'string' && link !== '';
          links.set(visitor, isLink ? link : examples.ChatAssignedEvent.fullest.assign_to);
        } else judgeForm(judge, 'HOOK-RCV-02', told, answer, result);
        return answer.failure === undefined;
      };
      const { fullest: accept } = examples.ChatAcceptedEvent;
      const { fullest: update } = examples.ChatUpdatedEvent;
      const assign = (visitor: Visitor) => ({
        ...examples.ChatAssignedEvent.fullest,
        assign_to: links.get(visitor),
      });
      // A parameter such as the charset does not change a content type.
      const inFull = 'application/json; charset=utf-8';
      const again = { ...one, chatId: chatNumber() };
      const course = [
        () => post(one, 'chat_accepted', accept),
        () => post(other, 'chat_accepted', accept),
        () => post(one, 'chat_updated', update),
        () => post(other, 'chat_updated', update),
        () => post(one, `chat_updated once more, as ${inFull},`, update, inFull),
        () => post(other, 'chat_assigned', assign(other)),
        () => post(one, 'chat_assigned', assign(one)),
        () => post(one, 'chat_finished', finished),
        () => post(again, 'chat_accepted, in a second chat,', accept),
        () => post(other, 'chat_finished', finished),
        () => post(again, 'chat_finished, in a second chat,', finished),
      ];
      for (const step of course) if (!(await step())) return;
    },
  },
];
