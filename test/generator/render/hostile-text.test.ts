import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { builtSite } from '../../support/read-built.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, siteText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

/** Text that would break out of its context, and any other that HTML can contain. */
const text = fc
  .oneof(
    fc.constantFrom(
      ...['</title>', '</script><script>alert(1)</script>', '<!--', ']]>', '"><b>', "' onload='"],
      ...['&amp;', '&lt;b&gt;', '\u2028', '$1 $&', '$&', '</style>', '\\', '{"a":1}', '\u202e'],
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  .map((each) => each.replaceAll(/[\0\r]/g, ''))
  .filter((each) => each.isWellFormed());

interface Parsed {
  readonly name: string;
  readonly attribs: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The elements of a document as a browser sees them. */
function elementsOf(html: string): readonly Parsed[] {
  const found: Parsed[] = [];
  const visit = (node: unknown): string => {
    const { type, data, name, attribs, children } = { ...(node as Partial<Node>) };
    if (type === 'text') return data ?? '';
    const inside = (children ?? []).map(visit).join('');
    if (name !== undefined) found.push({ name, attribs: attribs ?? {}, text: inside });
    return inside;
  };
  visit(parseDocument(html));
  return found;
}

interface Node {
  readonly type: string;
  readonly data: string;
  readonly name: string;
  readonly attribs: Readonly<Record<string, string>>;
  readonly children: readonly unknown[];
}

test('any text in meta, entries, facts, and structured data is only text', async () => {
  const texts = fc.sample(text, { numRuns: 300, seed: 7 });
  const entries = texts.map((each, index) => ({ slug: `n${index}`, text: `${each} #${index}` }));
  const site = await builtSite({
    '_site.tsx': siteText({
      more: "structuredData: ({ meta }) => [{ '@type': 'WebPage', name: meta.title }], facts: [{ name: 'Odd', chosen: '</script>', readings: [{ value: '</script>', statedAt: [] }] }],",
    }),
    '_entries.json': JSON.stringify(entries),
    '[slug].tsx': `import { read } from '#authoring';
import list from './_entries.json';
export const entries = list;
export const meta = ({ text }) => ({ title: text, description: 'About ' + text, schemaType: 'WebPage', keywords: [text] });
export default ({ entry: { text } }) => <><h1 title={text}>{text}</h1><p data-fact={read({ name: text, chosen: text, readings: [] }, text)}>{text}</p></>;`,
  });
  const plain = elementsOf(site.read('index.html')).map(({ name }) => name);
  for (const [index, { text: expected }] of entries.entries()) {
    const elements = elementsOf(site.read(`n${index}.html`));
    const only = (name: string): Parsed | undefined => elements.find((each) => each.name === name);
    // A browser does not show spaces at the ends of a title, but they are in the document.
    expect(only('title')?.text).toBe(expected);
    expect(only('h1')).toEqual({ name: 'h1', attribs: { title: expected }, text: expected });
    expect(only('p')?.attribs).toEqual({ 'data-fact': expected });
    const data = elements.find(({ attribs }) => attribs['type'] === 'application/ld+json');
    expect(data?.text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(data?.text ?? '')['@graph'][0].name).toBe(expected);
    const contents = elements.flatMap(({ attribs }) => attribs['content'] ?? []);
    // Of keywords and og:title; of the description and og:description.
    for (const content of [expected, `About ${expected}`])
      expect(contents.filter((each) => each === content)).toHaveLength(2);
    expect(elements.map(({ name }) => name).sort()).toEqual([...plain, 'p', 'meta'].sort());
  }
});

thoroughly('ten thousand aliases redirect, and the commands are still usable', async () => {
  const aliases = "Array.from({ length: 10_000 }, (_, n) => '/old/' + n)";
  const site = await builtSite({ 'about.tsx': pageText('About', { meta: `aliases: ${aliases}` }) });
  expect(site.read('old/9999.html')).toContain('content="0; url=/about"');
  const { stdout } = await runSite(['routes', '--pages', site.pages]);
  expect(stdout.split('\n')).toHaveLength(10_003);
});

test('a page of five megabytes is built', async () => {
  const body = "<p>{'12345678 '.repeat(560_000)}</p>";
  const site = await builtSite({ 'long.tsx': pageText('Long', { body }) });
  const html = site.read('long.html');
  expect(html.length).toBeGreaterThan(5_000_000);
  expect(html.endsWith('</p></main></body></html>\n')).toBe(true);
});
