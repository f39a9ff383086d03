import type { DeskCall, DeskChat, OfflineForm, PanelItem } from '../../../generated/desk/types.ts';
import type { AttemptResult } from '../../http/send.ts';
import type { Chats } from '../conversation/chats.ts';
import { updated } from '../conversation/customer.ts';
import type { Directory } from '../conversation/directory.ts';
import type { Visitors } from '../conversation/visitors.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { oddAbout, whyGivenUp } from '../delivery/odd.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { Journal } from '../journal.ts';
import { idsOf } from '../notes.ts';
import { readAcceptedReply, type ShownReply } from './accepted-reply.ts';
import { about, agentInfo, byAgent, callInfo, finishedChat, inDepartment, offlineMessage } from './bodies.ts';

export interface WebhooksParts {
  directory: Directory;
  chats: Chats;
  visitors: Visitors;
  outbox: Outbox;
  newId: () => string;
}

/**
 * The developer webhooks: what happens in chats and calls is told to the address that the channel is set up with. Every
 * method records an event.
 */
export class Webhooks {
  readonly #parts: WebhooksParts;

  constructor(parts: WebhooksParts) {
    this.#parts = parts;
    parts.outbox.whenSettled('sendWebhookEvent', (delivery, answer, journal) =>
      this.#settled(delivery, answer, journal),
    );
  }

  chatAccepted(chat: DeskChat, journal: Journal): void {
    this.#ofChat(chat, 'chat_accepted', {}, journal);
  }

  /** The agent connected the chat to the CRM card that the answer to chat_accepted named (HOOK-OUT-10). */
  chatAssigned(chat: DeskChat, assign_to: string, journal: Journal): void {
    this.#ofChat(chat, 'chat_assigned', { assign_to }, journal);
  }

  /** Tells of a change of the visitor's data. The event names an agent, so there is none before one has the chat. */
  chatUpdated(chat: DeskChat, journal: Journal): void {
    if (chat.agent_id !== undefined) this.#ofChat(chat, 'chat_updated', {}, journal);
  }

  chatFinished(chat: DeskChat, journal: Journal): void {
    const { chats, visitors, directory } = this.#parts;
    const visitor = visitors.of(chat);
    const transcript = chats.transcript(chat.chat_id);
    const ids = new Set([chat.agent_id, ...transcript.map(({ agent_id }) => agent_id)]);
    const agents = [...ids].flatMap((id) => directory.agents.get(id ?? '') ?? []);
    const department = directory.agents.get(chat.agent_id ?? '')?.department;
    this.#record(
      chat.channel_id,
      { chat_id: chat.chat_id },
      {
        event_name: 'chat_finished',
        ...about(chat, visitor),
        chat_id: chat.chat_id,
        agents: agents.map(agentInfo),
        ...inDepartment(department),
        chat: finishedChat(transcript, visitor),
      },
      journal,
    );
  }

  callChanged(chat: DeskChat, call: DeskCall, journal: Journal): void {
    const { user_token: _, ...known } = about(chat, this.#parts.visitors.of(chat));
    const agent = this.#parts.directory.agents.get(call.agent_id ?? '');
    const event = {
      event_name: 'call_event',
      ...known,
      chat_id: chat.chat_id,
      ...(agent && byAgent(agent)),
      call: callInfo(call),
    };
    this.#record(chat.channel_id, { chat_id: chat.chat_id }, event, journal);
  }

  offlineMessage(form: OfflineForm, ids: Parameters<typeof offlineMessage>[1], journal: Journal): void {
    this.#record(ids.channel_id, {}, offlineMessage(form, ids), journal);
  }

  #ofChat(chat: DeskChat, event_name: string, rest: object, journal: Journal): void {
    const agent = this.#parts.directory.agents.get(chat.agent_id ?? '');
    const event = {
      event_name,
      ...about(chat, this.#parts.visitors.of(chat)),
      chat_id: chat.chat_id,
      ...(agent && byAgent(agent)),
      ...rest,
    };
    this.#record(chat.channel_id, { chat_id: chat.chat_id }, event, journal);
  }

  #record(
    channel_id: string,
    of: { chat_id?: number },
    event: { event_name: string; [field: string]: unknown },
    journal: Journal,
  ): void {
    const webhook = this.#parts.directory.channels.get(channel_id)?.webhook;
    if (!webhook) return;
    const id = this.#parts.newId();
    this.#parts.outbox.record(
      {
        ...of,
        lane: of.chat_id === undefined ? `${id} webhook` : `${of.chat_id} webhook`,
        operation: 'sendWebhookEvent',
        about: event.event_name,
        request: {
          url: webhook.url,
          body: JSON.stringify(event),
          ...(webhook.signing_secret !== undefined && { signing: { id, secret: webhook.signing_secret } }),
        },
      },
      journal,
    );
  }

  /** Shows the agent what the answer to chat_accepted brought (HOOK-OUT-07, HOOK-OUT-08), and notes what was odd. */
  #settled(delivery: Delivery, answer: AttemptResult | undefined, journal: Journal): void {
    const { chats } = this.#parts;
    const { about: event_name = '', chat_id, state } = delivery;
    const chat = chat_id === undefined ? undefined : chats.get(chat_id);
    const note = (text: string) => journal.note({ ...(chat && idsOf(chat)), about: event_name, text });
    if (state === 'failed') {
      note(whyGivenUp(delivery, answer));
      return;
    }
    const { shown, odd } =
      event_name === 'chat_accepted' ? readAcceptedReply(answer?.body) : { shown: undefined, odd: [] };
    for (const text of [...oddAbout(delivery, answer), ...odd]) note(text);
    if (!chat || !shown) return;
    const customer = updated(chat.customer, { id: chat.customer.id, ...shown.contact_info });
    const changed = chats.change(chat, { panel: panelOf(shown), customer }, journal);
    journal.event({ event: 'chat_changed', chat: changed });
  }
}

/** What the agent sees beside the chat: the assign button, the fields in their order, the button of the card. */
export function panelOf({ enable_assign, custom_data = [], crm_link }: ShownReply): PanelItem[] {
  return [
    ...(enable_assign ? [{ kind: 'assign_button' as const }] : []),
    ...custom_data.map(({ title, content, key, link }) => ({
      kind: 'custom_field' as const,
      ...(title !== undefined && { title }),
      ...(content !== undefined && { content }),
      ...(key !== undefined && { key }),
      ...(link !== undefined && { link }),
    })),
    ...(crm_link === undefined ? [] : [{ kind: 'crm_button' as const, link: crm_link }]),
  ];
}
