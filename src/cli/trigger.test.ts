import { describe, expect, test, vi } from 'vitest';
import * as botExamples from '../../generated/bot/examples.ts';
import * as channelExamples from '../../generated/channel/examples.ts';
import * as developerExamples from '../../generated/developer/examples.ts';
import { policies } from '../../generated/policies.ts';
import { sampleEvents } from '../contract/judgement/trial.ts';
import { verifySignature } from '../contract/send/signature.ts';
import { openReceiver } from '../reference/service/testing/receiver.ts';
import { patience } from '../workshop/testing/patience.ts';
import { run } from './testing/command.ts';
import { unknownField } from './trigger.ts';

interface Report {
  event: string;
  example: string;
  url: string;
  request: Record<string, unknown>;
  attempts: { outcome: string; status?: number; startedAt: number; endedAt: number }[];
  verdict: { right: boolean; says: string; odd: string[] };
}

/**
 * Runs the command against an endpoint in this process. If the command reports a timeout, runs it once more, because a busy machine can
 * cause a timeout.
 */
async function runAtOurs(...args: string[]): ReturnType<typeof run> {
  const ended = await run(...args);
  return ended.stdout.includes('No complete response came within') ? run(...args) : ended;
}

/** An address where no server listens. */
const nowhere = 'http://127.0.0.1:9';

describe.concurrent('the option --repeat-policy of trigger', () => {
  test.each([
    ['CLIENT_MESSAGE', policies.sendBotEvent, 0],
    ['agent_message', policies.sendAgentMessage, policies.sendAgentMessage.intervalMs],
    ['chat_accepted', policies.sendWebhookEvent, policies.sendWebhookEvent.intervalMs],
  ])(
    'trigger --repeat-policy makes as many attempts for %s as the contract states, all with the same body',
    async (event, policy, gap) => {
      const { earlyMs, lateMs } = policy.tolerance;
      const attempts = async () => {
        await using endpoint = await openReceiver<unknown>(() => 500);
        const begun = Date.now();
        const { code, stdout } = await run('trigger', event, '--to', endpoint.url, '--repeat-policy');
        expect(code).toBe(1);
        expect(stdout.match(/^attempt \d/gm)).toEqual(
          endpoint.caught.map((_, index) => `attempt ${index + 1}`),
        );
        expect(endpoint.caught).toHaveLength(policy.attempts);
        expect(new Set(endpoint.caught.map(({ text }) => text)).size).toBe(1);
        for (const point of new Set(Object.values(policy.choices)))
          expect(stdout).toContain(`Not contract, but the reference's choice (${point}): `);
        // Compares the start times that the sender printed. A busy machine may record one arrival late and the next arrival in time, so the
        // gap between arrivals may be too short.
        const starts = [...stdout.matchAll(/^attempt \d +\+([\d.]+) s/gm)].map(([, at]) => Number(at) * 1000);
        for (const [index, at] of starts.entries())
          expect(endpoint.caught[index]!.at - begun).toBeGreaterThanOrEqual(at);
        return starts.slice(1).map((at, index) => at - starts[index]!);
      };
      // A busy machine may delay an attempt, but hardly in three runs in a row.
      let gaps = await attempts();
      for (let again = 0; again < 2 && Math.max(...gaps) >= gap + lateMs; again++) gaps = await attempts();
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(gap - earlyMs);
      expect(Math.max(...gaps)).toBeLessThan(gap + patience(lateMs));
    },
  );

  test('trigger --repeat-policy stops at the first valid response', async () => {
    await using endpoint = await openReceiver<unknown>((_, before) => (before === 0 ? 500 : {}));
    const { code, stdout } = await run(
      'trigger',
      'CHAT_CLOSED',
      '--to',
      endpoint.url,
      '--repeat-policy',
      '--json',
    );
    const { attempts, verdict } = JSON.parse(stdout) as Report;
    expect([code, verdict.right]).toEqual([0, true]);
    expect(attempts.map(({ outcome, status }) => [outcome, status])).toEqual([
      ['bad_status', 500],
      ['delivered', 200],
    ]);
  });
});

describe.concurrent('trigger at an endpoint that conforms', () => {
  test.each<[string, string[], string, unknown]>([
    ['agent_message', ['--channel-id', 'my shop', '--chunked'], '/in/my%20shop', { result: 'ok' }],
    ['CLIENT_MESSAGE', ['--token', 's3cret'], '/in/s3cret', {}],
    ['call_event', [], '/in/', { result: 'OK' }],
    ['call_event', [], '/in/', 204],
    ['CHAT_CLOSED', ['--token', 's3cret'], '/in/s3cret', []],
    ['CHAT_CLOSED', ['--token', 's3cret', '--to', '{token}/in/?v=2'], '/s3cret/in/?v=2', {}],
  ])('trigger sends %s to the contract’s path and exits with 0', async (event, more, path, answer) => {
    await using endpoint = await openReceiver<unknown>(() => answer);
    const args = more.map((each) => (each.startsWith('{') ? `${endpoint.url}/${each}` : each));
    const { code, stdout, stderr } = await runAtOurs(
      'trigger',
      event,
      '--to',
      `${endpoint.url}/in/`,
      ...args,
    );
    expect([code, stderr], stdout).toEqual([0, '']);
    expect(stdout).toContain(`POST ${endpoint.url}${path}`);
    expect(stdout).toMatch(/attempt 1 .* (200 [{[]|204 \(no JSON\))/);
    expect(stdout).toContain('✓ The response is valid.');
    expect(endpoint.caught.at(-1)).toMatchObject({ path, headers: { 'content-type': 'application/json' } });
    const framing = more.includes('--chunked') ? 'transfer-encoding' : 'content-length';
    expect(endpoint.caught.at(-1)!.headers).toHaveProperty(framing);
  });

  test('trigger sends a chosen payload with changed fields, and warns if the service would not send such an event', async () => {
    await using endpoint = await openReceiver<{ message: object; recipient: { id: unknown } }>(() => ({
      result: 'ok',
    }));
    const base = ['trigger', 'agent_message', '--to', endpoint.url, '--example', 'plain-text'];
    const changes = ['--set', 'message.text=a=b', '--set', 'recipient.id=7', '--set', 'x.y.z=true'];
    const [fit, unfit] = await Promise.all([
      run(...base, ...changes),
      run(...base, '--set', 'message.text=5'),
    ]);
    const changed = endpoint.caught.find(({ body }) => body.recipient.id === 7)!;
    expect(changed.body).toMatchObject({
      message: { type: 'text', text: 'a=b' },
      x: { y: { z: true } },
    });
    expect(fit.stdout).not.toContain('would not send this event');
    expect(unfit.stdout).toMatch(/would not send this event: \/message\/text is 5 but must be string/);
  });

  test('trigger accepts an error in the form of the contract as a valid response', async () => {
    await using endpoint = await openReceiver<unknown>(() => ({
      result: 'error',
      error: { code: 'blocked', message: 'The customer blocked you.' },
    }));
    const { code, stdout } = await run('trigger', 'agent_message', '--to', endpoint.url);
    expect(code).toBe(0);
    expect(stdout).toMatch(/✓ .*refused with an error/);
  });
});

describe.concurrent('trigger at a receiver that verifies signatures', () => {
  const secret = Buffer.alloc(32, 'receiver').toString('base64');
  const verifying = () =>
    openReceiver<unknown>(({ headers, text }, before) => {
      const wrong = verifySignature(headers as Record<string, string>, text, secret);
      if (wrong !== undefined) return 401;
      return before === 0 ? 500 : { result: 'OK' };
    });

  test('trigger signs all attempts of an event with one id', async () => {
    await using endpoint = await verifying();
    const given = ['--to', endpoint.url, '--signing-secret', secret];
    const { code, stdout } = await run('trigger', 'chat_accepted', ...given, '--repeat-policy');
    expect([code, stdout]).toEqual([0, expect.stringContaining('attempt 2')]);
    const ids = endpoint.caught.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(2);
  });

  test('if the event was not signed, the output names --signing-secret; trigger also reads the secret from its variable', async () => {
    await using endpoint = await verifying();
    const args = ['trigger', 'chat_updated', '--to', endpoint.url];
    const unsigned = await run(...args);
    expect(unsigned).toMatchObject({ code: 1, stdout: expect.stringContaining('by --signing-secret.') });
    // The process inherits this environment variable.
    vi.stubEnv('PARLANCE_SIGNING_SECRET', secret);
    const signed = run(...args);
    vi.unstubAllEnvs();
    expect((await signed).stdout).toContain('✓ The response is valid.');
  });

  test.each([
    ['chat_updated', 'whsec_AAAA', '--signing-secret holds a key of 3 bytes'],
    ['chat_updated', 'pass word', '--signing-secret is not whsec_ and base64'],
    ['agent_message', secret, 'agent_message is never signed'],
  ])('trigger rejects %s with the secret %s, and does not print the secret', async (event, given, says) => {
    const { code, stderr } = await run('trigger', event, '--to', nowhere, '--signing-secret', given);
    expect([code, stderr]).toEqual([2, expect.stringContaining(says)]);
    expect(stderr).not.toContain(given);
  });
});

describe.concurrent('trigger at a faulty endpoint', () => {
  test.each([
    ['agent_message', { result: 'later' }, /✗ The body does not have the agreed form/],
    ['CLIENT_MESSAGE', 204, /✗ The status is 204, expected 200/],
    ['chat_accepted', { result: 'OK', custom_data: 'Order 7' }, /✗ The body does not .*\n! \/custom_data/],
  ])('trigger exits with 1 and prints the reason: to %s, the response %j', async (event, answer, why) => {
    await using endpoint = await openReceiver<unknown>(() => answer);
    const { code, stdout } = await run('trigger', event, '--to', endpoint.url);
    expect(code).toBe(1);
    expect(stdout).toMatch(why);
    expect(endpoint.caught).toHaveLength(1);
  });

  test.each([
    ['agent_message', JSON.stringify({ result: 'ok' }), 1, /encoded twice/],
    ['chat_accepted', [], 1, /empty array.*PHP/],
    ['chat_accepted', 404, 1, /404 has no body.*nothing is served/],
    [
      'CLIENT_MESSAGE',
      { event: 'BOT_MESSAGE', chat_id: '7', message: { type: 'TEXT', text: 'Hi' } },
      0,
      /BOT_MESSAGE.*Post it to …\/webhooks\/\{provider_id\}\/\{token\}/,
    ],
  ])(
    'trigger prints a hint about an unusual response: to %s, the response %j',
    async (event, answer, left, says) => {
      await using endpoint = await openReceiver<unknown>(() => answer);
      const { code, stdout } = await run('trigger', event, '--to', endpoint.url);
      expect(code).toBe(left);
      expect(stdout).toMatch(new RegExp(`^! .*${says.source}`, 'm'));
    },
  );

  test('trigger waits for a response until the timeout of the contract', async () => {
    await using endpoint = await openReceiver<unknown>(() => new Promise(() => {}));
    const { code, stdout } = await run('trigger', 'chat_updated', '--to', endpoint.url);
    expect(code).toBe(1);
    expect(stdout).toContain(
      `✗ No complete response came within ${policies.sendWebhookEvent.timeoutMs} ms (OPEN-29: the reference's choice, not contract).`,
    );
  });

  test('trigger exits with 3 if the endpoint cannot be reached', async () => {
    const { code, stdout } = await run('trigger', 'chat_accepted', '--to', nowhere);
    expect(code).toBe(3);
    expect(stdout).toContain('✗ The endpoint cannot be reached: connect ECONNREFUSED');
  });
});

describe.concurrent('parlance trigger --json', () => {
  test('trigger --json prints one JSON document for a valid and for an invalid response', async () => {
    await using endpoint = await openReceiver<unknown>((_, before) =>
      before === 0 ? { result: 'OK' } : { result: 7 },
    );
    const args = ['trigger', 'chat_accepted', '--example', 'smallest', '--to', endpoint.url, '--json'];
    const right = await run(...args);
    const wrong = await run(...args);
    expect([right.code, wrong.code]).toEqual([0, 1]);
    const report = JSON.parse(right.stdout) as Report;
    expect(report).toMatchObject({ event: 'chat_accepted', example: 'smallest', verdict: { right: true } });
    expect(report.request).toEqual(endpoint.caught[0]!.body);
    expect(report.attempts[0]!.endedAt).toBeGreaterThanOrEqual(report.attempts[0]!.startedAt);
    expect((JSON.parse(wrong.stdout) as Report).verdict).toMatchObject({
      right: false,
      odd: [expect.stringContaining('/result')],
    });
  });

  test('trigger --json reports that the service would not send the event', async () => {
    const args = ['trigger', 'agent_message', '--set', 'message.type=fax', '--to', nowhere, '--json'];
    const { code, stdout } = await run(...args);
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({ unfit: expect.stringContaining('/message/type') });
  });
});

test.each(sampleEvents)(
  'the service may send every sample payload of the event $name',
  ({ operation, examples }) => {
    expect(Object.keys(examples)).not.toEqual([]);
    for (const payload of Object.values(examples)) expect(operation.body!.validate(payload)).toBe(true);
  },
);

describe.concurrent('trigger with wrong arguments', () => {
  const known = sampleEvents.map(({ name }) => name).join(', ');
  test.each([
    ['names the known events for an unknown one', ['chat_excepted'], known],
    ['names the payloads of the event', ['chat_accepted', '--example', 'none'], 'fullest, smallest'],
    [
      'names the form PATH=VALUE for a field without a value',
      ['chat_accepted', '--set', 'visitor'],
      'path=value',
    ],
    ['rejects an address that is not http', ['chat_accepted', '--to', 'ftp://127.0.0.1'], 'http://'],
  ])('trigger %s', async (_, args, says) => {
    const { code, stdout, stderr } = await run('trigger', ...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(says);
  });

  test('trigger --list --json lists the events as JSON', async () => {
    const { code, stdout } = await run('trigger', '--list', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(
      sampleEvents.map(({ name, examples }) => ({ event: name, examples: Object.keys(examples) })),
    );
  });

  test('trigger --list lists every event with its payloads', async () => {
    const { code, stdout } = await run('trigger', '--list');
    expect(code).toBe(0);
    for (const { name, examples } of sampleEvents) {
      expect(stdout).toContain(`${name}\n`);
      for (const story of Object.keys(examples)) expect(stdout).toContain(`  ${story}\n`);
    }
  });
});

describe('trigger --set with a field that the contract does not have', () => {
  test('trigger sends a field that the contract does not have, and suggests the closest field', async () => {
    await using endpoint = await openReceiver<unknown>(() => ({ result: 'ok' }));
    const { stdout } = await run('trigger', 'agent_message', '--to', endpoint.url, '--set', 'message.txt=Hi');
    expect(stdout).toContain('The contract has no field message.txt here. Did you mean message.text?\n');
    expect(endpoint.caught[0]!.text).toContain('"txt":"Hi"');
    const json = await run('trigger', 'agent_message', '--to', endpoint.url, '--set', 'foo=1', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({ unknown: ['The contract has no field foo here.'] });
  });

  test.each(sampleEvents)('no payload of $name has a field that the contract does not have', (event) => {
    const sent = Object.values(event.examples).filter((payload) => !tolerated.has(payload));
    const told = new Set(sent.flatMap(pathsOf).flatMap((path) => unknownField(event, path) ?? []));
    expect([...told]).toEqual([]);
  });
});

/** The example payloads with undeclared fields. Receivers should ignore such fields. */
const tolerated = new Set<unknown>(
  [botExamples, channelExamples, developerExamples].flatMap(({ toleratedExamples }) =>
    Object.values<object>(toleratedExamples).flatMap((stories) => Object.values(stories)),
  ),
);

/** Returns the dotted paths of all fields in a value. */
function pathsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [
    name,
    ...pathsOf(each).map((path) => `${name}.${path}`),
  ]);
}
