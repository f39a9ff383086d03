/** Wraps prose at a width; lines that begin with a space or `$` are examples and stay as they are. */
export function wrapped(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap((line) => (/^\s/.test(line) ? [line] : broken(line, width)))
    .join('\n');
}

function broken(line: string, width: number): string[] {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
