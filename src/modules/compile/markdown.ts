import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import fastGlob from 'fast-glob';
import type { ParsedMarkdown } from '../../author/collection/markdown-file.ts';
import { isImage } from '../../core/files/asset-names.ts';
import { unescapeHtml } from '../../core/html.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { decodePart } from '../../core/text.ts';
import { lineAt } from '../errors/locate-import.ts';
import { marked, yaml } from './compilers.ts';
import { readSource } from './encoding.ts';
import { type CompiledScript, compileEsm } from './script.ts';

/** The Markdown files that a list stands for, relative to its folder. Names that begin with `_` or `.` are left out. */
export function markdownFilesOf(list: string, folder: string): readonly string[] {
  const cwd = join(folder, posix.dirname(list));
  const ignore = ['**/_*', '**/_*/**', '**/node_modules/**'];
  return existsSync(cwd)
    ? fastGlob.sync('**/*.md', { cwd, ignore, caseSensitiveMatch: false }).sort()
    : [];
}

/** A module that exports all files of a list. */
export function compileMarkdownList(list: string, folder: string): CompiledScript | undefined {
  const files = markdownFilesOf(list, folder);
  const imports = files.map(
    (file, index) => `import m${index} from ${JSON.stringify(`./${file}`)};`,
  );
  const items = files.map((file, index) => `{ path: ${JSON.stringify(file)}, ...m${index} }`);
  return compileEsm(`${imports.join('\n')}\nexport default [${items.join()}];`);
}

/** A module that exports a Markdown file: its front matter, its headings, and its HTML. */
export function compileMarkdown(
  file: string,
  folder: string,
  report: Report,
): CompiledScript | undefined {
  const source = readSource(file, folder, report);
  if (source === undefined) return undefined;
  const text = source.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const parts = splitFrontMatter(text);
  if (!parts || misplaced.test(text)) {
    report({ file, line: 1, ...(parts ? notFirst : endless) });
    return undefined;
  }
  const head = readFrontMatter(parts.head);
  if (head.problem) {
    report({ file, ...head.problem });
    return undefined;
  }
  const { headings, html, undefinedLinks } = toHtml(parts.body);
  for (const [link = '', name] of undefinedLinks)
    report({
      file,
      ...lineAt(text, text.lastIndexOf(link)).place,
      message: `The link ${link} has no definition in this file.`,
      hint: `Add a line with its address: "[${name}]: https://…". Brackets that are no link need a backslash: \\[.`,
    });
  if (undefinedLinks.length > 0) return undefined;
  const { pieces, images } = splitAtImages(html);
  const parsed: ParsedMarkdown = {
    file,
    frontMatter: head.frontMatter,
    lines: head.lines,
    headings,
    links: relativeLinks(html).map((href) => ({
      href,
      path: decoded(href),
      line: lineAt(text, Math.max(0, text.indexOf(href))).place.line,
    })),
    pieces,
    images: [],
  };
  const imports = images.map((source, index) => `import i${index} from ${JSON.stringify(source)};`);
  return compileEsm(`${imports.join('\n')}
export default { ...JSON.parse(${JSON.stringify(JSON.stringify(parsed))}), images: [${images.map((_, index) => `i${index}`).join()}] };`);
}

const endless = {
  message: 'The front matter of this file has no end.',
  hint: 'Add a line with three hyphens after its last field.',
};

/** Fields after an empty line, or in TOML. */
const misplaced = /^(?:\s*\n---[ \t]*\n[\w-]+:|\+\+\+[ \t]*\n)/;

const notFirst = {
  message: 'The front matter of this file does not begin with three hyphens in the first line.',
  hint: 'Write `---` there, and the fields below it in YAML.',
};

/** The text between two lines of three hyphens at the start of a file, and the rest. */
function splitFrontMatter(text: string) {
  if (!/^---[ \t]*\n/.test(text)) return { head: '', body: text };
  const found = /^---[ \t]*\n(?<head>[\s\S]*?)^(?:---|\.\.\.)[ \t]*(?:\n|$)/m.exec(text);
  if (!found) return undefined;
  return { head: found.groups?.['head'] ?? '', body: text.slice(found[0].length) };
}

interface FrontMatter {
  readonly frontMatter: unknown;
  /** Of its fields, in the file. */
  readonly lines: Readonly<Record<string, number>>;
  readonly problem?: Omit<Problem, 'file'>;
}

/** The first line of the front matter is the second one of the file. */
const linesBefore = 1;

function readFrontMatter(head: string): FrontMatter {
  const { LineCounter, isMap, isScalar, parseDocument } = yaml();
  const counter = new LineCounter();
  const document = parseDocument(head, { lineCounter: counter, prettyErrors: false });
  const lineOf = (offset: number): number => counter.linePos(offset).line + linesBefore;
  const [error] = document.errors;
  if (error)
    return {
      ...{ frontMatter: {}, lines: {} },
      problem: {
        line: lineOf(error.pos[0]),
        message: `The front matter is not YAML: ${error.message.replace(/\.?$/, '.')}`,
        hint: 'Correct this line. Put a text with a colon or another special character into quotes.',
      },
    };
  if (document.contents === null) return { frontMatter: {}, lines: {} };
  if (!isMap(document.contents))
    return {
      ...{ frontMatter: {}, lines: {} },
      problem: {
        line: 1 + linesBefore,
        message: 'The front matter of this file has no fields.',
        hint: 'Write each field as a name, a colon, a space, and a value: `title: The first loaf`.',
      },
    };
  const lines = document.contents.items.flatMap(({ key }) =>
    isScalar(key) ? [[String(key.value), lineOf(key.range?.[0] ?? 0)] as const] : [],
  );
  return { frontMatter: document.toJS(), lines: Object.fromEntries(lines) };
}

function toHtml(body: string) {
  const { Marked } = marked();
  const headings: { level: number; id: string; text: string }[] = [];
  const undefinedLinks: RegExpExecArray[] = [];
  const idOf = uniqueIds();
  const library = new Marked({
    // A link with a definition is a token of another type, as is code.
    walkTokens({ type, raw, ...rest }) {
      if (type === 'text' && !('tokens' in rest))
        undefinedLinks.push(...raw.matchAll(linkToDefinition));
    },
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = plainText(html);
        const id = idOf(text);
        headings.push({ level: depth, id, text });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
    },
  });
  return { html: library.parse(body, { async: false }), headings, undefinedLinks };
}

/** `[the oven][oven]`, but not `rows[0][1]`. */
const linkToDefinition = /(?<![\w\])])\[[^[\]]+\]\[([^[\]^][^[\]]*)\]/g;

/** As on GitHub: words in lower case with hyphens between them, and a number if a heading comes again. */
function uniqueIds(): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const id =
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-') || 'section';
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return count === 0 ? id : `${id}-${count}`;
  };
}

function plainText(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, '')).trim();
}

/** Relative images become imports, so that they get a hashed name and a size. */
function splitAtImages(html: string) {
  const pieces: ParsedMarkdown['pieces'][number][] = [];
  const images: string[] = [];
  let start = 0;
  for (const { 0: tag, 1: attributes = '', index } of html.matchAll(imageTag)) {
    const [all = '', source = ''] = /\ssrc="([^"]*)"/.exec(attributes) ?? [];
    if (!isImage(source) || !isRelative(source)) continue;
    const specifier = `./${posix.normalize(decoded(source))}`.replace('./../', '../');
    const image = images.indexOf(specifier);
    const [, width] = /\swidth="(\d+)(?:px)?"/.exec(attributes) ?? [];
    pieces.push(html.slice(start, index), {
      image: image === -1 ? images.push(specifier) - 1 : image,
      attributes: attributes.replace(all, '').replace(/\s(?:width|height)="[^"]*"|\s*\/$/g, ''),
      ...(width !== undefined && { width: Number(width) }),
    });
    start = index + tag.length;
  }
  return { pieces: [...pieces, html.slice(start)], images };
}

const imageTag = /<img\b((?:\s+[\w:-]+(?:="[^"]*")?)*\s*\/?)>/g;

function isRelative(source: string): boolean {
  return !/^([\w+.-]+:|[/#?])/.test(source);
}

/** The relative links, each once, without queries and fragments. */
function relativeLinks(html: string): readonly string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"?#]+)[^"]*"/gi)].flatMap(
    ([, href = '']) => (isRelative(href) ? href : []),
  );
  return [...new Set(links)];
}

/** Without entities and percent-encoding. */
function decoded(href: string): string {
  return decodePart(plainText(href));
}
