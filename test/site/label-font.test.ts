import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, inject, test } from 'vitest';
import { readPage, realRoutes } from './built-pages.ts';
import { fontCharacters } from './font-characters.ts';

const { resolved } = inject('builtSite');
const file = 'pages/_assets/fonts/archivo-label.woff2';
const font = readFileSync(file);
const characters = fontCharacters(font);

test('the face has letters, digits and the typographer’s signs', () => {
  expect([...'AZaz09&–’“×'].filter((character) => !characters.has(character))).toEqual([]);
  expect(characters.has('Ж')).toBe(false);
});

test('the face fits into the first flight of a connection, with what a host says about it', () => {
  expect(font.length).toBeLessThanOrEqual(13_000);
});

describe.each(realRoutes().map(({ address }) => address))('%s', (address) => {
  test('shows no character that the face is without', () => {
    const document = parseDocument(readPage(resolved, address));
    const shown = new Set(DomUtils.innerText(DomUtils.getElementsByTagName('body', document)));
    const missing = [...shown].filter((each) => each > ' ' && !characters.has(each));
    expect(missing, 'see pages/_assets/fonts/README.md').toEqual([]);
  });
});
