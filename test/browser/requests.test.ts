import { expect, inject, test } from 'vitest';
import { realRoutes } from '../site/built-pages.ts';
import { browser } from './browser.ts';

const { url } = inject('builtSite');

// Headless Chromium requests lazy drawings from as far away as browsers do on a slow network.
test.concurrent.each(realRoutes().map(({ address }) => address))(
  '%s asks for at most four files before it is touched',
  async (address) => {
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      const page = await browser.newPage({ viewport });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(url + address, { waitUntil: 'networkidle' });
      const files = asked.filter((file) => file.startsWith('http'));
      expect(files.slice(4), `at ${viewport.width} px`).toEqual([]);
      await page.close();
    }
  },
);
