// Opens the collapsed parts around the element that the address names, because some browsers do not open them.
function open(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  let isChanged = false;
  for (let at = target?.closest('details'); at; at = at.parentElement?.closest('details')) {
    isChanged ||= !at.open;
    at.open = true;
  }
  if (isChanged) target?.scrollIntoView();
}

addEventListener('hashchange', open);
open();
