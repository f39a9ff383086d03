import type { Page } from 'playwright-core';
import { printed } from '../../../../generated/faults.ts';
import type { PanelItem } from '../../../../generated/reference/desk/types.ts';
import type { Case } from '../../../run/case.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { type WidgetContext, withVisitor } from '../context.ts';

const ranMs = 300;

export const cases: readonly Case<WidgetContext>[] = [
  {
    id: 'custom-data',
    title: 'The page shows fields to the agent, and replaces them',
    rules: ['WID-08', 'WID-09'],
    run: withVisitor(async (person, judge, context) => {
      const early = [unique('one'), unique('two')];
      const contents = [unique('first'), unique('second'), unique('third')];
      const show = (all: readonly string[]) =>
        person.api(
          'setCustomData',
          all.map((content) => ({ content, title: 'Field' })),
        );
      const good = await show(early);
      judge.saw('WID-08', good?.result === 'ok', 'setCustomData of an array', good);
      const { chat } = await context.chats(person);
      const sees = async (expected: readonly string[], when: string) => {
        const all = [...early, ...contents];
        const isThere = (panel: string[]) => panel.join('\n') === expected.join('\n');
        const seen = await context.untilChat(chat.chat_id, (now) => isThere(own(now.panel, all)));
        const now = own((await context.desk.getChat(chat.chat_id)).chat.panel, all);
        judge.holds('WID-09', seen !== undefined, {
          expected: `the agent sees ${expected.join(', ') || 'none of the fields'}, ${when}`,
          observed: now.join(', ') || 'nothing of it',
        });
      };
      await sees(early, 'which was set before the visitor wrote, in this order');
      for (const wrong of [{}, 'a text', 7, null, undefined]) {
        const bad = await person.api('setCustomData', wrong);
        const isRefused = bad?.result === 'fail' && /array/i.test(printed(bad.reason));
        judge.saw('WID-08', isRefused, `setCustomData(${JSON.stringify(wrong)})`, bad);
      }
      for (const expected of [contents, contents.toReversed()]) {
        await show(expected);
        await sees(expected, 'in this order, while the chat is open');
      }
      await show([]);
      await sees([], 'once an empty array is set');
    }),
  },
  {
    id: 'how-fields-look',
    title: 'The agent sees the heading, the bold key and the link of a field, and markup as text',
    rules: ['WID-10', 'WID-11'],
    run: withVisitor(async (person, judge, context) => {
      const { chat } = await context.chats(person);
      const words = { title: unique('Basket'), key: unique('Items'), content: unique('bold') };
      const content = `<b>${words.content}</b><img src=x onerror="window.ran=1"><script>window.ran=1</script>`;
      const link = `${new URL(person.page.url()).origin}/basket`;
      await person.api('setCustomData', [{ title: words.title, key: words.key, content, link }]);
      await context.untilChat(chat.chat_id, ({ panel = [] }) =>
        panel.some(({ title }) => title === words.title),
      );
      const page = await context.openAgentPage(chat.chat_id);
      const seen = page && (await person.until(() => look(page, words)));
      if (!page || !seen) {
        const missing = page ? 'the page of --console does not show the field' : '--console names no page';
        judge.cannotSee(['WID-10', 'WID-11'], missing);
        await page?.context().close();
        return;
      }
      // The error event of a picture that cannot be loaded comes a moment later, and would run its script.
      const ran = await person.until(async () => (await look(page, words))?.ran, ranMs);
      const evidence = [noted('the field on the page of the agent', seen.text)];
      await page.context().close();
      const isText = seen.text.includes('<b>') || !seen.boldText.includes(words.content);
      const isNeutral = isText && seen.tags.every((tag) => !/script|img|iframe|style/i.test(tag));
      const { tags, text } = seen;
      judge.saw(
        'WID-10',
        ran !== true && isNeutral,
        'the field',
        ran ? 'a script ran' : { tags, text },
        evidence,
      );
      const isLaidOut =
        seen.titleAbove && seen.keyBold && seen.text.includes(`${words.key}:`) && seen.links.includes(link);
      const { titleAbove, keyBold, links } = seen;
      judge.saw('WID-11', isLaidOut, 'the field', { titleAbove, keyBold, text, links }, evidence);
    }),
  },
  {
    id: 'safe-url',
    title: 'With Safe URL on, the agent sees no links to other domains',
    rules: ['WID-12'],
    last: true,
    run: withVisitor(async (person, judge, context) => {
      const before = await context.settings();
      await context.set({ safe_url: false });
      try {
        const { chat } = await context.chats(person);
        const { origin, hostname } = new URL(person.page.url());
        const [own, other] = [`${origin}/basket`, 'https://elsewhere.conformance.example/'];
        const show = async (links: readonly string[]) => {
          const words = links.map(() => unique('Linked'));
          await person.api(
            'setCustomData',
            links.map((link, nth) => ({ content: words[nth], link })),
          );
          const seen = await context.untilChat(chat.chat_id, ({ panel = [] }) =>
            words.every((word) => panel.some(({ content }) => content === word)),
          );
          return seen && JSON.stringify(seen.panel);
        };
        const isLinkTold = (await show([own]))?.includes(own) ?? false;
        // The domains are configured. Otherwise the service would decide which domain belongs to the page.
        await context.set({ safe_url: true, domains: [hostname] });
        const shown = await show([other, own]);
        const panel = shown ?? 'the agent does not see it';
        const isHidden = shown !== undefined && !shown.includes(other);
        judge.saw('WID-12', isHidden, `the field, without the link to ${other}`, panel);
        if (!isLinkTold) return judge.notes('WID-12', 'the desk does not tell the link of a field');
        judge.saw(
          'WID-12',
          shown?.includes(own) ?? false,
          `the field, with the site’s own link ${own}`,
          panel,
        );
      } finally {
        await context.set({ safe_url: false, domains: before.domains ?? [] });
      }
    }),
  },
];

/** Returns the items of `contents` that the panel shows, in the order of the panel. */
function own(panel: readonly PanelItem[] | undefined, contents: readonly string[]): string[] {
  return (panel ?? []).flatMap(({ content }) =>
    content !== undefined && contents.includes(content) ? [content] : [],
  );
}

interface Look {
  ran: boolean;
  /** The text of the smallest element that contains the title, the key and the content. */
  text: string;
  boldText: string;
  tags: string[];
  titleAbove: boolean;
  keyBold: boolean;
  links: string[];
}

/** Inspects a panel field on the agent's page. A script in its content would set `window.ran`. */
async function look(
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
