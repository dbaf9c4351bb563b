import { afterAll, beforeAll, expect, test } from 'vitest';
import { preview } from '../../../src/server/preview.ts';
import { ask } from '../../support/ask.ts';
import { browser } from '../../support/browser/browser.ts';
import { openPage, type WatchedPage, wakeIslands } from '../../support/browser/open-page.ts';
import { wake } from '../../support/browser-parts.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, siteFolder, siteText } from '../../support/site-folder.ts';

// Packages that many sites use, each in an island of its own, as the command builds them.

const islands = {
  'radix-tabs': [
    'RadixTabs',
    `import * as Tabs from '@radix-ui/react-tabs';
export const RadixTabs = () => <Tabs.Root defaultValue="bread"><Tabs.List>
<Tabs.Trigger value="bread">Bread</Tabs.Trigger><Tabs.Trigger value="cake">Cake</Tabs.Trigger></Tabs.List>
<Tabs.Content value="bread">Rye</Tabs.Content><Tabs.Content value="cake">Lemon</Tabs.Content></Tabs.Root>;`,
  ],
  motion: [
    'Panel',
    `import { useState } from 'react';
import { AnimatePresence, motion } from 'framer-motion';
export function Panel() {
  const [isOpen, setOpen] = useState(true);
  return <><button type="button" onClick={() => setOpen(!isOpen)}>Toggle</button><AnimatePresence>
{isOpen && <motion.p initial={{ opacity: 0.5 }} animate={{ opacity: 1 }} exit={{ opacity: 0 }}>Moving</motion.p>}</AnimatePresence></>;
}`,
  ],
  carousel: [
    'Carousel',
    `import { useEffect, useState } from 'react';
import useEmblaCarousel from 'embla-carousel-react';
export function Carousel() {
  const [view, embla] = useEmblaCarousel();
  const [slide, setSlide] = useState(0);
  useEffect(() => { embla?.on('select', () => setSlide(embla.selectedScrollSnap())); }, [embla]);
  return <div><div ref={view} style={{ overflow: 'hidden', width: 200 }}><div style={{ display: 'flex' }}>
{['One', 'Two'].map((text) => <b key={text} style={{ flex: '0 0 100%' }}>{text}</b>)}</div></div>
<button type="button" onClick={() => embla?.scrollNext()}>Next</button><output>Slide {slide + 1}</output></div>;
}`,
  ],
  'hook-form': [
    'Order',
    `import { useState } from 'react';
import { useForm } from 'react-hook-form';
export function Order() {
  const { register, handleSubmit, formState: { errors } } = useForm();
  const [sent, setSent] = useState('');
  return <form onSubmit={handleSubmit(({ bread }) => setSent(bread))}>
<input aria-label="Bread" {...register('bread', { required: 'Which bread?' })} /><button>Order</button>
<p role="status">{errors.bread?.message ?? sent}</p></form>;
}`,
  ],
  'common-js': [
    'Star',
    `import shine, { color } from 'star';
import { dot } from 'looped';
import plain, { more } from 'plain';
import { useEffect, useState } from 'react';
export function Star() {
  const [size, setSize] = useState('?');
  useEffect(() => { import('sized').then(({ default: { width } }) => setSize(width)); }, []);
  return <p role="status">{shine()} {color} {dot} {plain()} {more} {process.env.PUBLIC_SHOP} {size}</p>;
}`,
  ],
} as const;

const commonJs = {
  star: "Object.defineProperty(exports, '__esModule', { value: true }); exports.default = () => 'shines'; exports.color = 'gold';",
  sized: 'exports.width = window.innerWidth;',
  looped: "for (const name of ['dot', 'dash']) module.exports[name] = name;",
  plain:
    "module.exports = function () { return 'plain'; }; Object.assign(module.exports, { more: 'more' });",
};
const packages = Object.entries(commonJs).flatMap(([name, text]) => [
  [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`],
  [`node_modules/${name}/index.js`, text],
]);
/** As in a workspace, whose packages Node finds outside all `node_modules`. */
const workspace = {
  '../ui/_count.tsx': `import { useState } from 'react';
export function Count() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>;
}`,
  '../ui/_count.island.ts': wake('_count', 'Count'),
  'workspace.tsx': pageText('Workspace', {
    imports: "import { Count } from '../ui/_count.tsx';",
    body: '<Island name="_count" component={Count} props={{}} />',
  }),
};

const files = Object.entries(islands).flatMap(([name, [component, text]]) => [
  [`_widgets/${name}.tsx`, text],
  [`_widgets/${name}.island.ts`, wake(name, component)],
  [
    `${name}.tsx`,
    pageText(name, {
      imports: `import { ${component} } from './_widgets/${name}.tsx';`,
      body: `<Island name="${name}" component={${component}} props={{}} />`,
    }),
  ],
]);
const policy = (styles: string) => ({
  '_site.tsx': siteText({
    more: `headers: ({ styles, scripts }) => ({ 'Content-Security-Policy': \`default-src 'self'; script-src 'self' \${scripts.join(' ')}; style-src 'self' \${styles.join(' ')}${styles}\` }),`,
  }),
});
const site = siteFolder({
  ...Object.fromEntries([...files, ...packages]),
  ...workspace,
  ...policy("; style-src-attr 'unsafe-inline'"),
});
const build = () =>
  runSite(['build', '--pages', 'pages', '--target', 'caddy'], {
    cwd: site.root,
    env: { PUBLIC_SHOP: 'open' },
  });
let url = '';
let close = (): void => {};

beforeAll(async () => {
  expect(await build()).toMatchObject({ code: 0, stderr: '' });
  ({ url, close } = await preview({ folder: site.out, host: '127.0.0.1', port: 0 }));
});
afterAll(() => close());

const open = async (name: keyof typeof islands | 'workspace'): Promise<WatchedPage> => {
  const opened = await openPage(browser, `${url}${name}`);
  await wakeIslands(opened.page);
  return opened;
};

test('the tabs of Radix show the panel that a visitor chooses, also with the arrow keys', async () => {
  const { page, faults } = await open('radix-tabs');
  const panel = page.getByRole('tabpanel');
  expect(await panel.textContent()).toBe('Rye');
  await page.getByRole('tab', { name: 'Cake' }).click();
  expect(await panel.textContent()).toBe('Lemon');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => panel.textContent()).toBe('Rye');
  expect(faults).toEqual([]);
});

test('framer-motion moves an element from its first style, and removes it when it has left', async () => {
  const { page, faults } = await open('motion');
  const text = page.getByText('Moving');
  await expect.poll(() => text.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await page.getByRole('button').click();
  await expect.poll(() => text.count()).toBe(0);
  expect(faults).toEqual([]);
});

test('Embla shows the next slide', async () => {
  const { page, faults } = await open('carousel');
  await page.getByRole('button').click();
  await expect.poll(() => page.getByRole('status').textContent()).toBe('Slide 2');
  expect(faults).toEqual([]);
});

test('react-hook-form says what is missing, and passes on what was typed', async () => {
  const { page, faults } = await open('hook-form');
  await page.getByRole('button').click();
  await expect.poll(() => page.getByRole('status').textContent()).toBe('Which bread?');
  await page.getByLabel('Bread').fill('Rye');
  await page.getByRole('button').click();
  await expect.poll(() => page.getByRole('status').textContent()).toBe('Rye');
  expect(faults).toEqual([]);
});

test('CommonJS gives pages and browsers the same exports, also a package that only browsers load', async () => {
  const { page, faults } = await open('common-js');
  const { body } = await ask(url, '/common-js');
  const text = 'shines gold dot plain more open';
  expect(body.replaceAll('<!-- -->', '')).toContain(`${text} ?`);
  await expect.poll(() => page.getByRole('status').textContent()).toBe(`${text} 1280`);
  expect(faults).toEqual([]);
});

test('an island of a package in the workspace starts', async () => {
  const { page, faults } = await open('workspace');
  await page.getByRole('button').click();
  await expect.poll(() => page.getByRole('button').textContent()).toBe('Count 1');
  expect(faults).toEqual([]);
});

test('a policy without inline styles refuses them, and the problem names the package or the line', async () => {
  site.write(policy(''));
  const { code, stderr } = await build();
  expect(code).toBe(1);
  const hint = "style attributes in the `headers` of _site.tsx: style-src-attr 'unsafe-inline'.";
  expect(stderr).toContain(
    `pages/_widgets/motion.tsx:2: A <p> of the package framer-motion on /motion in the island "motion" has a style attribute, which the content security policy does not allow.\n  Allow ${hint}`,
  );
  expect(stderr).toContain(
    `pages/_widgets/radix-tabs.tsx:1: A <div> of the package @radix-ui/react-primitive on /radix-tabs in the island "radix-tabs" has a style attribute`,
  );
  expect(stderr).toContain(
    `pages/_widgets/carousel.tsx:8: A <b> on /carousel in the island "carousel" has a style attribute, which the content security policy does not allow.\n  Use a class and a style sheet, or allow ${hint}`,
  );
});
