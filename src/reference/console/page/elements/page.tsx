import type { ComponentChildren, VNode } from 'preact';
import { say, texts } from '../texts/texts.ts';

interface PageProps {
  title: string;
  hint: string;
  /** Elements beside the heading. */
  tools?: ComponentChildren;
  children: ComponentChildren;
}

/** A view with its heading. */
export function Page({ title, hint, tools, children }: PageProps) {
  return (
    <main class="page">
      <header class="row wraps apart page-head">
        <div>
          <h1>{title}</h1>
          <p class="quiet">{hint}</p>
        </div>
        {tools}
      </header>
      {children}
    </main>
  );
}

interface ListProps<Item> {
  /** Undefined until they are read. */
  items: readonly Item[] | undefined;
  class: string;
  empty: string;
  /** The reason why the last read failed. The page retries by itself. */
  trouble?: string | undefined;
  row(item: Item): VNode;
}

/** A list, or a text if the list is empty. */
export function List<Item>({ items, class: name, empty, trouble, row }: ListProps<Item>) {
  if (items?.length) return <ol class={`${name} card`}>{items.map(row)}</ol>;
  if (!items && trouble === undefined) return null;
  return (
    <p class="empty boxed" role="status">
      {items ? empty : say(texts.page.unreadable, { why: trouble })}
    </p>
  );
}
