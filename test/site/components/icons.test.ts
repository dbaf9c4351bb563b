import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { icons } from '../../../pages/_components/icons.tsx';

const { resolve } = createRequire(import.meta.url);

test.each(Object.entries(icons))(
  'the icon %s is drawn as Lucide draws it, to a tenth',
  (name, icon) => {
    const file = readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8');
    expect(elements(renderToStaticMarkup(icon))).toEqual(elements(inside(file)));
  },
);

function inside(svg: string): string {
  return /<svg[^>]*>(?<inner>.*)<\/svg>/s.exec(svg)?.groups?.inner ?? '';
}

/** Each element with its name and attributes, in any notation, and its numbers to a tenth of a unit. */
function elements(markup: string): readonly string[] {
  const tags = markup.matchAll(/<(?<name>[a-z]+)(?<rest>[^>]*)>/g);
  return [...tags].map(({ groups }) => {
    const attributes = [...(groups?.rest ?? '').matchAll(/[a-z0-9-]+="[^"]*"/g)].sort();
    return [groups?.name, ...attributes].join(' ').replace(/-?\d*\.\d{2,}/g, toTenth);
  });
}

function toTenth(number: string): string {
  return String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
}
