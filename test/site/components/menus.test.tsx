import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Menus } from '../../../pages/_islands/menus/menus.tsx';
import { headerLinks, headerMenus } from '../../../pages/_navigation/header.ts';

test('each button opens the panel next to it, and no two panels share an id', () => {
  const html = renderToStaticMarkup(<Menus menus={headerMenus} links={headerLinks} />);
  const targets = attributes(html, 'popovertarget');
  expect(targets).toHaveLength(headerMenus.length);
  expect(attributes(html, 'id')).toEqual(targets);
  expect(new Set(targets).size).toBe(targets.length);
});

function attributes(html: string, name: string): readonly string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'gi'))].map(([, value = '']) => value);
}
