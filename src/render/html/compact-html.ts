/**
 * Shortens React's HTML: empty SVG elements become self-closing, and data attributes that contain
 * many double quotes are delimited by single quotes.
 */
export function compactHtml(html: string): string {
  return html
    .replace(/<(path|use|circle|ellipse|line|rect|polygon|polyline)( [^<>]*)?><\/\1>/g, '<$1$2/>')
    .replace(
      / (data-[\w-]+)="([^"']*&quot;[^"']*)"/g,
      (_, name: string, value: string) => ` ${name}='${value.replaceAll('&quot;', '"')}'`,
    );
}
