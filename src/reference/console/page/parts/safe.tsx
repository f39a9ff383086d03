import type { ComponentChildren } from 'preact';

/** Whether an address is one of the web. Another scheme could run a script in this page. */
export function isWebAddress(address: string | undefined): address is string {
  return address !== undefined && /^https?:\/\//i.test(address) && URL.canParse(address);
}

/** A link to a stranger's address: it opens apart, learns nothing of this page, and is no link when it is not of the web. */
export function SafeLink({
  href,
  children,
  class: name,
}: {
  href: string | undefined;
  children: ComponentChildren;
  class?: string;
}) {
  if (!isWebAddress(href)) return <span class={name}>{children}</span>;
  return (
    <a class={name} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}

const address = /https?:\/\/[^\s<>"'`]+[^\s<>"'`.,;:!?)\]}]/gi;

/** Words of a stranger: web addresses become links, all else stays text. */
export function Words({ text }: { text: string }) {
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    parts.push(text.slice(end, index), <SafeLink href={found}>{found}</SafeLink>);
    end = index + found.length;
  }
  return <>{[...parts, text.slice(end)]}</>;
}
