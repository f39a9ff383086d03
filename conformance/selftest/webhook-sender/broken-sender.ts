import type { RuleId } from '../../../generated/rules.ts';
import type { ServiceParts } from '../../../src/reference/service/index.ts';
import { altered, type BrokenWebhookSender, messages, read, sent, without } from './faults.ts';

const faults = (rule: RuleId, changes: Readonly<Record<string, ServiceParts>>): BrokenWebhookSender[] =>
  Object.entries(changes).map(([fault, parts]) => ({ rule, fault, parts }));

/** Takes a query and a fragment off an address. */
const cut = (address: unknown) => String(address).split('?')[0];

/**
 * The reference with one fault in what it sends, or in how it reads an answer. Missing fields and wrong types are not here:
 * mutants of the schemas are (conformance/selftest/mutants).
 */
export const brokenWebhookSenders: readonly BrokenWebhookSender[] = [
  ...faults('HOOK-OUT-01', {
    'chat_assigned is sent as a list': sent((event) =>
      event['event_name'] === 'chat_assigned' ? { body: JSON.stringify([event]) } : {},
    ),
  }),
  ...faults('HOOK-OUT-03', {
    'visitor.description is lost': altered(undefined, { visitor: { description: '' } }),
    'visitor.number is another in chat_finished': altered('chat_finished', { visitor: { number: '999' } }),
  }),
  ...faults('HOOK-OUT-05', {
    'page.url is cut': altered(undefined, ({ page }) => ({ page: { url: cut(page.url) } })),
  }),
  ...faults('HOOK-OUT-19', {
    'the session is empty where nothing is known': sent(({ session, ...event }) =>
      session.ip_addr === '' ? { body: JSON.stringify({ ...event, session: {} }) } : {},
    ),
    'the page has no address where nothing is known': sent(({ page, ...event }) =>
      page.url === '' ? { body: JSON.stringify({ ...event, page: {} }) } : {},
    ),
  }),
  ...faults('HOOK-OUT-06', {
    'chat_accepted is not sent': without('chat_accepted'),
    'another agent is named': altered('chat_accepted', { agent: { name: 'Grace of Conformance' } }),
  }),
  ...faults('HOOK-OUT-07', {
    'fields are shown in the wrong order': read(({ custom_data = [], ...answer }) => ({
      ...answer,
      custom_data: custom_data.toReversed(),
    })),
    'the button of the card is not shown': read(({ crm_link: _, ...answer }) => answer),
    'the card is shown as a field': read(({ crm_link, custom_data = [], ...answer }) => ({
      ...answer,
      custom_data: [...custom_data, { title: 'CRM', content: crm_link }],
    })),
    'the assign button is always there': read((answer) => ({ ...answer, enable_assign: true })),
  }),
  ...faults('HOOK-OUT-08', {
    'the result is not read': read((answer) => ({ ...answer, result: 'OK' })),
    'only FAILURE keeps data back': read((answer) =>
      answer['result'] === 'FAILURE' ? answer : { ...answer, result: 'OK' },
    ),
  }),
  ...faults('HOOK-OUT-09', {
    'contact_info is not read': read(({ contact_info: _, ...answer }) => answer),
    'the phone number of contact_info is not read': read(({ contact_info, ...answer }) => ({
      ...answer,
      contact_info: { ...contact_info, phone: undefined },
    })),
  }),
  ...faults('HOOK-OUT-10', {
    'chat_assigned names no agent': altered('chat_assigned', { agent: undefined }),
    'assign_to is another address': altered('chat_assigned', { assign_to: 'https://crm.example/0' }),
    'assign_to is cut': altered('chat_assigned', ({ assign_to }) => ({ assign_to: cut(assign_to) })),
    'chat_assigned is not sent': without('chat_assigned'),
  }),
  ...faults('HOOK-OUT-11', {
    'agents is empty': altered('chat_finished', { agents: [] }),
    'every rating is positive': altered('chat_finished', { chat: { rate: 'positive' } }),
    'rate is left out where nobody rated': altered('chat_finished', ({ chat }) => ({
      chat: { rate: chat.rate ?? undefined },
    })),
    'nobody is blacklisted': altered('chat_finished', { chat: { blacklisted: false } }),
    'chat_finished is not sent': without('chat_finished'),
  }),
  ...faults('HOOK-OUT-12', {
    'the first message is left out': messages((all) => all.slice(1)),
    'timestamps are 0': messages((all) => all.map((each) => ({ ...each, timestamp: 0 }))),
    'a visitor’s message has an agent_id': messages((all) => all.map((each) => ({ ...each, agent_id: 1 }))),
  }),
  ...faults('HOOK-OUT-13', {
    'chat_updated has the old data': altered('chat_updated', {
      visitor: { name: 'Anonymous', phone: undefined },
    }),
    'chat_updated is not sent': without('chat_updated'),
  }),
  ...faults('HOOK-OUT-14', {
    'it names a chat': altered('offline_message', { chat_id: 7 }),
    'the name in the form is another': altered('offline_message', { visitor: { name: 'Anonymous' } }),
    'every form has the same id': altered('offline_message', { offline_message_id: '1' }),
    'offline_message is not sent': without('offline_message'),
  }),
  ...faults('HOOK-OUT-15', {
    'reason is always there': altered('call_event', { call: { reason: '' } }),
    'agent_connected is not told': sent(({ call }) => (call?.status === 'agent_connected' ? undefined : {})),
    'every call is incoming': altered('call_event', { call: { type: 'incoming' } }),
    'the recording is lost': altered('call_event', { call: { record_url: undefined } }),
    'another chat is named': altered('call_event', { chat_id: 999_999 }),
  }),
  ...faults('HOOK-OUT-16', {
    'the visitor’s id is left out': altered(undefined, { user_token: undefined }),
    'the visitor’s id is left out of chat_assigned': altered('chat_assigned', { user_token: undefined }),
    'the visitor’s id is left out of chat_finished': altered('chat_finished', { user_token: undefined }),
    'the visitor’s id is left out of offline_message': altered('offline_message', { user_token: undefined }),
  }),
];
