// The widget: one script that a page includes by <script src="…/widget/<widget_id>.js" async></script>.
import type { Visit } from '../../../generated/reference/visitor/types.ts';
import { defined } from '../shared/part.ts';
import { languages } from '../shared/widget-texts/languages.ts';
import { actionsOf, scriptApi } from './actions.ts';
import { Chat } from './chat.ts';
import { speaker } from './dom.ts';
import { follow } from './follow.ts';
import {
  type BrowserStorage,
  type Invitation,
  invitationsOf,
  notifyPage,
  onMove,
  ownTitle,
  storageOf,
  windowState,
} from './page.ts';
import { outboxOf, serviceOf } from './service.ts';
import { viewOf } from './view.ts';

/** The time limit for loading the texts of a language, in milliseconds. After this time, the widget uses its English texts. */
const textsMs = 5000;

const tags = ['source', 'campaign', 'content', 'medium', 'term'] as const;

const script = ownScript();
const [, base, widget_id] = /^(.*)\/widget\/([^/?#]+)\.js(?:[?#]|$)/.exec(script?.src ?? '') ?? [];

// If a page includes the script twice, only the first script begins a widget.
if (script && base !== undefined && widget_id && !document.querySelector('svc-widget')) {
  const mark = document.createElement('svc-widget');
  mark.hidden = true;
  document.documentElement.append(mark);
  void startWidget(script, base, decodeURIComponent(widget_id), mark);
}

async function startWidget(
  { dataset, lang }: HTMLScriptElement,
  service: string,
  id: string,
  mark: HTMLElement,
): Promise<void> {
  const kept = storageOf(`svc ${id}`, () => localStorage);
  const visit = storageOf(`svc ${id}`, () => sessionStorage);
  const own = textsOf(dataset['texts']);
  const language = lang || document.documentElement.lang;
  const shipped = languages.find((each) => each === language.split('-')[0]!.toLowerCase());
  const say = speaker({ ...(shipped && (await shippedTexts(service, shipped))), ...own });
  const [name, label] = [own['title'], own['label']].map((text) =>
    typeof text === 'string' ? text : undefined,
  );
  const chat = new Chat(kept, defined({ name, label }));
  const line = serviceOf(`${service}/visitor`, id, kept, () => whereFrom(visit));
  const outbox = outboxOf(line, kept, {
    heard({ operation, body }, { refusal }) {
      if (refusal === undefined) return;
      if (operation === 'requestCall') actions.endCall(refusal, say('callNone'));
      else console.warn(`${operation} was rejected: ${refusal}`);
      const words = chat.pending.find(({ message_id }) => message_id === body.message_id);
      if (words) words.refusal = refusal;
      chat.changed();
    },
    late(isLate) {
      if (chat.isLate === isLate) return;
      chat.isLate = isLate;
      chat.changed();
    },
  });
  for (const { operation, body } of outbox.unsent)
    if (operation === 'sendVisitorMessage')
      chat.pending.push({ message_id: body.message_id!, text: String(body['text']) });
  chat.isContactUnsent = () => outbox.unsent.some(({ operation }) => operation === 'setVisitorContact');
  const state = windowState((now) => {
    visit.set('state', now);
    view.show();
  });
  const actions = actionsOf(chat, state, outbox, say, line, visit);
  const theme = dataset['theme'];
  const attributes = {
    ...(lang && { lang }),
    // The direction of the texts may differ from the direction of the page.
    ...(shipped && { lang: language, dir: shipped === 'ar' ? 'rtl' : 'ltr' }),
    ...(theme && { 'data-theme': theme }),
  };
  const view = viewOf(actions, say, attributes);
  const invitations = invitationsOf(visit, visits(kept, visit), (invitation) => {
    const canBeInvited = !state.isOpen && chat.chat?.state !== 'open' && chat.availability.mode === 'online';
    if (canBeInvited) actions.invite(invitation);
    return canBeInvited;
  });
  const askCallback = async () => {
    const { path } = line;
    const answer = await line.client.getAvailability({ path }).catch(() => undefined);
    if (answer?.status === 200) chat.hear({ event: 'availability', availability: answer.body });
    return chat.availability.callback;
  };
  const api = scriptApi(actions, invitations, askCallback);

  let isReady = false;
  void follow(line, {
    session: async (session) => {
      chat.begin(session);
      if (isReady) return;
      isReady = true;
      await pageIsRead();
      const before = visit.get<string>('state') ?? 'label';
      if (chat.chat?.state !== 'open')
        chat.invitation = visit.get<Invitation | null>('invitation') ?? undefined;
      if (before === 'chat/min') state.minimise();
      else if (before !== 'label') state.open('chat');
      view.enter(mark);
      void outbox.flush();
      const { queue = [] } = (window.svc_api ?? {}) as Stub;
      window.svc_api = api;
      notifyPage('svc_onLoadCallback');
      const methods = api as unknown as Record<string, (...given: unknown[]) => unknown>;
      for (const [name, given, take] of queue) take(methods[name]?.(...given));
    },
    event: (event) => {
      chat.hear(event);
      if (event.call?.status === 'end') actions.endCall();
      if (event.call?.status === 'error') actions.endCall(event.call.reason ?? say('callFailed'));
    },
    line: (isUp) => {
      chat.isUp = isUp;
      chat.changed();
      if (isUp) void outbox.flush();
    },
    isAwaiting: () => chat.chat?.state === 'open' || chat.call !== undefined || outbox.unsent.length > 0,
  });
  onMove(() => {
    void line.send((client) => client.moveToPage({ path: line.path, body: whereFrom(visit) }));
    invitations.watch();
  });
}

/** Resolves with the texts of a language; with an empty object if they cannot be loaded. */
async function shippedTexts(service: string, language: string): Promise<Record<string, unknown>> {
  return fetch(`${service}/widget/${language}.json`, { signal: AbortSignal.timeout(textsMs) })
    .then((response) => response.json())
    .catch(() => ({}));
}

/** The placeholder for `svc_api` that a page can define. It queues the page's calls until the widget has loaded. */
interface Stub {
  queue?: [name: string, given: unknown[], take: (result: unknown) => void][];
}

function ownScript(): HTMLScriptElement | undefined {
  const running = document.currentScript as HTMLScriptElement | null;
  return running ?? [...document.scripts].find(({ src }) => /\/widget\/[^/]+\.js/.test(src));
}

/** Resolves when the browser has parsed the page, because only then all functions of the page's scripts exist. */
function pageIsRead(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

/** Returns the texts that the page sets: the JSON in the element with the id in `data-texts`. */
function textsOf(id: string | undefined): Record<string, unknown> {
  if (id === undefined) return {};
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '') as Record<string, unknown>;
  } catch {
    console.warn(`data-texts: no element #${id} has JSON.`);
    return {};
  }
}

/** Returns the number of the visitor's visits, including this one. */
function visits(kept: BrowserStorage, visit: BrowserStorage): number {
  const known = kept.get<number>('visits') ?? 0;
  if (visit.get('counted')) return known;
  visit.set('counted', true);
  kept.set('visits', known + 1);
  return known + 1;
}

/** Returns the visitor's page and campaign. The campaign is stored, because only the address of the first page contains it. */
function whereFrom(visit: BrowserStorage): Visit {
  const asked = new URLSearchParams(location.search);
  const found = tags.flatMap((tag) => {
    const value = asked.get(`utm_${tag}`);
    return value === null ? [] : [[tag, value] as const];
  });
  if (found.length > 0) visit.set('utm', Object.fromEntries(found));
  const utm = visit.get<NonNullable<Visit['utm']>>('utm');
  const title = ownTitle();
  return { page: { url: location.href, ...(title && { title }) }, ...(utm && { utm }) };
}
