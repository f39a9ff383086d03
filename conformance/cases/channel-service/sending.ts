import type { WrittenContent } from '../../../generated/desk/types.ts';
import type { Case } from '../../case.ts';
import { DeskRefused } from '../../desk.ts';
import { noted, shown } from '../../evidence.ts';
import { header } from '../../http1.ts';
import { type Judge, need } from '../../judge.ts';
import { type Json, media, mediaTypes, place } from '../../messages.ts';
import type { ServiceContext } from '../../service-context.ts';
import { firstAttemptMs, messageOf, type Site } from '../../site.ts';
import type { CaughtRequest } from '../../standins/stand-in.ts';
import { deliver } from './deliveries.ts';

export const sendingCases: readonly Case<ServiceContext>[] = [
  {
    id: 'agent-text',
    title: 'An agent’s text is posted to the customer endpoint in the agreed form',
    rules: ['CHN-OUT-01', 'CHN-OUT-02'],
    needs: ['desk'],
    async run(context, judge) {
      const { site, chatId } = await deliver(context);
      await site.firstAttempt();
      const words = 'Grüß Gott – 你好 🙂 "quoted" \\ and\na second line';
      await site.write(chatId, { type: 'text', text: words });
      const request = need(await site.untilAttempt(2, firstAttemptMs), 'an agent’s second text is sent');
      judgeRequest(judge, site, request);
      judgeBody(judge, site, request, words);
    },
  },
  framed('text-with-content-length', false),
  framed('text-in-chunks', true),
  {
    id: 'agent-files-and-places',
    title: 'An agent’s files and places have the envelope and the fields that a customer’s have',
    rules: ['CHN-OUT-05'],
    needs: ['desk'],
    async run(context, judge) {
      const site = await context.site();
      const chatId = await site.openChat({ id: 'media-customer' });
      const messages = [...mediaTypes.map((type) => media(type)), place()];
      let sent = 0;
      for (const message of messages) {
        if (!(await writes(site, chatId, message))) continue;
        sent += 1;
        const request = need(
          await site.untilAttempt(sent, firstAttemptMs),
          `an agent’s ${message['type']} is sent`,
        );
        judgeMedia(judge, request, message);
      }
      if (sent === 0) judge.cannotSee('CHN-OUT-05', 'the desk sends neither files nor places');
    },
  },
  {
    id: 'agent-types',
    title: 'An agent’s typing is sent as typein and typeout',
    rules: ['CHN-OUT-06'],
    needs: ['desk'],
    async run(context, judge) {
      const site = await context.site();
      const chatId = await site.openChat({ id: 'typing-customer' });
      for (const [typing, type] of [
        [true, 'typein'],
        [false, 'typeout'],
      ] as const) {
        const before = site.standIn.requests.length;
        await site.desk.type(chatId, site.agentId, typing);
        const notice = await site.standIn.until((all) => all.slice(before).find(is(type)), firstAttemptMs);
        const recipient = (notice?.json as { recipient?: Json } | undefined)?.recipient?.['id'];
        judge.holds('CHN-OUT-06', notice?.method === 'POST' && recipient === 'typing-customer', {
          expected: `${type} to the customer`,
          observed: notice ? `${type} to ${JSON.stringify(recipient)}` : `no ${type}`,
          evidence: site.standIn.requests.slice(before).map((each) => shown('request', each)),
        });
      }
    },
  },
  {
    id: 'plain-http-is-refused',
    title: 'A customer endpoint that is plain http, off loopback, is refused',
    rules: ['CHN-OUT-17'],
    needs: ['desk'],
    async run(context, judge) {
      const { agentId } = await context.agent();
      const settings = {
        name: 'Plain',
        customer_endpoint: 'http://chat.example.com/hook',
        agents: [agentId],
      };
      const outcome = await context.desk!.createChannel(settings).then(
        ({ channel_id }) => `set up as ${channel_id}`,
        (error: unknown) => {
          if (error instanceof DeskRefused && error.status !== undefined) return error.status;
          throw error;
        },
      );
      judge.holds('CHN-OUT-17', typeof outcome === 'number' && outcome >= 400 && outcome < 500, {
        expected: `${settings.customer_endpoint} is refused with a 4xx`,
        observed: String(outcome),
        evidence: [noted('settings of the channel', settings)],
      });
    },
  },
];

function framed(id: string, chunked: boolean): Case<ServiceContext> {
  const expected = chunked
    ? 'Transfer-Encoding: chunked, no Content-Length'
    : 'Content-Length, no Transfer-Encoding';
  return {
    id,
    title: `With the chunked option ${chunked ? 'on' : 'off'}, requests have ${expected}`,
    rules: ['CHN-OUT-07'],
    needs: ['desk'],
    async run(context, judge) {
      const { site } = await deliver(context, { chunked });
      const request = await site.firstAttempt();
      const [length, encoding] = [header(request, 'content-length'), header(request, 'transfer-encoding')];
      const right = chunked
        ? length === undefined && /\bchunked\b/i.test(encoding ?? '')
        : length !== undefined && encoding === undefined;
      judge.holds('CHN-OUT-07', right, {
        expected,
        observed: `Content-Length: ${length ?? 'none'}, Transfer-Encoding: ${encoding ?? 'none'}`,
        evidence: [shown('request', request)],
      });
    },
  };
}

function judgeRequest(judge: Judge, site: Site, request: CaughtRequest): void {
  const path = `${site.hookPath}/${site.channelId}`;
  const type = header(request, 'content-type') ?? 'none';
  const seenPath = decoded(request.path);
  const right =
    request.method === 'POST' &&
    (seenPath === path || seenPath.endsWith(path)) &&
    /^application\/json\b/i.test(type) &&
    request.json !== undefined;
  judge.holds('CHN-OUT-01', right, {
    expected: `POST ${path}, Content-Type application/json, a JSON body`,
    observed: `${request.method} ${request.path}, Content-Type ${type}, ${request.json === undefined ? 'no JSON' : 'JSON'}`,
    evidence: [shown('request', request)],
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function judgeBody(judge: Judge, site: Site, request: CaughtRequest, words: string): void {
  const { sender, recipient, message } = (request.json ?? {}) as Record<string, Json | undefined>;
  const wrong = [
    sender?.['name'] !== site.agentName && `sender.name is ${JSON.stringify(sender?.['name'])}`,
    sender?.['photo'] !== undefined && typeof sender['photo'] !== 'string' && 'sender.photo is no string',
    !['string', 'number'].includes(typeof recipient?.['id']) && 'recipient.id is missing',
    message?.['type'] !== 'text' && `message.type is ${JSON.stringify(message?.['type'])}`,
    !isWord(message?.['id']) && `message.id is ${JSON.stringify(message?.['id'])}`,
    message?.['text'] !== words && `message.text is ${JSON.stringify(message?.['text'])}`,
  ].filter((each) => each !== false);
  judge.holds('CHN-OUT-02', wrong.length === 0, {
    expected: `sender.name ${JSON.stringify(site.agentName)}, recipient.id, message.type text, a message.id, the agent's text`,
    observed: wrong.length === 0 ? 'all of it' : wrong.join('; '),
    evidence: [shown('request', request)],
  });
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** Whether the desk can send such a message at all. */
async function writes(site: Site, chatId: number, message: Json): Promise<boolean> {
  try {
    await site.write(chatId, message as unknown as WrittenContent);
    return true;
  } catch (error) {
    if (error instanceof DeskRefused && error.status !== undefined && error.status < 500) return false;
    throw error;
  }
}

function judgeMedia(judge: Judge, request: CaughtRequest, written: Json): void {
  const { sender, recipient } = (request.json ?? {}) as Record<string, Json | undefined>;
  const message = messageOf(request);
  const wrong = [
    ...Object.entries(written)
      .filter(([field, value]) => message[field] !== value)
      .map(([field]) => `message.${field} is ${JSON.stringify(message[field])}`),
    ...(typeof sender === 'object' && sender !== null ? [] : ['sender is missing']),
    ...(recipient?.['id'] === 'media-customer'
      ? []
      : [`recipient.id is ${JSON.stringify(recipient?.['id'])}`]),
  ];
  judge.holds('CHN-OUT-05', wrong.length === 0, {
    expected: `${written['type']}: sender, recipient.id and ${Object.keys(written).join(', ')} in message`,
    observed:
      wrong.length === 0 ? `${written['type']}: all of it` : `${written['type']}: ${wrong.join('; ')}`,
    evidence: [shown('request', request)],
  });
}

function is(type: string) {
  return (request: CaughtRequest): boolean => messageOf(request)['type'] === type;
}
