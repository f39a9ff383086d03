import type { ComponentChildren, VNode } from 'preact';
import { say, texts } from '../texts/texts.ts';

interface PageProps {
  title: string;
  hint: string;
  /** Buttons and fields beside the heading. */
  tools?: ComponentChildren;
  children: ComponentChildren;
}

/** The frame of a view: the heading, and the content below it. */
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
  /** The items to show. Undefined until the page has read them from the desk. */
  items: readonly Item[] | undefined;
  class: string;
  empty: string;
  /** The reason why the last read failed. The page retries by itself. */
  trouble?: string | undefined;
  row(item: Item): VNode;
}

/** A list of items. If there are none, a text says that the list is empty, or why it could not be read. */
export function List<Item>({ items, class: name, empty, trouble, row }: ListProps<Item>) {
  if (items?.length) return <ol class={`${name} card`}>{items.map(row)}</ol>;
  if (!items && trouble === undefined) return null;
  return (
    <p class="empty boxed" role="status">
      {items ? empty : say(texts.page.unreadable, { why: trouble })}
    </p>
  );
}
