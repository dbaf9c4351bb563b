import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, inject, test } from 'vitest';
import { fontCharacters } from '../../support/font-characters.ts';
import { readPage, realRoutes } from '../../support/site/built-pages.ts';

const { resolved } = inject('builtSite');
const file = 'pages/_assets/fonts/archivo-label.woff2';
const font = readFileSync(file);
const characters = fontCharacters(font);

test('the font has letters, digits, and typographic characters', () => {
  expect([...'AZaz09&–’“×'].filter((character) => !characters.has(character))).toEqual([]);
  expect(characters.has('Ж')).toBe(false);
});

test('the font fits into the first 14,600 bytes of a connection, with its response headers', () => {
  expect(font.length).toBeLessThanOrEqual(13_000);
});

describe.each(realRoutes().map(({ address }) => address))('%s', (address) => {
  test('shows no character that the font lacks', () => {
    const document = parseDocument(readPage(resolved, address));
    const shown = new Set(DomUtils.innerText(DomUtils.getElementsByTagName('body', document)));
    // Browsers draw nothing for a word joiner, whatever the font has.
    const drawn = [...shown].filter((each) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(each));
    const missing = drawn.filter((each) => !characters.has(each));
    expect(missing, 'see pages/_assets/fonts/README.md').toEqual([]);
  });
});
