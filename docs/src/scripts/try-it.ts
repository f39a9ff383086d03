// Sends a request of a reference page to a mock on the reader's own machine, and shows the response. No other host gets a request.

interface Request {
  method: string;
  path: string;
  parameters: { name: string; value: string }[];
  base: string;
  command: string;
  body?: string;
  examples: { summary: string; body: string }[];
  answers: string[];
}

/** The only hosts to which this script sends requests. A server at such a host is on the reader's own machine. */
const loopback = ['127.0.0.1', 'localhost', '[::1]'];

class TryIt extends HTMLElement {
  connectedCallback(): void {
    const request = JSON.parse(this.dataset['request'] ?? '{}') as Request;
    const box = element('details', { className: 'panel' });
    const form = element('form', { className: 'try not-content' });
    const base = element('input', { name: 'base', value: request.base, spellcheck: false });
    const wish = element('select', { name: 'wish' });
    wish.append(
      new Option('the usual one', ''),
      ...request.answers.map((status) => new Option(status, status)),
    );
    const body = element('textarea', { name: 'body', rows: 8, value: request.body ?? '', spellcheck: false });
    const answer = element('pre', { className: 'help', tabIndex: 0 });
    answer.setAttribute('aria-live', 'polite');
    answer.setAttribute('aria-label', 'Answer');
    form.append(
      element('p', {
        textContent: 'Start the mock in a clone of the repository; nothing leaves your machine:',
      }),
      element('code', { textContent: request.command }),
      labelled('Address', base),
      ...request.parameters.map(({ name, value }) =>
        labelled(name, element('input', { name: `path.${name}`, value, spellcheck: false })),
      ),
      labelled('Wanted answer', wish),
      ...(request.body === undefined ? [] : [...this.#examples(request, body), labelled('Body', body)]),
      element('button', { type: 'submit', textContent: `Send ${request.method}` }),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(request, new FormData(form)).then((text) => {
        answer.textContent = text;
        form.after(answer);
      });
    });
    box.append(element('summary', { textContent: 'Try it against the mock' }), form);
    this.append(box);
  }

  #examples({ examples }: Request, body: HTMLTextAreaElement): HTMLElement[] {
    if (examples.length < 2) return [];
    const choice = element('select', {});
    choice.append(...examples.map(({ summary }, index) => new Option(summary, String(index))));
    choice.addEventListener('change', () => {
      body.value = examples[choice.selectedIndex]!.body;
    });
    return [labelled('Example', choice)];
  }
}

async function send({ method, path, body }: Request, fields: FormData): Promise<string> {
  const field = (name: string) => String(fields.get(name) ?? '');
  let url: URL;
  try {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(field(`path.${name}`)),
    );
    url = new URL(field('base').replace(/\/$/, '') + filled);
  } catch {
    return `${field('base')} is not an address. The mock prints its address when it starts.`;
  }
  if (!loopback.includes(url.hostname))
    return `${url.hostname} is not this machine. Requests go to ${loopback.join(', ')} only; use curl for others.`;
  const wish = field('wish');
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(wish !== '' && { prefer: `code=${wish}` }),
      },
      ...(body !== undefined && { body: field('body') }),
    });
    const lines = [...response.headers].map(([name, value]) => `${name}: ${value}`);
    return [`HTTP ${response.status}`, ...lines, '', await response.text()].join('\n');
  } catch {
    return `No server responded at ${url.origin}. Is the mock running? Some browsers do not let a page send requests to this machine: use curl.`;
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

function labelled(text: string, control: HTMLElement): HTMLLabelElement {
  const label = element('label', {});
  label.append(`${text} `, control);
  return label;
}

customElements.define('try-it', TryIt);
