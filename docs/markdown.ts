// Writes each page of the built site as Markdown, at its address with `.md` appended, and all guides as llms-full.txt.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { markdownOf } from './src/contract/addresses.ts';

/** The pages that get no Markdown: copies of other pages, lists for programs, and old versions. */
const leftOut =
  /^\/(?:404\.html|versions\/|changelog\/|sections\/|conformance\/traceability\/|reference\/(?:desk|visitor)\/|reference\/\w+\/payloads\/)/;

/** Writes the Markdown of every page in the folder `dist`, and all guides as llms-full.txt. */
export function writeMarkdown(dist: string): void {
  const turndown = converter();
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => ({
      address: `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`,
      html: readFileSync(join(dist, file), 'utf8'),
    }))
    .filter(({ html }) => html.includes('<main'))
    .map(({ address, html }) => ({ address, text: textOf(html, turndown) }))
    .sort((a, b) => a.address.localeCompare(b.address, 'en'));
  for (const { address, text } of pages) {
    const file = join(dist, markdownOf(address));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const guides = pages.filter(({ address }) => !leftOut.test(address));
  writeFileSync(
    join(dist, 'llms-full.txt'),
    guides.map(({ address, text }) => `<!-- ${address} -->\n\n${text}`).join('\n\n'),
  );
}

function textOf(html: string, turndown: TurndownService): string {
  const title = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
  const content = /<div class="sl-markdown-content[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const plain = content
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<pre data-language[\s\S]*?<\/pre>/g, (code) => code.replaceAll(/<\/?span[^>]*>/g, ''));
  return `# ${turndown.turndown(title)}\n\n${turndown.turndown(plain)}\n`;
}

/** The members of a DOM element that this module uses. The project has no DOM types for code that runs in Node. */
interface Element {
  nodeName: string;
  textContent: string | null;
  classList: { contains(name: string): boolean };
  hasAttribute(name: string): boolean;
  getAttribute(name: string): string | null;
  querySelectorAll(selector: string): Iterable<Element>;
}

function converter(): TurndownService {
  const turndown = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
  });
  turndown.use(gfm);
  const rule = (
    name: string,
    filter: (node: Element) => boolean,
    replacement: (content: string, node: Element) => string,
  ) =>
    turndown.addRule(name, {
      filter: (node) => filter(node as unknown as Element),
      replacement: (content, node) => replacement(content, node as unknown as Element),
    });
  const tag = (node: Element) => node.nodeName.toLowerCase();
  const bold = (content: string) => `**${content.trim().replaceAll('**', '')}**`;
  const lost = [
    'script',
    'style',
    'svg',
    'footer',
    'form',
    'button',
    'starlight-toc',
    'mobile-starlight-toc',
  ];
  rule(
    'left out',
    (node) => lost.includes(tag(node)) || node.hasAttribute('hidden'),
    () => '',
  );
  rule(
    'anchor',
    ({ classList }) => classList.contains('sl-anchor-link') || classList.contains('sr-only'),
    () => '',
  );
  rule(
    'code',
    (node) => tag(node) === 'pre' && node.hasAttribute('data-language'),
    (_, node) => {
      const lines = [...node.querySelectorAll('.ec-line')].map(({ textContent }) =>
        (textContent ?? '').replace(/\n$/, ''),
      );
      return `\n\n\`\`\`${node.getAttribute('data-language')}\n${lines.join('\n')}\n\`\`\`\n\n`;
    },
  );
  rule(
    'term',
    (node) => tag(node) === 'dt',
    (content) => `\n- ${bold(content)} `,
  );
  rule(
    'description',
    (node) => tag(node) === 'dd',
    (content) => `${content.trim().replaceAll(/\n+/g, '\n  ')}\n`,
  );
  rule(
    'summary',
    (node) => tag(node) === 'summary',
    // If the title of a fold is a heading, it stays a heading.
    (content) => `\n\n${/^\s*#/.test(content) ? content.trim() : bold(content)}\n\n`,
  );
  rule(
    'output',
    (node) => tag(node) === 'pre' && !node.hasAttribute('data-language'),
    (_, node) => `\n\n\`\`\`text\n${(node.textContent ?? '').trimEnd()}\n\`\`\`\n\n`,
  );
  return turndown;
}
