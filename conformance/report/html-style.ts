/** The style of the report: light and dark, print, and a screen of 320 pixels. Filters work by `:has`, without a script. */
export const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --bad: #b3261e; --good: #1b6e3c; --so: #8a5a00; --line: #8886; --soft: #8882 }
@media (prefers-color-scheme: dark) { :root { --bad: #ff9c94; --good: #7ddc9c; --so: #ffc36b } }
body { margin: 0 }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere }
.verdict { border-left: .4rem solid; padding: .1rem 0 .1rem .8rem; margin-bottom: 1rem } .verdict p { color: CanvasText; margin: .3rem 0 } .verdict h2 { margin: .2rem 0 }
.bad { color: var(--bad) } .good { color: var(--good) } .so { color: var(--so) }
.filters details { flex-basis: 100%; border: 0; margin: 0; padding: 0 }
.filters { display: flex; flex-wrap: wrap; gap: .3rem 1rem; border: 1px solid var(--line); border-radius: .4rem; padding: .4rem .8rem }
article, details { border: 1px solid var(--line); border-radius: .4rem; margin: .6rem 0; padding: .5rem .8rem; overflow-wrap: anywhere }
article:target, details:target { outline: 3px solid var(--so) }
details details, article details { border: 0; padding: 0; margin: .3rem 0 }
summary { cursor: pointer } article p { margin: .4rem 0 }
dl { display: grid; grid-template-columns: 1fr 1fr; gap: .2rem 1.5rem; margin: .4rem 0 }
dt { font-weight: 600; grid-row: 1 } dd { margin: 0; grid-row: 2 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--soft); padding: .6rem; margin: .3rem 0; font-size: .85rem }
svg { width: 100%; height: 56px; display: block; overflow: visible } svg text { font: 11px system-ui; fill: currentColor; text-anchor: middle } svg line { stroke: currentColor }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; vertical-align: top; padding: .15rem .6rem .15rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere } td:nth-child(-n+2), th { white-space: nowrap } td:nth-child(3) { width: 45% }
a { color: inherit }
img { max-width: 100%; border: 1px solid var(--line) }
@media (max-width: 40rem) { dl { display: block } dt { margin-top: .3rem } table, tbody, tr, td { display: block } td, td:nth-child(3) { border: 0; padding: 0; width: auto } tr { border-top: 1px solid var(--line); padding: .3rem 0 } thead { display: none } }
@media print { :root { color-scheme: light; font-size: 10pt; --bad: #b3261e; --good: #1b6e3c; --so: #8a5a00 } main { max-width: none; padding: 0 } .filters, article details:not([open]) { display: none } summary { list-style: none } article { border-width: 1px 0 0; border-radius: 0; padding: .4rem 0 } h2, h3, h3 + p, article > p { break-after: avoid } dl, tr, svg, img { break-inside: avoid } }
`;

/** The classes by which statuses are coloured. */
export const tones = {
  passed: 'good',
  failed: 'bad',
  warned: 'so',
  info: '',
  skipped: '',
  inconclusive: 'so',
  error: 'bad',
} as const;
