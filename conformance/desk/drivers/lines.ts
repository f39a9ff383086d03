import type { Readable } from 'node:stream';

/** Calls `tell` with each line of a stream, and with undefined for a line that is too long. */
export function eachLine(stream: Readable, longest: number, tell: (line: string | undefined) => void): void {
  let rest = '';
  let isTooLong = false;
  stream.setEncoding('utf8').on('data', (piece: string) => {
    const lines = piece.split('\n');
    for (const [index, part] of lines.entries()) {
      const isWhole = index < lines.length - 1;
      if (!isTooLong) rest += part;
      if (rest.length > longest) {
        rest = '';
        isTooLong = true;
        tell(undefined);
      }
      if (!isWhole) continue;
      if (!isTooLong) tell(rest);
      rest = '';
      isTooLong = false;
    }
  });
  stream.on('end', () => {
    if (rest !== '') tell(rest);
  });
}
