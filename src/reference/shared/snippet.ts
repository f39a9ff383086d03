/**
 * A script for the head of a page. It collects calls of `svc_api` until the widget is loaded and processes them. Each call returns a
 * promise of its result.
 */
const stub =
  '<script>window.svc_api ??= new Proxy({ queue: [] }, { get: (kept, name) => kept[name] ?? ((...given) => new Promise((take) => kept.queue.push([name, given, take]))) })</script>';

/** Returns the HTML that a site adds to its pages to load the widget. */
export function snippet(scriptUrl: string): string {
  return `${stub}\n<script src="${scriptUrl}" async></script>`;
}
