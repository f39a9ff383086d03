/** The first code points of a text, never half of a surrogate pair (CHN-IN-18). */
export function cut(text: string, codePoints: number): string {
  if (text.length <= codePoints) return text;
  let end = 0;
  for (let count = 0; count < codePoints && end < text.length; count++) {
    end += text.codePointAt(end)! > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}
