// The formats that the widget and the console share, so that visitor and agent see the same.

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Returns the size of a file as text. */
export function sizeOf(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}

/** The format of a time of day. */
export const clockFormat: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
