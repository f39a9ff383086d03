import { useSignal } from '@preact/signals';
import type { ButtonHTMLAttributes, RenderableProps, VNode } from 'preact';
import { attempt, notify } from '../state/notices.ts';
import { say, texts } from '../texts/texts.ts';

interface BusyButtonProps {
  act(): unknown;
  class?: string;
}

/** A button that is disabled while its action runs; an error of the action becomes a notice. */
export function BusyButton({ act, class: name = 'small', children }: RenderableProps<BusyButtonProps>) {
  const isBusy = useSignal(false);
  const press = async () => {
    isBusy.value = true;
    await attempt(async () => act());
    isBusy.value = false;
  };
  return (
    <button type="button" class={name} disabled={isBusy.value} onClick={press}>
      {children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes {
  icon: IconName;
  label: string;
  act(): unknown;
}

/** A button that shows only an icon. Screen readers read the label. */
export function IconButton({ icon, label, act, class: name = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" class={`plain round ${name}`} aria-label={label} onClick={act} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

/** A button that opens a dialog. */
export function Opener({
  dialog,
  children,
  ...rest
}: RenderableProps<{ dialog(close: () => void): VNode; class?: string; 'aria-label'?: string }>) {
  const isOpen = useSignal(false);
  return (
    <>
      <button type="button" {...rest} onClick={() => (isOpen.value = true)}>
        {children}
      </button>
      {isOpen.value && dialog(() => (isOpen.value = false))}
    </>
  );
}

/** A text, such as an address, with a button that copies it. */
export function Copyable({ label, text }: { label: string; text: string }) {
  const copy = () =>
    attempt(async () => {
      await navigator.clipboard.writeText(text);
      notify(say(texts.page.copied, { label }));
    });
  return (
    <div class="copyable">
      <span class="label">{label}</span>
      <code>{text}</code>
      <button type="button" onClick={copy} aria-label={say(texts.page.copyOf, { label })}>
        <Icon name="copy" /> {texts.page.copy}
      </button>
    </div>
  );
}

/** The SVG paths of the icons, drawn in a box of 20 by 20. */
const paths = {
  chats: 'M3 4.5h14v9H9l-4 3v-3H3z',
  inbox: 'M3 4h14v12H3zM3 11h4l1.500 2h3L13 11h4',
  log: 'M4 5h12M4 10h12M4 15h8',
  notes: 'M5 3h7l3 3v11H5zM8 9h4M8 12h4',
  'set-up': 'M4 6h7M15 6h1M4 14h1M9 14h7M13 4v4M7 12v4',
  back: 'M12 4l-6 6 6 6',
  next: 'M8 4l6 6-6 6',
  send: 'M4 10l12-6-4 12-3-5z',
  file: 'M13 6l-5.5 5.5a1.8 1.8 0 0 0 2.5 2.5L16 8a3.5 3.5 0 0 0-5-5L5 9a5.2 5.2 0 0 0 7.400 7.400L17 12',
  again: 'M15.500 7A6 6 0 1 0 16 11M16 3v4h-4',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  check: 'M4 10.500l4 4 8-9',
  cross: 'M5 5l10 10M15 5L5 15',
  warn: 'M10 3l7.500 13.500h-15zM10 8v4M10 14.200v.3',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4l3 2',
  person: 'M10 10a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400zM4 17c.5-3.500 3-5 6-5s5.500 1.500 6 5',
  phone:
    'M4 3.500h3.500l1.500 4-2 1.300a9 9 0 0 0 4.200 4.200l1.300-2 4 1.500V16a1 1 0 0 1-1 1A12.500 12.500 0 0 1 3 4.500a1 1 0 0 1 1-1z',
  place:
    'M10 17s5.500-5 5.500-9a5.500 5.500 0 0 0-11 0c0 4 5.500 9 5.500 9zM10 9.500a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400z',
  link: 'M8.500 11.500l3-3M9 6l2-2a3.500 3.500 0 0 1 5 5l-2 2M11 14l-2 2a3.500 3.500 0 0 1-5-5l2-2',
  plus: 'M10 4v12M4 10h12',
  bot: 'M4 8h12v8H4zM10 8V4.500M8 12h.1M12 12h.1M10 4.500h.1',
  lock: 'M5 9h10v8H5zM7 9V6.500a3 3 0 0 1 6 0V9',
  swap: 'M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3',
  search: 'M9 4a5 5 0 1 0 0 10A5 5 0 0 0 9 4zM13 13l4 4',
  card: 'M3 5h14v10H3zM3 8.500h14M6 12h3',
};

export type IconName = keyof typeof paths;

/** Icons with a direction. They are mirrored in right-to-left languages. */
const leading: readonly IconName[] = ['back', 'next', 'send', 'chats', 'log'];

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon ${leading.includes(name) ? 'leads' : ''}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
