import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { webhookReceiverEventKinds } from '../../../generated/developer/kinds.ts';
import { type Body, objectOf, Party } from '../independent/party.ts';

export interface ReceiverAnswer {
  status: number;
  body?: unknown;
}

/** A minimal receiver of webhooks, written from the source documents. Only the names of the events come from the contract. */
export class IndependentReceiver extends Party {
  encoding: BufferEncoding = 'utf8';
  protected override readonly path = '/events';

  protected async serve(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
    const { status, body } = this.receive(request.headers, text);
    response.writeHead(status).end(body === undefined ? undefined : JSON.stringify(body), this.encoding);
  }

  receive(_headers: IncomingHttpHeaders, text: string): ReceiverAnswer {
    return this.answer(text);
  }

  answer(text: string): ReceiverAnswer {
    const event = objectOf(text);
    if (!event) return { status: 400 };
    const name = webhookReceiverEventKinds.find((kind) => kind === event['event_name']);
    if (name === undefined) return this.unknown(event);
    if (name === 'chat_accepted') return this.accepted(event);
    return name === 'call_event' ? this.call(event) : this.plain(event);
  }

  accepted(_event: Body): ReceiverAnswer {
    const custom_data = [{ title: 'Orders', content: 'three' }, { content: 'no title' }];
    const page = { url: 'https://crm.example/7' };
    const more = { enable_assign: true, crm_link: 'https://crm.example/7', page, extra: 1 };
    return { status: 200, body: { result: 'OK', custom_data, contact_info: { name: 'Mira' }, ...more } };
  }

  plain(_event: Body): ReceiverAnswer {
    return { status: 200, body: { result: 'FAILURE', why: 'not in the mood' } };
  }

  call(_event: Body): ReceiverAnswer {
    return { status: 204 };
  }

  unknown(_event: Body): ReceiverAnswer {
    return { status: 404 };
  }
}
