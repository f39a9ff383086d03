/** How much of an answer is kept for people to look at, in characters. */
const keptLength = 1000;

/** The beginning of an answer. */
export function excerpt(text: string): string {
  return text.slice(0, keptLength);
}
