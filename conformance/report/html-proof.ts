import { abbreviated, type Evidence } from '../wire/http/evidence.ts';
import { escaped } from './escaped.ts';
import { timeline } from './html-timeline.ts';

/** What a page spends on pictures of pages, which stand at broken rules only. */
export const pictureBudget = 600_000;

/** How many characters of a finding are always shown. */
export const lineLength = 120;
/** The least share of a case, however many cases there are. */
export const leastShare = 500;

/** What may still be spent, in characters. */
export interface Budget {
  left: number;
  words: number;
  pictures: number;
  /** Whether each look of a case has its evidence, or the first alone. */
  every: boolean;
  /** What one case may spend on evidence, so that the first ones do not take all of it. */
  share: number;
}

/** Lets one case spend no more than its share. */
export function withinShare(budget: Budget, write: () => string): string {
  const before = budget.left;
  const given = Math.min(before, budget.share);
  budget.left = given;
  const written = write();
  budget.left = before - (given - Math.max(0, budget.left));
  return written;
}

/** A text, long while there is room, else one line. */
export function words(text: string, budget: Budget): string {
  const long = abbreviated(text, 600);
  const beyond = Math.max(0, escaped(long).length - lineLength);
  if (beyond > budget.words) return escaped(abbreviated(text, lineLength));
  budget.words -= beyond;
  return escaped(long);
}

/** The time line of the evidence, while there is room. */
export function drawn(evidence: readonly Evidence[], budget: Budget): string {
  const line = timeline(evidence.slice(0, 12));
  budget.left -= line.length;
  return budget.left < 0 ? '' : line;
}

/** The evidence as it was on the wire. */
export function proof(evidence: readonly Evidence[], budget: Budget): string {
  const shown = evidence.slice(0, 12).map(({ what, at, wire, picture }, index) => {
    const head = escaped(`${abbreviated(what, 200)} at ${at}`);
    const alike = evidence.findIndex((each) => each.wire === wire);
    if (alike < index && picture === undefined)
      return `<p>${head}: the same as ${escaped(abbreviated(evidence[alike]!.what, 200))}</p>`;
    const bytes = escaped(abbreviated(wire, Math.min(900, Math.round(budget.share))));
    budget.left -= bytes.length;
    if (budget.left < 0) {
      const seen = pictureOf(what, picture, budget);
      return seen === '' ? '' : `<p>${head}</p>${seen}`;
    }
    return `<p>${head}</p><pre>${bytes}</pre>${pictureOf(what, picture, budget)}`;
  });
  const kept = shown.filter((each) => each !== '');
  const left = evidence.length - kept.length;
  const rest = left > 0 ? `<p>${left} more in the JSON report.</p>` : '';
  if (kept.length === 0) return '';
  return `<details><summary>Requests and answers</summary>${kept.join('')}${rest}</details>`;
}

function pictureOf(what: string, picture: string | undefined, budget: Budget): string {
  if (picture === undefined || picture.length > budget.pictures) return '';
  budget.pictures -= picture.length;
  return `<img alt="${escaped(abbreviated(what, 200))}" src="${escaped(picture)}">`;
}
