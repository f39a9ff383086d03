/** The wait after a change of the address, in milliseconds. Routers set the page's title only after its address. */
const titleMs = 100;

/** Calls a function after a script has changed the address of the page without loading a new page. */
export function onMove(moved: () => void): void {
  let seen = location.href;
  const look = () =>
    setTimeout(() => {
      if (location.href === seen) return;
      seen = location.href;
      moved();
    }, titleMs);
  const { navigation } = globalThis as { navigation?: EventTarget };
  if (navigation) {
    navigation.addEventListener('currententrychange', look);
    return;
  }
  for (const event of ['popstate', 'hashchange']) addEventListener(event, look);
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...given) => {
      change(...given);
      look();
    };
  }
}
