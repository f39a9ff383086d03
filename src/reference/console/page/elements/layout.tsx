// Frames and lists of the views, and small parts of a row.
import { Component, type ComponentChildren, type VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { DeskAgent } from '../../../../../generated/reference/desk/types.ts';
import { isSecureAddress } from '../../../shared/markup.ts';
import { customersPictures } from '../state/browser.ts';
import { say, texts } from '../state/texts.ts';

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

/** A list of items. Without items, a text says that the list is empty, or gives the reason why the items could not be read. */
export function List<Item>({ items, class: name, empty, trouble, row }: ListProps<Item>) {
  if (items?.length) return <ol class={`${name} card`}>{items.map(row)}</ol>;
  if (!items && trouble === undefined) return null;
  return (
    <p class="quiet empty boxed" role="status">
      {items ? empty : say(texts.page.unreadable, { why: trouble })}
    </p>
  );
}

export type Fact = [name: ComponentChildren, value: ComponentChildren];

/** A list of names and values. A name without a value is left out. */
export function Facts({ of }: { of: Fact[] }) {
  return (
    <dl class="facts stack">
      {of.map(
        ([name, value]) =>
          ![undefined, null, '', false].includes(value as string) && (
            <div class="stack">
              <dt class="quiet">{name}</dt>
              <dd class="breaks">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A picture of a person, or the initials. A customer's picture is loaded only if the agent has chosen to load pictures always. */
export function Avatar({
  name,
  photo,
  id,
  isOfCustomer = false,
}: {
  name: string;
  photo?: string | undefined;
  id: string | number;
  isOfCustomer?: boolean;
}) {
  const [failed, setFailed] = useState<string>();
  const mayLoad = !isOfCustomer || customersPictures.value === 'always';
  if (mayLoad && photo !== failed && isSecureAddress(photo)) {
    return (
      <img
        class="avatar"
        src={photo}
        alt=""
        referrerpolicy="no-referrer"
        loading="lazy"
        onError={() => setFailed(photo)}
      />
    );
  }
  return (
    <span class="avatar" style={{ '--hue': hueOf(String(id)) }} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  // The name of an anonymous visitor ends with the visitor's number. Its last digits are shown.
  const number = /^\d+$/.exec(words.at(-1)!)?.[0];
  if (number !== undefined) return number.slice(-2);
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return letters
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

const goldenAngle = 137;

/** Returns a hue of the colour wheel, in degrees. Consecutive ids get distant hues. */
function hueOf(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + character.codePointAt(0)!) % 9973;
  return (sum * goldenAngle) % 360;
}

export function Presence({ online, away }: Pick<DeskAgent, 'online' | 'away'>) {
  const { online: here, away: gone, offline } = texts.presence;
  return (
    <span class={`row hint presence ${online ? 'on' : 'off'}`}>{online ? here : away ? gone : offline}</span>
  );
}

/** A count, with a label for screen readers. A count of more than three digits is cut. */
export function Badge({ count, label }: { count: number | string; label: string }) {
  return (
    <span class="badge">
      <span aria-hidden="true">{typeof count === 'number' && count > most ? `${most}+` : count}</span>
      <span class="hidden">{label}</span>
    </span>
  );
}

const most = 999;

interface GuardProps {
  of: unknown;
  as: 'li' | 'section';
  children: ComponentChildren;
}

interface GuardState {
  of?: unknown;
  isBroken?: boolean;
}

/** Shows a short text in place of children that cannot be rendered. When `of` changes, it tries to render the children again. */
export class Guard extends Component<GuardProps, GuardState> {
  static override getDerivedStateFromError = (): GuardState => ({ isBroken: true });
  static override getDerivedStateFromProps = ({ of }: GuardProps, state: GuardState): GuardState | null =>
    state.of === of ? null : { of, isBroken: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    const { as: Box, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <Box>
        <p class="quiet empty" role="alert">
          {texts.page.broken}
        </p>
      </Box>
    );
  }
}
