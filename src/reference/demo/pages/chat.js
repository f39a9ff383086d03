// A chat page that uses the channel API. It shows the messages between the front end and the service.
const said = document.getElementById('said');
const status = document.getElementById('status');
const words = document.getElementById('words');
const seen = new Set();

const lines = new EventSource('/demo/wire');
// When the page connects again, the server repeats all requests. So the page removes the messages that it has shown.
lines.addEventListener('open', () => {
  said.replaceChildren();
  seen.clear();
});
lines.addEventListener('message', ({ data }) => {
  const { from, to, result, request } = JSON.parse(data);
  if (![from, to].includes('front end') || result !== 200) return;
  const { sender, message } = request;
  if (from === 'front end') show(texts.you, contentOf(message));
  else if (message.type === 'typein')
    status.textContent = texts.writing.replace('{name}', sender?.name ?? texts.agent);
  else if (message.type === 'typeout') status.textContent = '';
  // A retry of a message is not shown again.
  else if (message.id === undefined || !seen.has(message.id)) {
    seen.add(message.id);
    status.textContent = '';
    show(sender?.name ?? texts.agent, contentOf(message));
  }
});

document.getElementById('write').addEventListener('submit', async (event) => {
  event.preventDefault();
  const body = words.value.trim();
  if (body === '') return;
  words.value = '';
  const answer = await fetch('/demo/chat/say', { method: 'POST', body }).catch(() => undefined);
  if (!answer?.ok)
    status.textContent = texts.not_accepted.replace('{why}', answer?.status ?? texts.no_response);
});

function contentOf(message) {
  if (message.type === 'text') return message.text;
  if (message.type === 'location')
    return texts.place.replace('{latitude}', message.latitude).replace('{longitude}', message.longitude);
  // The contract announces more message types, which this page does not support.
  if (message.file === undefined) return texts.another_kind.replace('{kind}', () => message.type);
  if (!/^https?:/i.test(message.file)) return message.file_name;
  const link = document.createElement('a');
  link.href = message.file;
  link.rel = 'noopener noreferrer';
  link.target = '_blank';
  link.textContent = message.file_name;
  return link;
}

function show(name, content) {
  const line = document.createElement('p');
  const author = document.createElement('b');
  author.textContent = `${name}: `;
  const quote = document.createElement('bdi');
  quote.append(content);
  line.append(author, quote);
  said.append(line);
  said.scrollTop = said.scrollHeight;
}
