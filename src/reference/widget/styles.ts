import css from './widget.css';

/** Gives a shadow root its looks; no style element, so that a page's content security policy lets it be. */
export function dress(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
}
