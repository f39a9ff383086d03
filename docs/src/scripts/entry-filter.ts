// Filters the entries of a page. The address of the page contains the filter, so readers can share the filter.

class EntryFilter extends HTMLElement {
  connectedCallback(): void {
    const { by = '[]', what = '' } = this.dataset;
    const entries = [...document.querySelectorAll<HTMLElement>('.entry')];
    const form = document.createElement('form');
    form.className = 'filter not-content';
    const words = Object.assign(document.createElement('input'), { type: 'search', name: 'words' });
    form.append(labelled('Words', words));
    for (const [key, title] of JSON.parse(by) as [string, string][])
      form.append(labelled(title, choiceOf(key, entries)));
    const found = Object.assign(document.createElement('output'), { className: 'found' });
    form.append(found);

    const apply = () => {
      const chosen = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][];
      for (const entry of entries) entry.hidden = !chosen.every(([key, value]) => fits(entry, key, value));
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      for (const group of document.querySelectorAll<HTMLDetailsElement>('details:has(> .entry)')) {
        group.hidden = [...group.querySelectorAll<HTMLElement>('.entry')].every(({ hidden }) => hidden);
        group.open = chosen.length > 0 || (target !== null && group.contains(target));
      }
      const shown = entries.filter(({ hidden }) => !hidden).length;
      found.textContent = `${shown} of ${entries.length} ${what}`;
      const search = new URLSearchParams(chosen).toString();
      history.replaceState(null, '', `${search === '' ? location.pathname : `?${search}`}${location.hash}`);
    };
    for (const [key, value] of new URLSearchParams(location.search)) {
      const control = form.elements.namedItem(key);
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
    }
    form.addEventListener('input', apply);
    form.addEventListener('submit', (event) => event.preventDefault());
    // A link to an entry that the filter hides resets the filter.
    addEventListener('hashchange', () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (target?.closest('[hidden]') === null || target === null) return;
      form.reset();
      apply();
      target.scrollIntoView();
    });
    this.append(form);
    apply();
  }
}

function fits(entry: HTMLElement, key: string, value: string): boolean {
  if (key !== 'words') return (entry.dataset[key] ?? '').split('|').includes(value);
  const text = (entry.textContent ?? '').toLowerCase();
  return value
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function choiceOf(key: string, entries: readonly HTMLElement[]): HTMLSelectElement {
  const values = new Set(entries.flatMap((entry) => (entry.dataset[key] ?? '').split('|')));
  const sorted = [...values].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const choice = document.createElement('select');
  choice.name = key;
  choice.append(new Option('all', ''), ...sorted.map((value) => new Option(value, value)));
  return choice;
}

function labelled(text: string, control: HTMLElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.append(`${text} `, control);
  return label;
}

customElements.define('entry-filter', EntryFilter);
