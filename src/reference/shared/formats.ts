// The formats that the widget and the console share, so that visitor and agent see the same.

/** Returns the size of a file of a chat as text. */
export function sizeOf(bytes: number): string {
  if (bytes < 1e3) return `${bytes} B`;
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed()} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** The format of a time of day. */
export const clockFormat: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
