import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { palette } from '../../pages/_facts/palette.ts';
import { browser } from './browser.ts';
import { openPage } from './open-page.ts';

const { url } = inject('builtSite');

/** The color of the ocean, in the lower right corner, as `#rrggbb`. */
function oceanOf(page: Page): Promise<string> {
  return page.getByRole('img', { name: /^Map of 11 places/ }).evaluate((image) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (!(image instanceof HTMLImageElement) || !context) return '';
    canvas.width = image.width;
    canvas.height = image.height;
    context.drawImage(image, 0, 0, image.width, image.height);
    const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(
      image.width - 3,
      image.height - 3,
      1,
      1,
    ).data;
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    return alpha === 0 ? '' : `#${hex}`;
  });
}

test.each(['light', 'dark'] as const)(
  'the map of all places is fetched when it comes near, and drawn in %s colors',
  async (colorScheme) => {
    const { page, faults, close } = await openPage(browser, `${url}/service-areas`, {
      colorScheme,
      viewport: { width: 360, height: 740 },
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const map = page.getByRole('img', { name: /^Map of 11 places/ });
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => oceanOf(page)).toBe(palette.chosen[colorScheme].water);
    expect(asked).toContain('/area-map.svg');
    expect(faults).toEqual([]);
    await close();
  },
);
