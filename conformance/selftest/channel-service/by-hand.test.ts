import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createDeskClient, type DeskClient } from '../../../generated/reference/desk/client.ts';
import type { ChannelSettings, WrittenMessage } from '../../../generated/reference/desk/types.ts';
import { openTerminal } from '../../../src/cli/conform/terminal.ts';
import { exitCodeOf, exitCodes } from '../../run/exit.ts';
import type { Result } from '../../run/verdicts.ts';
import { runTarget } from '../../targets/index.ts';
import { IndependentService } from '../independent/channel-service/service.ts';
import { blemishes } from '../selftest.ts';

/** Reads what the terminal says, and does it at the agents' page of a service, as somebody at a keyboard would. */
class Somebody {
  readonly keyboard = new PassThrough();
  readonly screen = new PassThrough();
  readonly #desk: DeskClient;
  readonly #chats = new Map<string, number>();
  #said = '';

  constructor(desk: DeskClient) {
    this.#desk = desk;
    this.screen.setEncoding('utf8').on('data', (piece: string) => {
      this.#said += piece;
      if (!/[:)] $/.test(this.#said)) return;
      const asked = this.#said;
      this.#said = '';
      void this.#do(asked).then((answer) => answer !== undefined && this.keyboard.write(`${answer}\n`));
    });
  }

  /** Undefined: nothing is typed, for what was done can be seen. */
  async #do(asked: string): Promise<string | undefined> {
    if (asked.includes('A customer has written')) return this.#look(/“(.*?)”/s.exec(asked)?.[1] ?? '');
    const fields = fieldsOf(asked);
    if (asked.includes('Please put agent')) return this.#join(fields);
    const [, channel_id, customer_endpoint] = /channel (\S+) to (\S+)\. Is it done/.exec(asked) ?? [];
    if (channel_id) return this.#redirect(channel_id, { customer_endpoint: customer_endpoint! });
    if (asked.includes('Please create channel')) return this.#create(fields);
    if (asked.includes('Please write message')) return this.#write(asked, fields);
    if (asked.includes('Please set typing')) return this.#type(asked, fields);
    return 'n';
  }

  async #join({ name = '' }: Record<string, string>): Promise<string> {
    await this.#desk.putAgent({ path: { agent_id: 'ada' }, body: { name, online: true } });
    return '';
  }

  async #create({ customer_endpoint = '', chunked }: Record<string, string>): Promise<string> {
    const body: ChannelSettings = {
      name: 'By hand',
      customer_endpoint,
      agents: ['ada'],
      chunked: chunked === 'true',
    };
    const { body: created } = await this.#desk.createChannel({ body });
    return (created as { endpoint: string }).endpoint;
  }

  async #redirect(channel_id: string, body: { customer_endpoint: string }): Promise<string> {
    const { status } = await this.#desk.changeChannel({ path: { channel_id }, body });
    return status === 200 ? 'y' : 'n';
  }

  async #look(words: string): Promise<string> {
    const answer = await this.#desk.listChats({ query: {} });
    for (const { chat_id } of (answer.body as { chats: { chat_id: number }[] }).chats) {
      const { body } = await this.#desk.getChat({ path: { chat_id } });
      if (!JSON.stringify(body).includes(words)) continue;
      this.#chats.set(words, chat_id);
      return 'y';
    }
    return 'n';
  }

  async #write(asked: string, fields: Record<string, string>): Promise<undefined> {
    const { agent_id: _, ...message } = fields;
    await this.#desk.writeMessage({
      path: this.#chat(asked),
      body: { agent_id: 'ada', message: message as WrittenMessage['message'] },
    });
  }

  async #type(asked: string, { typing }: Record<string, string>): Promise<undefined> {
    await this.#desk.setTyping({
      path: this.#chat(asked),
      body: { agent_id: 'ada', typing: typing === 'true' },
    });
  }

  #chat(asked: string): { chat_id: number } {
    return { chat_id: this.#chats.get(/wrote “(.*?)”/.exec(asked)?.[1] ?? '')! };
  }
}

/** The fields of a form as the terminal lists them. */
function fieldsOf(asked: string): Record<string, string> {
  const lines = [...asked.matchAll(/^ +(\w+): (.*(?:\n(?! |Enter|endpoint).*)*)/gm)];
  return Object.fromEntries(lines.map(([, name, value]) => [name, value!.replace(/\n$/, '')]));
}

async function checked(service: IndependentService, only: string[]): Promise<Result[]> {
  await service.open();
  const somebody = new Somebody(createDeskClient({ baseUrl: `${service.url}/desk` }));
  const person = openTerminal(somebody.keyboard, somebody.screen);
  return runTarget('channel-service', { person, only }).finally(() => {
    person.close();
    return service.close();
  });
}

test('a person drives a service without a desk, and need not confirm an effect that the suite sees', async () => {
  const results = await checked(new IndependentService(), ['agent-text', 'agent-types']);
  expect(blemishes(results)).toEqual([]);
  const passed = results.filter(({ status }) => status === 'passed').map(({ rules: [rule] }) => rule);
  expect(passed).toEqual(expect.arrayContaining(['CHN-OUT-01', 'CHN-OUT-02', 'CHN-OUT-06']));
});

test('an operation that a person cannot do is skipped, and is not the fault of the service', async () => {
  const input = new PassThrough();
  input.end('n\nn\nn\n');
  const output = new PassThrough();
  const said = text(output);
  const person = openTerminal(input, output);
  const results = await runTarget('channel-service', { person, only: ['agent-text'] });
  output.end();
  expect(results.map(({ status, unmet }) => [status, unmet])).toEqual(
    results.map(() => ['skipped', undefined]),
  );
  expect(results[0]?.observed).toContain('the person cannot do it: putAgent');
  expect(exitCodeOf(results)).toBe(exitCodes.incomplete);
  expect(await said).toContain('Please put agent');
});
