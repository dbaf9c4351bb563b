import type { OutputFile } from '../../core/files/output-files.ts';
import { escapeHtml } from '../../core/html.ts';
import { quoted, type Report } from '../../core/problem.ts';
import type { SvgText, ViewBox } from './read-svg.ts';

/** A drawing in the file of a page, and the part of it that the page shows. */
export interface ViewedDrawing {
  /** Of its view. */
  readonly name: string;
  /** Undefined if a module computes it. */
  readonly file: string | undefined;
  readonly svg: SvgText;
  readonly view: ViewBox;
}

/** The drawings that a page shows below its first screen, in one file. */
export interface JoinedDrawings extends OutputFile {
  readonly ids: ReadonlySet<string>;
}

interface JoinOptions {
  readonly path: string;
  /** Instead of the styles in the files. */
  readonly style: string | undefined;
}

/** In units of the drawings, so that rounding shows nothing of a neighbor. */
const gap = 8;

/**
 * One below the other, each with a view of its name. The file has no size of its own, so each picture
 * takes the shape that the page gives it. What a drawing draws past its edges is cut off.
 */
export function joinDrawings(
  drawings: readonly ViewedDrawing[],
  { path, style = stylesOf(drawings) }: JoinOptions,
  report: Report,
): JoinedDrawings {
  const ids = new Set<string>();
  let contents = `<svg xmlns="http://www.w3.org/2000/svg"><title>Drawings</title><style>${style}</style>`;
  let top = 0;
  for (const { name, svg, view } of drawings) {
    const [left, from, width, height] = view;
    const part = left === 0 && from === 0 ? '' : ` viewBox="${view.join(' ')}"`;
    contents += `<view id="${name}" viewBox="0 ${top} ${width} ${height}"/>`;
    contents += `<svg y="${top}" width="${width}" height="${height}"${part}>`;
    contents += `<title>${escapeHtml(svg.title ?? '')}</title>${svg.shapes}</svg>`;
    top = Math.ceil(top + height + gap);
    ids.add(name);
  }
  for (const { file, name, svg } of drawings)
    for (const [id, line] of svg.ids) {
      if (ids.has(id))
        report({
          ...(file === undefined ? { file: path, needles: quoted(name) } : { file, line }),
          message: `The id "${id}" is also that of another drawing in /${path}.`,
          hint: 'Rename it, and whatever refers to it.',
        });
      ids.add(id);
    }
  return { path, contents: `${contents}</svg>`, ids };
}

/** Each style once: drawings of one hand have much in common. */
function stylesOf(drawings: readonly ViewedDrawing[]): string {
  return [...new Set(drawings.map(({ svg }) => svg.style))].join('');
}
