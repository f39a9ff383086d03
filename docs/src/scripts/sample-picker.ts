// Replaces a list of collapsed parts by a selection of one part. All pickers of a kind share the selection, which the browser stores.

class SamplePicker extends HTMLElement {
  connectedCallback(): void {
    const parts = [...this.querySelectorAll<HTMLDetailsElement>(':scope > details')];
    if (parts.length === 0) return;
    const { label = '', remember } = this.dataset;
    // Makes long samples scrollable by keyboard. The highlighter also does this, but later.
    for (const code of this.querySelectorAll('pre')) code.tabIndex = 0;
    const choice = document.createElement('select');
    for (const part of parts) {
      const title = part.querySelector('summary')?.textContent ?? '';
      choice.append(new Option(title, part.dataset['key'] ?? ''));
    }
    const show = () => {
      for (const [index, part] of parts.entries()) part.open = index === choice.selectedIndex;
    };
    const choose = (key: string | null) => {
      const index = parts.findIndex((part) => part.dataset['key'] === key);
      if (index >= 0) choice.selectedIndex = index;
      show();
    };
    choice.addEventListener('change', () => {
      show();
      if (remember === undefined) return;
      keep(remember, choice.value);
      document.dispatchEvent(new CustomEvent('sample-chosen', { detail: { remember, key: choice.value } }));
    });
    document.addEventListener('sample-chosen', (event) => {
      const { detail } = event as CustomEvent<{ remember: string; key: string }>;
      if (detail.remember === remember) choose(detail.key);
    });
    choose(remember === undefined ? null : kept(remember));
    const head = document.createElement('label');
    head.append(`${label} `, choice);
    this.prepend(head);
    this.dataset['ready'] = '';
  }
}

/** Returns the stored selection. Null if the browser stores nothing: the page then shows the first sample. */
function kept(name: string): string | null {
  try {
    return localStorage.getItem(`sample:${name}`);
  } catch {
    return null;
  }
}

function keep(name: string, key: string): void {
  try {
    localStorage.setItem(`sample:${name}`, key);
  } catch {
    // The browser stores nothing, so the choice applies to this page only.
  }
}

customElements.define('sample-picker', SamplePicker);
