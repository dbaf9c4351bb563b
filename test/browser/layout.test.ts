import { expect, test } from 'vitest';
import { email } from '../../pages/_facts/placeholders.ts';
import { frameShare } from '../support/browser/bottom-bar.ts';
import { oneLine } from '../support/browser/one-line.ts';
import { openAt, sharedAt } from '../support/browser/open-at.ts';
import { opensAt } from '../support/site/store-hours.ts';
import { thoroughly } from '../support/thoroughly.ts';

/** Two days are announced at the same time. */
const christmasEve = '2026-12-24T15:00:00Z';
/** The header has its longest text. */
const tuesdayNight = '2026-06-17T03:00:00Z';

test.each([
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 412, height: 823 },
  { width: 640, height: 360 },
  { width: 740, height: 360 },
  { width: 568, height: 320 },
])(
  'at $width × $height the frame leaves four fifths of the screen to the page',
  async (viewport) => {
    const page = await sharedAt(christmasEve, '/contact', openAt);
    await page.setViewportSize(viewport);
    expect(await frameShare(page)).toBeLessThanOrEqual(0.2);
  },
);

test('on a phone in landscape nothing covers the page', async () => {
  const page = await sharedAt(christmasEve, '/contact', openAt);
  await page.setViewportSize({ width: 740, height: 360 });
  const positions = await page
    .locator('.top, .thumb')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).position));
  expect(positions).toEqual(['static', 'static']);
});

thoroughly.each([320, 360, 414, 416, 420, 430, 480, 768])(
  'at %i px the name, the longest status, and the buttons are vertically centered in the header, which is as high as ever, and do not overlap',
  async (width) => {
    const page = await sharedAt(tuesdayNight, '/', openAt);
    await page.setViewportSize({ width, height: 740 });
    expect(oneLine(await page.locator('header .state').innerText())).toContain(
      `Opens Wednesday at ${opensAt('Wednesday')}`,
    );
    const { middles, heights, gaps, overlaps, growth } = await page.evaluate(() => {
      const strip = document.querySelector('.strip');
      const bar = strip?.getBoundingClientRect() ?? new DOMRect();
      const texts = [...document.querySelectorAll('.strip :is(.logo, .state, .openers svg)')]
        .map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return part instanceof SVGElement
            ? part.getBoundingClientRect()
            : range.getBoundingClientRect();
        })
        .sort((one, other) => one.x - other.x);
      return {
        middles: texts.map(({ y, height }) => y + height / 2 - bar.y - bar.height / 2),
        heights: texts.map(({ height }) => height - bar.height),
        gaps: texts.map(({ y }) => y - bar.y),
        growth: bar.height - Number.parseFloat(getComputedStyle(strip ?? document.body).minHeight),
        overlaps: texts.slice(1).filter(({ x }, index) => x < (texts[index]?.right ?? 0)).length,
      };
    });
    for (const middle of middles) expect(Math.abs(middle)).toBeLessThanOrEqual(3);
    for (const height of heights) expect(height).toBeLessThanOrEqual(0);
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(3);
    expect(overlaps).toBe(0);
    expect(growth).toBe(0);
  },
);

thoroughly('a screen reader reads the breadcrumbs without the slashes', async () => {
  const names = await namesRead('/fax-services');
  expect(names).toContain('Home');
  expect(names.filter((name) => name.includes('/'))).toEqual([]);
});

thoroughly('a screen reader reads the email address in one piece', async () => {
  const names = await namesRead('/contact');
  expect(names).toContain(email.chosen);
});

test('a screen reader calls no field of the form invalid before it is filled in', async () => {
  const nodes = await nodesRead('/contact');
  const fields = nodes.filter(({ role }) => /combobox|textbox/.test(String(role?.value)));
  const states = fields.map(({ properties = [] }) => properties.find(isInvalid)?.value.value);
  expect(states).toEqual(['false', 'false', 'false', 'false', 'false']);
});

const isInvalid = ({ name }: { readonly name: string }): boolean => name === 'invalid';

/** What Chromium tells a screen reader: the name of each link, heading, and text on the page. */
async function namesRead(path: string): Promise<readonly string[]> {
  return (await nodesRead(path)).map(({ name }) => String(name?.value));
}

async function nodesRead(path: string) {
  const page = await openAt(christmasEve, path, {});
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await page.context().close();
  return nodes.filter(({ ignored }) => !ignored);
}

thoroughly.each(['/contact', '/service-areas/ogden-wilmington-nc', '/mailbox-services'])(
  'on a desktop, Tab stops on %s only where there is something to do',
  async (path) => {
    const page = await openAt(christmasEve, path, {});
    const stops = await page
      .locator('main [tabindex="0"]')
      .evaluateAll((found) =>
        found
          .filter((element) => element.checkVisibility() && !element.matches('a, button, [role]'))
          .map((element) => element.getAttribute('aria-label') ?? element.className),
      );
    expect(stops).toEqual([]);
    await page.context().close();
  },
);
