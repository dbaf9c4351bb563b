let shown: readonly string[] | undefined;

/** Replaces the page's style sheets. */
export function replaceStyles(styles: readonly string[]): void {
  shown ??= [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  if (styles.join('\n') === shown.join('\n')) return;
  shown = [...styles];
  for (const element of document.querySelectorAll('style')) element.disabled = true;
  // A content security policy with hashes allows these.
  document.adoptedStyleSheets = styles.map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
}
