// A chat page on the channel API: its server streams the agents' messages and posts the customer's.
const said = document.getElementById('said');
const status = document.getElementById('status');
const words = document.getElementById('words');
const seen = new Set();

new EventSource('/demo/chat/events').addEventListener('message', ({ data }) => {
  const { sender, message } = JSON.parse(data);
  if (message.type === 'typein')
    status.textContent = texts.writing.replace('{name}', sender?.name ?? texts.agent);
  else if (message.type === 'typeout') status.textContent = '';
  // A retry of a message is not shown again.
  else if (message.id === undefined || !seen.has(message.id)) {
    if (message.id !== undefined) seen.add(message.id);
    status.textContent = '';
    show('theirs', sender?.name ?? texts.agent, contentOf(message));
  }
});

document.getElementById('write').addEventListener('submit', async (event) => {
  event.preventDefault();
  const text = words.value.trim();
  if (text === '') return;
  words.value = '';
  show('mine', texts.you, text);
  const answer = await fetch('/demo/chat/say', { method: 'POST', body: text }).catch(() => undefined);
  if (!answer?.ok)
    status.textContent = texts.not_accepted.replace('{why}', answer?.status ?? texts.no_response);
});

function contentOf(message) {
  if (message.type === 'text') return message.text;
  if (message.type === 'location')
    return texts.place.replace('{latitude}', message.latitude).replace('{longitude}', message.longitude);
  if (!/^https?:/i.test(message.file)) return message.file_name;
  const link = document.createElement('a');
  link.href = message.file;
  link.rel = 'noopener noreferrer';
  link.target = '_blank';
  link.textContent = message.file_name;
  return link;
}

function show(whose, who, content) {
  const line = document.createElement('div');
  line.className = `line ${whose}`;
  const name = document.createElement('small');
  name.textContent = who;
  const bubble = document.createElement('p');
  bubble.dir = 'auto';
  bubble.append(content);
  line.append(name, bubble);
  said.append(line);
  said.scrollTop = said.scrollHeight;
}
