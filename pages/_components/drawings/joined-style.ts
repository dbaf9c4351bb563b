import { drawingColors } from '../../_facts/palette.ts';

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

/**
 * The CSS of the files with the drawings below the first screen. They are shown as pictures, so their
 * colors and letters are in the file.
 */
export const joinedStyle = `${colors('light')}@media(prefers-color-scheme:dark){${colors('dark')}}${rules}`;
