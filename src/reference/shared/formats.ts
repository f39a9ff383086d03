// The formats that the widget and the console share, so that visitor and agent see the same.

/** Returns the size of a file as text, for example "5.0 MB". */
export function sizeOf(bytes: number): string {
  if (bytes < 1e3) return `${bytes} B`;
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed()} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Returns black or white, whichever is easier to read on a colour of the form `#rrggbb`. The contrast is at least 4.5. */
export function inkOn(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map(
    (at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! > 0.18 ? '#000' : '#fff';
}

/** The format of a time of day. */
export const clockFormat: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
