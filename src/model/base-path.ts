import type { OutputFile } from './output.ts';
import { readTags } from './read-tags.ts';

export interface BasePath {
  /** `/sub-path`, without a slash at its end. */
  readonly base: string;
  /** Paths that another program answers: they stay where they are. */
  readonly endpoints: readonly string[];
}

/** A file of a site that does not begin at the root of its host: each path in it gets the base before it. */
export function withBase(file: OutputFile, { base, endpoints }: BasePath): OutputFile {
  const { path } = file;
  if (base === '' || !/\.(html|json|webmanifest|js|css)$/.test(path)) return file;
  const text = typeof file.contents === 'string' ? file.contents : decode(file.contents);
  const stays = (found: string): boolean => endpoints.some((endpoint) => found === endpoint);
  const contents = path.endsWith('.html')
    ? rebaseHtml(text, base, stays)
    : path.endsWith('.js')
      ? text.replace(/(["'`])\/assets\//g, `$1${base}/assets/`)
      : path.endsWith('.css')
        ? rebaseCss(text, base)
        : rebaseJson(text, base, stays);
  return { path, contents };
}

/** Fonts and pictures of a style sheet. */
export function rebaseCss(css: string, base: string): string {
  return css.replace(/url\((["']?)\/(?!\/)/g, `url($1${base}/`);
}

type Stays = (path: string) => boolean;

/** Every text that is a path as a whole. */
function rebaseJson(json: string, base: string, stays: Stays): string {
  return json.replace(/"(\/(?!\/)[^"\\]*)"/g, (whole, path: string) =>
    stays(path) ? whole : `"${base}${path}"`,
  );
}

function rebaseHtml(html: string, base: string, stays: Stays): string {
  let result = '';
  let done = 0;
  readTags(html, {
    onTag({ attributes, start, end }) {
      if (Object.keys(attributes).length === 0) return;
      const tag = html.slice(start, end);
      const rebased = rebaseTag(tag, base, stays);
      if (rebased === tag) return;
      result += html.slice(done, start) + rebased;
      done = end;
    },
    onHeading: () => {},
  });
  return result + html.slice(done);
}

function rebaseTag(tag: string, base: string, stays: Stays): string {
  return tag
    .replace(
      / ((?:xlink:)?href|src|action|formaction|poster|data|data-src)="(\/(?!\/)[^"]*)"/g,
      (whole, name: string, path: string) => (stays(path) ? whole : ` ${name}="${base}${path}"`),
    )
    .replace(/ (srcset|imagesrcset)="([^"]*)"/g, (_, name: string, set: string) => {
      return ` ${name}="${set.replace(/(^|,\s*)\/(?!\/)/g, `$1${base}/`)}"`;
    })
    .replace(/ data-props='([^']*)'/g, (_, props: string) => {
      return ` data-props='${rebaseJson(props, base, stays)}'`;
    })
    .replace(/ data-props="([^"]*)"/g, (_, props: string) => {
      const json = props.replaceAll('&quot;', '"');
      return ` data-props="${rebaseJson(json, base, stays).replaceAll('"', '&quot;')}"`;
    })
    .replace(/ content="(\d+; url=)\/(?!\/)/, ` content="$1${base}/`);
}

function decode(contents: Uint8Array): string {
  return new TextDecoder().decode(contents);
}
