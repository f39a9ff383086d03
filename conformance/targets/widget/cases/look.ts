import type { Person } from '../person.ts';

/** What is seen of a field. */
export interface Look {
  ran: boolean;
  text: string;
  boldText: string;
  tags: string[];
  titleAbove: boolean;
  keyBold: boolean;
  href: string | null;
}

/** Shows a field in a page of its own, as the agent's would. */
export async function look(person: Person, html: string): Promise<Look> {
  const page = await person.context.newPage();
  await page.setContent(`<body>${html}</body>`);
  await new Promise((resume) => setTimeout(resume, 100));
  const seen = await page.evaluate(`(() => {
    const all = [...document.body.querySelectorAll('*')];
    const textNodes = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) textNodes.push(walk.currentNode);
    const at = (word) => textNodes.find(({ data }) => data.includes(word));
    const box = (node) => { const range = document.createRange(); range.selectNode(node); return range.getBoundingClientRect(); };
    const [title, key] = [at('Basket'), at('Items')];
    return {
      ran: window.ran === 1,
      text: document.body.innerText,
      boldText: all.filter((one) => Number(getComputedStyle(one).fontWeight) >= 600).map(({ textContent }) => textContent).join(' '),
      tags: all.map(({ tagName }) => tagName),
      titleAbove: !!title && !!key && box(title).bottom <= box(key).top + 1,
      keyBold: !!key && Number(getComputedStyle(key.parentElement).fontWeight) >= 600,
      href: document.querySelector('a[href]')?.href ?? null,
    };
  })()`);
  await page.close();
  return seen as Look;
}
