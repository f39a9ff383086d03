// Elements that show times, untrusted texts and untrusted links.
import { signal } from '@preact/signals';
import type { RenderableProps } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { clockFormat } from '../../../shared/formats.ts';
import { isWebAddress, type Marked, readMarkdown, splitAtAddresses } from '../../../shared/markup.ts';
import { locale, say, texts } from '../state/texts.ts';

const clock = new Intl.DateTimeFormat(locale, clockFormat);
const exact = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
});
const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium' });
const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
const isToday = (date: Date) => date.toDateString() === new Date().toDateString();

/** The current time in milliseconds since 1970, updated every 15 seconds. */
export const currentTime = signal(Date.now());
setInterval(() => (currentTime.value = Date.now()), 15_000);

/** Shows a timestamp: the time for a timestamp of today, else the day. With `precise`, it shows the time with milliseconds. */
export function Time({ at, precise = false }: { at: string; precise?: boolean }) {
  const date = new Date(at);
  const short = (isToday(date) ? clock : day).format(date);
  return (
    <time dateTime={at} title={whole.format(date)} dir="auto">
      {precise ? exact.format(date) : short}
    </time>
  );
}

export function dayOf(at: string): string {
  const date = new Date(at);
  return isToday(date) ? texts.page.today : longDay.format(date);
}

const tickMs = 100;

/** Shows the time that is left until `to`, in tenths of a second. */
export function Countdown({ to }: { to: string }) {
  const until = Date.parse(to);
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const left = until - now;
  return (
    <span class="countdown">
      {left > 0 ? say(texts.page.inSeconds, { seconds: (left / 1000).toFixed(1) }) : texts.page.now}
    </span>
  );
}

/** Returns the time from `from` to `to` as text. Undefined if `to` is undefined. */
export function lasted(from: string, to: string | undefined): string | undefined {
  if (to === undefined) return undefined;
  const ms = Date.parse(to) - Date.parse(from);
  return ms < 1000
    ? say(texts.page.milliseconds, { ms })
    : say(texts.page.seconds, { seconds: (ms / 1000).toFixed(2) });
}

/** A link to an untrusted address. It opens in a new tab and sends no referrer. An address that is not a web address gets no link. */
export function SafeLink({
  href,
  children,
  class: name,
}: RenderableProps<{ href: string | undefined; class?: string }>) {
  if (!isWebAddress(href)) return <span class={name}>{children}</span>;
  return (
    <a class={name} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}

/** Shows untrusted text. Web addresses become links, everything else stays text. */
export function Words({ text }: { text: string }) {
  return (
    <>
      {splitAtAddresses(text).map((part) =>
        typeof part === 'string' ? part : <SafeLink href={part.href}>{part.href}</SafeLink>,
      )}
    </>
  );
}

/** Shows a bot's Markdown, which can have links, bold text and italic text. */
export function Markdown({ source }: { source: string }) {
  return <>{readMarkdown(source).map(element)}</>;
}

function element(part: Marked) {
  if (typeof part === 'string') return part;
  const inside = part.inside.map(element);
  if (part.tag === 'a') return <SafeLink href={part.href}>{inside}</SafeLink>;
  return part.tag === 'strong' ? <strong>{inside}</strong> : <em>{inside}</em>;
}
