import {
  altering,
  type BrokenWebhookSender,
  chat,
  cut,
  type Event,
  inside,
  reading,
  sending,
  without,
} from './faults.ts';

/** What is wrong in one event only, in one value, or from the second time on. */
const brokenDetails: readonly BrokenWebhookSender[] = [
  altering(
    'HOOK-OUT-02',
    'chat_assigned has no widget_id',
    () => ({ widget_id: undefined }),
    'chat_assigned',
  ),
  altering('HOOK-OUT-02', 'call_event has no visitor', () => ({ visitor: undefined }), 'call_event'),
  altering(
    'HOOK-OUT-03',
    'visitor.number is another in chat_finished',
    (event) => inside(event, 'visitor', { number: '999' }),
    'chat_finished',
  ),
  altering('HOOK-OUT-03', 'visitor.description is lost', (event) =>
    inside(event, 'visitor', { description: '' }),
  ),
  altering('HOOK-OUT-04', 'agents are names', () => ({ agents: ['Ada of Conformance'] }), 'chat_finished'),
  altering(
    'HOOK-OUT-05',
    'geoip holds a number in call_event',
    (event) => inside(event, 'session', { geoip: { latitude: 52.5 } }),
    'call_event',
  ),
  altering('HOOK-OUT-05', 'page.url is cut', (event) =>
    inside(event, 'page', { url: cut((event['page'] as Event)['url']) }),
  ),
  altering(
    'HOOK-OUT-05',
    'utm_json is a text in offline_message',
    (event) => inside(event, 'session', { utm_json: 'source=letter' }),
    'offline_message',
  ),
  altering(
    'HOOK-OUT-06',
    'another agent is named',
    (event) => inside(event, 'agent', { name: 'Grace of Conformance' }),
    'chat_accepted',
  ),
  reading('HOOK-OUT-07', 'the card is shown as a field', ({ crm_link, ...answer }) => ({
    ...answer,
    custom_data: [...((answer['custom_data'] as unknown[]) ?? []), { title: 'CRM', content: crm_link }],
  })),
  reading('HOOK-OUT-07', 'the assign button is always there', (answer) => ({
    ...answer,
    enable_assign: true,
  })),
  reading('HOOK-OUT-08', 'only FAILURE keeps data back', (answer) =>
    answer['result'] === 'FAILURE' ? answer : { ...answer, result: 'OK' },
  ),
  reading('HOOK-OUT-09', 'the phone number of contact_info is not read', (answer) => ({
    ...answer,
    ...inside(answer, 'contact_info', { phone: undefined }),
  })),
  altering('HOOK-OUT-10', 'chat_assigned names no agent', () => ({ agent: undefined }), 'chat_assigned'),
  altering(
    'HOOK-OUT-10',
    'assign_to is cut',
    (event) => ({ assign_to: cut(event['assign_to']) }),
    'chat_assigned',
  ),
  altering('HOOK-OUT-11', 'agents is empty', () => ({ agents: [] }), 'chat_finished'),
  altering(
    'HOOK-OUT-11',
    'every rating is positive',
    (event) => inside(event, 'chat', { rate: 'positive' }),
    'chat_finished',
  ),
  altering(
    'HOOK-OUT-11',
    'rate is left out where nobody rated',
    (event) => {
      const { chat } = event as { chat: { rate: unknown } };
      return { chat: { ...chat, rate: chat.rate ?? undefined } };
    },
    'chat_finished',
  ),
  altering(
    'HOOK-OUT-11',
    'nobody is blacklisted',
    (event) => inside(event, 'chat', { blacklisted: false }),
    'chat_finished',
  ),
  altering(
    'HOOK-OUT-12',
    'messages are told in the wrong order',
    (event) => inside(event, 'chat', { messages: chat(event).messages.toReversed() }),
    'chat_finished',
  ),
  altering(
    'HOOK-OUT-12',
    'the first message is left out',
    (event) => inside(event, 'chat', { messages: chat(event).messages.slice(1) }),
    'chat_finished',
  ),
  altering(
    'HOOK-OUT-12',
    'timestamps are 0',
    (event) =>
      inside(event, 'chat', { messages: chat(event).messages.map((each) => ({ ...each, timestamp: 0 })) }),
    'chat_finished',
  ),
  altering(
    'HOOK-OUT-13',
    'chat_updated has the old data',
    (event) => inside(event, 'visitor', { name: 'Anonymous', phone: undefined }),
    'chat_updated',
  ),
  altering(
    'HOOK-OUT-14',
    'the name in the form is another',
    (event) => inside(event, 'visitor', { name: 'Anonymous' }),
    'offline_message',
  ),
  altering(
    'HOOK-OUT-14',
    'every form has the same id',
    () => ({ offline_message_id: '1' }),
    'offline_message',
  ),
  altering(
    'HOOK-OUT-15',
    'the number is lost',
    (event) => inside(event, 'call', { phone: '' }),
    'call_event',
  ),
  altering(
    'HOOK-OUT-15',
    'every call is incoming',
    (event) => inside(event, 'call', { type: 'incoming' }),
    'call_event',
  ),
  altering(
    'HOOK-OUT-15',
    'the recording is lost',
    (event) => inside(event, 'call', { record_url: undefined }),
    'call_event',
  ),
  altering('HOOK-OUT-15', 'another chat is named', () => ({ chat_id: 999_999 }), 'call_event'),
  altering(
    'HOOK-OUT-16',
    'the visitor’s id is left out of chat_assigned',
    () => ({ user_token: undefined }),
    'chat_assigned',
  ),
  altering(
    'HOOK-OUT-16',
    'the visitor’s id is left out of offline_message',
    () => ({ user_token: undefined }),
    'offline_message',
  ),
];

export const brokenWebhookSenders: readonly BrokenWebhookSender[] = [
  sending('HOOK-OUT-01', 'chat_assigned is sent as a list', (event) =>
    event['event_name'] === 'chat_assigned' ? { body: JSON.stringify([event]) } : {},
  ),
  altering('HOOK-OUT-02', 'widget_id is missing', () => ({ widget_id: undefined })),
  altering('HOOK-OUT-02', 'page is missing', () => ({ page: undefined })),
  altering('HOOK-OUT-03', 'visitor.number is a number', (event) => inside(event, 'visitor', { number: 7 })),
  altering('HOOK-OUT-03', 'visitor.chats_count is a text', (event) =>
    inside(event, 'visitor', { chats_count: '1' }),
  ),
  altering('HOOK-OUT-03', 'visitor.description is missing', (event) =>
    inside(event, 'visitor', { description: undefined }),
  ),
  altering('HOOK-OUT-04', 'agent.email is missing', (event) =>
    event['agent'] ? inside(event, 'agent', { email: undefined }) : {},
  ),
  altering('HOOK-OUT-04', 'agent.id is a number', (event) =>
    event['agent'] ? inside(event, 'agent', { id: 7 }) : {},
  ),
  altering('HOOK-OUT-05', 'geoip holds a number', (event) =>
    inside(event, 'session', { geoip: { latitude: 52.5 } }),
  ),
  altering('HOOK-OUT-05', 'session.ip_addr is missing', (event) =>
    inside(event, 'session', { ip_addr: undefined }),
  ),
  altering('HOOK-OUT-05', 'session.ip_addr is a number', (event) =>
    inside(event, 'session', { ip_addr: 3405803800 }),
  ),
  altering('HOOK-OUT-05', 'page.url is missing', () => ({ page: { title: 'Start' } })),
  without('HOOK-OUT-06', 'chat_accepted'),
  altering(
    'HOOK-OUT-06',
    'chat_id is a text',
    (event) => ({ chat_id: String(event['chat_id']) }),
    'chat_accepted',
  ),
  reading('HOOK-OUT-07', 'fields are shown in the wrong order', (answer) => ({
    ...answer,
    custom_data: [...((answer['custom_data'] as unknown[]) ?? [])].toReversed(),
  })),
  reading('HOOK-OUT-07', 'the button of the card is not shown', ({ crm_link: _, ...answer }) => answer),
  reading('HOOK-OUT-08', 'the result is not read', (answer) => ({ ...answer, result: 'OK' })),
  reading('HOOK-OUT-09', 'contact_info is not read', ({ contact_info: _, ...answer }) => answer),
  without('HOOK-OUT-10', 'chat_assigned'),
  altering(
    'HOOK-OUT-10',
    'assign_to is another address',
    () => ({ assign_to: 'https://crm.example/0' }),
    'chat_assigned',
  ),
  without('HOOK-OUT-11', 'chat_finished'),
  altering(
    'HOOK-OUT-11',
    'agents is one agent',
    (event) => ({ agents: (event['agents'] as unknown[])[0] }),
    'chat_finished',
  ),
  altering(
    'HOOK-OUT-11',
    'chat.blacklisted is missing',
    (event) => inside(event, 'chat', { blacklisted: undefined }),
    'chat_finished',
  ),
  altering(
    'HOOK-OUT-12',
    'a visitor’s message has an agent_id',
    (event) =>
      inside(event, 'chat', {
        messages: chat(event).messages.map((message) => ({ ...message, agent_id: 1 })),
      }),
    'chat_finished',
  ),
  altering(
    'HOOK-OUT-12',
    'timestamps are texts',
    (event) =>
      inside(event, 'chat', {
        messages: chat(event).messages.map((message) => ({ ...message, timestamp: '2026-01-01' })),
      }),
    'chat_finished',
  ),
  altering('HOOK-OUT-12', 'rate is a number', (event) => inside(event, 'chat', { rate: 5 }), 'chat_finished'),
  without('HOOK-OUT-13', 'chat_updated'),
  without('HOOK-OUT-14', 'offline_message'),
  altering('HOOK-OUT-14', 'it names a chat', () => ({ chat_id: 7 }), 'offline_message'),
  altering(
    'HOOK-OUT-14',
    'offline_message_id is a number',
    () => ({ offline_message_id: 7 }),
    'offline_message',
  ),
  altering(
    'HOOK-OUT-15',
    'reason is always there',
    (event) => inside(event, 'call', { reason: '' }),
    'call_event',
  ),
  altering(
    'HOOK-OUT-15',
    'record_url is always there',
    (event) => inside(event, 'call', { record_url: 'https://files.example/1.mp3' }),
    'call_event',
  ),
  sending('HOOK-OUT-15', 'agent_connected is not told', (event) =>
    (event['call'] as Event | undefined)?.['status'] === 'agent_connected' ? undefined : {},
  ),
  altering('HOOK-OUT-16', 'the visitor’s id is left out', () => ({ user_token: undefined })),
  altering(
    'HOOK-OUT-16',
    'the visitor’s id is left out of chat_finished',
    () => ({ user_token: undefined }),
    'chat_finished',
  ),
  ...brokenDetails,
];
