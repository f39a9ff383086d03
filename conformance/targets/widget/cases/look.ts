import type { Page } from 'playwright-core';

/** A field on the agent's page. */
export interface Look {
  ran: boolean;
  /** The text of the smallest element that holds title, key and content. */
  text: string;
  boldText: string;
  tags: string[];
  titleAbove: boolean;
  keyBold: boolean;
  links: string[];
}

/**
 * Looks at a field on the agent's page; undefined while its words are not all there. `content` is a word of the content. A script
 * in the content sets window.ran.
 */
export async function look(
  page: Page,
  words: { title: string; key: string; content: string },
): Promise<Look | undefined> {
  return (await page.evaluate(`(({ title, key, content }) => {
    const roots = [document.documentElement];
    const texts = [];
    for (const root of roots) {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        if (walk.currentNode.shadowRoot) roots.push(walk.currentNode.shadowRoot);
        if (walk.currentNode.nodeType === Node.TEXT_NODE) texts.push(walk.currentNode);
      }
    }
    const at = (word) => texts.find(({ data, parentElement }) => data.includes(word) && parentElement?.checkVisibility());
    const nodes = [title, key, content].map(at);
    if (nodes.some((node) => !node)) return undefined;
    let field = nodes[0].parentElement;
    while (field && !nodes.every((node) => field.contains(node))) field = field.parentElement;
    if (!field) return undefined;
    const box = (node) => { const range = document.createRange(); range.selectNode(node); return range.getBoundingClientRect(); };
    const isBold = (element) => Number(getComputedStyle(element).fontWeight) >= 600;
    const all = [...field.querySelectorAll('*')];
    return {
      ran: window.ran === 1,
      text: field.innerText,
      boldText: all.filter(isBold).map(({ textContent }) => textContent).join(' '),
      tags: all.map(({ tagName }) => tagName),
      titleAbove: box(nodes[0]).bottom <= box(nodes[1]).top + 1,
      keyBold: isBold(nodes[1].parentElement),
      links: all.flatMap((one) => one.tagName === 'A' ? [one.href] : []),
    };
  })(${JSON.stringify(words)})`)) as Look | undefined;
}
