import { useState } from 'preact/hooks';
import { isWebAddress } from '../../../shared/markup.ts';
import { showPictures } from '../state/settings.ts';

const hues = 6;

/** A picture, or the initials of a name. */
export function Avatar({
  name,
  photo,
  id,
}: {
  name: string;
  photo?: string | undefined;
  id: string | number;
}) {
  const [failed, setFailed] = useState<string>();
  if (isWebAddress(photo) && photo !== failed && showPictures.value === 'on') {
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
    <span class={`avatar hue-${hueOf(String(id))}`} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return letters
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

function hueOf(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + character.codePointAt(0)!) % 9973;
  return sum % hues;
}
