import type { Browser, Page, ViewportSize } from 'playwright-core';
import type {
  ChatWithTranscript,
  DeskAgent,
  DeskChannel,
  DeskChat,
  DeskWidget,
  WidgetSettings,
} from '../../../generated/reference/desk/types.ts';
import { type Desk, deskOf } from '../../desk/desk.ts';
import { type Case, type Judge, need } from '../../run/case.ts';
import type { TargetOptions } from '../../run/options.ts';
import { unique } from '../../wire/payload/messages.ts';
import { openBrowser } from './browser.ts';
import { type Ears, earsOf, Person } from './person.ts';

/** The longest time until the desk shows an event of the page. */
const showMs = 5000;
/** The number of latest chats in which the suite searches for a visitor's text. */
const mostChats = 50;
/** The longest time until the page has loaded, also on a busy machine. */
const loadMs = 30_000;

export class WidgetContext {
  readonly desk: Desk;
  readonly #options: TargetOptions;
  #browser: Browser | undefined;
  #agents: DeskAgent[] = [];
  #channelId = '';

  constructor(options: TargetOptions) {
    this.#options = options;
    this.desk = need(deskOf(options), 'a desk');
  }

  /** Starts the browser, finds the widget's channel by a visitor's text, and sets its agents online. */
  async open(): Promise<void> {
    await this.desk.open();
    this.#browser = await openBrowser(this.#options.browser);
    await this.visiting(async (person) => {
      this.#agents = (await this.desk.listAgents()).agents;
      const isOnline = /\bonline\b/i.test(JSON.stringify(await person.api('chatMode')));
      if (!isOnline) await this.setPresence(true);
      this.#channelId = (await this.chats(person)).chat.channel_id;
      const channel = await this.#channel();
      this.#agents = this.#agents.filter(({ agent_id }) => channel?.agents?.includes(agent_id) ?? true);
    });
    await this.setPresence(true);
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#agents.map(({ agent_id, online }) =>
        this.desk.putAgent(agent_id, { online }).catch(() => undefined),
      ),
    );
    await this.#browser?.close();
    await this.desk.close();
  }

  async visiting<T>(act: (person: Person) => Promise<T>, ears: Ears = {}): Promise<T> {
    const { url = '' } = this.#options;
    const page = await this.#newPage(url, { width: 1000, height: 700 }, earsOf(ears));
    try {
      const person = new Person(page);
      // The suite polls from outside the page, since a content security policy may forbid a waiting script inside it.
      const isThere = () =>
        page.evaluate<boolean>('typeof window.svc_api === "object" && window.svc_api !== null');
      if (!(await person.until(isThere, loadMs)))
        throw new Error(`${url} has no svc_api after ${loadMs / 1000} s.`);
      return await act(person);
    } finally {
      await page.context().close();
    }
  }

  async openAgentPage(chat_id: number): Promise<Page | undefined> {
    const address = this.#options.console?.replaceAll('{chat_id}', String(chat_id));
    return address === undefined ? undefined : this.#newPage(address, { width: 1280, height: 900 });
  }

  async #newPage(url: string, viewport: ViewportSize, script = ''): Promise<Page> {
    const context = await need(this.#browser, 'a browser').newContext({ viewport });
    await context.addInitScript(script);
    const page = await context.newPage();
    await page.goto(url, { timeout: loadMs });
    return page;
  }

  /** Writes a text as the visitor, and resolves with the chat as the desk shows it. Throws Unmet if the text does not reach the desk. */
  async chats(person: Person, words = unique('hello')): Promise<ChatWithTranscript> {
    await person.says(words);
    return person.needs(await this.untilSaid(words), 'what a visitor says reaches the desk');
  }

  untilSaid(words: string): Promise<ChatWithTranscript | undefined> {
    return this.until(async () => {
      // Before the channel of the widget is known, the chats of all channels are searched. Other programs may open chats meanwhile.
      const own = this.#channelId === '' ? undefined : this.#channelId;
      for (const { chat_id } of (await this.desk.chats(own)).slice(0, mostChats)) {
        const found = await this.desk.getChat(chat_id);
        if (found.transcript.some(({ from, text }) => from === 'customer' && text === words)) return found;
      }
      return undefined;
    });
  }

  async untilChat(chat_id: number, isIt: (chat: DeskChat) => boolean): Promise<DeskChat | undefined> {
    return this.until(async () => {
      const { chat } = await this.desk.getChat(chat_id);
      return isIt(chat) ? chat : undefined;
    });
  }

  until<T>(look: () => Promise<T | undefined>): Promise<T | undefined> {
    return this.desk.until(this.#channelId, look, showMs);
  }

  async setPresence(online: boolean): Promise<void> {
    await Promise.all(this.#agents.map(({ agent_id }) => this.desk.putAgent(agent_id, { online })));
  }

  async settings(): Promise<WidgetSettings> {
    return (await this.#channel())?.widget ?? {};
  }

  async #channel(): Promise<DeskChannel | undefined> {
    const { channels } = await this.desk.listChannels();
    return channels.find(({ channel_id }) => channel_id === this.#channelId);
  }

  set(settings: WidgetSettings): Promise<Partial<DeskWidget>> {
    return this.desk.setWidget(this.#channelId, settings);
  }

  get agentId(): string {
    return need(this.#agents[0]?.agent_id, 'the channel of the widget has an agent');
  }
}

/** Returns the `run` of a case that needs a new visitor on the page. */
export function withVisitor(
  act: (person: Person, judge: Judge, context: WidgetContext) => Promise<void>,
  ears: Ears = {},
): Case<WidgetContext>['run'] {
  return (context, judge) => context.visiting((person) => act(person, judge, context), ears);
}
