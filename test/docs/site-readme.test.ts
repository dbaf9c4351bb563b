import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect } from 'vitest';
import { blocksOf } from '../support/documents.ts';
import { copyOf } from '../support/new-pages.ts';
import { runSite } from '../support/run-site.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { typeCheck } from '../support/type-check.ts';

const blocks = blocksOf('../pages/README.md').filter(({ language }) => language !== 'sh');

/** The example with this name, which is a file or what the example consists of. */
function example(name: string): string {
  const found = blocks.find((block) => block.name === name);
  if (found === undefined) throw new Error(`pages/README.md has no example with the name ${name}.`);
  return found.text;
}

thoroughly(
  'the examples of pages/README.md make a page that passes every check of the store',
  async () => {
    const site = copyOf('pages');
    const page = 'gift-wrapping.tsx';
    const facts = readFileSync(join(site.pages, '_facts/assumed.ts'), 'utf8');
    const [first = '', ...assumption] = example('_facts/assumed.ts')
      .trim()
      .split('\n')
      .slice(0, -1);
    expect(facts).toContain(first);
    const hours = readFileSync(join(site.pages, '_facts/hours.ts'), 'utf8');
    site.write({
      '_facts/hours.ts': hours.replace(
        /export const openingHours = [^;]*;\n/,
        example('_facts/hours.ts'),
      ),
      '_facts/assumed.ts': facts.replace(first, [first, ...assumption].join('\n')),
      '_content/gift-wrapping.ts': example('_content/gift-wrapping.ts'),
      [page]: [
        "import boxInBox from './_assets/drawings/box-in-box.svg';",
        "import { InlineDrawing } from './_components/drawings/inline-drawing.tsx';",
        "import { ShowIllustration } from './_components/drawings/show-illustration.tsx';",
        "import { StoreVisit } from './_blocks/store/store-visit.tsx';",
        "import { perfume } from './_content/gift-wrapping.ts';",
        "import { assumed } from './_facts/assumed.ts';",
        "import { weeklyHours } from './_facts/hours.ts';",
        example(page)
          .replace('import { Link,', 'import { Link, read,')
          .replace('  return (\n    <section', `  ${example('line')}  return (\n    <><section`)
          .replace(
            '        <h1>',
            '        <p>{perfume} {assumed.giftBows.says} {hours.Monday?.end}</p>\n        <h1>',
          )
          .replace('</section>', `</section>\n${example('drawing')}${example('section')}</>`),
      ].join('\n'),
    });
    expect(blocks.map(({ name }) => name).sort()).toEqual(
      [
        '_content/gift-wrapping.ts',
        '_facts/assumed.ts',
        '_facts/hours.ts',
        page,
        'line',
        'drawing',
        'section',
      ].sort(),
    );
    await runSite(['routes', '--types', '--pages', site.pages]);
    expect(typeCheck(site.pages, [page, '_routes.d.ts', '**/*files.d.ts'])).toBe('');
    const { stderr } = await runSite(['check', '--quiet', '--pages', site.pages]);
    expect(stderr.match(/^\S+:.*/gm)).toEqual([
      `${relative('', site.pages)}/${page}: No page links to /gift-wrapping.`,
    ]);
  },
);
