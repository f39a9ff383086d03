import { useSignal } from '@preact/signals';
import type { ButtonHTMLAttributes, RenderableProps, VNode } from 'preact';
import { attempt, tell } from '../state/notices.ts';
import { say, texts } from '../texts/texts.ts';
import { Icon, type IconName } from './icon.tsx';

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

/** A button without words; the label is for screen readers. */
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

/** An address with a copy button. */
export function Copyable({ label, text }: { label: string; text: string }) {
  const copy = () =>
    attempt(async () => {
      await navigator.clipboard.writeText(text);
      tell(say(texts.page.copied, { label }));
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
