/** A script that queues the calls of svc_api until the widget can process them. Each call returns a promise of its result. */
const stub =
  '<script>window.svc_api ??= new Proxy({ queue: [] }, { get: (kept, name) => kept[name] ?? ((...given) => new Promise((take) => kept.queue.push([name, given, take]))) })</script>';

/** Returns the lines that load the widget into a page. */
export function snippet(scriptUrl: string): string {
  return `${stub}\n<script src="${scriptUrl}" async></script>`;
}
