import { attempt, tell } from '../state/notices.ts';
import { say, texts } from '../texts/texts.ts';
import { Icon } from './icon.tsx';

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
