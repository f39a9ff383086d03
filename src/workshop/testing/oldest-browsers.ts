/**
 * A script that takes away what one of the oldest browsers of the build target lacks (Chrome 111, Firefox 111, Safari 16.4), by
 * the tables of MDN. It runs before the scripts of a page.
 */
export const oldest = `
  for (const [owner, ...names] of [
    [window, 'navigation', 'CloseWatcher', 'scheduler', 'requestIdleCallback', 'Iterator'],
    [AbortSignal, 'any'],
    [Promise, 'withResolvers', 'try'],
    [URL, 'parse', 'canParse'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Array, 'fromAsync'],
    [Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf'],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'map', 'filter', 'toArray', 'some', 'find', 'take'],
    [HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover'],
    [Element.prototype, 'checkVisibility', 'ariaInvalid'],
    [ReadableStream.prototype, Symbol.asyncIterator, 'values'],
    [Response, 'json'],
    [crypto, 'randomUUID'],
  ])
    for (const name of names) delete owner[name];
`;
