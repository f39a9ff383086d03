import { expect, test } from 'vitest';
import { Judge } from '../../run/case.ts';
import { LagProbe } from '../../run/lag.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';
import type { Json } from '../../wire/payload/messages.ts';
import { judgeAll } from './belonging.ts';
import { agentName, departments, otherAgentName, reachedBy, type WebhookScene } from './context.ts';
import { formRules } from './forms.ts';
import { Given } from './given.ts';

// Tests that a finding about a mix-up names the event, the field and the owner of the value.

const rules = [...formRules, 'HOOK-OUT-06', 'HOOK-OUT-12', 'HOOK-OUT-16'] as const;
const bytes = { head: '', startLine: '', headers: [], body: Buffer.alloc(0), framing: 'none' as const };
const at = performance.now() + 60_000;

const agent: Json = { id: '7', name: agentName, ...reachedBy[agentName] };
const geoip = { latitude: '0' };
const first = {
  event_name: 'chat_accepted',
  widget_id: 'w1',
  chat_id: 1,
  visitor: { number: '1', description: 'first <b>', chats_count: 1, name: 'Beate <b>' },
  session: { geoip, ip_addr: '203.0.113.1', user_agent: 'first agent' },
  page: { url: 'https://shop.example/1' },
  agent,
};
const second = {
  ...first,
  chat_id: 2,
  visitor: { number: '2', description: 'second <b>', chats_count: 1, name: 'Zoë <b>' },
  session: { geoip, ip_addr: '203.0.113.2', user_agent: 'second agent' },
  page: { url: 'https://shop.example/2' },
  agent: { id: '8', name: otherAgentName, ...reachedBy[otherAgentName] },
};

/** Judges one event of each of two visitors, after `change` was applied to the event of the second one. */
function findingsOf(change: object, outcome: 'broken' | 'noted' = 'broken'): string[] {
  const given = new Given();
  const visitors = [first, second].map(({ visitor, session, page }) => {
    const { name, description } = visitor;
    const who = given.newVisitor();
    given.tell(who, { name, description, session, page });
    return who;
  });
  given.own(visitors[0]!, 'token of the first');
  const requests = [first, { ...second, ...change }].map(
    (json): CaughtRequest => ({ ...bytes, method: 'POST', path: '/', json, firstByteAt: at, lastByteAt: at }),
  );
  const scene = {
    given,
    receiver: { requests },
    site: { channelId: 'one' },
    events: () => requests,
    knows: () => true,
    isReturn: () => false,
    visitorIn: ({ json }: CaughtRequest) => visitors[(json as typeof first).chat_id - 1],
  } as unknown as WebhookScene;
  given.scenes.push(scene);
  const judge = new Judge(new LagProbe());
  judgeAll(judge, scene, rules);
  return [...judge.observations].flatMap(([rule, all]) =>
    all.filter((each) => each.outcome === outcome).map(({ observed }) => `${rule} ${observed}`),
  );
}

test('events that name their own visitor and agent have no findings', () => {
  expect(findingsOf({})).toEqual([]);
});

const mixed = 'each event: chat_accepted of visitor 2,';

test.each([
  [
    'an address',
    { session: { ...second.session, ip_addr: '203.0.113.1' } },
    `HOOK-OUT-05 ${mixed} session.ip_addr is that of visitor 1, "203.0.113.1"`,
  ],
  [
    'a latitude',
    { session: { ...second.session, geoip: { latitude: '1' } } },
    `HOOK-OUT-05 ${mixed} session.geoip.latitude is "1"`,
  ],
  [
    'a page',
    { page: first.page },
    `HOOK-OUT-05 ${mixed} page.url is that of visitor 1, "https://shop.example/1"`,
  ],
  [
    'an escaped name',
    { visitor: { ...second.visitor, name: 'Zoë &lt;b>' } },
    `HOOK-OUT-03 ${mixed} visitor.name is "Zoë &lt;b>"`,
  ],
  [
    'a token',
    { user_token: 'token of the first' },
    `HOOK-OUT-16 ${mixed} user_token is that of visitor 1, "token of the first"`,
  ],
  [
    'a number',
    { visitor: { ...second.visitor, number: '1' } },
    'HOOK-OUT-03 number of a visitor: 1 for visitor 1, visitor 2',
  ],
  [
    'a count',
    { visitor: { ...second.visitor, chats_count: 2 } },
    'HOOK-OUT-03 chats_count of a first chat: 1, 2 for the first chats of visitors',
  ],
  ['a widget', { widget_id: 'w2' }, 'HOOK-OUT-02 widget_id of a channel: w1, w2 for channel one'],
  [
    'an agent’s id',
    { agent: { ...second.agent, id: '7' } },
    `HOOK-OUT-04 agent.id: 7 for ${agentName}, ${otherAgentName}`,
  ],
  [
    'an agent’s e-mail',
    { agent: { ...second.agent, email: agent['email'] } },
    `HOOK-OUT-04 chat_accepted: agent.email is "${agent['email']}", that of ${agentName}`,
  ],
])('%s of another names its owner, once', (_, change, finding) => {
  expect(findingsOf(change)).toEqual([finding]);
});

test('the department of another agent causes a note, and not a finding', () => {
  const change = { department: departments[agentName] };
  expect(findingsOf(change)).toEqual([]);
  expect(findingsOf(change, 'noted')).toContain(
    `HOOK-OUT-04 chat_accepted: the department of ${agentName}, who is not its agent`,
  );
});
