// Tests the sign-in links of agents and the record of set-up actions, on every engine.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDeskClient } from '../../../../generated/reference/desk/client.ts';
import { deskOperations } from '../../../../generated/reference/desk/operations.ts';
import type { AgentList, SetUpAction } from '../../../../generated/reference/desk/types.ts';
import { engines, type Place } from '../store/testing/engines.ts';
import {
  createChannel,
  deskToken,
  followDesk,
  must,
  newestChat,
  type OpenService,
  openService,
  say,
} from '../testing/site.ts';

describe.each(engines)('sign-in links on $name', ({ place }) => {
  let at: Place;
  let service: OpenService;
  beforeAll(async () => {
    at = await place();
    service = await openService(at.options);
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await at[Symbol.asyncDispose]();
  });
  const deskWith = (token: string, more: Record<string, string> = {}) =>
    createDeskClient({ baseUrl: service.deskUrl, headers: { authorization: `Bearer ${token}`, ...more } });
  /** Adds an agent. Returns the token of a new sign-in link. */
  const linkOf = async (agent_id: string) => {
    await service.desk.putAgent({ path: { agent_id }, body: { name: agent_id, online: true } });
    return must(await service.desk.createSignIn({ path: { agent_id } }), 201).body.token;
  };

  test('an agent can act in chats only in their own name, and gets 403 for the set-up and for other agents', async () => {
    const grace = deskWith(await linkOf('grace'));
    const listed = must(await grace.listAgents({}), 200).body as AgentList;
    expect(listed.signed_in_as).toBe('grace');
    expect(listed.agents.filter(({ sign_in_at }) => sign_in_at)).toEqual([]);
    const { channel_id, endpoint } = await createChannel(service.desk, undefined);
    await say(endpoint, 'Hello');
    const { chat } = await newestChat(service.desk, channel_id);
    const path = { chat_id: chat.chat_id };
    const as = { agent_id: 'grace' };
    expect((await grace.acceptChat({ path, body: as })).status).toBe(200);
    const message = { type: 'text' as const, text: 'Good day' };
    expect((await grace.writeMessage({ path, body: { ...as, message } })).status).toBe(202);
    expect((await grace.writeMessage({ path, body: { agent_id: 'ada', message } })).status).toBe(403);
    expect((await grace.transferChat({ path, body: { ...as, to: 'ada' } })).status).toBe(200);
    expect((await grace.putAgent({ path: as, body: { online: false } })).status).toBe(200);
    expect((await grace.putAgent({ path: as, body: { name: 'Admin' } })).status).toBe(403);
    expect((await grace.putAgent({ path: { agent_id: 'ada' }, body: { online: false } })).status).toBe(403);
    expect((await grace.reportPresence({ path: { agent_id: 'ada' } })).status).toBe(403);
  });

  test('every operation that the desk’s document allows only with its token returns 403 to agents', async () => {
    const grace = deskWith(await linkOf('grace'));
    const { channel_id, endpoint } = await createChannel(service.desk, undefined);
    await say(endpoint, 'Hello');
    const { chat } = await newestChat(service.desk, channel_id);
    const [ofChannel, ofChat, ofAda] = [{ channel_id }, { chat_id: chat.chat_id }, { agent_id: 'ada' }];
    const calls = {
      removeAgent: grace.removeAgent({ path: ofAda }),
      createSignIn: grace.createSignIn({ path: ofAda }),
      removeSignIn: grace.removeSignIn({ path: ofAda }),
      createChannel: grace.createChannel({ body: { name: 'x', agents: [] } }),
      changeChannel: grace.changeChannel({ path: ofChannel, body: { name: 'x' } }),
      removeChannel: grace.removeChannel({ path: ofChannel }),
      renewAddress: grace.renewAddress({ path: ofChannel, body: { keep_former: false } }),
      connectBot: grace.connectBot({
        path: ofChannel,
        body: { bot_endpoint: 'https://x.example/bot', token: 'x' },
      }),
      disconnectBot: grace.disconnectBot({ path: ofChannel }),
      setWebhook: grace.setWebhook({ path: ofChannel, body: { url: 'https://x.example/hook' } }),
      removeWebhook: grace.removeWebhook({ path: ofChannel }),
      setWidget: grace.setWidget({ path: ofChannel, body: {} }),
      removeWidget: grace.removeWidget({ path: ofChannel }),
      tryConnection: grace.tryConnection({ path: ofChannel, body: { of: 'bot' } }),
      submitOfflineForm: grace.submitOfflineForm({ path: ofChannel, body: { message: 'x' } }),
      setVisitor: grace.setVisitor({ path: ofChat, body: { name: 'x' } }),
      requestAgent: grace.requestAgent({ path: ofChat }),
      putReply: grace.putReply({ path: { reply_name: 'x' }, body: { text: 'x' } }),
      removeReply: grace.removeReply({ path: { reply_name: 'x' } }),
      backUp: grace.backUp({}),
      listActions: grace.listActions({}),
    };
    const reserved = deskOperations.filter(({ tokens }) => tokens.length === 1);
    expect(Object.keys(calls).toSorted()).toEqual(reserved.map(({ operationId }) => operationId).toSorted());
    expect((await grace.createSignIn({ path: { agent_id: 'grace' } })).status).toBe(403);
    for (const [name, call] of Object.entries(calls))
      expect([name, (await call).status]).toEqual([name, 403]);
    const channels = must(await service.desk.listChannels({}), 200).body.channels;
    expect(channels.find((one) => one.channel_id === channel_id)).toMatchObject({ name: 'Shop' });
  });

  test('a revoked or replaced sign-in link is rejected, and its open event stream ends', async () => {
    const path = { agent_id: 'lin' };
    const first = await linkOf('lin');
    expect((await deskWith(first).listChats({})).status).toBe(200);
    const second = await linkOf('lin');
    expect((await deskWith(first).listChats({})).status).toBe(401);
    const stream = must(await deskWith(second).streamEvents({}), 200);
    const ended = (async () => {
      for await (const _ of stream.events);
    })();
    const at = must(await service.desk.listAgents({}), 200).body.agents.find((one) => one.agent_id === 'lin');
    expect(at).toMatchObject({ sign_in_at: expect.any(String) });
    expect((await service.desk.removeSignIn({ path })).status).toBe(204);
    await ended;
    expect((await deskWith(second).listChats({})).status).toBe(401);
    expect((await service.desk.removeSignIn({ path })).status).toBe(404);
    const third = await linkOf('lin');
    await service.desk.removeAgent({ path });
    expect((await deskWith(third).listChats({})).status).toBe(401);
    expect((await service.desk.createSignIn({ path: { agent_id: 'nobody' } })).status).toBe(404);
    // An agent who is added again does not get the former link back.
    await service.desk.putAgent({ path, body: {} });
    expect((await deskWith(third).listChats({})).status).toBe(401);
  });

  test('a token with the form of an agent’s token but a wrong name or secret is rejected', async () => {
    const token = await linkOf('grace');
    const [name, secret] = token.split('.');
    const ada = Buffer.from('ada').toString('base64url');
    for (const wrong of [
      `${name}.`,
      `.${secret}`,
      `${ada}.${secret}`,
      `${name}.${secret}x`,
      `${name}.x`,
      '.',
    ])
      expect([wrong, (await deskWith(wrong).listChats({})).status]).toEqual([wrong, 401]);
    const events = await followDesk(service.desk);
    await linkOf('grace');
    await events.until(({ event, agent }) => event === 'agent_changed' && agent?.agent_id === 'grace');
    expect(JSON.stringify(events.seen)).not.toContain('hash');
    await events[Symbol.asyncDispose]();
  });

  test('the actions in the set-up are recorded with the agent of each, and reports of presence are not recorded', async () => {
    const desk = deskWith(deskToken, { 'x-agent': encodeURIComponent('Zoë') });
    const actions = async () =>
      (must(await service.desk.listActions({ query: { limit: 3 } }), 200).body.actions as SetUpAction[]).map(
        ({ by, operation, of }) => ({ by, operation, of }),
      );
    const { channel_id } = must(
      await desk.createChannel({ body: { name: 'Shop', agents: ['ada'] } }),
      201,
    ).body;
    await desk.changeChannel({ path: { channel_id }, body: { name: 'Market' } });
    await desk.putAgent({ path: { agent_id: 'ada' }, body: { online: true } });
    expect((await desk.changeChannel({ path: { channel_id: 'none' }, body: {} })).status).toBe(404);
    await service.desk.removeChannel({ path: { channel_id } });
    expect(await actions()).toEqual([
      { operation: 'removeChannel', of: { channel_id } },
      { by: 'Zoë', operation: 'changeChannel', of: { channel_id } },
      { by: 'Zoë', operation: 'createChannel', of: { channel_id } },
    ]);
    const [newest] = must(await service.desk.listActions({ query: { limit: 1 } }), 200).body.actions;
    const older = must(
      await service.desk.listActions({ query: { limit: 1, before: newest!.action_id } }),
      200,
    );
    expect(older.body).toMatchObject({ actions: [{ operation: 'changeChannel' }], has_older: true });
  });
});
