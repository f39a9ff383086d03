/** Each of these calls \`ran()\` where a text is taken for markup, for an address that may be a script, or for code. */
const ways = [
  (run: string) => `<script>${run}</script>`,
  (run: string) => `<img src=x onerror=${run}>`,
  (run: string) => `<img src=x onerror="${run}">`,
  (run: string) => `<svg onload=${run}>`,
  (run: string) => `<svg><script>${run}</script></svg>`,
  (run: string) => `<body onload=${run}>`,
  (run: string) => `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  (run: string) => `<iframe src="javascript:parent.${run}"></iframe>`,
  (run: string) => `<details open ontoggle=${run}>`,
  (run: string) => `<input autofocus onfocus=${run}>`,
  (run: string) => `<video><source onerror=${run}></video>`,
  (run: string) => `<audio src=x onerror=${run}>`,
  (run: string) => `<object data="javascript:${run}"></object>`,
  (run: string) => `<embed src="javascript:${run}">`,
  (run: string) => `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
  (run: string) => `<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart="${run}"></b>`,
  (run: string) => `<a href="javascript:${run}">click</a>`,
  (run: string) => `[click](javascript:${run})`,
  (run: string) => `[click](https://x.example/"onmouseover="${run})`,
  (run: string) => `**<img src=x onerror=${run}>**`,
  (run: string) => `javascript:${run}`,
  (run: string) => `data:text/html,<script>parent.${run}</script>`,
  (run: string) => `https://x.example/"><img src=x onerror=${run}>`,
  (run: string) => `https://x.example/' onerror='${run}`,
  (run: string) => `\${${run}}`,
];

/** What stands around them: nothing, or what would end the place that they are put into. */
const around = [
  (text: string) => text,
  (text: string) => `"'>${text}`,
  (text: string) => `</textarea></title></style></script>--!>${text}`,
  (text: string) => `&lt;b&gt;${text}&#x3c;/b&#x3e;`,
];

/** A hundred texts that run in a page that takes them for more than texts. */
export const attacks: readonly string[] = around.flatMap((surround) =>
  ways.map((way) => surround(way('ran()'))),
);

/** Counts what ran. */
export const trap = `<script>window.hits = 0; window.ran = () => { window.hits += 1; }; window.alert = window.ran;</script>`;
