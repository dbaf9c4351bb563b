import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** A piece of text on paper: the sheet it is on, and the elements around it, the outermost first. */
export interface PrintedText {
  readonly sheet: number;
  readonly tags: readonly { readonly id: string; readonly name: string }[];
}

/** All text of a page in the order of its source, printed on Letter paper. */
export async function printedTexts(page: Page): Promise<readonly PrintedText[]> {
  const pdf = (await page.pdf({ format: 'Letter', tagged: true })).toString('latin1');
  const objects = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', text = '']) => [
      id,
      text,
    ]),
  );
  const sheets = [...objects].filter(([, text]) => /\/Type \/Page\b/.test(text));
  const written = new Map(
    sheets.map(([id, text]) => [id, writtenIds(objects.get(referTo('Contents', text)) ?? '')]),
  );
  const texts: PrintedText[] = [];
  const collect = (id: string, around: PrintedText['tags']): void => {
    const element = objects.get(id) ?? '';
    const tags = [...around, { id, name: /\/S \/(\w+)/.exec(element)?.[1] ?? '' }];
    const on = referTo('Pg', element);
    const kids = /\/K (\[[^\]]*\]|\d+ 0 R|\d+)/.exec(element)?.[1] ?? '';
    for (const [number, kid] of kids.matchAll(/(\d+) 0 R|\d+/g)) {
      if (kid) collect(kid, tags);
      else if (written.get(on)?.has(number))
        texts.push({ sheet: sheets.findIndex(([sheet]) => sheet === on) + 1, tags });
    }
  };
  const root = [...objects.values()].find((text) => text.includes('/Type /StructTreeRoot'));
  collect(referTo('K', root ?? ''), []);
  return texts;
}

/** The content marks of a sheet that hold letters, and not only a line or a drawing. */
function writtenIds(contents: string): ReadonlySet<string> {
  const [, data = ''] = /stream\n([\s\S]*)\nendstream/.exec(contents) ?? [];
  const drawn = inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
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
