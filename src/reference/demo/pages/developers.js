// The page for developers: it calls every method of svc_api, and logs the widget's callbacks.
const calls = [
  ['open', () => svc_api.open()],
  ["open({ start: 'call' })", () => svc_api.open({ start: 'call' })],
  ['close', () => svc_api.close()],
  ['chatMode', () => svc_api.chatMode()],
  ['getContactInfo', () => svc_api.getContactInfo()],
  ['getVisitorNumber', () => svc_api.getVisitorNumber()],
  [
    'setContactInfo',
    () =>
      svc_api.setContactInfo({
        name: texts.visitor_name,
        email: 'visitor@example.com',
        description: texts.visitor_about,
      }),
  ],
  [
    'setCustomData',
    () => {
      basket += 1;
      return svc_api.setCustomData([
        { title: texts.basket, key: texts.basket_key, content: String(basket), link: location.href },
        { title: texts.page, content: document.title },
      ]);
    },
  ],
  ['setRules', () => svc_api.setRules({ help: { text: texts.rule, delay: 3 } })],
  ['setUserToken', () => svc_api.setUserToken(crypto.randomUUID())],
  ['showProactiveInvitation', () => svc_api.showProactiveInvitation(texts.invitation)],
  ['startCall', () => svc_api.startCall('+49 30 901820')],
  ['isCallbackEnabled', () => new Promise((done) => svc_api.isCallbackEnabled(done))],
  [
    'sendOfflineMessage',
    () => svc_api.sendOfflineMessage({ name: texts.visitor_name, message: texts.offline_message }),
  ],
];

let basket = 0;

for (const name of callbacks)
  window[name] = (...given) => note('in', `${name}(${given.map(shown).join(', ')})`);

addEventListener('DOMContentLoaded', () => {
  const list = document.getElementById('calls');
  for (const [name, call] of calls) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', async () => {
      if (!window.svc_api) return note('out', texts.not_loaded);
      return note('out', `${name} → ${shown(await call())}`);
    });
    list.append(button);
  }
});

function shown(value) {
  return JSON.stringify(value) ?? 'undefined';
}

function note(kind, text) {
  const log = document.getElementById('log');
  const line = document.createElement('p');
  line.className = kind;
  line.textContent = text;
  log.prepend(line);
}
