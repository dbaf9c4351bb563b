import { Fragment, type ReactNode } from 'react';
import { useAddress, withBase } from '#authoring';
import { drawingColors } from '../../_facts/palette.ts';
import { drawingsPath } from '../../_navigation/file-paths.ts';

/**
 * A drawing below the first screen. All of a page are in one file, so they cost its HTML nothing and
 * are loaded with one request when the first comes near. List it in `_generated/page-drawings/`.
 */
export interface Illustration {
  /** Of the view in the file of its page: `tape-an-h`. */
  readonly name: string;
  /** What it shows, in one sentence. */
  readonly title: string;
  /** In units of the drawing. One that is shown 328 px wide and holds text is at most 328 / 11 × its font size. */
  readonly width: number;
  readonly height: number;
  /**
   * Shapes with these classes: `box`, `shade`, `paper`, `glass`, and `red` are filled and have an
   * outline; `pen` is a line on one of them; without a class it is a line on the page’s ground; `thin` and
   * `thick` change its width; `white` is a line on red or `ink`; `accent` is a red line, `tape` a wide one;
   * `fill` is crumpled paper; `road`, `road-edge` and `way` are lines of a map. Text is 14 units
   * high, `large` text 19 and centered; `ground` is text on the page's ground,
   * and `halo` keeps it apart from the roads below it on a label. `on-ink` is text on `ink` or red.
   * In a picture wider than 33rem, `detail` is shown, `brief` is not, and `fine` and `street` are smaller.
   */
  readonly shapes: ReactNode;
}

export interface ShowIllustrationProps {
  readonly of: Illustration;
  /** Instead of its title. Empty if the text beside it says the same. */
  readonly alt?: string;
  /** Shown at most this wide, in CSS pixels. */
  readonly maxWidth?: number;
}

export function ShowIllustration({ of, alt, maxWidth }: ShowIllustrationProps) {
  return (
    <img
      className="ill"
      src={withBase(`${drawingsPath(useAddress())}#${of.name}`)}
      alt={alt ?? of.title}
      width={maxWidth ?? of.width}
      height={Math.round(((maxWidth ?? of.width) * of.height) / of.width)}
      loading="lazy"
    />
  );
}

/**
 * The drawings of a page as one file, one below the other, each with a view of its name. They are
 * shown as pictures, so their colors and letters are in the file. It has no size of its own, so each
 * picture takes the shape that the page gives it. What a drawing draws past its edges is cut off.
 */
export function DrawingsFile({ of }: { readonly of: readonly Illustration[] }) {
  const placed = of.map((illustration, at) => ({
    ...illustration,
    top: of.slice(0, at).reduce((sum, { height }) => sum + height + 8, 0),
  }));
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      <title>Drawings</title>
      <style>{styles}</style>
      {placed.map(({ name, title, top, width, height, shapes }) => (
        <Fragment key={name}>
          <view id={name} viewBox={`0 ${top} ${width} ${height}`} />
          <svg y={top} width={width} height={height}>
            <title>{title}</title>
            {shapes}
          </svg>
        </Fragment>
      ))}
    </svg>
  );
}

function colors(scheme: keyof typeof drawingColors): string {
  const values = Object.entries(drawingColors[scheme]).map(([name, color]) => `--${name}:${color}`);
  return `:root{${values.join(';')}}`;
}

const rules = [
  'svg{fill:none;stroke:var(--line);stroke-width:2;stroke-linejoin:round;stroke-linecap:round}',
  '.box,.shade,.paper,.glass,.red,.pen{stroke:var(--pen)}',
  '.box{fill:var(--box)}',
  '.shade{fill:var(--box-shade)}',
  '.paper{fill:var(--paper)}',
  '.glass{fill:var(--glass)}',
  '.water{fill:var(--water)}',
  '.red{fill:var(--red)}',
  '.pen{fill:none}',
  '.white{stroke:var(--paper);stroke-width:3}',
  '.accent{stroke:var(--red);stroke-width:3}',
  '.tape{stroke:var(--red);stroke-width:6;opacity:.8}',
  '.ink{fill:var(--pen);stroke:var(--line)}',
  '.fill{stroke:var(--box-shade)}',
  '.mid{text-anchor:middle}',
  '.road{stroke:var(--road)}',
  '.road-edge{stroke:var(--road-edge)}',
  // Can be seen on paper and on the ground, in light and in dark mode.
  '.way,.leader{stroke:var(--red)}',
  '.leader{stroke-width:1.5}',
  '.thin{stroke-width:1}',
  '.thick{stroke-width:4}',
  // A picture loads no font.
  'text{font:600 14px "Arial Narrow","Avenir Next Condensed",sans-serif-condensed,"Roboto Condensed",Arial,sans-serif;fill:var(--pen);stroke:none}',
  '.large{font-size:19px;text-anchor:middle}',
  '.street{font-size:15.6px}',
  '.on-ink{fill:var(--paper)}',
  '.ground{fill:var(--line)}',
  '.halo{stroke:var(--sheet);stroke-width:4;paint-order:stroke}',
  // A picture’s own width decides.
  '.detail{font-size:10px;text-anchor:middle}@media(max-width:33rem){.detail{display:none}}@media(min-width:33.01rem){.brief{display:none}.fine{font-size:10px;font-weight:400}.street{font-size:11px}}',
].join('');

const styles = `${colors('light')}@media(prefers-color-scheme:dark){${colors('dark')}}${rules}`;
