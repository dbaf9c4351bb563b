import { expect, test } from 'vitest';
import { compactHtml } from '../../../src/render/html/fragment.ts';
import { scanHtml } from '../../../src/render/html/scan.ts';
import { builtSite } from '../../support/read-built.ts';
import { siteText } from '../../support/site-folder.ts';
import { validateHtml } from '../../support/validate-html.ts';

test.each([
  ['<path d="M1 1h2"></path>', '<path d="M1 1h2"/>'],
  ['<g><use href="#a"></use></g>', '<g><use href="#a"/></g>'],
  ['<i class="a"></i>', '<i class="a"></i>'],
  ['<path><title>A</title></path>', '<path><title>A</title></path>'],
  ['<p data-x="{&quot;a&quot;:1}">', `<p data-x='{"a":1}'>`],
  ['<p data-x="&quot;&#x27;&amp;&quot;">', `<p data-x='"&#x27;&amp;"'>`],
  ['<p data-x="a" data-y="&quot;">', `<p data-x="a" data-y='"'>`],
  ['<p title="&quot;">', '<p title="&quot;">'],
  ['<p> data-x=&quot;a&quot;</p>', '<p> data-x=&quot;a&quot;</p>'],
])('%s becomes %s', (html, compact) => {
  expect(compactHtml(html)).toBe(compact);
  expect(scanHtml(compact)).toMatchObject({ ids: [] });
});

test('the layout is compact on every page, and still valid HTML', async () => {
  const site = await builtSite({
    '_site.tsx': siteText({
      layout: `<svg viewBox="0 0 1 1"><path d="M0 0h1" /></svg><main>{children}</main><p data-facts={'{"a":"it’s"}'}>x</p>`,
    }),
  });
  const html = site.read('index.html');
  expect(html).toContain('<path d="M0 0h1"/>');
  expect(html).toContain(`data-facts='{"a":"it’s"}'`);
  expect(await validateHtml(html)).toEqual([]);
});
