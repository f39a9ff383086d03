import { useState } from 'preact/hooks';
import { attempt, tell } from '../state/notices.ts';
import { Icon } from './icon.tsx';

/** An address with a copy button. */
export function Copyable({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    attempt(async () => {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      tell(`${label} is copied.`);
    });
  return (
    <div class="copyable">
      <span class="label">{label}</span>
      <code>{text}</code>
      <button type="button" onClick={copy} aria-label={`Copy ${label}`}>
        <Icon name={isCopied ? 'check' : 'copy'} /> Copy
      </button>
    </div>
  );
}
