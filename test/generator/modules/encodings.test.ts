import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../support/build.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

const problemsWith = async (file: string, contents: Buffer) => {
  const site = siteFolder({
    '_all.css': 'p { margin: 0 }',
    '_box.module.css': '.box { margin: 0 }',
    '_text.ts': "export const text = '\ufffd';",
    '_data.json': '{ "name": "é" }',
    'a.tsx': pageText('A', {
      imports: `import './_all.css'; import box from './_box.module.css'; import { text } from './_text.ts'; import data from './_data.json';`,
      body: '<p className={box.box}>{text}{data.name}</p>',
    }),
    'a.client.ts': 'console.log(1);',
  });
  writeFileSync(join(site.pages, file), contents);
  return (await build(site)).problems;
};

test.each([
  ['_text.ts', latin("// one\nexport const text = 'Café';"), 2],
  ['_text.ts', Buffer.from("\ufeffexport const text = 'Café';", 'utf16le'), 1],
  ['_data.json', latin('{\n\n"name": "Café" }'), 3],
  ['_box.module.css', latin('.box { margin: 0 }\n/* é */'), 2],
  ['_all.css', latin('p::after { content: "é" }'), 1],
  ['a.client.ts', latin("\nconsole.log('é');"), 2],
])('%s must be in UTF-8', async (file, contents, line) => {
  expect(await problemsWith(file, contents)).toEqual([
    `${file}:${line}: This file is not in UTF-8, so some of its characters are lost.\n  Save it as UTF-8: editors call it the encoding of the file.`,
  ]);
});

test('a byte order mark and the replacement character itself are fine', async () => {
  const text = Buffer.from("\ufeffexport const text = 'Café \ufffd';");
  expect(await problemsWith('_text.ts', text)).toEqual([]);
});
