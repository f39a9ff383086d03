import { describe, expect, test } from 'vitest';
import type { Audience } from '../../../generated/parties.ts';
import { policies } from '../../../generated/policies.ts';
import type { JsonObject } from '../documents/json.ts';
import { compareContracts } from './compare.ts';
import { changesAfter, type Planted, plantedContract, rename, schemasOf } from './planted.ts';
import { compareSchemas } from './schemas.ts';
import type { Contract } from './surface.ts';

test('two copies of the same contract have no changes', () => {
  expect(changesAfter(() => {})).toEqual([]);
});

describe('a changed payload breaks the program that sends it or the one that receives it', () => {
  test.each<[string, Audience[], RegExp, (copy: Planted) => void]>([
    [
      'a field that integrators must send from now on',
      ['integrator'],
      /schema UserTextMessage\/locale became required in operation sendUserMessage, body/,
      (copy) => schemasOf(copy, 'channel').UserTextMessage.required.push('locale'),
    ],
    [
      'a field that the service may leave out from now on',
      ['integrator'],
      /schema AgentTextMessage\/recipient is no longer required in operation receiveAgentMessage, body/,
      (copy) => {
        const { AgentTextMessage } = schemasOf(copy, 'channel');
        AgentTextMessage.required = AgentTextMessage.required.filter((name: string) => name !== 'recipient');
      },
    ],
    [
      'an id that may no longer be a whole number',
      ['integrator'],
      /schema CustomerId no longer has the branch integer in operation sendUserMessage, body/,
      (copy) => {
        schemasOf(copy, 'channel').CustomerId.anyOf = [{ type: 'string', minLength: 1 }];
      },
    ],
    [
      'a status that front ends do not know',
      ['integrator'],
      /schema ChannelStatus may have the value 2 in operation getChannelStatus, answer 200/,
      (copy) => schemasOf(copy, 'channel').ChannelStatus.enum.push(2),
    ],
    [
      'fewer buttons in a message of a bot',
      ['service', 'provider'],
      /schema ButtonsContent\/buttons maxItems went from .* narrower in operation sendProviderEvent, body/,
      (copy) => {
        schemasOf(copy, 'bot').ButtonsContent.properties.buttons.maxItems = 1;
      },
    ],
    [
      'an event that a CRM has not seen before',
      ['integrator'],
      /schema \w+.* in operation receiveCallEvent, body/,
      (copy) => {
        const { CallEvent } = schemasOf(copy, 'developer');
        CallEvent.required = CallEvent.required.slice(1);
      },
    ],
    [
      'an option that a page must give',
      ['page'],
      /schema SetUserTokenArguments\/salt became required in message SetUserTokenArguments, payload/,
      (copy) => copy['widget']!.asyncapi.components.schemas.SetUserTokenArguments.required.push('salt'),
    ],
    [
      'a result that a page no longer knows',
      ['page'],
      /schema WidgetDone\/\w+ is no longer required in .*payload/,
      (copy) => {
        copy['widget']!.asyncapi.components.schemas.WidgetDone.required = [];
      },
    ],
    [
      'a path parameter with fewer allowed values',
      ['integrator'],
      /sendUserMessage, path parameter random_string.*minLength went from 1 to 8/,
      (copy) => {
        copy['channel']!.openapi.components.parameters.RandomString.schema.minLength = 8;
      },
    ],
    [
      'a stricter desk',
      ['desk'],
      /schema ChannelSettings\/colour became required in operation createChannel, body/,
      (copy) => {
        schemasOf(copy, 'desk').ChannelSettings.required = ['colour'];
      },
    ],
  ])('the changed audiences are reported for %s', (_what, breaks, where, plant) => {
    const seen = changesAfter(plant).filter((one) =>
      where.test(`${one.where} ${one.what} in ${one.in?.join()}`),
    );
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen.flatMap((one) => one.breaks))).toEqual(new Set(breaks));
  });

  test('a list of types that becomes an equal union is not a change', () => {
    const ways = [
      { type: ['string', 'integer'], format: 'int64', minLength: 1 },
      {
        anyOf: [
          { type: 'string', minLength: 1 },
          { type: 'integer', format: 'int64' },
        ],
      },
    ];
    const [list, union] = ways as unknown as [JsonObject, JsonObject];
    expect(compareSchemas(list, union, [{}, {}])).toEqual([]);
    expect(compareSchemas(union, list, [{}, {}])).toEqual([]);
    const { format: _, ...unformatted } = list;
    expect(compareSchemas(unformatted, union, [{}, {}])).toEqual([]);
    expect(compareSchemas(list, { anyOf: [{ type: 'string', minLength: 1 }] }, [{}, {}])).toMatchObject([
      { narrows: true },
    ]);
  });

  test('a new optional field is not a breaking change', () => {
    const changes = changesAfter((copy) => {
      schemasOf(copy, 'channel').AgentTextMessage.properties.locale = { type: 'string' };
    });
    expect(changes).toMatchObject([
      { where: expect.stringContaining('/locale'), what: 'is new', breaks: [] },
    ]);
  });

  test('a changed format of a number, and a credential that moves to a security scheme, are not changes', () => {
    const changes = changesAfter((copy) => {
      const { file_size } = schemasOf(copy, 'channel').MediaContent.properties;
      Object.assign(file_size, { format: 'float' });
      const { post } = copy['channel']!.openapi.webhooks.agentMessage;
      const credential = { name: 'Authorization', in: 'header', required: true, schema: { type: 'string' } };
      post.parameters = [...(post.parameters ?? []), credential];
    });
    expect(changes).toEqual([]);
  });

  test('neither a format that only advises nor a `not` without effect is a change', () => {
    const changes = changesAfter((copy) => {
      const { CallEvent, EndedCall } = schemasOf(copy, 'developer');
      CallEvent.properties.widget_id.format = 'uri';
      EndedCall.not = {
        anyOf: [{ ...EndedCall.not, properties: { reason: { description: 'Another remark.' } } }],
      };
    });
    expect(changes).toEqual([]);
  });

  test('removing the format date-time is a change', () => {
    const changes = changesAfter(
      (copy) => delete schemasOf(copy, 'desk').DeskChat.properties.opened_at.format,
    );
    expect(changes).not.toEqual([]);
  });

  test('extending a schema by an allOf that only repeats a property is not a change', () => {
    const changes = changesAfter((copy) => {
      const { AgentMediaMessage } = schemasOf(copy, 'channel');
      const { message } = AgentMediaMessage.properties;
      AgentMediaMessage.properties.message = { allOf: [message], properties: { text: { type: 'string' } } };
    });
    expect(changes).toEqual([]);
  });

  test('a new status of a response is not a change if its class, such as 2XX, is already a response', () => {
    const changes = changesAfter((copy) => {
      const { responses } = copy['developer']!.openapi.webhooks.callEvent.post;
      responses['204'] = responses['2XX'];
    });
    expect(changes).toEqual([]);
  });

  test('a pattern that replaces an enum breaks nobody if all values of the enum match it', () => {
    const changes = changesAfter((copy) => {
      const { MediaType } = schemasOf(copy, 'channel');
      delete MediaType.enum;
      MediaType.pattern = '^[a-z]+$';
    });
    const pattern = changes.find(({ what }) => what.startsWith('pattern'));
    expect(pattern).toMatchObject({ where: 'schema MediaType', breaks: [] });
  });

  test('a union that is written as anyOf in place of oneOf is not a change', () => {
    const changes = changesAfter((copy) => rename(schemasOf(copy, 'bot').ProviderEvent, 'oneOf', 'anyOf'));
    expect(changes).toEqual([]);
  });

  test('changed descriptions and examples are not changes', () => {
    const changes = changesAfter((copy) => {
      const { AgentTextMessage } = schemasOf(copy, 'channel');
      AgentTextMessage.description = 'Said otherwise.';
      AgentTextMessage.examples = [];
    });
    expect(changes).toEqual([]);
  });
});

describe('a changed name breaks the programs that use the old name', () => {
  test.each<[string, Audience[], (copy: Planted) => void]>([
    [
      'operation getChannelStatus was renamed to readStatus',
      ['service', 'integrator'],
      (copy) => {
        const paths = copy['channel']!.openapi.paths;
        paths['/{random_string}/{channel_public_id}/status'].get.operationId = 'readStatus';
      },
    ],
    [
      'webhook agentMessage was renamed to operatorMessage',
      ['service', 'integrator'],
      (copy) => rename(copy['channel']!.openapi.webhooks, 'agentMessage', 'operatorMessage'),
    ],
    [
      'webhook chatClosed was renamed to chatEnded',
      ['service', 'provider'],
      (copy) => rename(copy['bot']!.openapi.webhooks, 'chatClosed', 'chatEnded'),
    ],
    [
      'event operation sendBotEvent was renamed to tellBot',
      ['service', 'provider'],
      (copy) => rename(copy['bot']!.asyncapi.operations, 'sendBotEvent', 'tellBot'),
    ],
    [
      'event operation chatMode was renamed to getChatMode',
      ['service', 'page'],
      (copy) => rename(copy['widget']!.asyncapi.operations, 'chatMode', 'getChatMode'),
    ],
    [
      'message AgentMessage was renamed to OperatorMessage',
      ['service', 'integrator'],
      (copy) => rename(copy['channel']!.asyncapi.components.messages, 'AgentMessage', 'OperatorMessage'),
    ],
    [
      'schema ChannelStatus was renamed to Presence',
      ['service', 'integrator'],
      (copy) => rename(schemasOf(copy, 'channel'), 'ChannelStatus', 'Presence'),
    ],
  ])('a renamed part of the contract breaks both sides: %s', (line, breaks, plant) => {
    const changes = changesAfter(plant).map((one) => ({
      line: `${one.where} ${one.what}`,
      breaks: one.breaks,
    }));
    expect(changes).toContainEqual({ line, breaks });
  });
});

describe('changes of deliveries, rules, addresses and responses', () => {
  test('changed delivery times break the service and the integrator', () => {
    const changes = changesAfter((copy) => {
      copy['channel']!.asyncapi.operations.sendAgentMessage['x-delivery'].timeoutMs = 1;
    });
    expect(changes).toEqual([
      {
        where: 'event operation sendAgentMessage, delivery timeoutMs',
        what: `went from ${policies.sendAgentMessage.timeoutMs} to 1, narrower`,
        breaks: ['service', 'integrator'],
      },
    ]);
  });

  const rule = (level: string, party = 'bot-provider', text = 'A bot sings.') => ({
    id: 'BOT-PRV-94',
    party,
    level,
    source: '1',
    text,
  });
  test.each<[string, object[], object[], Audience[], string]>([
    ['a new MUST', [], [rule('MUST')], ['provider'], 'is new, MUST for bot-provider: A bot sings.'],
    ['a new SHOULD', [], [rule('SHOULD')], [], 'is new, SHOULD for bot-provider: A bot sings.'],
    ['a SHOULD that becomes a MUST', [rule('SHOULD')], [rule('MUST')], ['provider'], 'from SHOULD to MUST'],
    ['a LOCAL rule that becomes a MUST', [rule('LOCAL')], [rule('MUST')], ['provider'], 'from LOCAL to MUST'],
    ['a MUST that becomes a SHOULD', [rule('MUST')], [rule('SHOULD')], [], 'from MUST to SHOULD'],
    ['a MUST that becomes LOCAL', [rule('MUST')], [rule('LOCAL')], [], 'from MUST to LOCAL'],
    [
      'a MUST for another party',
      [rule('MUST')],
      [rule('MUST', 'bot-service')],
      ['service'],
      'MUST for bot-service',
    ],
    ['a removed MUST', [rule('MUST')], [], [], 'is gone, MUST for bot-provider before: A bot sings.'],
    [
      'a MUST with a changed text',
      [rule('MUST')],
      [rule('MUST', 'bot-provider', 'It hums.')],
      [],
      'has other words',
    ],
  ])('the audience that breaks is reported for %s', (_what, old, now, breaks, says) => {
    const [before, after] = [old, now].map((rules) => {
      const copy = structuredClone(plantedContract);
      copy['bot']!.openapi.webhooks.chatClosed.post['x-rules'] = rules;
      return copy as unknown as Contract;
    });
    expect(compareContracts(before!, after!)).toMatchObject([
      { interface: 'bot', where: 'rule BOT-PRV-94', what: expect.stringContaining(says), breaks },
    ]);
  });

  test('a changed text of a rule is reported with the old and the new text', () => {
    const [before, after] = ['It sings.', 'It hums.'].map((text) => {
      const copy = structuredClone(plantedContract);
      copy['bot']!.openapi.info['x-rules'] = [rule('MUST', 'bot-provider', text)];
      return copy as unknown as Contract;
    });
    const words = { before: 'It sings.', now: 'It hums.' };
    expect(compareContracts(before!, after!)).toMatchObject([{ words, breaks: [], kind: 'text' }]);
  });

  test('a rule that several interfaces share is reported once', () => {
    const changes = changesAfter((copy) => {
      for (const name of ['bot', 'developer']) copy[name]!.openapi.info['x-rules'] = [rule('MUST')];
    });
    expect(changes.map(({ where }) => where)).toEqual(['rule BOT-PRV-94']);
  });

  test('a new address breaks both sides, a new success status breaks the caller, a new error status breaks nobody', () => {
    const changes = changesAfter((copy) => {
      const { agentMessage } = copy['channel']!.openapi.webhooks;
      agentMessage.post['x-path'] = '/messages/{channel_public_id}';
      agentMessage.post.responses['202'] = { description: 'Later.' };
      agentMessage.post.responses['503'] = { description: 'Never.' };
    });
    expect(changes.map(({ where, breaks }) => [where, breaks])).toEqual([
      ['operation receiveAgentMessage', ['service', 'integrator']],
      ['operation receiveAgentMessage, answer 202', ['service']],
      ['operation receiveAgentMessage, answer 503', []],
    ]);
  });
});
