let shown = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);

/** Puts other style sheets in the place of those that the page shows. */
export function replaceStyles(styles: readonly string[]): void {
  if (styles.join('\n') === shown.join('\n')) return;
  shown = [...styles];
  for (const element of document.querySelectorAll('style')) element.disabled = true;
  // A policy that lets through only what it has a hash of has nothing against these.
  document.adoptedStyleSheets = styles.map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
}
