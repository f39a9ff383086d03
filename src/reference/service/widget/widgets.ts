import { randomBytes } from 'node:crypto';
import type { Customer } from '../../../../generated/channel/types.ts';
import type { GeoIp } from '../../../../generated/developer/types.ts';
import type { VisitorReport } from '../../../../generated/reference/desk/types.ts';
import type { Visit, VisitorSession, VisitorWords } from '../../../../generated/reference/visitor/types.ts';
import type { CustomFields, OfflineMessageForm } from '../../../../generated/widget/types.ts';
import { defined } from '../../shared/defined.ts';
import { type BulkParts, type Pieces, settling } from '../conversation/bulk.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Journal, Work } from '../journal/journal.ts';
import type { EventLog } from '../journal/log.ts';
import { agentOf } from '../state/agents.ts';
import { changeChat, chatOf, chatWith, openChats } from '../state/chats.ts';
import { channelOfWidget, setWidget } from '../state/connections.ts';
import { addNote } from '../state/notes.ts';
import { fitted, pagePanel } from '../state/panel.ts';
import { changeVisitor, enter, visitorOf } from '../state/visitors.ts';
import type { Reader, Store } from '../store/port.ts';
import type { Visitor, WidgetVisit } from '../store/records.ts';
import { type Guest, guestOf, type Pass, passOf } from './guests.ts';
import { availabilityOf, sessionOf } from './visitor-view.ts';

export interface WidgetsParts {
  store: Store;
  work: Work;
  conversation: Conversation;
  events: EventLog;
  newId: () => string;
  /** The location of an IP address; empty where it is not known. */
  geoip: (ip_addr: string) => GeoIp | Promise<GeoIp>;
}

export interface Origin {
  ip_addr: string;
  user_agent: string;
}

/** How many message ids are stored to detect repeats. */
const remembered = 200;

/** Stands for the entry of an offline message, which is in no chat. */
const left = 0;

/** The actions of visitors. Each resolves with undefined, and changes nothing, for a visitor whom the widget does not know. */
export class Widgets {
  readonly parts: WidgetsParts;

  constructor(parts: WidgetsParts) {
    this.parts = parts;
  }

  /** A new visitor loads a page and gets a token. */
  async welcome(widget_id: string, visit: Visit, origin: Origin): Promise<VisitorSession | undefined> {
    const report = await this.#reportOf(visit, origin);
    const token = randomBytes(24).toString('base64url');
    const pass = passOf(widget_id, token);
    const isWelcome = await this.parts.work(async (journal) => {
      const channel = await channelOfWidget(widget_id, journal);
      return channel && enter(widget_id, pass.customer_id, report, journal);
    });
    return isWelcome && this.#session(pass, { token });
  }

  /** A known visitor loads a page. */
  async welcomeBack(pass: Pass, visit: Visit, origin: Origin): Promise<VisitorSession | undefined> {
    const isKnown = await this.move(pass, visit, origin);
    return isKnown ? this.#session(pass) : undefined;
  }

  async move(pass: Pass, visit: Visit, origin: Origin): Promise<boolean | undefined> {
    return this.report(pass, await this.#reportOf(visit, origin));
  }

  /** Stores data of the visitor or the page, in a chat or not. */
  report(pass: Pass, report: Omit<VisitorReport, 'rate' | 'blacklisted'>): Promise<boolean | undefined> {
    return this.#with(pass, async ({ visitor }, journal) => {
      const chat = await chatOf(visitor.open_chat, journal);
      if (chat) await this.parts.conversation.reportVisitor(chat, report, journal);
      else changeVisitor(visitor, { report: { ...visitor.report, ...report } }, journal);
      return true;
    });
  }

  /** Stores the rating of the open chat; resolves with whether there is one. */
  rate(pass: Pass, rate: 'positive' | 'negative' | null): Promise<boolean | undefined> {
    return this.#with(pass, async ({ visitor }, journal) => {
      const chat = await chatOf(visitor.open_chat, journal);
      if (chat) await this.parts.conversation.reportVisitor(chat, { rate }, journal);
      return chat !== undefined;
    });
  }

  /** Stores a message of the visitor; resolves with the number of its entry, the same for a repeat. */
  say(pass: Pass, { message_id, text, invite, department_id }: VisitorWords): Promise<number | undefined> {
    return this.#with(pass, async ({ channel, visitor }, journal) => {
      const taken = takenOf(visitor, message_id, { isLeft: false });
      if (taken) return taken[1];
      const sender = { id: visitor.customer_id, ...(invite !== undefined && { invite }) } satisfies Customer;
      const message = { type: 'text' as const, text };
      const entry = (await this.parts.conversation.receive(channel, { sender, message }, journal))!;
      const chat = (await chatOf(entry.chat_id, journal))!;
      if (department_id !== undefined) changeChat(chat, { department_id }, journal);
      visited(await visitorOf(chat, journal), {}, journal, [message_id, entry.entry_id]);
      return entry.entry_id;
    });
  }

  type(pass: Pass, typing: boolean): Promise<boolean | undefined> {
    return this.#with(pass, async ({ channel, visitor }, journal) => {
      const message = { type: typing ? ('typein' as const) : ('typeout' as const) };
      const sender = { id: visitor.customer_id };
      if (visitor.open_chat !== undefined)
        await this.parts.conversation.receive(channel, { sender, message }, journal);
      return true;
    });
  }

  /** Shows the page's fields to the agent, at once where there is a chat (WID-09). */
  showFields(pass: Pass, fields: CustomFields): Promise<boolean | undefined> {
    return this.#with(pass, async ({ channel, visitor }, journal) => {
      const { fields: shown, notes } = fitted(fields);
      const { open_chat: chat_id } = visitor;
      const ids = { channel_id: channel.channel_id, ...(chat_id !== undefined && { chat_id }) };
      for (const text of notes) await addNote({ ...ids, about: 'setCustomData', text }, journal);
      await showPanel({ channel, visitor: visited(visitor, { fields: shown }, journal) }, journal);
      return true;
    });
  }

  leaveMessage(pass: Pass, message_id: string, form: OfflineMessageForm): Promise<boolean | undefined> {
    const offline_message_id = this.parts.newId();
    return this.#with(pass, async ({ channel: { channel_id }, visitor }, journal) => {
      if (takenOf(visitor, message_id, { isLeft: true })) return true;
      const { message: _, ...contact } = form;
      const report = { ...visitor.report, ...contact };
      const { visitor_number, chats_count } = visited({ ...visitor, report }, {}, journal, [
        message_id,
        left,
      ]);
      const { user_token, session, page } = report;
      const known = {
        ...defined({ user_token, session, page }),
      };
      const ids = { offline_message_id, channel_id, visitor_number, chats_count };
      await this.parts.conversation.leave({ ...form, ...known }, ids, journal);
      return true;
    });
  }

  /**
   * Asks an agent to call; gives what hinders it, or nothing where it is under way. The balance is the channel's, which all
   * visitors share: the call is taken from it in the unit that begins the call, so that none is paid that did not begin.
   */
  call(pass: Pass, phone: string): Promise<{ hindrance?: string } | undefined> {
    return this.#with(pass, async (guest, journal) => {
      const { callback } = await availabilityOf(guest, journal);
      if (callback.result === 'fail') return { hindrance: callback.reason };
      const { channel, visitor } = guest;
      const { balance } = channel.widget.callback;
      if (balance !== undefined)
        await setWidget(channel, { callback: { ...channel.widget.callback, balance: balance - 1 } }, journal);
      const agent_id = await onlineAgent(channel.agents, journal);
      const chat = await chatWith(channel, visitor.customer_id, journal);
      const call = await this.parts.conversation.startCall(
        chat,
        { type: 'callback', phone, agent_id },
        journal,
      );
      visited(await visitorOf(chat, journal), { call_id: call.call_id }, journal);
      return {};
    });
  }

  async #session(pass: Pass, more: { token?: string } = {}): Promise<VisitorSession | undefined> {
    const { store, events } = this.parts;
    // Read before the chat: an event in between comes twice rather than never, and the widget knows entries by number.
    const last_event_id = await events.last();
    const guest = await guestOf(pass, store);
    return guest && { ...more, ...(await sessionOf(guest, store)), last_event_id };
  }

  #with<Result>(
    pass: Pass,
    act: (guest: Guest, journal: Journal) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.parts.work(async (journal) => {
      const guest = await guestOf(pass, journal);
      return guest && act(guest, journal);
    });
  }

  async #reportOf({ page, utm }: Visit, { ip_addr, user_agent }: Origin) {
    return {
      page,
      session: { geoip: await this.parts.geoip(ip_addr), utm_json: utm ?? {}, ip_addr, user_agent },
    };
  }
}

/** Shows the agent the fields of the page by the present settings, where there is a chat. */
export async function showPanel(
  { channel, visitor }: Pick<Guest, 'channel'> & { visitor: Visitor },
  journal: Journal,
): Promise<void> {
  const chat = await chatOf(visitor.open_chat, journal);
  if (!chat) return;
  const panel = pagePanel(chat.panel ?? [], visitor, channel.widget);
  await journal.event({ event: 'chat_changed', chat: changeChat(chat, { panel }, journal) });
}

type PanelsParts = Pick<BulkParts, 'store' | 'work'>;

/** Shows the agents the fields of pages by the present settings of the widget, in all open chats. */
export function showPanels(channel_id: string, parts: PanelsParts): Pieces {
  return settling(channel_id, 'panels', parts, showAll(channel_id, parts));
}

async function* showAll(channel_id: string, { store, work }: PanelsParts): Pieces {
  for await (const piece of openChats(channel_id, store)) {
    const chats = await Promise.all(piece.map((chat_id) => chatOf(chat_id, store)));
    const open = chats.filter((chat) => chat?.via === 'widget');
    await Promise.all(
      open.map((chat) => {
        const pass = { widget_id: channel_id, customer_id: String(chat!.customer.id) };
        return work(async (journal) => {
          const guest = await guestOf(pass, journal);
          if (guest) await showPanel(guest, journal);
        });
      }),
    );
    yield true;
  }
}

/**
 * What a message of this id was taken as before. Those that are left and those that are said are told apart: a page that counts
 * its messages may count each kind by itself.
 */
function takenOf({ widget }: Guest['visitor'], message_id: string, { isLeft }: { isLeft: boolean }) {
  return widget.taken.find(([id, entry_id]) => id === message_id && (entry_id === left) === isLeft);
}

function visited(
  visitor: Visitor,
  changes: Partial<WidgetVisit>,
  journal: Journal,
  taken?: [message_id: string, entry_id: number],
): Visitor {
  const widget = { ...visitor.widget!, ...changes };
  if (taken) widget.taken = [...widget.taken, taken].slice(-remembered);
  return changeVisitor(visitor, { widget }, journal);
}

async function onlineAgent(agents: readonly string[], reader: Reader): Promise<string> {
  const known = await Promise.all(agents.map((agent_id) => agentOf(agent_id, reader)));
  return (known.find((agent) => agent?.online) ?? known.find((agent) => agent !== undefined))!.agent_id;
}
