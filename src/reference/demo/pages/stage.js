// The stage of the demo. It shows the requests between the parties, and plays the story in the frames with the shop and the console.
const at = (id) => document.getElementById(id);
const [shop, desk, wire, caption, play, next] = ['shop', 'console', 'wire', 'caption', 'play', 'next'].map(
  at,
);
const { console: address, agent: worker } = document.body.dataset;
// The agent of the story works in the console, even if another agent was chosen in this browser.
const link = address + (location.hash && `${location.hash}&agent=${worker}`);
desk.src = link;
at('console-link').href = link;

/** Replaces each `{path.of.a.field}` in a text by its value. Of several fields, separated by `|`, it uses the first one with a value. */
function filled(text, values) {
  return text.replaceAll(/\{([^}]+)\}/g, (_, fields) => {
    const found = fields
      .split('|')
      .map((field) => field.split('.').reduce((value, key) => value?.[key], values));
    return found.find((value) => value !== undefined) ?? '…';
  });
}

function make(tag, className, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** Returns the name of an event in words: chat_rated is "chat rated". Any other text is returned unchanged. */
const spelt = (what) => (/^\w+$/.test(what) ? what.replaceAll('_', ' ').toLowerCase() : what);

/** Functions that get each new request, until one returns true for the request that it waits for. */
const waiting = new Set();

function show(line) {
  const { from, to, what, result, ms, request, response } = line;
  const parties = make('b', '', `${texts.parties[from]} → ${texts.parties[to]}`);
  const isFine = result >= 200 && result < 300;
  const code = make('span', isFine ? 'result' : 'result bad', filled(texts.wire_result, { result, ms }));
  const words = make('p', '', filled(texts.wire[what] ?? spelt(what), request ?? {}));
  const bodies = [
    [texts.wire_request, request],
    [texts.wire_response, response],
  ].filter(([, body]) => body !== undefined);
  const details = bodies.map(([name, body]) => {
    const code = make('pre', '', JSON.stringify(body, null, 2));
    code.tabIndex = 0;
    return make('details', '', make('summary', '', name), code);
  });
  wire.prepend(make('li', from === 'service' ? to : from, parties, ' ', code, words, ...details));
  for (const look of waiting) look(line);
}

/** Resolves with the next request for which `isIt` returns true. */
function posted(isIt) {
  return soon((done) => {
    const look = (line) => isIt(line) && done(line);
    waiting.add(look);
    return () => waiting.delete(look);
  });
}

/** Calls a function repeatedly until its result is truthy. Resolves with this result. */
function until(find) {
  return soon((done) => {
    const look = setInterval(() => {
      const found = find();
      if (found) done(found);
    }, 50);
    return () => clearInterval(look);
  });
}

function soon(start) {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => {
      stop();
      reject(new Error(texts.story_late));
    }, 20_000);
    const stop = start((value) => {
      clearTimeout(tooLate);
      stop();
      resolve(value);
    });
  });
}

/** Lets the server perform an action of the agent in the chat of the visitor. Resolves with the response. */
async function agent(act) {
  const visitor = act === 'ready' ? undefined : await shop.contentWindow.svc_api.getVisitorNumber();
  const answer = await fetch(`/demo/story/${act}?visitor=${visitor}`, { method: 'POST' });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const inWidget = (selector) =>
  shop.contentDocument.querySelector('svc-widget')?.shadowRoot.querySelector(selector);

/** Writes a text in the widget letter by letter, like a visitor, and sends it. */
async function write(text) {
  shop.contentWindow.svc_api.open();
  const field = await until(() => inWidget('form.write textarea'));
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const part of isStill ? [text] : text) {
    field.value += part;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (!isStill) await new Promise((done) => setTimeout(done, 35));
  }
  field.form.requestSubmit();
}

const is = (party, event) => (line) => line.what === event && [line.from, line.to].includes(party);
/** Calls `act`, and resolves with the request that it causes. */
const doing = async (act, isIt) => {
  const line = posted(isIt);
  await Promise.all([act(), line]);
  return line;
};

function goTo(address) {
  shop.src = address;
  return new Promise((done) => shop.addEventListener('load', done, { once: true }));
}

/** Shows the chat of the story in the console. `/visitor` as `part` also opens the panel about the visitor. */
function showChat(part = '') {
  desk.src = link.replace(/#.*/, `#/chats/${chat}${part}`);
}

let chat;
let card;
const steps = {
  ready: [
    'shop',
    async () => {
      await agent('ready');
      // Each story begins with a new visitor. The shop's page is closed first, because its widget would store the visitor's data again.
      await goTo('about:blank');
      localStorage.clear();
      sessionStorage.clear();
      await goTo('/demo/blue');
      await until(() => shop.contentWindow.svc_api && inWidget('form.write textarea, .label'));
    },
  ],
  ask: ['shop', () => doing(() => write(texts.story_question), is('bot', 'BOT_MESSAGE'))],
  wish: ['shop', () => doing(() => write(texts.story_wish), is('bot', 'INVITE_AGENT'))],
  accept: [
    'console',
    async () => {
      const line = await doing(
        async () => {
          chat = (await agent('accept')).chat_id;
          showChat('/visitor');
        },
        is('CRM', 'chat_accepted'),
      );
      card = line.response?.crm_link;
    },
  ],
  reply: [
    'console',
    async () => {
      showChat();
      await agent('reply');
      await until(() => inWidget('.body')?.textContent.includes(texts.story_reply));
    },
  ],
  thanks: ['shop', () => write(texts.story_thanks)],
  assign: ['console', () => doing(() => agent('assign'), is('CRM', 'chat_assigned'))],
  close: ['wire', () => doing(() => agent('close'), is('CRM', 'chat_finished'))],
};

/** The time that the audience has to read the caption of a step, in milliseconds. */
const readingMs = 4000;
let isPlaying = false;
let isPaused = false;
let isSkipping = false;

/** Waits for `readingMs`, or until the button for the next step is pressed. The time stops while the story is paused. */
async function rest() {
  for (let left = readingMs; (left > 0 || isPaused) && !isSkipping; left -= isPaused ? 0 : 50)
    await new Promise((done) => setTimeout(done, 50));
  isSkipping = false;
}

async function tellStory() {
  isPlaying = true;
  isPaused = false;
  isSkipping = false;
  next.hidden = false;
  for (const [name, [pane, act]] of Object.entries(steps)) {
    caption.textContent = texts.story[name];
    for (const each of ['shop', 'console', 'wire']) at(`${each}-pane`).classList.toggle('now', each === pane);
    at(`${pane}-pane`).scrollIntoView({ block: 'nearest' });
    await act();
    await rest();
  }
  const open = make('a', '', texts.story_card);
  open.href = card;
  open.target = '_blank';
  caption.replaceChildren(texts.story_end, ' ', ...(card ? [open] : []));
}

play.addEventListener('click', async () => {
  if (isPlaying) {
    isPaused = !isPaused;
    play.textContent = isPaused ? texts.resume : texts.pause;
    return;
  }
  play.textContent = texts.pause;
  await tellStory().catch((error) => {
    caption.textContent = filled(texts.story_stopped, { why: error.message });
  });
  isPlaying = false;
  next.hidden = true;
  play.textContent = texts.again;
});
next.addEventListener('click', () => {
  isSkipping = true;
});

const lines = new EventSource('/demo/wire');
// When the page connects again, the server repeats all requests. So the page removes the requests that it has shown.
lines.addEventListener('open', () => wire.replaceChildren());
lines.addEventListener('message', ({ data }) => show(JSON.parse(data)));
