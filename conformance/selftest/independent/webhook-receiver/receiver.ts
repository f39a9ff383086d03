import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Event = Record<string, unknown>;

/** What a receiver answers: an HTTP code, and a body where there is one. */
export interface ReceiverAnswer {
  status: number;
  body?: unknown;
}

/** A receiver of developer webhooks, written from the source alone. Faults are composed by replacing a method. */
export class IndependentReceiver {
  readonly #server: Server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const { status, body } = this.receive(request.headers, text);
      response.writeHead(status).end(body === undefined ? undefined : JSON.stringify(body));
    });
  });

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/events`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  isJson(_type: string | undefined): boolean {
    return true;
  }

  receive(headers: IncomingHttpHeaders, text: string): ReceiverAnswer {
    return this.isJson(headers['content-type']) ? this.answer(text) : { status: 415 };
  }

  answer(text: string): ReceiverAnswer {
    let event: Event;
    try {
      event = JSON.parse(text);
    } catch {
      return { status: 400 };
    }
    switch (event?.['event_name']) {
      case 'chat_accepted':
        return this.accepted(event);
      case 'chat_assigned':
      case 'chat_finished':
      case 'chat_updated':
      case 'offline_message':
      case 'offline_messages':
        return this.plain(event);
      case 'call_event':
        return this.call(event);
      default:
        return this.unknown(event);
    }
  }

  accepted(_event: Event): ReceiverAnswer {
    const custom_data = [{ title: 'Orders', content: 'three' }, { content: 'no title' }];
    const page = { url: 'https://crm.example/7' };
    const more = { enable_assign: true, crm_link: 'https://crm.example/7', page, extra: 1 };
    return { status: 200, body: { result: 'OK', custom_data, contact_info: { name: 'Mira' }, ...more } };
  }

  plain(_event: Event): ReceiverAnswer {
    return { status: 200, body: { result: 'FAILURE', why: 'not in the mood' } };
  }

  call(_event: Event): ReceiverAnswer {
    return { status: 204 };
  }

  unknown(_event: Event): ReceiverAnswer {
    return { status: 404 };
  }
}
