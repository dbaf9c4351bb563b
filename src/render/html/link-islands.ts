import { escapeHtml } from '../../core/text/html.ts';

/** Adds the URL of its module to every island. An island without a URL stays unchanged. */
export function linkIslands(
  html: string,
  names: readonly string[],
  urlOf: (name: string) => string | undefined,
): string {
  return [...new Set(names)].reduce((result, name) => {
    const mark = `data-island="${escapeHtml(name)}"`;
    const url = urlOf(name);
    return url === undefined
      ? result
      : result.replaceAll(mark, `${mark} data-src="${escapeHtml(url)}"`);
  }, html);
}
