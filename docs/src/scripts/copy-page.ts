// Adds a button that copies the page as Markdown. Without scripts, the page has no such button.

class CopyPage extends HTMLElement {
  connectedCallback(): void {
    const { from = '' } = this.dataset;
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: 'Copy page',
    });
    button.addEventListener('click', async () => {
      try {
        const response = await fetch(from);
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        await navigator.clipboard.writeText(await response.text());
        button.textContent = 'Copied';
      } catch {
        button.textContent = 'Not copied: open Markdown';
      }
    });
    this.append(button);
  }
}

customElements.define('copy-page', CopyPage);
