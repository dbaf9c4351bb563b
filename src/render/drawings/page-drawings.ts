import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SvgDrawing, SvgFile } from '../../author/image-file.ts';
import { type DrawingContext, outsideOfPages } from '../../author/site-context.tsx';
import { escapeHtml } from '../../core/html.ts';
import { quoted, type Report } from '../../core/problem.ts';
import type { CompiledModule } from '../../modules/compile/compiled-module.ts';
import type { Site } from '../../routes/site.ts';
import { type JoinedDrawings, joinDrawings, type ViewedDrawing } from './join-drawings.ts';
import { readSvg, type SvgText, toViewBox, type ViewBox } from './read-svg.ts';

/** The page that drawings are for: its address, and its module for problems. */
interface DrawingPage {
  readonly address: string;
  readonly file: string;
}

/** What a page asks for while it is rendered, and what follows from it. */
export interface PageDrawings extends DrawingContext {
  /** The file that the page has added drawings to. Undefined if it has added none. */
  readonly join: () => JoinedDrawings | undefined;
}

/** The drawings of one page, or of the layout, which has no file of its own. */
export function openDrawings(site: Site, report: Report, page?: DrawingPage): PageDrawings {
  const { base, definition } = site;
  const path = drawingsPath(page?.address ?? '/');
  const views = new Map<string, ViewedDrawing>();
  const readFile = (file: string): SvgText => {
    const svg = readSvgFile(file, site);
    for (const fault of svg.faults) report({ file, ...fault });
    return svg;
  };
  const titleOf = (file: string, svg: SvgText, given: string | undefined): string => {
    if (given === undefined && svg.title === undefined) report({ file, line: 1, ...noTitle });
    return svg.title ?? '';
  };
  const read = (of: SvgFile | SvgDrawing): Omit<ViewedDrawing, 'view'> => {
    if ('file' in of) return { file: of.file, name: viewOf(of.file), svg: readFile(of.file) };
    const { name, width, height } = of;
    const text = `<svg viewBox="0 0 ${width} ${height}"><title>${escapeHtml(of.title)}</title>${renderToStaticMarkup(of.shapes)}</svg>`;
    const svg = readSvg(`The drawing "${name}"`, text);
    for (const { message, hint } of svg.faults)
      report({ file: page?.file ?? '', needles: quoted(name), message, hint });
    return { name, file: undefined, svg };
  };
  const place = (drawing: ViewedDrawing): void => {
    const { name } = drawing;
    const other = views.get(name);
    views.set(name, other ?? drawing);
    if (!other || isSame(other, drawing)) return;
    report({
      file: drawing.file ?? page?.file ?? '',
      ...(drawing.file === undefined ? { needles: quoted(name) } : { line: 1 }),
      message: `${page?.address} shows two drawings, or two parts of one, by the name "${name}".`,
      hint: 'Rename one of the files: its name is that of its view in the joined file.',
    });
  };
  return {
    readSvg: ({ file }, title) => {
      const svg = readFile(file);
      return { ...svg, title: titleOf(file, svg, title), viewBox: svg.viewBox.join(' ') };
    },
    addDrawing: (of, { title, viewBox }) => {
      if (!page) throw outsideOfPages('<LazySvg', 'the layout', 'Show it with <Svg>.');
      const drawing = read(of);
      const { name, svg } = drawing;
      const part = viewBox === undefined ? undefined : viewBoxOf(viewBox);
      place({ ...drawing, view: part ?? svg.viewBox });
      const own = drawing.file === undefined ? svg.title : titleOf(drawing.file, svg, title);
      const [, , width, height]: ViewBox = part ?? [0, 0, of.width, of.height];
      return { url: `${base}/${path}#${name}`, title: own ?? '', width, height };
    },
    join: () =>
      views.size === 0
        ? undefined
        : joinDrawings([...views.values()], { path, style: definition.svgStyle }, report),
  };
}

function isSame(one: ViewedDrawing, other: ViewedDrawing): boolean {
  const isSameView = String(one.view) === String(other.view);
  return isSameView && one.file === other.file && one.svg.shapes === other.svg.shapes;
}

/** The file of a page's drawings: `illustrations/about.svg` for `/about`. */
function drawingsPath(address: string): string {
  return `illustrations${address === '/' ? '/home' : address}.svg`;
}

/** `_drawings/tape.svg` -> `tape` */
function viewOf(file: string): string {
  return basename(file).replace(/\.svg$/i, '');
}

function viewBoxOf(text: string): ViewBox {
  const box = toViewBox(text);
  if (box) return box;
  throw Object.assign(new Error(`"${text}" is not a viewBox.`), {
    hint: 'Give it four numbers: left, top, width, and height, such as "0 0 420 228".',
    needles: quoted(text),
  });
}

const noTitle = {
  message: 'This drawing has no title for those who cannot see it.',
  hint: 'Add a <title> as the first element of its <svg>, or set `title` where it is shown: title="" for decoration.',
};

/** By compiled module: each change makes a new one. */
const known = new WeakMap<CompiledModule, SvgText>();

function readSvgFile(file: string, { modules: { modules }, sources }: Site): SvgText {
  const module = modules.get(file);
  if (!module) throw new TypeError(`<Svg> shows ${file}, which is not an imported SVG file.`);
  const svg =
    known.get(module) ?? readSvg('This drawing', readFileSync(join(sources.folder, file), 'utf8'));
  known.set(module, svg);
  return svg;
}
