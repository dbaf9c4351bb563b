import { extname } from 'node:path';
import { isAsset } from '../../core/files/asset-names.ts';
import { isMarkdown, isMarkdownList } from '../../core/markdown-path.ts';
import { isScript } from './script.ts';

/** What to write instead of an import that other tools understand. Undefined if it is none. */
export function insteadOf(specifier: string): string | undefined {
  return forQuery(specifier) ?? packages.find(([name]) => name.test(specifier))?.[1];
}

const packages: readonly (readonly [name: RegExp, hint: string])[] = [
  [/^next\/link$|^gatsby(-link)?$/, 'Import `Link` from where `PageMeta` comes from.'],
  [
    /^next\/(legacy\/)?image$|^gatsby-plugin-image$|^astro:assets$/,
    'Import `Picture` from where `PageMeta` comes from.',
  ],
  [/^next\/head$/, '`meta` of the page and `Head` of defineSite add to the head.'],
  [/^next\/font\//, 'Import a style sheet with `@font-face` and the file of the font.'],
  [
    /^next\/(router|navigation)$/,
    'There is no router in browsers: link to pages. `usePage` has the address of the page.',
  ],
  [/^next\/script$/, 'Write the code in a .client.ts file next to the component.'],
  [/^astro:content$/, 'Read a folder of Markdown with `collection`.'],
];

/** A path with a query of Vite. */
function forQuery(specifier: string): string | undefined {
  const [, path, query] = /^(\..*)\?(\w+)/.exec(specifier) ?? [];
  if (path === undefined) return undefined;
  if (query === 'raw') return `Read the text with \`${readingOf(path)}\`.`;
  return `Write \`import file from '${path}'\`: an image has \`file.url\` and its size, and any other file is its URL.`;
}

function readingOf(path: string): string {
  return `readFileSync(new URL('${path}', import.meta.url), 'utf8')`;
}

/** What to do with a file that its importer cannot read. Undefined if it can. */
export function insteadOfFile(
  target: string,
  specifier: string,
  importer: string,
): string | undefined {
  if (isScript(target) || isAsset(target) || isMarkdownList(target)) return undefined;
  if (isMarkdown(target))
    return isScript(importer) ? 'Read its folder with `collection`.' : undefined;
  const ending = extname(target);
  if (/^\.(css|json|txt)$/.test(ending)) return undefined;
  if (/^\.(s[ac]ss|less|styl)$/.test(ending))
    return 'Let its own program write a .css file, and import that.';
  if (ending === '.mdx') return 'Compile it in a module, with the package @mdx-js/mdx.';
  if (/^\.(ya?ml|toml|csv|json5|xml)$/.test(ending))
    return `Save it as .json, or read its text with \`${readingOf(specifier)}\` and a package that parses it.`;
  if (/^\.(astro|vue|svelte|html?)$/.test(ending)) return 'Write it as a component in a .tsx file.';
  return 'Put the file into _public/, and link to it there.';
}
