import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** A piece of text on paper: the sheet it is on, and the elements around it, the outermost first. */
export interface PrintedText {
  readonly sheet: number;
  readonly tags: readonly { readonly id: string; readonly name: string }[];
}

/** A page printed on Letter paper. */
export interface Printed {
  readonly sheets: readonly {
    readonly id: string;
    /** The numbers of its letters in the font, in the order in which they are drawn. */
    readonly letters: string;
    /** The content marks that hold letters, and not only a line or a drawing. */
    readonly written: ReadonlySet<string>;
  }[];
  /** All text in the order of its source. */
  readonly texts: readonly PrintedText[];
}

export async function printPage(page: Page): Promise<Printed> {
  const pdf = (await page.pdf({ format: 'Letter', tagged: true })).toString('latin1');
  const objects = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', text = '']) => [
      id,
      text,
    ]),
  );
  const sheets = [...objects]
    .filter(([, text]) => /\/Type \/Page\b/.test(text))
    .map(([id, text]) => {
      const drawn = unpacked(objects.get(referTo('Contents', text)) ?? '');
      return { id, letters: drawnLetters(drawn), written: writtenIds(drawn) };
    });
  return { sheets, texts: readTexts(objects, sheets) };
}

function readTexts(
  objects: ReadonlyMap<string, string>,
  sheets: Printed['sheets'],
): readonly PrintedText[] {
  const texts: PrintedText[] = [];
  const collect = (id: string, around: PrintedText['tags']): void => {
    const element = objects.get(id) ?? '';
    const tags = [...around, { id, name: /\/S \/(\w+)/.exec(element)?.[1] ?? '' }];
    const on = sheets.findIndex((sheet) => sheet.id === referTo('Pg', element));
    const kids = /\/K (\[[^\]]*\]|\d+ 0 R|\d+)/.exec(element)?.[1] ?? '';
    for (const [number, kid] of kids.matchAll(/(\d+) 0 R|\d+/g)) {
      if (kid) collect(kid, tags);
      else if (sheets[on]?.written.has(number)) texts.push({ sheet: on + 1, tags });
    }
  };
  const root = [...objects.values()].find((text) => text.includes('/Type /StructTreeRoot'));
  collect(referTo('K', root ?? ''), []);
  return texts;
}

function drawnLetters(drawn: string): string {
  return [...drawn.matchAll(/<([\dA-F]+)> Tj/g)].map(([, letters]) => letters).join('');
}

function unpacked(contents: string): string {
  const [, data = ''] = /stream\n([\s\S]*)\nendstream/.exec(contents) ?? [];
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

function writtenIds(drawn: string): ReadonlySet<string> {
  return new Set(
    [...drawn.matchAll(/\/MCID (\d+) ?>> ?BDC([\s\S]*?)\nEMC/g)]
      .filter(([, , marked = '']) => /\bT[jJ]\b/.test(marked))
      .map(([, id = '']) => id),
  );
}

const referTo = (key: string, text: string) =>
  new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1] ?? '';

/** Headings, and rows of a table that only name what follows, that end a sheet. */
export function strandedHeads(texts: readonly PrintedText[]): readonly string[] {
  const named = ({ tags }: PrintedText, pattern: RegExp) =>
    tags.find(({ name }) => pattern.test(name));
  const withData = new Set(
    texts.filter((text) => named(text, /^TD$/)).map((text) => named(text, /^TR$/)?.id),
  );
  return texts.flatMap((text, at) => {
    const row = named(text, /^TR$/);
    const head = row && !withData.has(row.id) ? row : named(text, /^H[2-6]$/);
    const next = texts[at + 1];
    if (!head || !next || next.sheet <= text.sheet) return [];
    return [`${head.name} at the foot of sheet ${text.sheet}`];
  });
}

/** Tables of which only the last row is on the next sheet. */
export function strandedRows(texts: readonly PrintedText[]): readonly string[] {
  const rows = new Map<string, Map<string, number>>();
  for (const { sheet, tags } of texts) {
    const [table, row] = ['Table', 'TR'].map((wanted) => tags.find(({ name }) => name === wanted));
    if (!table || !row) continue;
    rows.set(table.id, (rows.get(table.id) ?? new Map()).set(row.id, sheet));
  }
  return [...rows.values()].flatMap((sheets) => {
    const [last = 0, before = last] = [...sheets.values()].reverse();
    return last > before ? [`the last row of a table alone on sheet ${last}`] : [];
  });
}
