import type { RenderableProps } from 'preact';
import { isWebAddress, type Marked, readMarkdown, splitAtAddresses } from '../../../shared/markup.ts';

/** A link to an untrusted address. It opens in a new tab and sends no referrer. An address that is not a web address gets no link. */
export function SafeLink({
  href,
  children,
  class: name,
}: RenderableProps<{ href: string | undefined; class?: string }>) {
  if (!isWebAddress(href)) return <span class={name}>{children}</span>;
  return (
    <a class={name} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}

/** Shows untrusted text. Web addresses become links, everything else stays text. */
export function Words({ text }: { text: string }) {
  return (
    <>
      {splitAtAddresses(text).map((part) =>
        typeof part === 'string' ? part : <SafeLink href={part.href}>{part.href}</SafeLink>,
      )}
    </>
  );
}

/** Shows a bot's Markdown, which can have links, bold text and italic text. */
export function Markdown({ source }: { source: string }) {
  return <>{readMarkdown(source).map(element)}</>;
}

function element(part: Marked) {
  if (typeof part === 'string') return part;
  const inside = part.inside.map(element);
  if (part.tag === 'a') return <SafeLink href={part.href}>{inside}</SafeLink>;
  return part.tag === 'strong' ? <strong>{inside}</strong> : <em>{inside}</em>;
}
