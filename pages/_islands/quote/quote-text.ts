import { type BoxDraft, emptyBox, type QuoteDraft } from './quote-draft.ts';

/** The draft as the store reads it, one fact a line. Empty if nothing was entered but where it ships from. */
export function quoteText({ boxes, units, from, to, value, neededBy }: QuoteDraft): string {
  const [length = '', weight = ''] = units.split(', ');
  const where = lineOf('From', from);
  const facts = [
    ['To', to],
    ['Value', amountOf(value) === undefined ? value : `$${plain(value)}`],
    ['Needed by', neededBy],
  ] as const;
  const sizes = boxes.filter(isFilled).map((box) => boxText(box, length, weight));
  const trip = facts.flatMap(([name, text]) => lineOf(name, text));
  return sizes.length + trip.length === 0 ? '' : [...sizes, ...where, ...trip].join('\n');
}

function lineOf(name: string, text: string): readonly string[] {
  return text.trim() === '' ? [] : [`${name}: ${text.trim()}`];
}

/** The amount that a visitor means by `1,200`, `$1200`, or `1200.50`; none for the decimal comma of `12,50`. */
export function amountOf(text: string): number | undefined {
  const digits = plain(text);
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

function plain(text: string): string {
  return text.replace(/[$\s]|,(?=\d{3}(?!\d))/g, '');
}

function isFilled({ count, ...measures }: BoxDraft): boolean {
  return countOf(count) !== emptyBox.count || Object.values(measures).some((text) => text.trim());
}

function countOf(typed: string): string {
  return typed.trim() || emptyBox.count;
}

/** `2 boxes: 18 × 12 × 12 in, 14 lb each` */
function boxText(box: BoxDraft, length: string, weight: string): string {
  const count = countOf(box.count);
  const sides = [box.length, box.width, box.height].map((side) => side.trim());
  const known = sides.filter(Boolean).length;
  const size =
    known === 0 ? 'size not known' : `${sides.map((side) => side || '?').join(' × ')} ${length}`;
  const heavy = box.weight.trim() ? `${box.weight.trim()} ${weight}` : 'weight not known';
  const each = count !== '1' && box.weight.trim() ? ' each' : '';
  return `${count} ${count === '1' ? 'box' : 'boxes'}: ${size}, ${heavy}${each}`;
}
