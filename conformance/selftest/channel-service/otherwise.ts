import { Delivery } from '../independent/channel-service/delivery.ts';
import { DeskSide } from '../independent/channel-service/desk-side.ts';
import type { Body, Channel, Chat, Entry } from '../independent/channel-service/model.ts';
import { IndependentService } from '../independent/channel-service/service.ts';

/**
 * A service that keeps every rule and does differently whatever the source leaves open: no event stream, other bodies,
 * a chat that opens with typing, 404 after removal, interim typing notices, waits counted from the end of an attempt,
 * error answers repeated and shown at the end only, errors told as plain words of the service.
 */
export class OtherwiseService extends IndependentService {
  override delivery: Delivery = new OtherDelivery();
  override desk: DeskSide = new OtherDesk(this);

  override statusBody(channel: Channel): string {
    return `${super.statusBody(channel)}\n`;
  }

  override find(random: string, id: string): Channel | undefined {
    const channel = super.find(random, id);
    return channel?.removed ? undefined : channel;
  }

  override accepted(response: Parameters<IndependentService['accepted']>[0]): void {
    response.writeHead(200, { 'content-type': 'text/plain', connection: 'keep-alive' }).end('thank you');
  }

  override refuse(response: Parameters<IndependentService['refuse']>[0], problem: string): void {
    response.writeHead(400, { 'content-type': 'text/html' }).end(`<h1>${problem}</h1>`);
  }

  override notice(channel: Channel, sender: Body, message: Body): void {
    this.chatOf(channel, sender);
    super.notice(channel, sender, message);
  }

  override write(chat: Chat, agent: Parameters<IndependentService['write']>[1], message: Body): Entry {
    this.typing(chat, agent, false);
    return super.write(chat, agent, message);
  }

  /** Typing does not wait for messages, nor they for it. */
  override typing(chat: Chat, agent: Parameters<IndependentService['typing']>[1], typing: boolean): void {
    const body = this.envelope(chat, agent, { type: typing ? 'typein' : 'typeout' });
    void this.delivery.attempt(chat.channel, body);
  }

  override queue(chat: Chat, work: () => Promise<void>): Promise<void> {
    return chat.lane.then(() => new Promise((done) => setTimeout(done, 20))).then(work);
  }

  override cut(text: string): string {
    return text.slice(0, 1000);
  }

  override refused(chat: Chat, error: Body): void {
    this.add(chat, { from: 'system', type: 'text', text: `The integrator says: ${error['message']}` });
  }

  override failed(chat: Chat, _entry: Entry): void {
    this.add(chat, { from: 'system', type: 'text', text: 'Your message did not arrive.' });
  }
}

/** A service that begins a second after the agent wrote, is late with each repeat, and leaves out what it need not send. */
export class LateService extends IndependentService {
  override delivery: Delivery = new LateDelivery();

  override queue(chat: Chat, work: () => Promise<void>): Promise<void> {
    return chat.lane.then(() => new Promise((done) => setTimeout(done, 1000))).then(work);
  }
}

class LateDelivery extends Delivery {
  override contentType(): string | undefined {
    return undefined;
  }

  override pause(started: number, number: number): Promise<void> {
    return super.pause(started + 400 * number, number);
  }
}

class OtherDelivery extends Delivery {
  override contentType(): string {
    return 'application/json; charset=utf-8';
  }

  override payload({ sender, recipient, message }: Body): Body {
    return { message, recipient, sender, channel_version: 2 };
  }

  /** An answer with an error is repeated as any other failure; the last one counts. */
  override async run(chat: Chat, body: Body, entry?: Entry): ReturnType<Delivery['run']> {
    const ended = await super.run(chat, body, entry);
    const error = (ended.attempted?.body as Body | undefined)?.['error'];
    return error && ended.attempted?.status === 200 ? { ...ended, verdict: 'refused' } : ended;
  }

  /** Counts from the end of a failed attempt, which a silent endpoint makes no difference to. */
  override pause(started: number, number: number): Promise<void> {
    // The clock of timers and that of dates are not the same.
    const overdue = Date.now() - started - (number - 1) * this.intervalMs >= this.intervalMs - 100;
    return super.pause(overdue ? started : Date.now() - (number - 1) * this.intervalMs, number);
  }

  override judge(attempted: Parameters<Delivery['judge']>[0]): ReturnType<Delivery['judge']> {
    const verdict = super.judge(attempted);
    return verdict === 'refused' ? 'again' : verdict;
  }
}

class OtherDesk extends DeskSide {
  override streams = false;
}
