import { createHash } from 'node:crypto';

/** A page as a browser that shows it needs to know it. */
export interface PageVersion {
  /** Of all but the style sheets. */
  readonly version: string;
  /** The texts of the style sheets, in order. */
  readonly styles: readonly string[];
}

/** Styles can be changed under a page that is shown; for everything else it is loaded anew. */
export function toPageVersion(html: Uint8Array): PageVersion {
  const styles: string[] = [];
  const text = new TextDecoder().decode(html);
  const rest = text.replace(/<style>([^<]*)<\/style>/g, (_, css: string) => {
    styles.push(css);
    return '<style>';
  });
  const hash = createHash('sha1').update(rest).digest('base64url').slice(0, 8);
  return { version: hash, styles };
}

/** Whether a file shows in pages that name it, and has the same name when it is another. */
export function isPicture(path: string): boolean {
  return (
    /\.(avif|css|gif|ico|jpe?g|js|mp4|pdf|png|svg|webp|woff2?)$/.test(path) &&
    !/-[A-Z0-9]{8}\.\w+$/.test(path)
  );
}
