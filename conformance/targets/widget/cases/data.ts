import type { PanelItem } from '../../../../generated/desk/types.ts';
import type { Case } from '../../../run/case.ts';
import { noted } from '../../../wire/evidence.ts';
import { unique } from '../../../wire/messages.ts';
import type { WidgetContext } from '../context.ts';
import type { Person } from '../person.ts';

/** What the page shows to the agent. */
export const dataCases: readonly Case<WidgetContext>[] = [
  {
    id: 'custom-data',
    title: 'The page shows fields to the agent, and others in their place',
    rules: ['WID-08', 'WID-09'],
    needs: ['desk'],
    run: (context, judge) =>
      context.turns.together(() =>
        context.visiting(async (person) => {
          const { chat } = await context.chats(person);
          const contents = [unique('first'), unique('second'), unique('third')];
          const good = await set(
            person,
            contents.map((content) => ({ content, title: 'Field' })),
          );
          judge.holds('WID-08', good?.result === 'ok', {
            expected: '{result: "ok"} for an array',
            observed: JSON.stringify(good),
          });
          for (const wrong of [{}, 'a text', 7, null, undefined]) {
            const bad = await set(person, wrong);
            judge.holds('WID-08', bad?.result === 'fail' && /array/i.test(String(bad.reason)), {
              expected: `{result: "fail", reason} for ${JSON.stringify(wrong)}, with a reason that names an array`,
              observed: JSON.stringify(bad),
            });
          }
          for (const expected of [contents, [...contents].reverse()]) {
            await set(
              person,
              expected.map((content) => ({ content, title: 'Field' })),
            );
            const isThere = (panel: string[]) => panel.join('\n') === expected.join('\n');
            const seen = await context.untilChat(chat.chat_id, (now) => isThere(own(now.panel, contents)));
            judge.holds('WID-09', seen !== undefined, {
              expected: `the agent sees ${expected.join(', ')}, in this order, while the chat is open`,
              observed:
                own((await context.desk.chat(chat.chat_id)).chat.panel, contents).join(', ') ||
                'nothing of it',
            });
          }
        }),
      ),
  },
  {
    id: 'how-fields-look',
    title: 'How the agent is shown a field: heading, bold key, link, and markup as text',
    rules: ['WID-10', 'WID-11'],
    needs: ['desk'],
    run: (context, judge) =>
      context.turns.together(() =>
        context.visiting(async (person) => {
          const { chat } = await context.chats(person);
          const content = `<b>${unique('bold')}</b><img src=x onerror="window.ran=1"><script>window.ran=1</script>`;
          const link = `${new URL(person.page.url()).origin}/basket`;
          await set(person, [{ title: 'Basket', key: 'Items', content, link }]);
          const shown = await context.untilChat(chat.chat_id, (now) =>
            (now.panel ?? []).some(({ title }) => title === 'Basket'),
          );
          const field = shown?.panel?.find(({ title }) => title === 'Basket');
          if (field?.html === undefined) {
            for (const rule of ['WID-10', 'WID-11'] as const)
              judge.cannotSee(rule, 'the desk does not tell how a field is shown (html)');
            return;
          }
          const seen = await look(person, field.html);
          const evidence = [noted('what the agent is shown', field.html)];
          const isText = seen.text.includes('<b>') || !/bold/.test(seen.boldText);
          judge.holds(
            'WID-10',
            !seen.ran && isText && seen.tags.every((tag) => !/script|img|iframe|style/i.test(tag)),
            {
              expected: 'markup in content is text, and runs nothing',
              observed: seen.ran ? 'a script ran' : `elements: ${seen.tags.join(', ')}; text: ${seen.text}`,
              evidence,
            },
          );
          const isLaidOut =
            seen.titleAbove && seen.keyBold && seen.text.includes('Items:') && seen.href === link;
          judge.holds('WID-11', isLaidOut, {
            expected: 'the title above, the key bold before a colon, the link to click',
            observed: `title above: ${seen.titleAbove}; key bold: ${seen.keyBold}; text: ${seen.text}; link: ${seen.href}`,
            evidence,
          });
        }),
      ),
  },
  {
    id: 'safe-url',
    title: 'With Safe URL on, the agent sees no links to other domains',
    rules: ['WID-12'],
    needs: ['desk'],
    run: (context, judge) =>
      context.turns.alone(async () => {
        await context.set({ safe_url: true });
        try {
          await context.visiting(async (person) => {
            const { chat } = await context.chats(person);
            const [other, word] = ['https://elsewhere.conformance.example/', unique('Elsewhere')];
            await set(person, [{ content: word, link: other }]);
            const seen = await context.untilChat(chat.chat_id, (now) =>
              (now.panel ?? []).some((each) => each.content === word),
            );
            const shown = JSON.stringify(seen?.panel ?? []);
            judge.holds('WID-12', seen !== undefined && !shown.includes(other), {
              expected: `the agent sees the field, and no link to ${other}`,
              observed: seen ? shown : 'the agent does not see the field',
            });
          });
        } finally {
          await context.set({ safe_url: false });
        }
      }),
  },
  {
    id: 'user-token',
    title: 'The page gives the visitor an id of its own',
    rules: ['WID-14'],
    needs: ['desk'],
    run: (context, judge) =>
      context.turns.together(() =>
        context.visiting(async (person) => {
          const token = unique('customer');
          for (const given of [token, '', null]) {
            const result = await person.call<{ result?: unknown; token?: unknown } | null>(
              `svc_api.setUserToken(${JSON.stringify(given)})`,
            );
            const isRefusal = result?.result === 'fail' && (result.token === false || result.token === given);
            const isTaken = result?.result === 'ok' && result.token === given;
            judge.holds('WID-14', isTaken || (given !== token && isRefusal), {
              expected:
                given === token
                  ? `{result: "ok", token: ${JSON.stringify(token)}}`
                  : `ok with the token, or fail with ${JSON.stringify(given)} or false`,
              observed: JSON.stringify(result),
            });
          }
        }),
      ),
  },
];

function set(person: Person, fields: unknown): Promise<{ result?: unknown; reason?: unknown } | null> {
  return person.call(`svc_api.setCustomData(${JSON.stringify(fields) ?? 'undefined'})`);
}

/** Of a panel, what the page has set. */
function own(panel: readonly PanelItem[] | undefined, contents: readonly string[]): string[] {
  return (panel ?? []).flatMap(({ content }) =>
    content !== undefined && contents.includes(content) ? [content] : [],
  );
}

interface Look {
  ran: boolean;
  text: string;
  boldText: string;
  tags: string[];
  titleAbove: boolean;
  keyBold: boolean;
  href: string | null;
}

/** Shows a field in a page of its own, as the agent's would. */
async function look(person: Person, html: string): Promise<Look> {
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
