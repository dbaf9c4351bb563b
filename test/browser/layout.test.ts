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

test('the frame leaves four fifths of any phone’s screen to the page, and in landscape covers nothing', async () => {
  const page = await sharedAt(christmasEve, '/contact', openAt);
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [360, 640],
    [412, 823],
    [640, 360],
    [740, 360],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await frameShare(page), `${width} × ${height}`).toBeLessThanOrEqual(0.2);
    const positions = await page
      .locator('.header, .bar')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).position));
    if (width > height) expect(positions).toEqual(['static', 'static']);
  }
});

thoroughly(
  'the name, the longest status, and the buttons fit into the header on one line at any width',
  async () => {
    const page = await sharedAt(tuesdayNight, '/', openAt);
    expect(oneLine(await page.locator('header .strip-state').innerText())).toContain(
      `Opens Wednesday at ${opensAt('Wednesday')}`,
    );
    for (const width of [320, 360, 414, 416, 420, 430, 480, 768]) {
      await page.setViewportSize({ width, height: 740 });
      const { overlaps, outside, growth } = await page.evaluate(() => {
        const strip = document.querySelector('.strip') ?? document.body;
        const bar = strip.getBoundingClientRect();
        const boxes = [
          ...document.querySelectorAll('.strip :is(.logo, .strip-state, .strip-buttons svg)'),
        ]
          .map((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return (part instanceof SVGElement ? part : range).getBoundingClientRect();
          })
          .sort((one, other) => one.x - other.x);
        return {
          overlaps: boxes.slice(1).filter(({ x }, index) => x < (boxes[index]?.right ?? 0)).length,
          outside: boxes.filter(({ top, bottom }) => top < bar.top + 3 || bottom > bar.bottom)
            .length,
          growth: bar.height - Number.parseFloat(getComputedStyle(strip).minHeight),
        };
      });
      expect({ overlaps, outside, growth }, `${width} px`).toEqual({
        overlaps: 0,
        outside: 0,
        growth: 0,
      });
    }
  },
);

test('a screen reader reads the breadcrumbs without slashes and the email address in one piece, and calls no empty field invalid', async () => {
  const page = await sharedAt(christmasEve, '/contact', openAt);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const read = nodes.filter(({ ignored }) => !ignored);
  const names = read.map(({ name }) => String(name?.value));
  expect(names).toContain('Home');
  expect(names.filter((name) => name.trim() === '/')).toEqual([]);
  expect(names).toContain(email.chosen);
  const fields = read.filter(({ role }) => /combobox|textbox/.test(String(role?.value)));
  const states = fields.map(({ properties = [] }) => properties.find(isInvalid)?.value.value);
  expect(states).toEqual(['false', 'false', 'false', 'false', 'false']);
});

const isInvalid = ({ name }: { readonly name: string }): boolean => name === 'invalid';
