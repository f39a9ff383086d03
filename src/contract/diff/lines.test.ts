// Tests the lines of the diff for typical changes by maintainers. Each changed schema must have one line, with the audiences that break.
import { expect, test } from 'vitest';
import type { Audience } from '../../../generated/parties.ts';
import { policies } from '../../../generated/policies.ts';
import { changesAfter, type Planted, plantedContract, rename, schemasOf } from './planted.ts';

const service: Audience[] = ['service'];
const integrator: Audience[] = ['integrator'];
const both: Audience[] = ['service', 'integrator'];
const nobody: Audience[] = [];
const user = 'sendUserMessage, body';
const agent = 'receiveAgentMessage, body';
const accepted = 'receiveChatAccepted, answer 2XX';

/** The figures of the contract that the tests change. */
const figures = {
  truncate: schemasOf(plantedContract, 'channel').UserTextBody['x-truncate'] as number,
  buttons: schemasOf(plantedContract, 'bot').ButtonsContent.properties.buttons.maxItems as number,
  ...policies.sendAgentMessage,
};
const wider = (before: number, now: number) => `went from ${before} to ${now}, wider`;

type Line = [says: string, users: string, breaks: Audience[]];

test.each<[string, (copy: Planted) => void, ...Line[]]>([
  [
    'an optional field',
    (copy) => {
      schemasOf(copy, 'channel').Customer.properties.locale = { type: 'string' };
    },
    ['schema Customer/locale is new', user, nobody],
  ],
  [
    'a field that the service must send',
    (copy) => {
      const { AgentText } = schemasOf(copy, 'channel');
      AgentText.properties.sent_at = { type: 'integer' };
      AgentText.required.push('sent_at');
    },
    ['schema AgentText/sent_at is new and required', agent, service],
  ],
  [
    'a renamed field',
    (copy) => rename(schemasOf(copy, 'developer').ChatAcceptedReply.properties, 'crm_link', 'crm_url'),
    ['schema ChatAcceptedReply/crm_link is gone: likely renamed to crm_url', accepted, both],
  ],
  [
    'a removed field, which is no longer required either',
    (copy) => {
      const { AgentText } = schemasOf(copy, 'channel');
      delete AgentText.properties.text;
      AgentText.required = ['type'];
    },
    ['schema AgentText/text is gone', agent, both],
  ],
  [
    'a message kind that the contract has announced',
    (copy) => schemasOf(copy, 'channel').MediaType.enum.push('gif'),
    ['schema MediaType may have the value "gif"', `${user}; ${agent}`, nobody],
  ],
  [
    'an announced message kind with its own schema',
    (copy) => {
      const schemas = schemasOf(copy, 'channel');
      const message = { type: 'object', properties: { type: { const: 'poll' } } };
      schemas.AgentPoll = { type: 'object', properties: { message } };
      schemas.AgentMessage.anyOf.push({ $ref: '#/components/schemas/AgentPoll' });
    },
    ['schema AgentMessage has the new branch AgentPoll', agent, nobody],
    ['schema AgentPoll is new', '', nobody],
  ],
  [
    'a removed state',
    (copy) => copy['widget']!.asyncapi.components.schemas.WidgetState.enum.pop(),
    [
      'schema WidgetState no longer has the value "chat/min"',
      'message ChangeStateArguments, payload',
      service,
    ],
  ],
  [
    'an error with its own code',
    (copy) => {
      const { components, paths } = copy['bot']!.openapi;
      components.schemas.ErrorCode['x-error-codes'].push({ code: 'payload_too_large', status: 413 });
      paths['/webhooks/{provider_id}/{token}'].post.responses['413'] = { description: 'Too large.' };
    },
    ['operation sendProviderEvent, answer 413 is new', '', nobody],
    ['schema ErrorCode, code payload_too_large (413) is new', '', nobody],
  ],
  [
    'longer intervals',
    (copy) => {
      const { sendAgentMessage } = copy['channel']!.asyncapi.operations;
      Object.assign(sendAgentMessage['x-delivery'], { intervalMs: 50_000, giveUpMs: 150_000 });
    },
    [`event operation sendAgentMessage, delivery giveUpMs ${wider(figures.giveUpMs, 150_000)}`, '', both],
    [`event operation sendAgentMessage, delivery intervalMs ${wider(figures.intervalMs, 50_000)}`, '', both],
  ],
  [
    'an event for bots',
    (copy) => {
      const { webhooks } = copy['bot']!.openapi;
      webhooks.chatReopened = structuredClone(webhooks.chatClosed);
      webhooks.chatReopened.post.operationId = 'receiveChatReopened';
    },
    ['operation receiveChatReopened is new', '', ['provider']],
    ['webhook chatReopened is new', '', nobody],
  ],
  [
    'a longer text',
    (copy) => {
      schemasOf(copy, 'channel').UserTextBody['x-truncate'] = 9000;
    },
    [`schema UserTextBody x-truncate ${wider(figures.truncate, 9000)}`, user, service],
  ],
  [
    'more buttons',
    (copy) => {
      schemasOf(copy, 'bot').ButtonsContent.properties.buttons.maxItems = 50;
    },
    [
      `schema ButtonsContent/buttons maxItems ${wider(figures.buttons, 50)}`,
      'sendProviderEvent, body; receiveClientMessage, body',
      ['service', 'provider'],
    ],
  ],
  [
    'a limit of a text',
    (copy) => {
      schemasOf(copy, 'channel').Customer.properties.name.maxLength = 80;
    },
    ['schema Customer/name maxLength went from none to 80, narrower', user, integrator],
  ],
])('the diff has the expected lines for %s', (_what, plant, ...lines) => {
  const said = changesAfter(plant).map(
    ({ where, what, in: users = [], breaks }): Line => [
      `${where} ${what}`,
      users.join('; ').replaceAll('operation ', ''),
      [...breaks],
    ],
  );
  expect(said.toSorted(([one], [other]) => (one < other ? -1 : 1))).toEqual(lines);
});
