import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect } from 'vitest';
import { contentsOf } from '../../support/folder-contents.ts';
import { runSite } from '../../support/run-site.ts';
import { thoroughly } from '../../support/thoroughly.ts';

// No longer than the titles that contain it allow.
const hostile = `</script><i id=taken><!--"'&\u2028📦`;

thoroughly(
  'a store with a hostile name has it as text on every page of the real site',
  async () => {
    const folder = resolve('test/.tmp/hostile-facts');
    const pages = join(folder, 'pages');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync('pages', pages, { recursive: true });
    const file = join(pages, '_facts/placeholders.ts');
    const named = readFileSync(file, 'utf8').replace(
      "value: 'College Road Pack & Ship'",
      `value: ${JSON.stringify(hostile)}`,
    );
    expect(named).toContain('taken');
    writeFileSync(file, named);
    const out = join(folder, 'site');
    const { stderr } = await runSite(['build', '--no-og', '--pages', pages, '--out', out]);
    expect(stderr).toBe('');
    const html = Object.keys(contentsOf(out)).filter((path) => path.endsWith('.html'));
    expect(html.length).toBeGreaterThan(60);
    for (const path of html) {
      const text = readFileSync(join(out, path), 'utf8');
      const all = DomUtils.findAll(() => true, parseDocument(text).children);
      expect(
        all.some(({ attribs }) => attribs['id'] === 'taken'),
        path,
      ).toBe(false);
      for (const script of all.filter(({ attribs }) => attribs['type'] === 'application/ld+json'))
        expect(() => JSON.parse(DomUtils.textContent(script)), path).not.toThrow();
    }
    const home = parseDocument(readFileSync(join(out, 'index.html'), 'utf8'));
    const [body] = DomUtils.getElementsByTagName('body', home);
    expect(DomUtils.textContent(body ?? [])).toContain(hostile);
  },
);
