import { expect, test } from 'vitest';
import { keepUnbroken } from '../../../src/render/html/keep-unbroken.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText, siteText } from '../../support/site-folder.ts';

test.each([
  ['<p>By 5 PM, or 6 PM.</p>', '<p>By 5~PM, or 6~PM.</p>'],
  [
    '<p>4–5 PM, or 4-5 PM</p>',
    '<p><span class="unbroken">4–5</span>~PM, or <span class="unbroken">4-5</span>~PM</p>',
  ],
  ['<p>4–<b>5</b> PM</p>', '<p>4–<b>5</b>~PM</p>'],
  ['<svg><text>4–5 PM</text></svg>', '<svg><text>4–5 PM</text></svg>'],
  ['<select><option>4–5 PM</option></select>', '<select><option>4–5 PM</option></select>'],
  ['<b>5 <small>PM</small></b> PM', '<b>5~<small>PM</small></b> PM'],
  ['<b>5</b> <small title="a > b">PM</small>', '<b>5</b>~<small title="a > b">PM</small>'],
  ['<td>5 PM</td><td>x</td>', '<td>5~PM</td><td>x</td>'],
  ['<td>5</td><td> PM</td>', '<td>5</td><td> PM</td>'],
  ['<a title="5 PM">5 PM</a>', '<a title="5 PM">5~PM</a>'],
  ['<style>/* 5 PM */</style><p>5 PM', '<style>/* 5 PM */</style><p>5~PM'],
  ['<script>"5 PM"</script>5 PM', '<script>"5 PM"</script>5~PM'],
  ['<textarea>5 PM</textarea>', '<textarea>5 PM</textarea>'],
  ['<!-- 5 PM -->5 PM', '<!-- 5 PM -->5~PM'],
  [
    '5 PM<div data-island="a"><div>5 PM</div></div>5 PM',
    '5~PM<div data-island="a"><div>5 PM</div></div>5~PM',
  ],
])('in %s, no line can end within a time', (html, kept) => {
  const result = keepUnbroken(html, /[\d–-]+ PM\b/);
  expect(result.replaceAll('\u00a0', '~')).toBe(kept);
});

test('the texts of the layout and of the page are kept on one line', async () => {
  const site = await builtSite({
    '_site.tsx': siteText({
      layout: '<main>{children}</main><p>Until 7 PM</p>',
      more: String.raw`unbroken: /\d [AP]M/`,
    }),
    'index.tsx': pageText('Home', { body: '<p>From 8 AM</p>' }),
  });
  expect(site.read('index.html')).toContain('From 8\u00a0AM');
  expect(site.read('index.html')).toContain('Until 7\u00a0PM');
});
