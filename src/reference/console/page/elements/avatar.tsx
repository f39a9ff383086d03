import { useState } from 'preact/hooks';
import { isSecureAddress } from '../../../shared/markup.ts';
import { customersPictures } from '../state/settings.ts';

/** A picture, or the initials of a name. A customer's picture is loaded only if the agent has chosen to load pictures always. */
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
  // The last digits of a number tell anonymous visitors apart.
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
